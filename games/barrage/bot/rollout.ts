import { atAGlance, type Decision, type RandomState } from '@madang/kernel';
import type { BarrageMove } from '../rules/moves.ts';
import { type Barrage, DECISIONS } from '../rules/state.ts';
import { judgeOf } from './judges.ts';

/** The noise that makes playouts differ, in points. */
const NOISE = 0.6;

/** A sensible answer: the best at a glance, with some noise. */
export const rollout = (state: Barrage, { task, moves }: Decision<BarrageMove>, random: RandomState): BarrageMove =>
  atAGlance(moves, judgeOf(state, DECISIONS.own(task)), random, NOISE);
