import './great.css';
import type { LoadedGame } from '../../../words/loaded-game.ts';
import { optionHelp, optionText } from '../../../words/options.ts';
import { greatOptions } from '../seats.ts';

interface GreatFieldsProps {
  readonly kit: LoadedGame;
  readonly chosen: Readonly<Record<string, string>>;
  onChoose(option: string, value: string): void;
}

/** The few choices that decide what kind of match it is, as large buttons. */
export function GreatFields({ kit, chosen, onChoose }: GreatFieldsProps) {
  return greatOptions(kit.game).map(([option, values]) => (
    <fieldset key={option} className="great">
      <legend>{optionText(kit, option)}</legend>
      <div className="great-values">
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={option} checked={(chosen[option] ?? values[0]) === value} onChange={() => onChoose(option, value)} />
            <span>{optionText(kit, option, value)}</span>
          </label>
        ))}
      </div>
      <p className="note">{optionHelp(kit, option)}</p>
    </fieldset>
  ));
}
