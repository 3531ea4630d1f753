import type { Rule, Tell } from '../game.ts';
import type { Move, Refusal, State, Task, Told } from '../state.ts';

/**
 * A decision of a chapter: what may be answered and what an answer does. Who is asked is the same for every game and stands
 * in `choice`: a single answer is taken without asking, and seats that the rules play themselves are never asked.
 */
export interface Choice<S extends State, T extends Task, M extends Move, E extends Told = Told> {
  /** The legal answers, sorted by id. */
  choices(state: S, task: T): readonly M[];
  /** Carries an answer out; undefined: there was none to give. */
  answer(state: S, task: T, move: M | undefined, tell: Tell<E>): void;
  /** See Rule.refuse. */
  refuse?(state: S, task: T, move: M): Refusal | undefined;
  /** Asked even where a single answer is left (the action of a turn). */
  readonly always?: true;
}

/** Seats that the rules play themselves: whose decisions they answer, and how. */
export interface Procedure<S extends State, T extends Task, M extends Move, E extends Told = Told> {
  plays(state: S, task: T): boolean;
  answer(state: S, task: T, tell: Tell<E>): M | undefined;
}

/** The rule of a decision. */
export function choice<S extends State, T extends Task, M extends Move, E extends Told = Told>(
  of: Choice<S, T, M, E>,
  automa?: Procedure<S, T, M, E>,
): Rule<S, T, M, E> {
  const { choices, refuse } = of;
  const fewest = of.always ? 1 : 2;
  const asked: Rule<S, T, M, E>['moves'] = automa
    ? (state, task) => (automa.plays(state, task) ? NONE : enough(choices(state, task), fewest))
    : of.always
      ? choices
      : (state, task) => enough(choices(state, task), fewest);
  const rule: Rule<S, T, M, E> = {
    moves: asked,
    answers: choices,
    resolve(state, task, move, tell) {
      const answer = move ?? (automa?.plays(state, task) ? automa.answer(state, task, tell) : choices(state, task)[0]);
      of.answer(state, task, answer, tell);
    },
  };
  const full: Rule<S, T, M, E> = of.always ? { ...rule, asks: true } : rule;
  return refuse ? { ...full, refuse } : full;
}

const enough = <M>(answers: readonly M[], fewest: number): readonly M[] => (answers.length >= fewest ? answers : NONE);

const NONE: readonly never[] = [];
