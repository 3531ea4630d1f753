import { push, type Rule } from '@madang/kernel';
import type { SiberiaEvent } from './events.ts';
import type { SiberiaMove } from './moves.ts';
import type { Siberia } from './state.ts';
import type { SiberiaTask, TaskOf } from './tasks.ts';

/** The rule of this task. */
export type SiberiaRule<K extends SiberiaTask['task']> = Rule<Siberia, TaskOf<K>, SiberiaMove, SiberiaEvent>;

/** What follows from a task: it happens next. */
export const follow = (state: Siberia, task: SiberiaTask): void => push(state, task);
