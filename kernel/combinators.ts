import {
  type AnyOrder,
  anyOrder,
  type Combinator,
  type EachInTurn,
  eachInTurn,
  isCombinator,
  type OneOf,
  push,
  pushInOrder,
  seated,
  upToMore,
} from './agenda.ts';
import { HiddenError } from './chance/random.ts';
import type { Game, Rule, Tell } from './game.ts';
import { isAmong, MOST_PICKS } from './moves.ts';
import type { Move, State, Task } from './state.ts';

const NONE: readonly never[] = [];

/** What a task offers now; empty if it resolves by itself: by the game's rule, or what the kernel's own frames offer; what of it is legal. */
export const offers = <S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): readonly M[] =>
  legalAmong(game, state, task, unjudged(game, state, task));

/** As `offers`, whether the game's law allows it or not. */
export function unjudged<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): readonly M[] {
  const rule = game.rules[task.task];
  if (rule) return rule.moves ? rule.moves(state, task) : NONE;
  return frameOffers(game, state, task);
}

/** The task's answers that the game's law allows, and the asides where anything is asked. */
function legalAmong<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task, moves: readonly M[]): readonly M[] {
  const { law, asides } = game;
  const legal = law && moves.length > 1 ? law.legal(state, task, moves) : moves;
  if (!asides || legal.length === 0) return legal;
  const beside = asides.moves(state, task);
  return beside.length === 0 ? legal : [...legal, ...beside].sort((a, b) => a.id - b.id);
}

/** Whether a move that a task offers is no answer to it but may be done beside. */
export const isAside = <S extends State, M extends Move>({ asides }: Game<S, M>, state: S, task: Task, move: M): boolean =>
  asides !== undefined && isAmong(asides.moves(state, task), move);

function frameOffers<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): readonly M[] {
  if (!isCombinator(task)) throw new Error(`${game.name} has no rule for the task '${task.task}'`);
  return combinatorOffers(game, state, task);
}

/**
 * As `offers`; of a seat that is always asked and whose answers this view hides, none, which is another thing than resolving by itself:
 * then undefined.
 */
export function offersInView<S extends State, M extends Move>(
  game: Game<S, M>,
  state: S,
  task: Task,
  rule: Rule<S, Task, M> | undefined = game.rules[task.task],
): readonly M[] | undefined {
  if (!rule) return legalAmong(game, state, task, frameOffers(game, state, task));
  if (!rule.moves) return NONE;
  return rule.asks ? unlessHidden(game, state, task) : legalAmong(game, state, task, rule.moves(state, task));
}

function unlessHidden<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): readonly M[] | undefined {
  try {
    return offers(game, state, task);
  } catch (error) {
    if (error instanceof HiddenError) return undefined;
    throw error;
  }
}

function combinatorOffers<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Combinator): readonly M[] {
  switch (task.task) {
    case 'any order':
      return task.tasks.length > 1 && orderlessIn(game, state, task) < 0 ? game.moves.picks.slice(0, pickable(task).length) : NONE;
    case 'one of':
      return possiblePicks(game, state, task);
    case 'up to':
      return task.times > 0 ? orStop(game, state, task.of) : NONE;
    case 'in order':
    case 'each in turn':
    case 'all at once':
      return NONE;
  }
}

/** The task that is done first without asking, by the game's rules; −1: its seat chooses. */
const orderlessIn = <S extends State, M extends Move>({ orderless }: Game<S, M>, state: S, { tasks }: AnyOrder): number =>
  orderless && tasks.length > 1 ? orderless(state, tasks) : -1;

/** The picks of the options that lead anywhere. */
function possiblePicks<S extends State, M extends Move>(game: Game<S, M>, state: S, task: OneOf): readonly M[] {
  const possible: M[] = [];
  const options = pickable(task);
  for (let i = 0; i < options.length; i++) {
    const [option, pick] = [options[i], game.moves.picks[i]];
    if (option && pick && isPossible(game, state, option)) possible.push(pick);
  }
  return possible;
}

/** The answers of a task that the seat may leave. What resolves by itself is left or done: the first pick is "do it". */
function orStop<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): readonly M[] {
  const { moves } = game;
  const answers = answersOf(game, state, task);
  if (answers.length > 0) return answers[0] === moves.stop ? answers : [moves.stop, ...answers];
  return isPossible(game, state, task) ? [moves.stop, ...moves.picks.slice(0, 1)] : NONE;
}

/** The tasks that are picked from. More than there are picks is a bug: nothing may be lost without a word. */
function pickable(task: AnyOrder | OneOf): readonly Task[] {
  if (task.tasks.length > MOST_PICKS) throw new Error(`'${task.task}' of ${task.tasks.length} tasks: at most ${MOST_PICKS} can be picked from`);
  return task.tasks;
}

/** All legal answers of a task, also a single one that would not be asked for. */
function answersOf<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): readonly M[] {
  return game.rules[task.task]?.answers?.(state, task) ?? unjudged(game, state, task);
}

/** Whether a task, if chosen, leads anywhere (see Rule.possible). */
function isPossible<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): boolean {
  const rule = game.rules[task.task];
  if (rule) {
    if (rule.possible) return rule.possible(state, task);
    return !rule.moves || (rule.answers ?? rule.moves)(state, task).length > 0;
  }
  if (!isCombinator(task)) throw new Error(`${game.name} has no rule for the task '${task.task}'`);
  switch (task.task) {
    case 'one of':
      return task.tasks.some((option) => isPossible(game, state, option));
    case 'up to':
      return task.times > 0 && isPossible(game, state, task.of);
    case 'in order':
    case 'any order':
      return task.tasks.every((part) => isPossible(game, state, part));
    case 'each in turn':
    case 'all at once':
      return true;
  }
}

/** Resolves a task with its answer, or by itself: by the game's rule, or what the kernel's own frames mean. */
export function resolve<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task, move: M | undefined, tell: Tell): void {
  const rule = game.rules[task.task];
  if (rule) {
    rule.resolve(state, task, move, tell);
  } else if (isCombinator(task)) {
    resolveCombinator(game, state, task, move, tell);
  }
}

function resolveCombinator<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Combinator, move: M | undefined, tell: Tell): void {
  switch (task.task) {
    case 'in order':
      pushInOrder(state, task.tasks);
      return;
    case 'any order':
      pushFirst(state, task, pickedIndex(game, move) ?? Math.max(0, orderlessIn(game, state, task)));
      return;
    case 'one of': {
      const chosen = task.tasks[pickedIndex(game, move) ?? -1];
      if (chosen) push(state, chosen);
      return;
    }
    case 'up to':
      if (move === undefined || move === game.moves.stop) return;
      if (task.times > 1) push(state, upToMore(task.times - 1, task.of));
      resolve(game, state, task.of, !isCombinator(task.of) && move === game.moves.picks[0] ? undefined : move, tell);
      return;
    case 'each in turn':
      pushNextSeat(state, task);
      return;
    case 'all at once':
      push(state, task);
      return;
  }
}

/** Pushes the picked task. The others stay open below it, even none, so that what is completed meanwhile can join them. */
function pushFirst(state: State, { seat, tasks }: AnyOrder, at: number): void {
  const first = tasks[at];
  if (!first) return;
  push(state, anyOrder(seat, ...tasks.toSpliced(at, 1)));
  push(state, first);
}

function pushNextSeat(state: State, { seats, of }: EachInTurn): void {
  const [seat, ...others] = seats;
  if (seat === undefined) return;
  if (others.length > 0) push(state, eachInTurn(others, of));
  push(state, seated(of, of.seat, seat));
}

function pickedIndex<S extends State, M extends Move>(game: Game<S, M>, move: M | undefined): number | undefined {
  const at = move === undefined ? -1 : game.moves.picks.indexOf(move);
  return at < 0 ? undefined : at;
}
