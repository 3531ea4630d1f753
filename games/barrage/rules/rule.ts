import { type Choice, pushInOrder, push as pushTask, type Rule, type Seat, type Tell } from '@madang/kernel';
import type { Effect } from '../components/effects.ts';
import type { BarrageEvent } from './events.ts';
import type { BarrageMove } from './moves.ts';
import { type Barrage, type BarrageTask, EMPTY, type Origin, type Player } from './state.ts';

/** The task of this name. */
export type TaskOf<K extends BarrageTask['task']> = Extract<BarrageTask, { readonly task: K }>;

/** The rule of a task that resolves by itself. */
export type BarrageRule<K extends BarrageTask['task']> = Rule<Barrage, TaskOf<K>, BarrageMove, BarrageEvent>;

/** A decision: index.ts makes its rule, for persons and automas. */
export type BarrageChoice<K extends BarrageTask['task']> = Choice<Barrage, TaskOf<K>, BarrageMove, BarrageEvent>;

export type BarrageTell = Tell<BarrageEvent>;

export const isAutoma = (me: Player): boolean => me.level > 0;

export const NONE: readonly BarrageMove[] = [];

/** What follows from a task: it happens next. */
export const push = (state: Barrage, task: BarrageTask): void => pushTask(state, task);

/** Effects happen next, in their order. `site`: that of the piece just built. */
export const perform = (state: Barrage, seat: Seat, effects: readonly Effect[], origin: Origin, site: number = EMPTY): void =>
  pushInOrder(
    state,
    effects.map((effect): TaskOf<'effect'> => ({ task: 'effect', seat, effect, origin, site })),
  );
