import './seats.css';
import { mostAutomas } from '@madang/kernel';
import type { LoadedGame } from '../../../words/loaded-game.ts';
import { optionHelp, optionText } from '../../../words/options.ts';
import { useWords } from '../../../words/useWords.tsx';
import { type SeatChoice, soloSeats } from '../seats.ts';

interface SoloFieldsProps {
  readonly kit: LoadedGame;
  readonly seats: readonly SeatChoice[];
  onSeats(seats: readonly SeatChoice[]): void;
}

/** One press for a match alone against automas; nothing where the game has none. */
export function SoloFields({ kit: { game }, seats, onSeats }: SoloFieldsProps) {
  const words = useWords();
  const most = mostAutomas(game, game.players.max);
  if (most === 0) return null;
  const counts = Array.from({ length: most }, (_, i) => i + 1).filter((automas) => automas + 1 >= game.players.min);
  return (
    <div className="solo">
      <span>{words.text('new.solo')}</span>
      {counts.map((automas) => {
        const solo = soloSeats(automas);
        return (
          <button key={automas} type="button" className="small" aria-current={solo.join() === seats.join()} onClick={() => onSeats(solo)}>
            {words.text('new.automas', { count: automas })}
          </button>
        );
      })}
    </div>
  );
}

interface LevelFieldProps {
  readonly kit: LoadedGame;
  readonly chosen: Readonly<Record<string, string>>;
  onChoose(option: string, value: string): void;
}

/** How well the automas play, all of them, and what they are; asked where one sits. */
export function AutomaLevelField({ kit, chosen, onChoose }: LevelFieldProps) {
  const words = useWords();
  const { automas, options } = kit.game;
  if (!automas) return null;
  const { level } = automas;
  const values = options[level] ?? [];
  return (
    <label className="automa-level">
      <span>{optionText(kit, level)}</span>
      <select value={chosen[level] ?? values[0]} onChange={(event) => onChoose(level, event.currentTarget.value)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {optionText(kit, level, value)}
          </option>
        ))}
      </select>
      <small>{optionHelp(kit, level)}</small>
      <small>{words.text('new.automaNote')}</small>
    </label>
  );
}
