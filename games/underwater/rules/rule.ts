import { type Choice, choice, push, type Rule, type Tell } from '@madang/kernel';
import type { UnderwaterEvent } from './events.ts';
import type { UnderwaterMove } from './moves.ts';
import type { Underwater, UnderwaterTask } from './state.ts';

/** The task of this name. */
export type TaskOf<K extends UnderwaterTask['task']> = Extract<UnderwaterTask, { readonly task: K }>;

/** The rule of this task. */
export type UnderwaterRule<K extends UnderwaterTask['task']> = Rule<Underwater, TaskOf<K>, UnderwaterMove, UnderwaterEvent>;

export type UnderwaterTell = Tell<UnderwaterEvent>;

/** The rule of a decision of this task: asked where more than one answer is left. */
export const decide = <K extends UnderwaterTask['task']>(of: Choice<Underwater, TaskOf<K>, UnderwaterMove, UnderwaterEvent>): UnderwaterRule<K> =>
  choice(of);

/** What follows from a task: it happens next. */
export const follow = (state: Underwater, task: UnderwaterTask): void => push(state, task);
