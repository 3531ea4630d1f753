import { type Game, isCombinator, type Task } from '@madang/kernel';
import type { ActionSpace, Choice } from './action-space.ts';
import type { Encoder } from './observable.ts';

/** Tasks that a pick names, numbers of a task, and the bits that a chosen digit is written in. */
const PICKED = 8;
const NUMBERS = 6;
const BITS = 10;

/** What a number of a task counts as one. */
const ONE = 16;

/** The kernel's frames that ask. */
const FRAMES = ['any order', 'one of', 'up to'] as const;

/**
 * The open decision: its task (and the one inside a frame), the tasks that picks stand for, the task's own numbers, and the digits chosen so far. All 0:
 * nothing is asked of the seat.
 */
export function newDecisionEncoder(game: Game, actions: ActionSpace): Encoder {
  const tasks = [...Object.keys(game.rules), ...FRAMES];
  const index = new Map(tasks.map((task, at) => [task, at]));
  const asking = tasks.filter((task) => game.rules[task]?.moves !== undefined || !game.rules[task]);
  const slot = new Map(asking.map((task, at) => [task, at]));
  const names = [
    ...asking.map((task) => `decision: ${task}`),
    ...asking.map((task) => `decision, inside: ${task}`),
    ...Array.from({ length: PICKED }, (_, i) => `decision, pick ${i + 1}`),
    ...Array.from({ length: NUMBERS }, (_, i) => `decision, number ${i + 1}`),
    ...actions.digits.flatMap((_, i) => Array.from({ length: BITS + 1 }, (_, bit) => `decision, digit ${i + 1}: ${bit === 0 ? 'chosen' : bit}`)),
  ];
  const writeTask = (task: Task, out: Float32Array, at: number): void => {
    const own = slot.get(task.task);
    if (own !== undefined) out[at + own] = 1;
    const { inside, picks } = framed(task);
    const inner = inside && slot.get(inside.task);
    if (inner !== undefined) out[at + asking.length + inner] = 1;
    const picked = at + 2 * asking.length;
    for (let i = 0; i < PICKED && i < picks.length; i++) out[picked + i] = (1 + (index.get(picks[i]?.task ?? '') ?? 0)) / tasks.length;
    writeNumbers(inside ?? task, out, picked + PICKED);
  };
  const digitsAt = 2 * asking.length + PICKED + NUMBERS;
  return {
    names,
    write({ choice, task }, _seat, out, at) {
      if (!task) return;
      writeTask(task, out, at);
      writeDigits(actions, choice, out, at + digitsAt);
    },
  };
}

/** The task inside a frame, and the tasks that its picks stand for. */
function framed(task: Task): { readonly inside: Task | undefined; readonly picks: readonly Task[] } {
  if (!isCombinator(task)) return { inside: undefined, picks: [] };
  if (task.task === 'up to') return { inside: task.of, picks: [] };
  return { inside: undefined, picks: task.task === 'any order' || task.task === 'one of' ? task.tasks : [] };
}

/** The first numbers of a task, in the order of its fields. */
function writeNumbers(task: Task, out: Float32Array, from: number): void {
  let at = from;
  const fields: Readonly<Record<string, unknown>> = { ...task };
  for (const name in fields) {
    if (name === 'seat' || at === from + NUMBERS) continue;
    const value = fields[name];
    if (typeof value === 'number') out[at++] = value / ONE;
    else if (typeof value === 'boolean') out[at++] = value ? 1 : 0;
  }
}

/** Each chosen digit, as a mark and its bits. */
function writeDigits({ digits }: ActionSpace, choice: Choice, out: Float32Array, from: number): void {
  for (const action of choice.digits) {
    const at = digits.findIndex(({ first, size }) => action >= first && action < first + size);
    const to = from + at * (BITS + 1);
    out[to] = 1;
    for (let bit = 0; bit < BITS; bit++) out[to + 1 + bit] = ((action - (digits[at]?.first ?? 0)) >> bit) & 1;
  }
}
