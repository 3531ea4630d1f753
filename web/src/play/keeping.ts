import { type Decision, sameData } from '@madang/kernel';
import type { LogEntry } from '@madang/wire';

/**
 * What did not change keeps its identity when something arrives, for what is opened, chosen or half-written on the page hangs on it: the tab
 * that a player looks at, how a tile is turned, where a list was scrolled to.
 */
const isSameDecision = (a: Decision, b: Decision): boolean =>
  a.seat === b.seat && a.moves.length === b.moves.length && a.moves.every((move, i) => move === b.moves[i]) && sameData(a.task, b.task);

/** The decision as it is known already, where it asks the same; else the fresh one. */
export const keptDecision = <D extends Decision | null>(known: readonly (Decision | null)[], fresh: D): D | Decision =>
  (fresh && known.find((one) => one !== null && isSameDecision(one, fresh))) ?? fresh;

/** How many steps two logs begin with in common. */
export function sharedSteps(a: readonly LogEntry[], b: readonly LogEntry[]): number {
  const at = a.findIndex((entry, i) => !sameData(entry, b[i]));
  return at < 0 ? a.length : at;
}
