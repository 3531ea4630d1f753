import { atAGlance, type Decision, nextWord, playerOf, type RandomState, type Seat } from '@madang/kernel';
import { type LudwigMove, MOVES } from '../rules/moves.ts';
import type { Ludwig } from '../rules/state.ts';
import { judgeOf } from './judges.ts';
import { priceStep } from './market/prices.ts';
import { phaseOf } from './phase.ts';
import { keptSpots } from './places.ts';
import { GLANCE } from './weights.ts';

const noise = (random: RandomState): number => (nextWord(random) / 4294967296) * GLANCE.noise;

/** A sensible answer: the best at a glance, with some noise. Prices are set by one plan, without noise. */
export function rollout(state: Ludwig, { task, seat, moves }: Decision<LudwigMove>, random: RandomState): LudwigMove {
  if (task.task === 'prices') return priceStep(state, seat);
  if (task.task === 'place') return place(state, seat, random);
  return atAGlance(moves, judgeOf(state, task), random, GLANCE.noise);
}

/** The best place at a glance, made without looking at the very many others. */
function place(state: Ludwig, seat: Seat, random: RandomState): LudwigMove {
  let best = -1;
  let bestMerit = Number.NEGATIVE_INFINITY;
  for (const { placement, merit } of keptSpots(playerOf(state, seat).castle, state.held, state.options, phaseOf(state))) {
    const here = merit + noise(random);
    if (here <= bestMerit) continue;
    bestMerit = here;
    best = placement;
  }
  if (best < 0) throw new Error('no place for the held tile');
  return MOVES.made(0, best);
}
