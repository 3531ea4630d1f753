import type { SeatInfo } from '@madang/board-kit';
import type { Translator } from '@madang/text';
import type { TableView } from '@madang/wire';
import { colourOf, shapeOf } from '../art/seats.ts';

type SeatView = TableView['seats'][number];

/** What a seat is called: its player's name, else what it waits for. */
function nameOf(words: Translator, seat: SeatView): string {
  if (seat.kind === 'automa') return words.text('seat.automa');
  if (seat.name !== null) return seat.name;
  if (seat.kind === 'bot' && seat.level !== null) return words.text('seat.bot', { level: words.text(`level.${seat.level}`) });
  return words.text('seat.free', { number: seat.seat + 1 });
}

/** Names for the whole table; equal names are told apart by a number. */
export function namesOf(words: Translator, seats: readonly SeatView[]): string[] {
  const names = seats.map((seat) => nameOf(words, seat));
  return names.map((name, i) => {
    const same = names.flatMap((other, j) => (other === name ? [j] : []));
    if (same.length <= 1) return name;
    const [number, level] = [same.indexOf(i) + 1, seats[i]?.kind === 'bot' ? seats[i].level : null];
    // “Bot (Beginner) 2” reads as a level.
    return level === null ? `${name} ${number}` : words.text('seat.nthBot', { number, level: words.text(`level.${level}`) });
  });
}

/** The seats as boards show them. */
export const seatInfos = (seats: readonly SeatView[], names: readonly string[]): SeatInfo[] =>
  seats.map(({ seat, kind }) => ({
    seat,
    name: names[seat] ?? '',
    kind: kind === 'invited' ? 'open' : kind,
    colour: colourOf(seat),
    shape: shapeOf(seat),
  }));
