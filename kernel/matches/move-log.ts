import type { Options } from '../options.ts';
import type { Move, Result, Seat } from '../state.ts';

/** A match that was played elsewhere, as moves of ours. */
export interface ImportedMatch {
  readonly options: Options;
  readonly seats: number;
  /** With the draws of the match. */
  readonly seed: string;
  readonly moves: readonly (readonly [seat: Seat, move: Move])[];
  /** The players' names by seat. */
  readonly names: readonly string[];
}

/** Where a log and our rules differ, or what of its form is not understood. */
export interface LogDifference {
  /**
   * `form`: a part of the log is missing or of another form. `unsupported`: it needs pieces or rules that our game lacks. `not-offered`: our rules
   * do not offer what the log did. `other-result`: they come to another figure.
   */
  readonly code: 'form' | 'unsupported' | 'not-offered' | 'other-result';
  /** The log's number of the step; empty: the set-up. */
  readonly step: string;
  /** Moves of ours that had been played. */
  readonly at: number;
  readonly seat: Seat;
  /** The ledger's id; empty where the form is wrong. */
  readonly rule: string;
  readonly log: string;
  readonly ours: string;
}

/** How a game reads move logs of an online table whose form is public. */
export interface MoveLogs {
  /** Follows a log move by move, to its end or to the first difference. */
  read(json: unknown): Result<ImportedMatch, LogDifference>;
}
