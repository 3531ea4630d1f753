import type { Lane, Seat, State, Task } from './state.ts';

/** Nobody's seat: the task resolves by itself. */
export const NOBODY: Seat = -1;

/** `active` of an all at once whose lanes have not been resolved to their first decisions yet. */
export const UNSETTLED = -2;

/** These tasks, one after the other. */
export interface InOrder extends Task {
  readonly task: 'in order';
  readonly tasks: readonly Task[];
}

/** All of these tasks, in an order that the seat chooses. */
export interface AnyOrder extends Task {
  readonly task: 'any order';
  readonly tasks: readonly Task[];
}

/** Exactly one of these tasks, of the seat's choice, among those that are possible. */
export interface OneOf extends Task {
  readonly task: 'one of';
  readonly tasks: readonly Task[];
}

/** The task `of` up to `times` times; the seat may stop before each. It ends when `of` is not possible. */
export interface UpTo extends Task {
  readonly task: 'up to';
  readonly times: number;
  readonly of: Task;
  /** It was done before: the seat that stops now ends it, and declines nothing. */
  readonly begun?: true;
}

/** The task `of` once for each seat, in this order. */
export interface EachInTurn extends Task {
  readonly task: 'each in turn';
  readonly seats: readonly Seat[];
  readonly of: Task;
}

/** Every lane's tasks at the same time: seats act independently, the frame ends when all lanes are empty. */
export interface AllAtOnce extends Task {
  readonly task: 'all at once';
  readonly lanes: readonly Lane[];
  /** The lane being resolved, where pushes go; NOBODY between moves, UNSETTLED before the first. */
  active: number;
}

/** The frames that the kernel itself resolves. */
export type Combinator = InOrder | AnyOrder | OneOf | UpTo | EachInTurn | AllAtOnce;

export const inOrder = (...tasks: readonly Task[]): InOrder => ({ task: 'in order', seat: NOBODY, tasks });
export const anyOrder = (seat: Seat, ...tasks: readonly Task[]): AnyOrder => ({ task: 'any order', seat, tasks });
export const oneOf = (seat: Seat, ...tasks: readonly Task[]): OneOf => ({ task: 'one of', seat, tasks });
export const upTo = (times: number, of: Task): UpTo => ({ task: 'up to', seat: of.seat, times, of });
/** `upTo`, after `of` was done at least once. */
export const upToMore = (times: number, of: Task): UpTo => ({ task: 'up to', seat: of.seat, times, of, begun: true });
export const optional = (of: Task): UpTo => upTo(1, of);
/** Each seat in turn takes the place of `of.seat`, also in the tasks inside `of` that had the same seat. */
export const eachInTurn = (seats: readonly Seat[], of: Task): EachInTurn => ({ task: 'each in turn', seat: NOBODY, seats, of });
/** Each seat takes the place of `of.seat`, as in `eachInTurn`. A lane's decisions are its own seat's. */
export const allAtOnce = (seats: readonly Seat[], of: Task): AllAtOnce => ({
  task: 'all at once',
  seat: NOBODY,
  lanes: seats.map((seat) => ({ seat, agenda: [seated(of, of.seat, seat)] })),
  active: UNSETTLED,
});

/** Seats in turn order, beginning with `first`. */
export const turnOrder = (first: Seat, seats: number): Seat[] => Array.from({ length: seats }, (_, i) => (first + i) % seats);

const COMBINATORS: ReadonlySet<string> = new Set<Combinator['task']>(['in order', 'any order', 'one of', 'up to', 'each in turn', 'all at once']);

/** True for the kernel's own frames. Their names have a blank or are checked here, so a game's tasks must not. */
export const isCombinator = (task: Task): task is Combinator => COMBINATORS.has(task.task);

export const isAllAtOnce = (task: Task | undefined): task is AllAtOnce => task !== undefined && task.task === 'all at once';

/** The task with `seat` wherever it had the seat `holder`. */
export function seated(task: Task, holder: Seat, seat: Seat): Task {
  const own = task.seat === holder ? { ...task, seat } : task;
  return isCombinator(own) ? seatedInside(own, holder, seat) : own;
}

function seatedInside(frame: Combinator, holder: Seat, seat: Seat): Combinator {
  switch (frame.task) {
    case 'in order':
    case 'any order':
    case 'one of':
      return { ...frame, tasks: frame.tasks.map((part) => seated(part, holder, seat)) };
    case 'up to':
      return { ...frame, of: seated(frame.of, holder, seat) };
    case 'each in turn':
    case 'all at once':
      return frame;
  }
}

/** The list on which pushes land now: the lane being resolved, or the whole agenda. */
function currentList(state: State): Task[] {
  const top = state.agenda[state.agenda.length - 1];
  if (isAllAtOnce(top) && top.active >= 0) {
    const lane = top.lanes[top.active];
    if (lane) return lane.agenda;
  }
  return state.agenda;
}

/** Puts one task on top of what still has to happen. */
export function push(state: State, task: Task): void {
  currentList(state).push(live(task));
}

/** Puts tasks on top so that the first of them happens first. */
export function pushInOrder(state: State, tasks: readonly Task[]): void {
  const list = currentList(state);
  for (let i = tasks.length - 1; i >= 0; i--) {
    const task = tasks[i];
    if (task) list.push(live(task));
  }
}

/**
 * Adds tasks to the seat's open `any order`, to be done in an order of choice with what is left of it; without one they form a new frame, done next.
 * A frame counts as open while its last task runs.
 */
export function join(state: State, seat: Seat, ...tasks: readonly Task[]): void {
  const list = currentList(state);
  const at = list.findLastIndex((frame) => isAnyOrder(frame) && frame.seat === seat);
  const open = list[at];
  if (open && isAnyOrder(open)) list[at] = anyOrder(seat, ...open.tasks, ...tasks);
  else list.push(anyOrder(seat, ...tasks));
}

const isAnyOrder = (task: Task): task is AnyOrder => task.task === 'any order';

/** Lanes change in place, so a frame that goes on the agenda has lanes of its own: who keeps the task may push it again. */
const live = (task: Task): Task => (isAllAtOnce(task) ? cloneAllAtOnce(task) : task);

const cloneAllAtOnce = (frame: AllAtOnce): AllAtOnce => ({
  task: 'all at once',
  seat: NOBODY,
  lanes: frame.lanes.map((lane) => ({ seat: lane.seat, agenda: lane.agenda.slice() })),
  active: frame.active,
});

/** An independent copy. Frames are never changed in place, except lanes; so only lists and lanes are copied. */
export function cloneAgenda(agenda: readonly Task[]): Task[] {
  const copy = agenda.slice();
  for (let i = 0; i < copy.length; i++) {
    const frame = copy[i];
    if (isAllAtOnce(frame)) copy[i] = cloneAllAtOnce(frame);
  }
  return copy;
}
