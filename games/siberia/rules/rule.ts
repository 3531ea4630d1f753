import { push, type Rule, type Seat } from '@madang/kernel';
import type { SiberiaEvent } from './events.ts';
import type { SiberiaMove } from './moves.ts';
import type { Player, Siberia, SiberiaTask } from './state.ts';

/** The task of this name. */
export type TaskOf<K extends SiberiaTask['task']> = Extract<SiberiaTask, { readonly task: K }>;

/** The rule of this task. */
export type SiberiaRule<K extends SiberiaTask['task']> = Rule<Siberia, TaskOf<K>, SiberiaMove, SiberiaEvent>;

/** The player of a seat. */
export function player(state: Siberia, seat: Seat): Player {
  const found = state.players[seat];
  if (!found) throw new Error(`no player at seat ${seat}`);
  return found;
}

export const NONE: readonly SiberiaMove[] = [];

/** What to ask: a choice with a single answer is not asked but resolved without a move, see `answered`. */
export const ask = (choices: readonly SiberiaMove[]): readonly SiberiaMove[] => (choices.length > 1 ? choices : NONE);

/** The move played, or the single answer that was not asked for; undefined if there is none. */
export const answered = (move: SiberiaMove | undefined, choices: () => readonly SiberiaMove[]): SiberiaMove | undefined => move ?? choices()[0];

/** What follows from a task: it happens next. */
export const follow = (state: Siberia, task: SiberiaTask): void => push(state, task);
