import { Icon } from '../art/Icon.tsx';
import type { Kit } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';

interface OptionFieldsProps {
  readonly kit: Kit;
  readonly chosen: Readonly<Record<string, string>>;
  onChoose(option: string, value: string): void;
}

/** A game's options with what each value means; folded away, because the defaults are the rulebook. */
export function OptionFields({ kit, chosen, onChoose }: OptionFieldsProps) {
  const words = useWords();
  const { game, catalogue } = kit;
  const options = Object.entries(game.options);
  const changed = options.filter(([option, values]) => (chosen[option] ?? values[0]) !== values[0]).length;
  const text = (...key: readonly string[]): string => catalogue[[game.name, 'option', ...key].join('.')] ?? key.join(' ');
  if (options.length === 0) return null;
  return (
    <details className="options">
      <summary>
        <Icon name="gear" />
        <span>{words.text('new.options')}</span>
        <small className="options-changed">{words.text('new.changed', { count: changed })}</small>
      </summary>
      {options.map(([option, values]) => (
        <fieldset key={option} className="option">
          <legend>{text(option)}</legend>
          {values.map((value, i) => (
            <label key={value}>
              <input type="radio" name={option} checked={(chosen[option] ?? values[0]) === value} onChange={() => onChoose(option, value)} />
              <span>
                {text(option, value)}
                {i === 0 ? <small>{words.text('new.default')}</small> : null}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
