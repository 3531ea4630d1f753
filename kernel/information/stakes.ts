import type { Message, Seat, State } from '../state.ts';

/** The things of a game that go to the first who takes them: spaces, sites, cards, cubes. Each has a number of its own in every position. */
export interface Stakes<S extends State = State> {
  /** Those that this seat could still take, now or later. Reads nothing that a view hides. */
  there(state: S, seat: Seat): readonly number[];
  /** The stake by name. */
  what(view: S, stake: number): Message;
  /** The id of a move that is pressed where the stake lies on the board; undefined: it lies nowhere there. */
  moveAt(stake: number): number | undefined;
}

/** Something that a seat loses by the rules as things stand, unless somebody does something: no guess, and read from what its view shows. */
export interface Loss {
  readonly what: Message;
  readonly rule: string;
  /** The id of a move that is pressed where it happens on the board. Absent: it happens nowhere there. */
  readonly moveId?: number;
}

/** A kind of stakes: how many things it has, and what stakes tell, by the number of a thing. */
export interface StakeKind<S extends State = State> extends Stakes<S> {
  readonly count: number;
}

/** The stakes of these kinds: the numbers of a kind follow those of the kind before. */
export function stakesOfKinds<S extends State>(kinds: readonly StakeKind<S>[]): Stakes<S> {
  const firsts = kinds.map((_, i) => kinds.slice(0, i).reduce((sum, { count }) => sum + count, 0));
  const kindOf = (stake: number): { readonly kind: StakeKind<S>; readonly thing: number } => {
    const i = firsts.findLastIndex((first) => first <= stake);
    const kind = kinds[i];
    if (!kind) throw new Error(`no stake has the number ${stake}`);
    return { kind, thing: stake - (firsts[i] ?? 0) };
  };
  return {
    there: (state, seat) => kinds.flatMap((kind, i) => kind.there(state, seat).map((thing) => (firsts[i] ?? 0) + thing)),
    what(view, stake) {
      const { kind, thing } = kindOf(stake);
      return kind.what(view, thing);
    },
    moveAt(stake) {
      const { kind, thing } = kindOf(stake);
      return kind.moveAt(thing);
    },
  };
}

/** The places of a list that hold this value, ascending. */
export const placesOf = (list: readonly number[], value: number): readonly number[] => list.flatMap((one, i) => (one === value ? [i] : []));
