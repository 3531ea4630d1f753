import type { Expertise, Game, Move, Seat, State } from '@madang/kernel';

/** Strengths of bots, weakest first. */
export const BOT_LEVELS = ['random', 'easy', 'greedy', 'normal', 'hard', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * How long a search may think: a number of iterations (equal seeds give equal answers), or milliseconds by the clock, whichever ends
 * first. It consists of `parts` (1 unless said): searches that know nothing of each other and whose results are added up, so they may
 * run on as many threads as there are. Iterations are those of all parts together, milliseconds those of each. `reach`: decisions that each
 * playout goes on for at least, if not as far as the game's horizon says (at most, where it ends with the seat's next turn). `turns`: whole
 * turns are weighed in every game, and each is played on for so many turns of all seats, by the best answers that these see.
 */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly parts?: number;
  readonly reach?: number;
  readonly turns?: number;
}

/** A question to a bot. It gets a view only, never the state. */
export interface Question<S extends State = State, M extends Move = Move> {
  readonly game: Game<S, M>;
  readonly expertise: Expertise<S, M>;
  /** The view of `seat`, in which `seat` has an open decision. */
  readonly view: S;
  readonly seat: Seat;
  readonly seed: string;
}

/** A choice that a bot looked at. `value`: the asking seat's expected result, 0 … 1. */
export interface Considered<M extends Move = Move> {
  readonly move: M;
  readonly visits: number;
  readonly value: number;
}

/** A bot's answer, and what it thought of the other choices (most visited first; only one entry where nothing was searched). */
export interface Thought<M extends Move = Move> {
  readonly move: M;
  readonly iterations: number;
  /** Expected result for each seat, 0 … 1. */
  readonly values: readonly number[];
  readonly considered: readonly Considered<M>[];
  /** Turns were weighed: where one is clearly the best little or nothing is played out, so visits say how hard the choice was. */
  readonly weighed?: true;
}
