import { type AllAtOnce, isAllAtOnce, NOBODY, UNSETTLED } from './agenda.ts';
import { HiddenError, keyedRandom } from './chance/random.ts';
import { isAside, offers, offersInView, resolve } from './combinators.ts';
import type { Game, Rule, Tell } from './game.ts';
import { isAmong } from './moves.ts';
import { type Pack, parseOptions } from './options.ts';
import type { Lane, Move, Seat, State, Task } from './state.ts';

/** Steps that rules may take between two decisions; a rule that takes more is looping. */
export const STEP_BOUND = 10_000;

/** A rule took more than `STEP_BOUND` steps without asking anybody. */
export class StepBoundError extends Error {
  constructor(task: string) {
    super(`more than ${STEP_BOUND} steps between two decisions, the last at '${task}'`);
    this.name = 'StepBoundError';
  }
}

/** A seat must choose one of `moves` for `task`: sorted by id, never empty, but in another seat's view where they are hidden. */
export interface Decision<M extends Move = Move> {
  readonly seat: Seat;
  readonly task: Task;
  readonly moves: readonly M[];
}

/** Resolves what resolves by itself on `list` until a decision is on top (returned) or the list is empty. */
function settle<S extends State, M extends Move>(game: Game<S, M>, state: S, list: Task[], tell: Tell): Decision<M> | undefined {
  for (let steps = 0; ; steps++) {
    const top = list[list.length - 1];
    if (top === undefined || state.over) return undefined;
    if (steps > STEP_BOUND) throw new StepBoundError(top.task);
    const rule = game.rules[top.task];
    const open = isAllAtOnce(top) ? openAtOnce(game, state, top, tell) : askedOf(game, state, top, rule);
    if (open) return open;
    list.pop();
    // The rule is known here: the kernel's own frames alone need asking for what they mean.
    if (rule) rule.resolve(state, top, undefined, tell);
    else if (!isAllAtOnce(top)) resolve(game, state, top, undefined, tell);
  }
}

/** The decision of a task; undefined: it resolves by itself. A view that hides the answers has a decision without moves. */
function askedOf<S extends State, M extends Move>(
  game: Game<S, M>,
  state: S,
  task: Task,
  rule: Rule<S, Task, M> | undefined,
): Decision<M> | undefined {
  const moves = offersInView(game, state, task, rule);
  return moves === undefined || moves.length > 0 ? { seat: task.seat, task, moves: moves ?? [] } : undefined;
}

/** The first open decision of seats that act at the same time; undefined: all have acted. */
function openAtOnce<S extends State, M extends Move>(game: Game<S, M>, state: S, frame: AllAtOnce, tell: Tell): Decision<M> | undefined {
  if (state.agenda.at(-1) !== frame) throw new Error('an all at once inside an all at once');
  if (frame.active === UNSETTLED) settleLanes(game, state, frame, tell);
  return firstOpen(game, state, frame);
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

/** Resolves what resolves by itself in a state to its next decision; false where that cannot be told from a view, or nobody is asked any more. */
export function settled<S extends State, M extends Move>(game: Game<S, M>, state: S): boolean {
  try {
    return settle(game, state, state.agenda, undefined) !== undefined;
  } catch (error) {
    if (error instanceof HiddenError) return false;
    throw error;
  }
}

/** The lane of the first seat that still has to act. */
const openLane = (frame: AllAtOnce): Lane | undefined => frame.lanes.find((lane) => lane.agenda.length > 0);

function firstOpen<S extends State, M extends Move>(game: Game<S, M>, state: S, frame: AllAtOnce): Decision<M> | undefined {
  const agenda = openLane(frame)?.agenda;
  const task = agenda?.[agenda.length - 1];
  return task && decide(game, state, task);
}

const decide = <S extends State, M extends Move>(game: Game<S, M>, state: S, task: Task): Decision<M> => ({
  seat: task.seat,
  task,
  moves: offersInView(game, state, task) ?? [],
});

/** The first open decision of a settled state (by lane order when seats act at the same time). */
export function decision<S extends State, M extends Move>(game: Game<S, M>, state: S): Decision<M> | undefined {
  const top = state.agenda[state.agenda.length - 1];
  if (state.over || top === undefined) return undefined;
  return isAllAtOnce(top) ? firstOpen(game, state, top) : decide(game, state, top);
}

/** All open decisions of a settled state: one, or one for each seat that may act now; none when the match is over. */
export function decisions<S extends State, M extends Move>(game: Game<S, M>, state: S): readonly Decision<M>[] {
  return state.over ? [] : openTasks(state).map((task) => decide(game, state, task));
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
  if (top === undefined) return [];
  return isAllAtOnce(top) ? top.lanes.map((lane) => lane.agenda[lane.agenda.length - 1]).filter((task) => task !== undefined) : [top];
}

/** Sets a match up and resolves it to its first decision. Throws on options that `parseOptions` would refuse. */
export function begin<S extends State, M extends Move>(
  game: Game<S, M>,
  setup: { readonly seats: number; readonly seed: string; readonly options?: unknown; readonly pack?: Pack | undefined },
  tell?: Tell,
): S {
  const { pack } = setup;
  const options = parseOptions(game.options, setup.options, pack);
  if (!options.ok) throw new Error(`${game.name}: ${options.problem.code} '${options.problem.option}'`);
  const { min, max } = game.players;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max) throw new Error(`${game.name} is not for ${setup.seats} players`);
  const isChosen = pack !== undefined && options.value[pack.option] === pack.id;
  const state = game.setup(options.value, setup.seats, keyedRandom(setup.seed), ...(isChosen ? [pack.text] : []));
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
    const at = laneOf(top, seat);
    top.active = at;
    answerTo(game, state, top.lanes[at]?.agenda ?? [], move, tell);
    const next = settleLane(game, state, top, at, tell);
    if (next && openLane(top)?.seat === seat) return next;
  } else {
    answerTo(game, state, state.agenda, move, tell);
  }
  return finish(game, state, settle(game, state, state.agenda, tell));
}

/** Takes the task on top of a list off and resolves it with an answer; what is done beside it leaves it there. */
function answerTo<S extends State, M extends Move>(game: Game<S, M>, state: S, list: Task[], move: M, tell: Tell): void {
  const task = list[list.length - 1];
  if (task === undefined) throw new Error('nothing to decide');
  if (isAside(game, state, task, move)) {
    game.asides?.resolve(state, task, move, tell);
    return;
  }
  list.pop();
  resolve(game, state, task, move, tell);
}

/** The lane in which a seat acts. */
function laneOf(frame: AllAtOnce, seat: Seat): number {
  const at = frame.lanes.findIndex((lane) => lane.seat === seat);
  if (!frame.lanes[at]?.agenda.length) throw new Error(`seat ${seat} has nothing to decide`);
  return at;
}

function finish<S extends State, M extends Move, D extends Decision | undefined>(game: Game<S, M>, state: S, next: D): D {
  if (next === undefined && !state.over) throw new Error(`${game.name}: the agenda is empty but the match is not over`);
  if (state.over && state.agenda.length > 0) state.agenda.length = 0;
  return next;
}

/** Why a move cannot be played: what is allowed instead. Why a rule forbids it is asked of the seat's view, see `whyNot`. */
export type Illegal =
  | { readonly code: 'over' }
  | { readonly code: 'not-your-decision'; readonly waitingFor: readonly Seat[] }
  | { readonly code: 'not-offered'; readonly offered: readonly Move[] };

/**
 * Undefined if `seat` may play `move` now; else what is allowed. `open`: the decisions of this state, where they are known already.
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
  return isAmong(mine.moves, move) ? undefined : { code: 'not-offered', offered: mine.moves };
}
