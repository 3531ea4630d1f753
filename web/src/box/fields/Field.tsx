import { inPlace } from '@madang/board-kit/in-place';
import { type Fields, isRecord, isSettled, type Shape } from '@madang/kernel/shapes';
import type { ReactNode } from 'preact/compat';
import { Icon } from '../../art/Icon.tsx';
import { useWords } from '../../words/useWords.tsx';
import { chosenOf, emptyFields, emptyOf } from '../logic/values.ts';
import type { FieldProps } from './form-words.ts';
import { Bag, Choice, Flags, Text, Whole } from './Plain.tsx';

type Of<K extends Shape['is']> = FieldProps<Extract<Shape, { is: K }>>;

/** Draws the field of any form. It knows no game. */
export function Field({ shape, ...rest }: FieldProps): ReactNode {
  switch (shape.is) {
    case 'whole':
      return <Whole shape={shape} {...rest} />;
    case 'text':
      return <Text shape={shape} {...rest} />;
    case 'flag':
    case 'word':
      return <Choice shape={shape} {...rest} />;
    case 'bag':
      return <Bag shape={shape} {...rest} />;
    case 'fields':
      return <FieldsOf shape={shape} {...rest} />;
    case 'tagged':
      return <Tagged shape={shape} {...rest} />;
    case 'either':
      return <Either shape={shape} {...rest} />;
    case 'list':
      return shape.of.is === 'word' ? <Flags shape={shape} of={shape.of} {...rest} /> : <List shape={shape} {...rest} />;
    case 'row':
      return <Row shape={shape} {...rest} />;
    case 'anything':
      return null;
  }
}

const Row = ({ shape, value, path, words, onChange, label }: Of<'row'>) => {
  const values = Array.isArray(value) ? value : shape.of.map(emptyOf);
  return (
    <fieldset className="box-row" aria-label={label}>
      {inPlace(shape.of, (one, i) => (
        <Field
          shape={one}
          value={values[i]}
          path={`${path}[${i}]`}
          label={words.field(`${i}`)}
          words={words}
          onChange={(next) => onChange(values.with(i, next))}
        />
      ))}
    </fieldset>
  );
};

interface RecordProps extends Omit<FieldProps<Fields>, 'label'> {
  readonly label?: string;
  /** The operator whose fields these are. */
  readonly within?: string;
}

/** The fields of a record; those that may be left out come when they are asked for. */
function FieldsOf({ shape, value, path, words, onChange, within }: RecordProps) {
  const app = useWords();
  const record = isRecord(value) ? value : emptyFields(shape);
  const change = (name: string) => (next: unknown) => onChange({ ...record, [name]: next });
  const drop = (name: string): void => onChange(Object.fromEntries(Object.entries(record).filter(([one]) => one !== name)));
  const field = (name: string, one: Shape) => (
    <Field
      key={name}
      shape={one}
      value={record[name]}
      path={path === '' ? name : `${path}.${name}`}
      label={words.field(name, within)}
      words={words}
      onChange={change(name)}
    />
  );
  return (
    <div className="box-record">
      {Object.entries(shape.needed).map(([name, one]) => (isSettled(one) ? null : field(name, one)))}
      {Object.entries(shape.optional).map(([name, one]) => {
        const is = Object.hasOwn(record, name);
        const text = words.field(name, within);
        return (
          <div key={name} className="box-optional">
            {is && !isSettled(one) ? field(name, one) : null}
            <button type="button" className="quiet small" aria-pressed={is} onClick={() => (is ? drop(name) : change(name)(emptyOf(one)))}>
              <Icon name={is ? 'close' : 'plus'} />
              <span>{is ? app.text('box.without', { name: text }) : text}</span>
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** A record whose fields depend on a choice. */
function Tagged({ shape, value, path, label, words, onChange }: Of<'tagged'>) {
  const record = isRecord(value) ? value : {};
  const by = shape.by();
  const tag = typeof record[shape.tag] === 'string' ? String(record[shape.tag]) : '';
  const chosen = Object.hasOwn(by, tag) ? by[tag] : undefined;
  const choose = (one: string | number): void => {
    const next = by[one];
    if (next) onChange({ [shape.tag]: one, ...emptyFields(next) });
  };
  return (
    <div className="box-part">
      <Choice
        shape={{ is: 'word', of: Object.keys(by) }}
        value={tag}
        path={`${path}.${shape.tag}`}
        label={label}
        words={words}
        onChange={(one) => (typeof one === 'string' ? choose(one) : undefined)}
      />
      {chosen && Object.keys({ ...chosen.needed, ...chosen.optional }).length > 0 ? (
        <FieldsOf
          shape={chosen}
          value={Object.fromEntries(Object.entries(record).filter(([name]) => name !== shape.tag))}
          path={path}
          words={words}
          within={tag}
          onChange={(next) => onChange({ [shape.tag]: tag, ...(isRecord(next) ? next : {}) })}
        />
      ) : null}
    </div>
  );
}

/** The words by which alternatives are chosen: their own, or the name of what they begin with. */
function wordsOf(shape: Shape): readonly string[] {
  if (shape.is === 'word') return shape.of.map(String);
  return [shape.is === 'fields' ? (Object.keys(shape.needed)[0] ?? '') : 'amounts'];
}

/** One of several forms. */
function Either({ shape, value, path, label, words, onChange }: Of<'either'>) {
  const app = useWords();
  const chosen = chosenOf(shape.of, value);
  const options = shape.of.flatMap(wordsOf);
  const now = chosen?.is === 'word' ? String(value) : chosen ? (wordsOf(chosen)[0] ?? '') : '';
  const choose = (word: unknown): void => {
    const next = shape.of.find((one) => wordsOf(one).some((name) => name === word));
    if (next) onChange(next.is === 'word' ? word : emptyOf(next));
  };
  return (
    <div className="box-part">
      <Choice
        shape={{ is: 'word', of: options }}
        value={now}
        path={path}
        label={label}
        words={{ ...words, word: (name) => (name === 'amounts' ? app.text('box.amounts') : words.word(name)) }}
        onChange={choose}
      />
      {chosen && chosen.is !== 'word' ? <Field shape={chosen} value={value} path={path} label={label} words={words} onChange={onChange} /> : null}
    </div>
  );
}

/** Values one after another. Where each begins with a choice, the next one is begun by choosing. */
function List({ shape, value, path, label, words, onChange }: Of<'list'>) {
  const app = useWords();
  const values = Array.isArray(value) ? value : [];
  const { of } = shape;
  return (
    <fieldset className="box-list">
      <legend>{label}</legend>
      {inPlace(values, (one, i) => (
        <div className="box-item">
          <Field
            shape={of}
            value={one}
            path={`${path}[${i}]`}
            label={app.text('box.item', { name: label, number: i + 1 })}
            words={words}
            onChange={(next) => onChange(values.with(i, next))}
          />
          {values.length > shape.least || of.is === 'tagged' ? (
            <button
              type="button"
              className="quiet icon-only"
              aria-label={app.text('box.remove', { name: label, number: i + 1 })}
              onClick={() => onChange(values.toSpliced(i, 1))}
            >
              <Icon name="close" />
            </button>
          ) : null}
        </div>
      ))}
      {of.is === 'tagged' ? (
        <Choice
          shape={{ is: 'word', of: Object.keys(of.by()) }}
          value=""
          path={`${path}[${values.length}]`}
          label={app.text('box.more')}
          words={words}
          onChange={(tag) => {
            const next = typeof tag === 'string' ? of.by()[tag] : undefined;
            if (next) onChange([...values, { [of.tag]: tag, ...emptyFields(next) }]);
          }}
        />
      ) : (
        <button type="button" className="small" onClick={() => onChange([...values, emptyOf(of)])}>
          <Icon name="plus" />
          <span>{app.text('box.more')}</span>
        </button>
      )}
    </fieldset>
  );
}
