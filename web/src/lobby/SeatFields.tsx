import { SeatMark } from '../art/SeatMark.tsx';
import { LEVELS } from '../host/local.ts';
import { useWords } from '../words/useWords.tsx';
import { chooseSeat, PEOPLE, type SeatChoice } from './seats.ts';

interface SeatFieldsProps {
  readonly where: 'online' | 'offline';
  readonly players: { readonly min: number; readonly max: number };
  readonly seats: readonly SeatChoice[];
  readonly names: readonly string[];
  readonly typed: Readonly<Record<number, string>>;
  onSeats(seats: readonly SeatChoice[]): void;
  onName(seat: number, name: string): void;
}

const LONGEST_NAME = 24;

/** How many play, and who on each seat. */
export function SeatFields({ where, players, seats, names, typed, onSeats, onName }: SeatFieldsProps) {
  const words = useWords();
  const choices: readonly SeatChoice[] = [...PEOPLE[where], ...LEVELS.map((level) => `bot/${level}` as const)];
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
  const nameOf = (choice: SeatChoice): string => {
    const level = LEVELS.find((one) => choice === `bot/${one}`);
    return level ? words.text('seat.bot', { level: words.text(`level.${level}`) }) : words.text(`new.seat.${choice}`);
  };
  const resize = (count: number): void => onSeats(Array.from({ length: count }, (_, i) => seats[i] ?? 'bot/normal'));
  return (
    <fieldset className="seat-fields">
      <legend>{words.text('new.seats')}</legend>
      <div className="segments" role="radiogroup" aria-label={words.text('new.count')}>
        {counts.map((count) => (
          <label key={count}>
            <input type="radio" name="count" checked={seats.length === count} onChange={() => resize(count)} />
            <span>{words.text('new.players', { count })}</span>
          </label>
        ))}
      </div>
      {seats.map((choice, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={seat} className="seat-field">
          <SeatMark seat={seat} size={32} />
          <select
            aria-label={words.text('new.seatLabel', { number: seat + 1 })}
            value={choice}
            onChange={(event) => pick(choices, event.target.value, (chosen) => onSeats(chooseSeat(seats, seat, chosen)))}
          >
            {choices.map((one) => (
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
              onChange={(event) => onName(seat, event.target.value)}
            />
          ) : null}
        </div>
      ))}
      <p className="note">{words.text(`new.${where}Note`)}</p>
    </fieldset>
  );
}

function pick(choices: readonly SeatChoice[], value: string, then: (choice: SeatChoice) => void): void {
  const chosen = choices.find((choice) => choice === value);
  if (chosen) then(chosen);
}
