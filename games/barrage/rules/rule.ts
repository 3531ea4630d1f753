import type { Refusal } from '@madang/kernel';
import { push, type Rule, type Seat, type Tell } from '@madang/kernel';
import type { BarrageEvent } from './events.ts';
import type { BarrageMove } from './moves.ts';
import type { Barrage, BarrageTask, Player } from './state.ts';

/** The task of this name. */
export type TaskOf<K extends BarrageTask['task']> = Extract<BarrageTask, { readonly task: K }>;

/** The rule of this task. */
export type BarrageRule<K extends BarrageTask['task']> = Rule<Barrage, TaskOf<K>, BarrageMove, BarrageEvent>;

export type BarrageTell = Tell<BarrageEvent>;

/**
 * A decision of a chapter. Whether a person is asked, a single answer is taken without asking, or an automa answers by its
 * own procedure is the same for all of them: see `asked` in index.ts.
 */
export interface Choice<K extends BarrageTask['task']> {
  /** The legal answers, sorted by id. */
  choices(state: Barrage, task: TaskOf<K>): readonly BarrageMove[];
  /** Carries an answer out; undefined: there was none to give. */
  answer(state: Barrage, task: TaskOf<K>, move: BarrageMove | undefined, tell: BarrageTell): void;
  refuse?(state: Barrage, task: TaskOf<K>, move: BarrageMove): Refusal | undefined;
}

/** The player of a seat. */
export function player(state: Barrage, seat: Seat): Player {
  const found = state.players[seat];
  if (!found) throw new Error(`no player at seat ${seat}`);
  return found;
}

export const isAutoma = (me: Player): boolean => me.level > 0;

export const NONE: readonly BarrageMove[] = [];

/** What follows from a task: it happens next. */
export const follow = (state: Barrage, task: BarrageTask): void => push(state, task);
