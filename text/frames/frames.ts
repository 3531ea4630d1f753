import {
  askedTask,
  type Combinator,
  type Decision,
  isCombinator,
  type Message,
  type Move,
  pickedTask,
  type State,
  type Task,
  type Wording,
} from '@madang/kernel';
import { words } from './text/sources.ts';

/**
 * A game's wording that can also say the kernel's frames: their prompts and rules, and their own answers, stop and picks, by what they
 * lead to. The game says its own tasks only: `prompt`, `ruleOf` and `label` get no frame from here.
 */
export function framed<S extends State, M extends Move>(own: Wording<S, M>): Wording<S, M> {
  return {
    ...own,
    catalogues: async (language) => ({ ...(await words(language)), ...(await own.catalogues(language)) }),
    prompt: (view, decision) => promptOf(own, view, decision),
    ruleOf: (view, decision) => own.ruleOf(view, { ...decision, task: ruledTask(decision.task) }),
    label: (view, decision, move) => labelOf(own, view, decision, move),
    forecast: (view, seat, decision, move) =>
      isKernelMove(move) ? undefined : own.forecast(view, seat, { ...decision, task: askedTask(decision.task) }, move),
    caution: (view, _seat, decision, move) => cautionOf(own, view, decision, move),
    tip: (view, seat, decision, move) =>
      isKernelMove(move) ? undefined : own.tip?.(view, seat, { ...decision, task: askedTask(decision.task) }, move),
  };
}

const message = (key: string, args: NonNullable<Message['args']> = {}): Message => ({ key: `frame.${key}`, args });

const isKernelMove = (move: Move): boolean => move.kind === 'stop' || move.kind === 'pick';

/** The first own task of a frame: its rule is the frame's. */
function ruledTask(task: Task): Task {
  if (!isCombinator(task)) return task;
  const [first] = partsOf(task);
  return first ? ruledTask(first) : task;
}

/** The tasks that a frame is made of. */
function partsOf(frame: Combinator): readonly Task[] {
  switch (frame.task) {
    case 'in order':
    case 'any order':
    case 'one of':
      return frame.tasks;
    case 'up to':
    case 'each in turn':
      return [frame.of];
    case 'all at once':
      return frame.lanes.flatMap((lane) => lane.agenda.slice(-1));
  }
}

function promptOf<S extends State, M extends Move>(own: Wording<S, M>, view: S, decision: Decision<M>): Message {
  const { task } = decision;
  if (!isCombinator(task)) return own.prompt(view, decision);
  switch (task.task) {
    case 'any order':
      return message('any-order');
    case 'one of':
      return message(task.tasks.every((part) => own.follows?.(part)) ? 'any-order' : 'one-of');
    case 'up to': {
      if (isCombinator(task.of)) return message('optional', { prompt: promptOf(own, view, { ...decision, task: task.of }) });
      const moves = decision.moves.filter((move) => !isKernelMove(move));
      const prompt = moves.length > 0 ? promptOf(own, view, { ...decision, task: task.of, moves }) : taskText(own, view, task.of);
      return task.times > 1 ? message('up-to', { prompt, times: task.times }) : message('optional', { prompt });
    }
    case 'in order':
    case 'each in turn':
    case 'all at once':
      throw new Error(`'${task.task}' asks nobody`);
  }
}

/** What the game itself says, or that something is declined that costs nothing. */
function cautionOf<S extends State, M extends Move>(own: Wording<S, M>, view: S, decision: Decision<M>, move: M): Message | undefined {
  const { seat, moves, task } = decision;
  const said = isKernelMove(move) ? undefined : own.caution?.(view, seat, { ...decision, task: askedTask(task) }, move);
  if (said || move.kind === 'pick') return said;
  const gift = own.gift?.(view, seat, move, moves);
  if (!gift) return undefined;
  // A yes says nothing by itself: what was asked does.
  return moves.length === 2
    ? message('declined-offer', { prompt: promptOf(own, view, decision) })
    : message('declined-gift', { what: labelOf(own, view, decision, gift) });
}

function labelOf<S extends State, M extends Move>(own: Wording<S, M>, view: S, decision: Decision<M>, move: M): Message {
  const { task } = decision;
  if (!isCombinator(task)) return own.label(view, decision, move);
  if (move.kind === 'stop') return message(task.task === 'up to' && !task.begun ? 'decline' : 'stop');
  if (move.kind !== 'pick') return own.label(view, { ...decision, task: askedTask(task) }, move);
  const picked = pickedTask(task, move);
  if (!picked) throw new Error(`'${task.task}' has no task for ${JSON.stringify(move)}`);
  return taskText(own, view, picked);
}

/** A task as a thing to do; a frame by what it is made of. */
function taskText<S extends State, M extends Move>(own: Wording<S, M>, view: S, task: Task): Message {
  if (!isCombinator(task)) {
    if (!own.task) throw new Error(`no words for '${task.task}' as a thing to do`);
    return own.task(view, task);
  }
  const parts = partsOf(task).map((part) => taskText(own, view, part));
  const [first = message('nothing')] = parts;
  switch (task.task) {
    case 'in order':
      return joined('then', parts);
    case 'any order':
    case 'all at once':
      return joined('and', parts);
    case 'one of':
      return joined('or', parts);
    case 'up to':
      return task.times > 1 ? message('may', { what: first, times: task.times }) : first;
    case 'each in turn':
      return first;
  }
}

const joined = (key: string, parts: readonly Message[]): Message =>
  parts.length === 0 ? message('nothing') : parts.reduce((first, second) => message(key, { first, second }));
