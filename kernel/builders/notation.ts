import type { Script } from '../information/lesson.ts';
import type { MoveSpace } from '../moves.ts';
import type { FieldsOf, Move, Seat } from '../state.ts';

/** A move in words: its kind, then what it names, in the order of its fields: `step ob lena`. */
export const inWords = ({ id: _, ...fields }: Move): string => Object.values(fields).join(' ');

/** Reads moves in words, for lessons, examples and tests. Words that name no move are a fault of the game: they throw. */
export interface Notation<M extends Move> {
  /** The move of these words. */
  moveOf(words: string): M;
  /** Moves in words, one after another. */
  line(...words: readonly string[]): readonly FieldsOf<M>[];
  /** Turns: each a seat and its moves in words. */
  script(...turns: readonly (readonly [seat: Seat, ...words: string[]])[]): Script<M>;
}

function withoutId<M extends Move>(move: M): FieldsOf<M>;
function withoutId({ id: _, ...fields }: Move): object {
  return fields;
}

const NUMBER = /^-?\d+$/;

/**
 * The notation of a game's moves. `late` names the fields of kinds whose moves are made on demand, in their order: such a move is read
 * as `place stairs -3 1 90`.
 */
export function notation<M extends Move>(space: MoveSpace<M>, late: Readonly<Record<string, readonly string[]>> = {}): Notation<M> {
  let known: ReadonlyMap<string, M> | undefined;

  const findLate = (words: string): M | undefined => {
    const [kind = '', ...values] = words.split(' ');
    const fields = values.map((value, i) => [late[kind]?.[i] ?? '', NUMBER.test(value) ? Number(value) : value] as const);
    return space.find({ kind, ...Object.fromEntries(fields) });
  };

  const moveOf = (words: string): M => {
    known ??= new Map([space.stop, ...space.picks, ...space.table].map((move) => [inWords(move), move]));
    const move = known.get(words) ?? findLate(words);
    if (!move) throw new Error(`no move '${words}'`);
    return move;
  };

  const line = (...words: readonly string[]): readonly FieldsOf<M>[] => words.map((one) => withoutId(moveOf(one)));
  return { moveOf, line, script: (...turns) => turns.flatMap(([seat, ...words]) => line(...words).map((move) => [seat, move] as const)) };
}
