import type { Expertise, Game, Move, Seat, State } from '@madang/kernel';

/** Strengths of bots, weakest first. */
export const BOT_LEVELS = ['random', 'easy', 'greedy', 'normal', 'hard', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * Limits of a search: iterations (equal seeds give equal answers) or milliseconds. `parts`: independent; iterations are divided,
 * milliseconds are each part's. `reach`: decisions of a playout, at least (at most where it ends with the seat's next turn). `turns`: compare turns,
 * played on this far.
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
  /** Ids of the seat's moves since another seat's last one, in their order: a bot does not take them back. Absent: none is known. */
  readonly made?: readonly number[];
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
