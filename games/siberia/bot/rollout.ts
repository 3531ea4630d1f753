import { type Decision, nextWord, type RandomState } from '@madang/kernel';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';
import { judgeOf, siberiaTask } from './judges.ts';

/** The noise that makes playouts differ, in dollars. */
const NOISE = 250;

/** A sensible answer: the best at a glance, with some noise. Counters are placed in the order of the hand. */
export function rollout(state: Siberia, decision: Decision<SiberiaMove>, random: RandomState): SiberiaMove {
  const { moves } = decision;
  const judge = judgeOf(state, siberiaTask(decision.task));
  const first = moves[0];
  let best: SiberiaMove | undefined;
  let bestMerit = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move === undefined) continue;
    if (move.kind === 'place' && first?.kind === 'place' && move.counter !== first.counter) break;
    const merit = judge(move) + (nextWord(random) / 4294967296) * NOISE;
    if (merit > bestMerit) {
      bestMerit = merit;
      best = move;
    }
  }
  if (best === undefined) throw new Error('nothing to choose from');
  return best;
}
