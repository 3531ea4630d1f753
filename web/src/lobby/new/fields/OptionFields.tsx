import './options.css';
import { Icon } from '../../../art/Icon.tsx';
import type { LoadedGame } from '../../../words/loaded-game.ts';
import { optionHelp, optionText } from '../../../words/options.ts';
import { useWords } from '../../../words/useWords.tsx';
import { askedOptions } from '../seats.ts';

interface OptionFieldsProps {
  readonly kit: LoadedGame;
  readonly chosen: Readonly<Record<string, string>>;
  onChoose(option: string, value: string): void;
}

/** A game's options with what each value means; folded away, because the defaults are the rulebook. */
export function OptionFields({ kit, chosen, onChoose }: OptionFieldsProps) {
  const words = useWords();
  const options = askedOptions(kit.game);
  const changed = options.filter(([option, values]) => (chosen[option] ?? values[0]) !== values[0]).length;
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
          <legend>{optionText(kit, option)}</legend>
          <p className="note">{optionHelp(kit, option)}</p>
          {values.map((value, i) => (
            <label key={value}>
              <input type="radio" name={option} checked={(chosen[option] ?? values[0]) === value} onChange={() => onChoose(option, value)} />
              <span>
                {optionText(kit, option, value)}
                {i === 0 ? <small>{words.text('new.default')}</small> : null}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
