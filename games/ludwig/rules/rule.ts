import { type Choice, push, type Rule, type Tell } from '@madang/kernel';
import type { LudwigEvent } from './events.ts';
import type { LudwigMove } from './moves.ts';
import type { Ludwig, LudwigTask, TaskOf } from './state.ts';

/** A rule that resolves by itself. */
export type LudwigRule<K extends LudwigTask['task']> = Rule<Ludwig, TaskOf<K>, LudwigMove, LudwigEvent>;

/** A decision. */
export type LudwigChoice<K extends LudwigTask['task']> = Choice<Ludwig, TaskOf<K>, LudwigMove, LudwigEvent>;

export type LudwigTell = Tell<LudwigEvent>;

/** What follows from a task: it happens next. */
export const follow = (state: Ludwig, task: LudwigTask): void => push(state, task);

/** A game of one player: the bank takes the Master Builder's part (LUD-SOLO-07). */
export const isSolo = (state: Ludwig): boolean => state.players.length === 1;
