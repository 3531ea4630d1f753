import type { Decision, Task } from '@madang/kernel';
import type { UnderwaterMove } from '../../rules/moves.ts';
import type { Underwater } from '../../rules/state.ts';

/** UWC-FED-11, UWC-CARD-04: a step and a claimed card cost nothing; doing without them is legal, and rare. */
const FREE: readonly string[] = ['advance', 'claim'];

/** UWC-BUILD-14: nothing has been built yet of what an action builds. */
function isFirstBuilt(task: Task): boolean {
  if (task.task !== 'build' || !('left' in task && 'deed' in task)) return false;
  const { left, deed } = task;
  return typeof deed === 'object' && deed !== null && 'count' in deed && deed.count === left;
}

/** The only thing that an action can build, where it can stand on one site alone: the action was chosen for it. */
function onlyBuilt({ task, moves }: Decision<UnderwaterMove>): UnderwaterMove | undefined {
  const built = isFirstBuilt(task) ? moves.filter(({ kind }) => kind !== 'skip') : [];
  return built.length === 1 ? built[0] : undefined;
}

/** UWC-RES-05: biomatter is dearer than what it replaces. With enough of that it is kept. */
const plainPrice = ({ moves }: Decision<UnderwaterMove>): UnderwaterMove | undefined =>
  moves.find((move) => move.kind === 'replace' && move.kelp + move.steelplast === 0);

/** The answer that confirming takes: the only other ones are to do without, or to pay with biomatter. */
export function usual(_view: Underwater, asked: Decision<UnderwaterMove>): UnderwaterMove | undefined {
  if (FREE.includes(asked.task.task)) return asked.moves.find(({ kind }) => kind === 'do');
  return asked.task.task === 'replace' ? plainPrice(asked) : onlyBuilt(asked);
}
