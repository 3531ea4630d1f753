import type { Seat, State } from '../state.ts';

/** Numbers of about −1 … 1 that are read of a thing, each with its name. */
export interface Columns<T> {
  readonly names: readonly string[];
  /** Writes those that are not 0, from `at` on: 0 stands there already. */
  write(of: T, out: Float32Array, at: number): void;
}

/** A seat as `me` sees it in its view. */
export interface Seen<S extends State = State> {
  readonly view: S;
  readonly seat: Seat;
  readonly me: Seat;
}

/**
 * A position in plain numbers as a program that learns sees it: counts, places and things one by one, nothing summed up (`Facts` do that). It is
 * read of the view of the seat that looks.
 */
export interface Observation<S extends State = State> {
  /** What is told of each seat, the same for all. */
  readonly seat: Columns<Seen<S>>;
  /** What is told of the table; `seat` is the one that looks. */
  readonly table: Columns<Seen<S>>;
  /** True where redacting a state changes no number that is read here: then no view is made first. Absent: never. */
  isOpen?(state: S): boolean;
}
