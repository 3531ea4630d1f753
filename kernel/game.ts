import type { MoveSpace } from './moves.ts';
import type { Options, OptionTable } from './options.ts';
import type { Move, RandomState, Refusal, Result, Score, Seat, State, Task, Told } from './state.ts';

/**
 * Tells what happened. Undefined where nobody listens, so write `tell?.({ … })`: simulations then build no event.
 * `only`: the seats that may hear it (absent: everyone). The others hear `twin`, its public form, if there is one.
 */
export type Tell<E extends Told = Told> = ((event: E, only?: readonly Seat[], twin?: E) => void) | undefined;

/**
 * A rule waits for its player or resolves by itself; it changes the state in place (the kernel clones when it must).
 * The kernel has taken the task off the agenda when it calls `resolve`; what follows from it is pushed.
 */
export interface Rule<S extends State, T extends Task, M extends Move, E extends Told = Told> {
  /** The closed list of answers, sorted by id. Absent or empty: nothing to decide, `resolve` gets no move. */
  moves?(state: S, task: T): readonly M[];
  /** All legal answers, also a single one that is not asked for: what an `up to` offers beside stopping. Absent: `moves`. */
  answers?(state: S, task: T): readonly M[];
  /** The seat is always asked (its turn), whatever it holds: also a view that hides its answers knows that it is asked. */
  readonly asks?: true;
  resolve(state: S, task: T, move: M | undefined, tell: Tell<E>): void;
  /** Why `move`, which a player might expect here, is not offered. */
  refuse?(state: S, task: T, move: M): Refusal | undefined;
  /** Whether choosing this task in a `one of` would lead anywhere. Absent: it has an answer, or resolves by itself. */
  possible?(state: S, task: T): boolean;
}

/** What a game says of all answers alike: what its rules offer, and what the kernel's own frames offer. */
export interface Law<S extends State, M extends Move> {
  /** Which of several answers to a task are legal, in their order; never none. */
  legal(state: S, task: Task, moves: readonly M[]): readonly M[];
  /** Why an answer that the task would offer is not legal. */
  refuse(view: S, task: Task, move: M): Refusal | undefined;
}

/** What a seat may do beside whatever it is asked, which stays asked: offered with the answers to it. */
export interface Asides<S extends State, M extends Move> {
  /** Sorted by id, none of them ever an answer to the task itself; none where this view hides them. */
  moves(state: S, task: Task): readonly M[];
  /** Carries one out; the task stays on the agenda. */
  resolve(state: S, task: Task, move: M, tell: Tell): void;
}

/** One rule for each task of a game. */
export type Rules<S extends State, T extends Task, M extends Move, E extends Told = Told> = {
  readonly [K in T['task']]: Rule<S, Extract<T, { readonly task: K }>, M, E>;
};

/**
 * Opponents whom the rules play themselves (automas): they have seats, and nobody is ever asked for them. Who sits where
 * decides on the options, see automas.ts.
 */
export interface Automas {
  /** The option of how many there are; its values stand for 0, 1, 2 … */
  readonly number: string;
  /** The option of how well they play: one level for all of them. */
  readonly level: string;
  /** The seats that they have in a match; never all. With fewer seats than the number asks for, as many as there may be. */
  seats(options: Options, seats: number): readonly Seat[];
}

/** How a table of a game is made by people. */
export interface Making {
  /** The options that decide what kind of match it is: they are asked first. The others are rulings and editions. */
  readonly great: readonly string[];
  /** What a new table begins with where that is not the default: the default is what the rulebook says, which may ask much before play begins. */
  readonly proposed?: Options;
}

/** Cards, or rooms, or contracts, that players play, as a measurement counts them: each once a seat and match. */
export interface MeasuredCards {
  /** One more than the largest number of a card. */
  readonly count: number;
  /** The key of a card's name; where the game has no such text it is known by its number alone. */
  word(card: number): string;
  /** The seat that an event shows to have played a card with its effect, and the card's number; undefined: the event shows none. */
  played(told: Told): { readonly seat: Seat; readonly card: number } | undefined;
}

/** What is wrong with a pack: which card of it, which field, and what would be right. */
export interface PackProblem {
  readonly code: string;
  /** The number or name of a card or another piece; empty: the pack itself. */
  readonly card: string;
  readonly field: string;
  readonly allowed: readonly string[];
}

/** How a game is played with pieces that an owner typed instead of its own. A state that is played so holds the pack's text. */
export interface Packs {
  /** The option that names the pack. */
  readonly option: string;
  /** What a pack says in its field `format`: whose it is. */
  readonly format: string;
  /** Reads a pack; refuses with all its problems. Nothing of a pack that it takes may keep a rule from ending. */
  read(document: unknown): Result<{ readonly name: string; readonly version: string }, readonly PackProblem[]>;
}

/** A game: everything the kernel, a bot or a server needs to know of it. */
export interface Game<S extends State = State, M extends Move = Move> {
  readonly name: string;
  /** Version of the rules: a match names it, replays depend on it. */
  readonly version: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionTable;
  /** Absent: all options are rulings, and a table begins with their defaults. */
  readonly making?: Making;
  /** Absent: the game has none. */
  readonly automas?: Automas;
  readonly moves: MoveSpace<M>;
  readonly rules: Readonly<Record<string, Rule<S, Task, M>>>;
  /** Absent: whatever a task offers is legal. */
  readonly law?: Law<S, M>;
  /**
   * Among tasks that a seat orders, the index of one whose place makes no difference to what can follow. It is done first, unasked. −1: every place
   * may matter. Reads nothing that a view hides. Absent: always −1.
   */
  orderless?(state: S, tasks: readonly Task[]): number;
  /** Absent: nobody may do anything but answer. */
  readonly asides?: Asides<S, M>;
  /** Absent: it is played with its own pieces only. */
  readonly packs?: Packs;
  /** The state before the first task; `random` becomes the state's generator. `pack`: the text of the pack that the options name. */
  setup(options: Options, seats: number, random: RandomState, pack?: string): S;
  /** A new state of the same shape with holes where that seat may not look (null: a spectator). */
  redact(state: S, seat: Seat | null): S;
  /**
   * For each seat, and last for a spectator, a number: viewers with equal numbers have equal views of this state, so that
   * one may be made for all. Absent: nothing is promised.
   */
  views?(state: S): readonly number[];
  /** Whether a move that led from one state to the other changed nothing in that seat's view; false: it may have. Absent: it may. */
  unseen?(before: S, after: S, seat: Seat | null): boolean;
  /** A full state that this view allows, holes filled by `random`; the result draws from a generator of its own. */
  imagine(view: S, random: RandomState): S;
  /**
   * Returns a new view in which it is that seat's turn, without what is under way of others' turns. Undefined: the view does not tell, or no such
   * turn is to come. Called only for a seat without a decision. Absent: no planning ahead.
   */
  turnOf?(view: S, seat: Seat): S | undefined;
  /**
   * Gives a seat n more of a good that a refusal names as short, in place, on a copy of its view, to see what else a move needs. Ignores unknown
   * goods. Absent: only the first refusal is shown.
   */
  grant?(view: S, seat: Seat, good: string, n: number): void;
  clone(state: S): S;
  /** Comparable at any time; final when the state is over. One entry for each seat, by seat. */
  standing(state: S): readonly Score[];
  /** The cards whose worth a measurement can tell apart. Absent: there are none. */
  readonly cards?: MeasuredCards;
  /** Whether the player of a finished match with one seat reached the game's goal. Absent: it has no match for one, or no goal there. */
  goal?(state: S): boolean;
}

/** The chance of a goal by its log odds: 0 is even, each unit makes the odds e times as good. */
export const chance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Seats that share first place. */
export const winners = (scores: readonly Score[]): readonly Seat[] => scores.filter((score) => score.rank === 1).map((score) => score.seat);

/** Each seat's share of one victory, which the seats in first place have in equal parts. */
export function sharesOfVictory(scores: readonly Score[]): number[] {
  const first = winners(scores);
  return scores.map(({ seat }) => (first.includes(seat) ? 1 / first.length : 0));
}

/** Each seat's share of the victory: 1 / n for each of n that share first place. A player alone has it only where the game's goal is reached. */
export function victoryShares<S extends State>(game: Pick<Game<S>, 'standing' | 'goal'>, state: S): readonly number[] {
  const scores = game.standing(state);
  const [only, another] = scores;
  if (only && !another && game.goal) return [game.goal(state) ? 1 : 0];
  return sharesOfVictory(scores);
}

/** Ranks seats by points, most first; equal points share a rank. */
export function rankByPoints(points: readonly number[]): Score[] {
  return points.map((mine, seat) => ({ seat, points: mine, rank: 1 + points.filter((other) => other > mine).length }));
}

/** What a seat (null: a spectator) hears of a told event: the event, its public twin, or nothing. The arguments are those of `Tell`. */
export function heardAs<E extends Told>(seat: Seat | null, event: E, only?: readonly Seat[], twin?: E): E | undefined {
  return only === undefined || (seat !== null && only.includes(seat)) ? event : twin;
}
