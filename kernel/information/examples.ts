import type { FieldsOf, Move, Seat, State } from '../state.ts';
import type { Wording } from './knowledge.ts';
import type { Script } from './lesson.ts';

/** What an example shows as not allowed: asked of whoever plays its next step, or of its reader after the last. */
export interface RefusedStep<M extends Move = Move> {
  /** After so many steps. */
  readonly at: number;
  readonly move: FieldsOf<M>;
  /** The rule that says so. */
  readonly rule: string;
}

/**
 * A worked example of the ledger: a prepared position, and what is played there. It stands on no seed, so it is no match: there is no document
 * of it, nothing to keep or to send. Its texts are `<game>.example.<id>.title` and `.text`.
 */
export interface Example<S extends State = State, M extends Move = Move> {
  /** Unique among the game's examples. */
  readonly id: string;
  /** The rules that it shows, by their ids. */
  readonly rules: readonly string[];
  /** The seat that views it, and whose mat the board shows. */
  readonly seat: Seat;
  /** The position, made anew with each call. */
  readonly position: () => S;
  readonly steps: Script<M>;
  readonly refused?: readonly RefusedStep<M>[];
}

/** The worked examples of a game's ledger that positions are made for. Kept in games/<name>/examples. */
export interface Examples<S extends State = State, M extends Move = Move> {
  readonly catalogues: Wording['catalogues'];
  readonly examples: readonly Example<S, M>[];
}
