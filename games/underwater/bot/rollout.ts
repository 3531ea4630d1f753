import { atAGlance, type Decision, type RandomState } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/moves.ts';
import type { Underwater } from '../rules/state.ts';
import { asked } from './candidates.ts';
import { judgeOf } from './judges.ts';
import { GLANCE } from './weights.ts';

/** A sensible answer: the best at a glance, with some noise. */
export const rollout = (state: Underwater, decision: Decision<UnderwaterMove>, random: RandomState): UnderwaterMove =>
  atAGlance(asked(decision), judgeOf(state, decision.task), random, GLANCE.noise);
