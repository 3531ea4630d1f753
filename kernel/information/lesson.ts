import type { Options } from '../options.ts';
import type { FieldsOf, Move, Seat } from '../state.ts';
import type { Wording } from './knowledge.ts';

/** Moves in the order played, each with its seat. */
export type Script<M extends Move = Move> = readonly (readonly [seat: Seat, move: FieldsOf<M>])[];

/** Some fields of a move: all moves that have them are meant. */
export type Pattern<M extends Move> = M extends Move ? { readonly kind: M['kind'] } & Partial<Omit<M, 'id' | 'kind'>> : never;

/**
 * A step of a lesson: one idea. Its texts are `<game>.lesson.<id>.title` and `.text`, and where something is to be played `.hint`, for
 * whoever plays something else.
 */
export interface LessonChapter<M extends Move = Move> {
  /** Unique in its lesson. */
  readonly id: string;
  /**
   * What is played before it begins, by anybody, since the chapter before. Moves of the others alone are seen as they are played; with
   * moves of the learner among them the match stands there at once.
   */
  readonly before?: Script<M>;
  /** What the learner plays, in order. Absent: there is only something to read. */
  readonly moves?: readonly FieldsOf<M>[];
  /** Where other choices are good too: such moves are taken as well, and stay where the rest of the lesson can be played after them. */
  readonly free?: readonly Pattern<M>[];
  /** What is pointed out on the board: places by their `data-anchor`. What is to be played is lit anyway. */
  readonly lights?: readonly string[];
}

/**
 * What rules look like: a position of the lesson's match, and what happens there, step by step. Its texts stand with the lesson's:
 * `<game>.picture.<id>.title` and `.text`.
 */
export interface Picture<M extends Move = Move> {
  /** Unique in its lesson. */
  readonly id: string;
  /** The rules that it shows, by their ids. */
  readonly rules: readonly string[];
  /** The chapter at whose beginning it stands; absent: the beginning of the match. What is played from there before it is seen. */
  readonly at?: string;
  readonly before?: Script<M>;
  readonly steps: Script<M>;
  /** The seed of a match of its own, else as the lesson's: for positions that its draws do not lead to. It begins there. */
  readonly seed?: string;
  /** The seat that views it, and whose mat the board shows; absent: the learner's. */
  readonly seat?: Seat;
}

/** A guided first match: real rules, fixed chance, the moves of the others given. Kept in games/<name>/lesson. */
export interface Lesson<M extends Move = Move> {
  /** The texts of its chapters. */
  readonly catalogues: Wording['catalogues'];
  /** The version of the rules that it is written for. */
  readonly version: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** The learner's. */
  readonly seat: Seat;
  readonly chapters: readonly LessonChapter<M>[];
  readonly pictures?: readonly Picture<M>[];
}

/** A chapter's own moves, as its learner plays them. */
export const ownScript = <M extends Move>({ seat }: Pick<Lesson, 'seat'>, { moves = [] }: LessonChapter<M>): Script<M> =>
  moves.map((move) => [seat, move] as const);

/** All that is played up to where a chapter begins. */
export function scriptTo<M extends Move>(lesson: Lesson<M>, chapter: number): Script<M> {
  const earlier = lesson.chapters.slice(0, chapter).flatMap((one) => [...(one.before ?? []), ...ownScript(lesson, one)]);
  return [...earlier, ...(lesson.chapters[chapter]?.before ?? [])];
}

/** All that is played up to where a picture is first seen, in the match of its seed or of the lesson's. */
export function scriptToPicture<M extends Move>(lesson: Lesson<M>, { at, before = [] }: Picture<M>): Script<M> {
  if (at === undefined) return before;
  const chapter = lesson.chapters.findIndex(({ id }) => id === at);
  if (chapter < 0) throw new Error(`no chapter '${at}'`);
  return [...scriptTo(lesson, chapter), ...before];
}

/** The match that a picture stands in, before anything is played. */
export const matchOfPicture = <M extends Move>(lesson: Lesson<M>, { seed }: Picture<M>): Pick<Lesson<M>, 'options' | 'seats' | 'seed'> => ({
  ...lesson,
  seed: seed ?? lesson.seed,
});

/** Whether a move has all the fields of a pattern. */
export const isLike = (move: Move, pattern: object): boolean => {
  const fields = new Map<string, unknown>(Object.entries(move));
  return Object.entries(pattern).every(([field, value]) => fields.get(field) === value);
};

/** Those of the offered moves with which a chapter goes on, `played` of its own moves on. */
export function wanted<M extends Move, O extends M>(chapter: LessonChapter<M>, played: number, offered: readonly O[]): readonly O[] {
  const { moves = [], free } = chapter;
  if (free) return offered.filter((move) => free.some((pattern) => isLike(move, pattern)));
  const next = moves[played];
  return next ? offered.filter((move) => isLike(move, next)) : [];
}
