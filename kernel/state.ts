/** A seat at the table: 0 … seats − 1, clockwise. */
export type Seat = number;

/**
 * The state of the random generator, whole numbers: of a match key and count of a keyed stream, of imagined worlds four 32-bit words of
 * a fast one. In a view all are 0 (`hiddenRandom`).
 */
export type RandomState = number[];

/**
 * Something that still has to happen. Plain data; a game adds its own fields.
 * `seat` is whose task it is (−1: nobody's, it resolves by itself).
 */
export interface Task {
  readonly task: string;
  readonly seat: Seat;
}

/** One seat's own agenda inside an `all at once` frame. */
export interface Lane {
  readonly seat: Seat;
  readonly agenda: Task[];
}

/** What every game's state has. Plain JSON data of a fixed shape, changed in place. */
export interface State {
  /** What still has to happen, last first: the top task is the last element. */
  agenda: Task[];
  random: RandomState;
  over: boolean;
}

/** A decision's answer: flat, JSON-safe, interned (compare by `===`), with an id that is stable for a rules version. */
export interface Move {
  readonly id: number;
  readonly kind: string;
}

/** The fields of a move without its id, as data names it. */
export type FieldsOf<M extends Move> = M extends Move ? Omit<M, 'id'> : never;

/** A told event: something that a person at the table would have seen. Flat JSON data. */
export interface Told {
  readonly event: string;
}

/** Values that a text may show. A nested message is put into words first. */
export type Argument = string | number | Message;

/** A text by its key and arguments; put into words in the reader's language by the text room. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Argument>>;
}

/**
 * How far off what is refused is, nearest first: something is short; it may come within the turn; it may come later in the match, by
 * others or in another round; it cannot come in this match, or what was asked for is another thing.
 */
export const BARS = ['short', 'soon', 'later', 'never'] as const;
export type Bar = (typeof BARS)[number];

/** So much more of a good is needed. */
export interface Shortage {
  /** The game's word for it. */
  readonly good: string;
  readonly n: number;
  /** So many of it, in words. */
  readonly what: Message;
}

/** Why a move is not offered: the rule that forbids it and its figures. What the seat has of a good that is short is called `here` in `why`. */
export interface Refusal {
  readonly rule: string;
  readonly why: Message;
  /** Absent: `short` where something is, else `later`. */
  readonly bar?: Bar;
  readonly short?: Shortage;
}

/** A comparable result of one seat. `rank` 1 is best; equal ranks share. */
export interface Score {
  readonly seat: Seat;
  readonly points: number;
  readonly rank: number;
}

/** A value, or a problem that a user caused: a code with figures, never a sentence. */
export type Result<T, P> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

/** Makes a successful result. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Makes a failed result. */
export const fail = <P>(problem: P): { readonly ok: false; readonly problem: P } => ({ ok: false, problem });
