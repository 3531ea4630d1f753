import type { Advice } from '@madang/bots/analysis';
import type { Seat, State } from '@madang/kernel';

/** A question to the coach: what a seat sees of its open decision, and the moves that it has tried. */
export interface CoachQuestion {
  readonly game: string;
  readonly view: State;
  readonly seat: Seat;
  readonly seed: string;
  readonly meant: readonly number[];
}

/** Null: the coach failed. */
export type CoachAnswer = Advice | null;
