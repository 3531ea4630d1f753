import type { Example } from '../information/examples.ts';
import type { Script } from '../information/lesson.ts';
import type { MoveSpace } from '../moves.ts';
import type { FieldsOf, Move, Seat, State } from '../state.ts';

/** A move in words: its kind, then what it names, in the order of its fields: `step ob lena`. */
export const inWords = ({ id: _, ...fields }: Move): string => Object.values(fields).join(' ');

/** A seat and the moves that it plays, in words. */
export type Turn = readonly [seat: Seat, ...words: string[]];

/** Reads moves in words, for lessons, examples and tests. Words that name no move are a fault of the game: they throw. */
export interface Notation<M extends Move> {
  /** The move of these words. */
  moveOf(words: string): M;
  /** Moves in words, one after another. */
  line(...words: readonly string[]): readonly FieldsOf<M>[];
  /** Turns, one after another. */
  script(...turns: readonly Turn[]): Script<M>;
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

/** A worked example as a game writes it: its position as a sketch, its moves in words. */
export interface Worked<Sketch> extends Pick<Example, 'id' | 'rules'> {
  /** Absent: the seat that plays first. */
  readonly seat?: Seat;
  readonly position: Sketch;
  readonly steps: readonly Turn[];
  readonly refused?: readonly { readonly at: number; readonly move: string; readonly rule: string }[];
}

/** Makes worked examples. `position` makes the position of a sketch. */
export const examplesOf = <S extends State, M extends Move, Sketch>(
  { line, script }: Notation<M>,
  position: (sketch: Sketch) => S,
  worked: readonly Worked<Sketch>[],
): readonly Example<S, M>[] =>
  worked.map(({ seat, position: sketch, steps, refused, ...named }) => ({
    ...named,
    seat: seat ?? steps[0]?.[0] ?? 0,
    position: () => position(sketch),
    steps: script(...steps),
    ...(refused && { refused: refused.flatMap(({ move, ...step }) => line(move).map((fields) => ({ ...step, move: fields }))) }),
  }));
