import type { Game } from './game.ts';
import type { Options } from './options.ts';
import { fail, ok, type Result, type Seat } from './state.ts';

type WithAutomas = Pick<Game, 'automas' | 'options'>;

/** Why automas may not sit there. `allowed`: the seats that so many of them would have, or that the options give them. */
export interface AutomaProblem {
  readonly code: 'automa-seats';
  readonly found: readonly Seat[];
  readonly allowed: readonly Seat[];
}

/** The seats that the rules play themselves in a match with these options. */
export const automaSeats = ({ automas }: WithAutomas, options: Options, seats: number): readonly Seat[] => automas?.seats(options, seats) ?? [];

/** The options with that many automas; unchanged for a game that has none. Bounded by what the game knows. */
export function withAutomas({ automas, options: table }: WithAutomas, options: Options, count: number): Options {
  if (!automas) return options;
  const values = table[automas.number] ?? [];
  return { ...options, [automas.number]: values[Math.min(count, values.length - 1)] ?? '' };
}

/** Most automas at a table with that many seats. */
export const mostAutomas = (game: WithAutomas, seats: number): number =>
  automaSeats(game, withAutomas(game, {}, Number.POSITIVE_INFINITY), seats).length;

/**
 * The options of a match in which automas have exactly the seats `found`. What was chosen of their number must agree; where it
 * is not chosen it follows from the seats.
 */
export function seatAutomas(game: WithAutomas, chosen: Options, seats: number, found: readonly Seat[]): Result<Options, AutomaProblem> {
  const asked = game.automas && Object.hasOwn(chosen, game.automas.number);
  const options = asked ? chosen : withAutomas(game, chosen, found.length);
  const allowed = automaSeats(game, options, seats);
  const agree = allowed.length === found.length && allowed.every((seat) => found.includes(seat));
  return agree ? ok(options) : fail({ code: 'automa-seats', found, allowed });
}
