import type { Game } from '../game.ts';
import type { Move, Seat, State } from '../state.ts';
import { foresee } from './look-ahead.ts';

/** What a seat has, number by number: more is never worse for it. */
export type Possessions<S> = (view: S, seat: Seat) => readonly number[];

const isNoLess = (one: readonly number[], other: readonly number[]): boolean => one.every((n, i) => n >= (other[i] ?? 0));
const isMore = (one: readonly number[], other: readonly number[]): boolean => one.some((n, i) => n > (other[i] ?? 0));

/**
 * The first of the offered moves that leaves its seat with no less of anything than `declining` does and with more of something, while no
 * other seat gains by it; undefined: there is none, or what follows is hidden. `seats`: how many there are.
 */
export function giftAmong<S extends State, M extends Move>(
  game: Game<S, M>,
  has: Possessions<S>,
  view: S,
  { seat, seats, declining, offered }: { readonly seat: Seat; readonly seats: number; readonly declining: M; readonly offered: readonly M[] },
): M | undefined {
  const seen = game.redact(view, seat);
  const after = (move: M): readonly (readonly number[])[] | undefined => {
    const { after: then, stopped } = foresee(game, seen, seat, move);
    return stopped ? undefined : Array.from({ length: seats }, (_, one) => has(then, one));
  };
  const without = after(declining);
  if (!without) return undefined;
  return offered.find((move) => {
    const then = move.id === declining.id ? undefined : after(move);
    return then?.every((owned, one) =>
      one === seat ? isNoLess(owned, without[one] ?? []) && isMore(owned, without[one] ?? []) : !isMore(owned, without[one] ?? []),
    );
  });
}
