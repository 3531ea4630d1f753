import { type Decision, nextWord, type RandomState } from '@madang/kernel';
import type { BarrageMove } from '../rules/moves.ts';
import type { Barrage } from '../rules/state.ts';
import { barrageTask, judgeOf } from './judges.ts';

/** The noise that makes playouts differ, in points. */
const NOISE = 0.6;

/** A sensible answer: the best at a glance, with some noise. */
export function rollout(state: Barrage, decision: Decision<BarrageMove>, random: RandomState): BarrageMove {
  const { moves } = decision;
  const judge = judgeOf(state, barrageTask(decision.task));
  let best: BarrageMove | undefined;
  let bestMerit = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move === undefined) continue;
    const merit = judge(move) + (nextWord(random) / 4294967296) * NOISE;
    if (merit > bestMerit) {
      bestMerit = merit;
      best = move;
    }
  }
  if (best === undefined) throw new Error('nothing to choose from');
  return best;
}
