import './seats.css';
import { inPlace } from '@madang/board-kit/in-place';
import { findTitle } from '@madang/games';
import { translator } from '@madang/text';
import { useMemo } from 'preact/hooks';
import { SeatMark } from '../../../art/SeatMark.tsx';
import { LEVELS } from '../../../local-server/local.ts';
import type { LoadedGame } from '../../../words/loaded-game.ts';
import { useWords } from '../../../words/useWords.tsx';
import { automaCount, chooseSeat, hasRoomForAutoma, PEOPLE, resizeSeats, type SeatChoice } from '../seats.ts';
import { AutomaLevelField, SoloFields } from './AutomaFields.tsx';

interface SeatFieldsProps {
  readonly where: 'online' | 'offline';
  readonly kit: LoadedGame;
  readonly seats: readonly SeatChoice[];
  readonly names: readonly string[];
  readonly typed: Readonly<Record<number, string>>;
  onSeats(seats: readonly SeatChoice[]): void;
  readonly options: Readonly<Record<string, string>>;
  onName(seat: number, name: string): void;
  onOption(option: string, value: string): void;
}

const LONGEST_NAME = 24;

/** How many play, and who on each seat. */
export function SeatFields({ where, kit, seats, names, typed, options, onSeats, onName, onOption }: SeatFieldsProps) {
  const words = useWords();
  const { players } = kit.game;
  const usual: readonly SeatChoice[] = [...PEOPLE[where], ...LEVELS.map((level) => `bot/${level}` as const)];
  const room = hasRoomForAutoma(kit.game, seats);
  const choicesAt = (choice: SeatChoice): readonly SeatChoice[] => (room || choice === 'automa' ? [...usual, 'automa'] : usual);
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
  const nameOf = useChoiceName(kit, seats.length);
  return (
    <fieldset className="seat-fields">
      <legend>{words.text('new.seats')}</legend>
      <div className="segments" role="radiogroup" aria-label={words.text('new.count')}>
        {counts.map((count) => (
          <label key={count}>
            <input type="radio" name="count" checked={seats.length === count} onChange={() => onSeats(resizeSeats(seats, count))} />
            <span>{words.text('new.players', { count })}</span>
          </label>
        ))}
      </div>
      <SoloFields kit={kit} seats={seats} onSeats={onSeats} />
      {inPlace(seats, (choice, seat) => (
        <div className="seat-field">
          <SeatMark seat={seat} size={32} />
          <select
            aria-label={words.text('new.seatLabel', { number: seat + 1 })}
            value={choice}
            onChange={(event) => pick(choicesAt(choice), event.currentTarget.value, (chosen) => onSeats(chooseSeat(seats, seat, chosen)))}
          >
            {choicesAt(choice).map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
          {choice === 'screen' || (choice === 'me' && where === 'offline') ? (
            <input
              aria-label={words.text('new.nameLabel', { number: seat + 1 })}
              placeholder={names[seat]}
              value={typed[seat] ?? ''}
              maxLength={LONGEST_NAME}
              onChange={(event) => onName(seat, event.currentTarget.value)}
            />
          ) : null}
        </div>
      ))}
      {LEVELS.filter((level) => seats.includes(`bot/${level}`)).map((level) => (
        <p key={level} className="note">
          {words.text('level.says', { level: words.text(`level.${level}`), text: words.text(`level.${level}.text`) })}
        </p>
      ))}
      {automaCount(seats) > 0 ? <AutomaLevelField kit={kit} chosen={options} onChoose={onOption} /> : null}
      {automaCount(seats) < seats.length - 1 ? <p className="note">{words.text(`new.${where}Note`)}</p> : null}
    </fieldset>
  );
}

/** What sits on a seat, in words: a bot with the points that its level makes among equals, where they were measured. */
function useChoiceName({ game: { name }, catalogue }: LoadedGame, seats: number): (choice: SeatChoice) => string {
  const words = useWords();
  const texts = useMemo(() => translator(words.language, catalogue), [words.language, catalogue]);
  return (choice) => {
    const level = LEVELS.find((one) => choice === `bot/${one}`);
    if (!level) return words.text(`new.seat.${choice}`);
    const bot = words.text('seat.bot', { level: words.text(`level.${level}`) });
    const points = findTitle(name)?.usual?.[level]?.[seats];
    return points === undefined ? bot : words.text('seat.botUsual', { bot, points: texts.text(`${name}.points`, { points }) });
  };
}

function pick(choices: readonly SeatChoice[], value: string, then: (choice: SeatChoice) => void): void {
  const chosen = choices.find((choice) => choice === value);
  if (chosen) then(chosen);
}
