import { isCombinator } from '../agenda.ts';
import { HiddenError } from '../chance/random.ts';
import { unjudged } from '../combinators.ts';
import { type Decision, decisionOf, play } from '../engine.ts';
import { sameData } from '../equality.ts';
import { type Game, heardAs, type Rule } from '../game.ts';
import { isAmong } from '../moves.ts';
import type { Move, Refusal, Seat, State, Task, Told } from '../state.ts';

/** What a seat can foresee of a move. */
export interface Foreseen<S extends State, M extends Move> {
  /** The view afterwards; where it stopped, as far as it got. */
  readonly after: S;
  /** What the seat would hear. */
  readonly told: readonly Told[];
  /** The decision that follows, the seat's own where it has one; undefined when the match is over or the look ahead stopped. */
  readonly next: Decision<M> | undefined;
  /** Something hidden was needed (chance, another's card): what follows cannot be foreseen. */
  readonly stopped: boolean;
}

/** Plays a move on a copy of a seat's own view. Throws only what rules throw. */
export function foresee<S extends State, M extends Move>(game: Game<S, M>, view: S, seat: Seat, move: M): Foreseen<S, M> {
  const after = game.clone(view);
  const told: Told[] = [];
  try {
    const first = play(game, after, seat, move, (event, only, twin) => {
      const heard = heardAs(seat, event, only, twin);
      if (heard) told.push(heard);
    });
    return { after, told, next: decisionOf(game, after, seat) ?? first, stopped: false };
  } catch (error) {
    if (error instanceof HiddenError) return { after, told, next: undefined, stopped: true };
    throw error;
  }
}

/** Part of what a move leads to: a view between two tasks, and what the seat has heard by then. */
export interface Part<S extends State> {
  readonly view: S;
  readonly told: readonly Told[];
}

/**
 * The last moment of a move that a seat can foresee: all that was told before something hidden is needed. Undefined where nothing was, or
 * the move needs nothing hidden.
 */
export function foreseePart<S extends State, M extends Move>(game: Game<S, M>, view: S, seat: Seat, move: M): Part<S> | undefined {
  const told: Told[] = [];
  let part: Part<S> | undefined;
  let resolved = 0;
  const rules: Record<string, Rule<S, Task, M>> = {};
  for (const [name, rule] of Object.entries(game.rules))
    rules[name] = {
      ...rule,
      resolve(state, task, answer, tell) {
        if (resolved > 0) part = { view: game.redact(state, seat), told: told.slice() };
        resolved += 1;
        rule.resolve(state, task, answer, tell);
      },
    };
  try {
    const after = game.clone(view);
    play({ ...game, rules }, after, seat, move, (event, only, twin) => {
      const heard = heardAs(seat, event, only, twin);
      if (!heard) return;
      told.push(heard);
      // What was told is done: it is seen, also where the same task goes on to something hidden.
      part = { view: game.redact(after, seat), told: told.slice() };
    });
    return undefined;
  } catch (error) {
    if (error instanceof HiddenError) return part;
    throw error;
  }
}

/**
 * Whether a seat that saw `before` could work out `after` by itself: nothing hidden was revealed by its move.
 * Both are that seat's views. This is the border of undo and of planning ahead.
 */
export function foresees<S extends State, M extends Move>(
  game: Game<S, M>,
  before: S,
  played: { readonly seat: Seat; readonly move: M },
  after: S,
): boolean {
  const { after: foreseen, stopped } = foresee(game, before, played.seat, played.move);
  return !stopped && sameData(game.redact(foreseen, played.seat), after);
}

/**
 * Returns why a seat may not make a move now: rule and figures, from its own view, so no secret shows. Undefined: the move is offered, the seat is
 * not asked, or no reason can be told. `decision`: the seat's, if known already.
 */
export function whyNot<S extends State, M extends Move>(game: Game<S, M>, view: S, seat: Seat, move: M, decision?: Decision<M>): Refusal | undefined {
  try {
    const open = decision ?? decisionOf(game, view, seat);
    if (!open || isAmong(open.moves, move)) return undefined;
    if (game.law && isAmong(unjudged(game, view, open.task), move)) return game.law.refuse(view, open.task, move);
    const task = askedTask(open.task);
    return game.rules[task.task]?.refuse?.(view, task, move);
  } catch (error) {
    if (error instanceof HiddenError) return undefined;
    throw error;
  }
}

/** The task that a decision is really about: inside an `up to`, what may be done so often. */
export function askedTask(task: Task): Task {
  let asked = task;
  while (isCombinator(asked) && asked.task === 'up to') asked = asked.of;
  return asked;
}

/** The task that a move picks from a frame; undefined for the other moves. */
export function pickedTask(frame: Task, move: Move): Task | undefined {
  if (move.kind !== 'pick' || !isCombinator(frame)) return undefined;
  switch (frame.task) {
    case 'any order':
    case 'one of':
      return frame.tasks[move.id - 1];
    case 'up to':
      // In a frame that may be skipped, the picks are the seat's own.
      return isCombinator(frame.of) ? pickedTask(frame.of, move) : frame.of;
    case 'in order':
    case 'each in turn':
    case 'all at once':
      return undefined;
  }
}
