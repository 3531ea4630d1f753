import type { Game } from '../game.ts';
import type { Move, Seat, State } from '../state.ts';
import { type Foreseen, foresee } from './look-ahead.ts';

/** How much of each good a seat has. */
export type Holdings<G extends string> = Readonly<Record<G, number>>;

/** What one seat gains of each good, or pays (below 0), and how much it has then; goods that stay as they are, are left out. */
export interface AssetChange<G extends string = string> {
  readonly seat: Seat;
  readonly goods: readonly { readonly good: G; readonly n: number; readonly left: number }[];
}

/** The goods of a game in the order in which they are shown, and what each seat has of them. */
export interface Assets<S, G extends string> {
  readonly goods: readonly G[];
  holdings(view: S): readonly Holdings<G>[];
}

/** What changes between two positions for each seat; seats with nothing changed are left out. */
export function changesBetween<S, G extends string>({ goods, holdings }: Assets<S, G>, before: S, after: S): readonly AssetChange<G>[] {
  const later = holdings(after);
  return holdings(before).flatMap((had, seat) => {
    const has = later[seat];
    const changed = goods.flatMap((good) => (has && has[good] !== had[good] ? [{ good, n: has[good] - had[good], left: has[good] }] : []));
    return changed.length > 0 ? [{ seat, goods: changed }] : [];
  });
}

/** What a seat can foresee of a move, with what everybody pays and gains by it. */
export interface ForeseenChanges<S extends State, M extends Move, G extends string> extends Foreseen<S, M> {
  readonly changes: readonly AssetChange<G>[];
}

/** Plays a move on the seat's own view: up to the next question, or to what is hidden. */
export function foreseeChanges<S extends State, M extends Move, G extends string>(
  game: Game<S, M>,
  assets: Assets<S, G>,
  view: S,
  { seat, move }: { readonly seat: Seat; readonly move: M },
): ForeseenChanges<S, M, G> {
  const seen = game.redact(view, seat);
  const foreseen = foresee(game, seen, seat, move);
  return { ...foreseen, changes: changesBetween(assets, seen, foreseen.after) };
}
