import {
  type AllAtOnce,
  anyOrder,
  type Combinator,
  eachInTurn,
  isAllAtOnce,
  isCombinator,
  NOBODY,
  push,
  pushInOrder,
  seated,
  UNSETTLED,
  upTo,
} from './agenda.ts';
import type { Game, Tell } from './game.ts';
import { parseOptions } from './options.ts';
import { seedRandom } from './random.ts';
import type { Lane, Move, Refusal, Seat, State, Task } from './state.ts';

/** Steps that rules may take between two decisions; a rule that takes more is looping. */
export const STEP_BOUND = 10_000;

/** A rule took more than `STEP_BOUND` steps without asking anybody. */
export class StepBoundError extends Error {
  constructor(task: string) {
    super(`more than ${STEP_BOUND} steps between two decisions, the last at '${task}'`);
    this.name = 'StepBoundError';
  }
}

/** A seat must choose one of `moves` (sorted by id, never empty) for `task`. */
export interface Decision<M extends Move = Move> {
  readonly seat: Seat;
  readonly task: Task;
  readonly moves: readonly M[];
}

/** What a task offers now; empty if it resolves by itself. */
function offers<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): readonly M[] {
  const rule = game.rules[task.task];
  if (rule) return rule.moves ? rule.moves(state, task) : NONE;
  if (!isCombinator(task)) throw new Error(`${game.name} has no rule for the task '${task.task}'`);
  return combinatorOffers(game, state, task);
}

const NONE: readonly never[] = [];

function combinatorOffers<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Combinator): readonly M[] {
  switch (task.task) {
    case 'any order':
      return task.tasks.length > 1 ? game.moves.picks.slice(0, task.tasks.length) : NONE;
    case 'one of': {
      const possible: M[] = [];
      for (let i = 0; i < task.tasks.length; i++) {
        const [option, pick] = [task.tasks[i], game.moves.picks[i]];
        if (option && pick && isPossible(game, state, option)) possible.push(pick);
      }
      return possible;
    }
    case 'up to': {
      if (task.times <= 0) return NONE;
      const inner = offers(game, state, task.of);
      if (inner.length > 0) return inner[0] === game.moves.stop ? inner : [game.moves.stop, ...inner];
      // What resolves by itself is still the seat's to leave: the first pick is "do it".
      return isPossible(game, state, task.of) ? [game.moves.stop, ...game.moves.picks.slice(0, 1)] : NONE;
    }
    case 'in order':
    case 'each in turn':
    case 'all at once':
      return NONE;
  }
}

/** Whether a task, if chosen, leads anywhere (see Rule.possible). */
export function isPossible<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): boolean {
  const rule = game.rules[task.task];
  if (rule) {
    if (rule.possible) return rule.possible(state, task);
    return !rule.moves || rule.moves(state, task).length > 0;
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

function resolve<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task, move: M | undefined, tell: Tell): void {
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
    case 'any order': {
      const at = pickedIndex(game, move) ?? 0;
      const first = task.tasks[at];
      if (task.tasks.length > 1) push(state, anyOrder(task.seat, ...task.tasks.toSpliced(at, 1)));
      if (first) push(state, first);
      return;
    }
    case 'one of': {
      const at = pickedIndex(game, move);
      const chosen = at === undefined ? undefined : task.tasks[at];
      if (chosen) push(state, chosen);
      return;
    }
    case 'up to':
      if (move === undefined || move === game.moves.stop) return;
      if (task.times > 1) push(state, upTo(task.times - 1, task.of));
      resolve(game, state, task.of, !isCombinator(task.of) && move === game.moves.picks[0] ? undefined : move, tell);
      return;
    case 'each in turn': {
      const seat = task.seats[0];
      if (seat === undefined) return;
      if (task.seats.length > 1) push(state, eachInTurn(task.seats.slice(1), task.of));
      push(state, seated(task.of, task.of.seat, seat));
      return;
    }
    case 'all at once':
      push(state, task);
      return;
  }
}

function pickedIndex<S extends State, M extends Move>(game: Game<S, M>, move: M | undefined): number | undefined {
  const at = move === undefined ? -1 : game.moves.picks.indexOf(move);
  return at < 0 ? undefined : at;
}

/** Resolves what resolves by itself on `list` until a decision is on top (returned) or the list is empty. */
function settle<S extends State, M extends Move>(game: Game<S, M>, state: S, list: Task[], tell: Tell): Decision<M> | undefined {
  for (let steps = 0; ; steps++) {
    const top = list[list.length - 1];
    if (top === undefined || state.over) return undefined;
    if (steps > STEP_BOUND) throw new StepBoundError(top.task);
    if (isAllAtOnce(top)) {
      if (list !== state.agenda) throw new Error('an all at once inside an all at once');
      if (top.active === UNSETTLED) settleLanes(game, state, top, tell);
      const next = firstOpen(game, state, top);
      if (next) return next;
      list.pop();
      continue;
    }
    const moves = offers(game, state, top);
    if (moves.length > 0) return { seat: top.seat, task: top, moves };
    list.pop();
    resolve(game, state, top, undefined, tell);
  }
}

/** Resolves every lane to its first decision. */
function settleLanes<S extends State, M extends Move>(game: Game<S, M>, state: S, frame: AllAtOnce, tell: Tell): void {
  for (let i = 0; i < frame.lanes.length; i++) settleLane(game, state, frame, i, tell);
}

/** Resolves one lane to its next decision, which must be its own seat's. */
function settleLane<S extends State, M extends Move>(game: Game<S, M>, state: S, frame: AllAtOnce, at: number, tell: Tell): Decision<M> | undefined {
  const lane = frame.lanes[at];
  if (!lane) return undefined;
  frame.active = at;
  const next = settle(game, state, lane.agenda, tell);
  if (next && next.seat !== lane.seat) throw new Error(`'${next.task.task}' of seat ${next.seat} in the lane of seat ${lane.seat}`);
  frame.active = NOBODY;
  return next;
}

/** The lane of the first seat that still has to act. */
const openLane = (frame: AllAtOnce): Lane | undefined => frame.lanes.find((lane) => lane.agenda.length > 0);

function firstOpen<S extends State, M extends Move>(game: Game<S, M>, state: S, frame: AllAtOnce): Decision<M> | undefined {
  const agenda = openLane(frame)?.agenda;
  const task = agenda?.[agenda.length - 1];
  return task && { seat: task.seat, task, moves: offers(game, state, task) };
}

/** The first open decision of a settled state (by lane order when seats act at the same time). */
export function decision<S extends State, M extends Move>(game: Game<S, M>, state: S): Decision<M> | undefined {
  const top = state.agenda[state.agenda.length - 1];
  if (state.over || top === undefined) return undefined;
  return isAllAtOnce(top) ? firstOpen(game, state, top) : { seat: top.seat, task: top, moves: offers(game, state, top) };
}

/** All open decisions of a settled state: one, or one for each seat that may act now; none when the match is over. */
export function decisions<S extends State, M extends Move>(game: Game<S, M>, state: S): readonly Decision<M>[] {
  return state.over ? NONE : openTasks(state).map((task) => ({ seat: task.seat, task, moves: offers(game, state, task) }));
}

/** The open decision of one seat in a settled state; looks at no other seat's, so a seat's own view is enough. */
export function decisionOf<S extends State, M extends Move>(game: Game<S, M>, state: S, seat: Seat): Decision<M> | undefined {
  if (state.over) return undefined;
  const task = openTasks(state).find((open) => open.seat === seat);
  return task && { seat, task, moves: offers(game, state, task) };
}

/** The tasks that wait for a decision in a settled state. */
function openTasks(state: State): readonly Task[] {
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined) return NONE;
  return isAllAtOnce(top) ? top.lanes.map((lane) => lane.agenda[lane.agenda.length - 1]).filter((task) => task !== undefined) : [top];
}

/** Sets a match up and resolves it to its first decision. Throws on options that `parseOptions` would refuse. */
export function begin<S extends State, M extends Move>(
  game: Game<S, M>,
  setup: { readonly seats: number; readonly seed: string; readonly options?: unknown },
  tell?: Tell,
): S {
  const options = parseOptions(game.options, setup.options);
  if (!options.ok) throw new Error(`${game.name}: ${options.problem.code} '${options.problem.option}'`);
  const { min, max } = game.players;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max) throw new Error(`${game.name} is not for ${setup.seats} players`);
  const state = game.setup(options.value, setup.seats, seedRandom(setup.seed));
  finish(game, state, settle(game, state, state.agenda, tell));
  return state;
}

/**
 * Plays an offered move in place and resolves to the next decision, which is returned (undefined: the match is over).
 * Trusts that `move` is offered to `seat` in this settled state; use `check` where it may not be.
 */
export function play<S extends State, M extends Move>(game: Game<S, M>, state: S, seat: Seat, move: M, tell?: Tell): Decision<M> | undefined {
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined) throw new Error('nothing to decide');
  if (isAllAtOnce(top)) {
    const next = playInLane(game, state, top, seat, move, tell);
    if (next && openLane(top)?.seat === seat) return next;
  } else {
    state.agenda.pop();
    resolve(game, state, top, move, tell);
  }
  return finish(game, state, settle(game, state, state.agenda, tell));
}

function playInLane<S extends State, M extends Move>(
  game: Game<S, M>,
  state: S,
  frame: AllAtOnce,
  seat: Seat,
  move: M,
  tell: Tell,
): Decision<M> | undefined {
  const at = frame.lanes.findIndex((lane) => lane.seat === seat);
  const agenda = frame.lanes[at]?.agenda;
  const task = agenda?.pop();
  if (!agenda || !task) throw new Error(`seat ${seat} has nothing to decide`);
  frame.active = at;
  resolve(game, state, task, move, tell);
  return settleLane(game, state, frame, at, tell);
}

function finish<S extends State, M extends Move, D extends Decision | undefined>(game: Game<S, M>, state: S, next: D): D {
  if (next === undefined && !state.over) throw new Error(`${game.name}: the agenda is empty but the match is not over`);
  if (state.over && state.agenda.length > 0) state.agenda.length = 0;
  return next;
}

/** Why a move cannot be played. */
export type Illegal =
  | { readonly code: 'over' }
  | { readonly code: 'not-your-decision'; readonly waitingFor: readonly Seat[] }
  | { readonly code: 'not-offered'; readonly offered: readonly Move[]; readonly refusal?: Refusal };

/**
 * Undefined if `seat` may play `move` now; else the reason, with the rule that forbids it where the game names one.
 * `open`: the decisions of this state, where they are known already.
 */
export function check<S extends State, M extends Move>(
  game: Game<S, M>,
  state: S,
  seat: Seat,
  move: M,
  open?: readonly Decision<M>[],
): Illegal | undefined {
  if (state.over) return { code: 'over' };
  const mine = open ? open.find((decision) => decision.seat === seat) : decisionOf(game, state, seat);
  if (!mine) return { code: 'not-your-decision', waitingFor: openTasks(state).map((task) => task.seat) };
  if (mine.moves.includes(move)) return undefined;
  const refusal = refusalOf(game, state, mine.task, move);
  return refusal ? { code: 'not-offered', offered: mine.moves, refusal } : { code: 'not-offered', offered: mine.moves };
}

/** Why `task` does not offer `move`: the rule and its figures, if the game says. */
export function refusalOf<S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task, move: Move): Refusal | undefined {
  let asked = task;
  while (isCombinator(asked) && asked.task === 'up to') asked = asked.of;
  const own = game.moves.byId(move.id);
  return own === undefined ? undefined : game.rules[asked.task]?.refuse?.(state, asked, own);
}
