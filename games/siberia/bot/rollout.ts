import { atAGlance, type Decision, type RandomState } from '@madang/kernel';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { judgeOf } from './judges.ts';

/** The noise that makes playouts differ, in dollars. */
const NOISE = 250;

/** A sensible answer: the best at a glance, with some noise. */
export const rollout = (state: Siberia, decision: Decision<SiberiaMove>, random: RandomState): SiberiaMove =>
  atAGlance(candidates(state, decision), judgeOf(state, decision.task), random, NOISE);
