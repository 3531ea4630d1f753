import { foresee, type Game, type Move, type Seat, type State, type Told } from '@madang/kernel';

/** How much of each good a seat has. */
export type Purse<G extends string> = Readonly<Record<G, number>>;

/** What one seat gains of each good, or pays (below 0), and how much it has then; goods that stay as they are, are left out. */
export interface Change<G extends string = string> {
  readonly seat: Seat;
  readonly goods: readonly { readonly good: G; readonly n: number; readonly left: number }[];
}

/** The goods of a game in the order in which they are shown, and what each seat has of them. */
export interface Counted<S, G extends string> {
  readonly goods: readonly G[];
  purses(view: S): readonly Purse<G>[];
}

/** What changes between two positions for each seat; seats with nothing changed are left out. */
export function changesBetween<S, G extends string>({ goods, purses }: Counted<S, G>, before: S, after: S): readonly Change<G>[] {
  const later = purses(after);
  return purses(before).flatMap((had, seat) => {
    const has = later[seat];
    const changed = goods.flatMap((good) => (has && has[good] !== had[good] ? [{ good, n: has[good] - had[good], left: has[good] }] : []));
    return changed.length > 0 ? [{ seat, goods: changed }] : [];
  });
}

/** What a move leads to by the rules: the position after it, what is told, what everybody pays and gains. */
export interface Effect<S, G extends string> {
  readonly after: S;
  readonly told: readonly Told[];
  readonly changes: readonly Change<G>[];
}

/** Plays a move on the seat's own view, as far as it can foresee it: up to the next question, or to what is hidden. */
export function effectOf<S extends State, M extends Move, G extends string>(
  game: Game<S, M>,
  counted: Counted<S, G>,
  view: S,
  { seat, move }: { readonly seat: Seat; readonly move: M },
): Effect<S, G> {
  const seen = game.redact(view, seat);
  const { after, told } = foresee(game, seen, seat, move);
  return { after, told, changes: changesBetween(counted, seen, after) };
}
