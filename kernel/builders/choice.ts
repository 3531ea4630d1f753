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
  const rule = of.always && !automa ? asAsked(of) : elseByItself(of, automa);
  return of.refuse ? { ...rule, refuse: of.refuse } : rule;
}

/** Always asked, of persons: nothing stands between the kernel and the chapter. Unasked it is resolved only where there is no answer. */
const asAsked = <S extends State, T extends Task, M extends Move, E extends Told>({ choices, answer }: Choice<S, T, M, E>): Rule<S, T, M, E> => ({
  moves: choices,
  answers: choices,
  asks: true,
  resolve: answer,
});

/** A single answer, or an automa's, is given without asking. */
function elseByItself<S extends State, T extends Task, M extends Move, E extends Told>(
  of: Choice<S, T, M, E>,
  automa: Procedure<S, T, M, E> | undefined,
): Rule<S, T, M, E> {
  const { choices } = of;
  const fewest = of.always ? 1 : 2;
  const rule: Rule<S, T, M, E> = {
    moves: automa
      ? (state, task) => (automa.plays(state, task) ? NONE : enough(choices(state, task), fewest))
      : (state, task) => enough(choices(state, task), fewest),
    answers: choices,
    resolve(state, task, move, tell) {
      const given = move ?? (automa?.plays(state, task) ? automa.answer(state, task, tell) : choices(state, task)[0]);
      of.answer(state, task, given, tell);
    },
  };
  return of.always ? { ...rule, asks: true } : rule;
}

const enough = <M>(answers: readonly M[], fewest: number): readonly M[] => (answers.length >= fewest ? answers : NONE);

const NONE: readonly never[] = [];
