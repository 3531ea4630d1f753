import { type Decision, type Seat, type State, sameData } from '@madang/kernel';
import type { LogEntry } from '@madang/wire';
import type { Plan } from './plan.ts';
import type { Position, Seen } from './position.ts';

/**
 * What did not change keeps its identity when something arrives, for what is opened, chosen or half-written on the page hangs on it: the tab
 * that a player looks at, how a tile is turned, where a list was scrolled to.
 */
const isSameDecision = (a: Decision, b: Decision): boolean =>
  a.seat === b.seat && a.moves.length === b.moves.length && a.moves.every((move, i) => move === b.moves[i]) && sameData(a.task, b.task);

/** The decision as it is known already, where it asks the same; else the fresh one. */
export const keptDecision = <D extends Decision | null>(known: readonly (Decision | null)[], fresh: D): D | Decision =>
  (fresh && known.find((one) => one !== null && isSameDecision(one, fresh))) ?? fresh;

/** The plan with the decisions of the one before it, where they ask the same at the same place. */
export function keepDecisions(before: Plan, after: Plan): Plan {
  const known = [before.first, ...before.steps.map(({ decision }) => decision), before.decision];
  return {
    ...after,
    first: keptDecision(known, after.first),
    steps: after.steps.map((step) => ({ ...step, decision: keptDecision(known, step.decision) })),
    decision: keptDecision(known, after.decision),
  };
}

/** The same eyes' view, log and past after a whole view came: what is as it was keeps its identity, and steps that stand can still be looked at. */
export function keptSeen(before: Seen | undefined, { seat, view, log }: Pick<Seen, 'seat' | 'view' | 'log'>, seq: number): Seen {
  if (!before) return { seat, view, log, events: [], past: new Map([[seq, view]]) };
  const shared = sharedSteps(before.log, log);
  const stands = log[shared - 1]?.seq ?? 0;
  const here: State = sameData(before.view, view) ? before.view : view;
  return {
    seat,
    view: here,
    log: shared === log.length && shared === before.log.length ? before.log : [...before.log.slice(0, shared), ...log.slice(shared)],
    events: here === before.view ? before.events : [],
    past: new Map([...[...before.past].filter(([step]) => step <= stands), [seq, here]]),
  };
}

/** How many steps two logs begin with in common. */
function sharedSteps(a: readonly LogEntry[], b: readonly LogEntry[]): number {
  const at = a.findIndex((entry, i) => !sameData(entry, b[i]));
  return at < 0 ? a.length : at;
}

/** The eyes of a position that look from a seat. */
export const seenFrom = (position: Position | null, seat: Seat | null): Seen | undefined => position?.seen.find((one) => one.seat === seat);
