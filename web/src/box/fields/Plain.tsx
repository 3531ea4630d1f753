import { isRecord, type Shape } from '@madang/kernel/shapes';
import { useWords } from '../../words/useWords.tsx';
import type { FieldProps } from './form-words.ts';

type Of<K extends Shape['is']> = FieldProps<Extract<Shape, { is: K }>>;

/** A figure as it is typed; what is no figure stays as text, so that it is named as wrong and not lost. */
function typedFigure(text: string): unknown {
  if (text.trim() === '') return null;
  return /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : text.slice(0, 20);
}

const shown = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');

/** A figure, typed with digits. */
export const Whole = ({ value, path, label, onChange }: Of<'whole'>) => (
  <label className="box-field">
    <span>{label}</span>
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className="box-figure"
      data-stop={path}
      value={shown(value)}
      aria-invalid={typeof value === 'string'}
      onInput={({ currentTarget }) => onChange(typedFigure(currentTarget.value))}
    />
  </label>
);

/** A text; empty: there is none. */
export const Text = ({ value, path, label, onChange }: Of<'text'>) => (
  <label className="box-field">
    <span>{label}</span>
    <input
      type="text"
      autoComplete="off"
      maxLength={60}
      data-stop={path}
      data-group={path.split('.')[0]}
      value={shown(value)}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
);

/** One of several words, each with a number that a key chooses. */
export function Choice({ shape, value, path, label, words, onChange }: Of<'word' | 'flag'>) {
  const app = useWords();
  const options: readonly (string | number | boolean)[] = shape.is === 'flag' ? [true, false] : shape.of;
  const at = options.findIndex((one) => Object.is(one, value));
  const textOf = (one: string | number | boolean): string => (typeof one === 'boolean' ? app.text(one ? 'box.yes' : 'box.no') : words.word(one));
  return (
    <label className="box-field">
      <span>{label}</span>
      <select
        data-stop={path}
        value={at < 0 ? '' : String(at)}
        onChange={({ currentTarget }) => onChange(options[Number(currentTarget.value)] ?? null)}
      >
        {at < 0 ? <option value="">–</option> : null}
        {options.map((one, i) => (
          <option key={String(one)} value={i}>
            {typeof one === 'number' ? one : app.text('box.choice', { number: i + 1, name: textOf(one) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Amounts by name; those that are not there stay empty. */
export function Bag({ shape, value, path, label, words, onChange }: Of<'bag'>) {
  const amounts = isRecord(value) ? value : {};
  const change = (name: string, text: string): void => {
    const typed = typedFigure(text);
    const others = Object.entries({ ...amounts, [name]: typed }).filter(([, n]) => n !== null);
    onChange(Object.fromEntries(others));
  };
  return (
    <fieldset className="box-bag">
      <legend>{label}</legend>
      {shape.of.map((name) => (
        <label key={name}>
          <span>{words.word(name)}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className="box-figure"
            data-stop={`${path}.${name}`}
            data-group={path}
            value={shown(amounts[name])}
            onInput={({ currentTarget }) => change(name, currentTarget.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface FlagsProps extends Of<'list'> {
  readonly of: Extract<Shape, { is: 'word' }>;
}

/** Some of several words, to tick. */
export function Flags({ of, value, path, label, words, onChange }: FlagsProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="box-bag">
      <legend>{label}</legend>
      {of.of.map((one) => (
        <label key={one} className="box-tick">
          <input
            type="checkbox"
            data-stop={path}
            data-group={path}
            checked={chosen.includes(one)}
            onChange={({ currentTarget }) => onChange(of.of.filter((word) => (word === one ? currentTarget.checked : chosen.includes(word))))}
          />
          <span>{words.word(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
