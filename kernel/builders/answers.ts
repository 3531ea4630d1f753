import { lowest } from '../containers/bits.ts';
import type { Fields, GameMoves, Moves, Numbered } from '../moves.ts';

/** Moves of one kind by a number of the game's choosing; undefined where the kind has no such move. */
export type Answers<M> = readonly (M | undefined)[];

/** A move of this kind, as the table has it. */
type OfKind<F extends Fields, K extends F['kind']> = Extract<Numbered<F>, { readonly kind: K }>;

const isOfKind =
  <F extends Fields, K extends F['kind']>(kind: K) =>
  (move: Numbered<F>): move is OfKind<F, K> =>
    move.kind === kind;

/** The table's moves of one kind, each in the slot that its fields say. Throws if two fall into one slot, or one into none. */
export function answers<F extends Fields, K extends F['kind']>(
  space: GameMoves<F>,
  kind: K,
  slot: (move: OfKind<F, K>) => number,
): Answers<Moves<F>> {
  const bySlot = new Map<number, Moves<F>>();
  for (const move of space.table.filter(isOfKind<F, K>(kind))) {
    const at = slot(move);
    if (!(at >= 0) || bySlot.has(at)) throw new Error(`'${kind}': slot ${at} is taken or none`);
    bySlot.set(at, move);
  }
  return Array.from({ length: 1 + Math.max(-1, ...bySlot.keys()) }, (_, at) => bySlot.get(at));
}

/** The only move of a kind. Throws if there is none, or another. */
export function single<F extends Fields>(space: GameMoves<F>, kind: F['kind']): Moves<F> {
  const [move, other] = space.table.filter((one) => one.kind === kind);
  if (!move || other) throw new Error(`not exactly one move '${kind}'`);
  return move;
}

/** Appends the moves of a table for the members of a set (a bit for each), ascending. */
export function offer<M>(list: M[], table: Answers<M>, set: number, offset = 0): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const move = table[offset + lowest(rest)];
    if (move) list.push(move);
  }
}

/** The moves of a table for the members of a set (a bit for each), ascending. */
export function offered<M>(table: Answers<M>, set: number): M[] {
  const list: M[] = [];
  offer(list, table, set);
  return list;
}

/** Appends the moves of a table for a list of slots, in the list's order. */
export function offerAll<M>(list: M[], table: Answers<M>, slots: readonly number[]): void {
  for (let i = 0; i < slots.length; i++) {
    const move = table[slots[i] ?? -1];
    if (move) list.push(move);
  }
}

/**
 * What moves name as numbers, looked up. Worked out once for the table; for the kernel's own moves it is `nothing`, for moves of
 * families it is worked out each time. `nameOf` should give objects of one shape.
 */
export function namesOf<F extends Fields, N>(space: GameMoves<F>, nameOf: (move: Numbered<F>) => N, nothing: N): (move: Moves<F>) => N {
  const first = space.table[0]?.id ?? space.size;
  const names = space.table.map(nameOf);
  const late = first + names.length;
  return (move) => {
    if (move.id < late) return names[move.id - first] ?? nothing;
    const made = space.ownById(move.id);
    return made ? nameOf(made) : nothing;
  };
}

/** The word of a number. Throws if there is none. */
export function spell<W>(words: readonly W[], index: number): W {
  const found = words[index];
  if (found === undefined) throw new Error(`no word ${index} of ${words.length}`);
  return found;
}

/** Gives the words of numbers. */
export const speller =
  <W>(words: readonly W[]) =>
  (index: number): W =>
    spell(words, index);
