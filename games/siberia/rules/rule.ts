import { push, type Rule, type Seat } from '@madang/kernel';
import type { SiberiaEvent } from './events.ts';
import type { SiberiaMove } from './moves.ts';
import type { Player, Siberia } from './state.ts';
import type { SiberiaTask, TaskOf } from './tasks.ts';

/** The rule of this task. */
export type SiberiaRule<K extends SiberiaTask['task']> = Rule<Siberia, TaskOf<K>, SiberiaMove, SiberiaEvent>;

/** The player of a seat. */
export function player(state: Siberia, seat: Seat): Player {
  const found = state.players[seat];
  if (!found) throw new Error(`no player at seat ${seat}`);
  return found;
}

/** What follows from a task: it happens next. */
export const follow = (state: Siberia, task: SiberiaTask): void => push(state, task);
