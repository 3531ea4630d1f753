import type { Options } from '../options.ts';
import type { Seat } from '../state.ts';

/** A turn, as ids of its moves, and how far it is behind the best one: a share of the victory, 0 … 1. */
export interface PuzzleLine {
  readonly moves: readonly number[];
  readonly behind: number;
}

/** A position of a match between bots in which one turn is clearly the best. */
export interface Puzzle {
  /** Its name among the puzzles of its game. */
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** What was played before: a seat and the id of its move by turns. */
  readonly played: readonly number[];
  /** The seat that is to find the best turn. */
  readonly seat: Seat;
  /** The best turn first; the others begin differently. */
  readonly lines: readonly PuzzleLine[];
  /** How the best turn goes on to its end, where its line says only what the others differ in. Not proven. */
  readonly rest: readonly number[];
  /** How hard it is, on the scale of chess ratings: from how often bots of four levels find it. */
  readonly rating: number;
}

/** A game's puzzles. Kept in games/<name>/puzzles. */
export interface Puzzles {
  /** The version of the rules that they are written for. */
  readonly version: string;
  readonly puzzles: readonly Puzzle[];
}
