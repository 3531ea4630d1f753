import { atAGlance, type Decision, type RandomState } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/moves.ts';
import type { Underwater } from '../rules/state.ts';
import { judgeOf } from './judges.ts';
import { GLANCE } from './weights.ts';

/** A sensible answer: the best at a glance, with some noise. */
export const rollout = (state: Underwater, { task, moves }: Decision<UnderwaterMove>, random: RandomState): UnderwaterMove =>
  atAGlance(moves, judgeOf(state, task), random, GLANCE.noise);
