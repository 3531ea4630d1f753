import type { Seat, State } from '@madang/kernel';

/** Why one line of a seat's moves is better than another, asked of its view. */
export interface WhyQuestion {
  readonly game: string;
  readonly view: State;
  readonly seat: Seat;
  readonly seed: string;
  /** Ids of moves. */
  readonly line: readonly number[];
  readonly other: readonly number[];
}
