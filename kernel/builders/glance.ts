import { nextWord } from '../chance/random.ts';
import type { RandomState } from '../state.ts';

/** The best answer by a quick judge of its merits, with up to so much noise added to each: what playouts play. */
export function atAGlance<M>(moves: readonly M[], judge: (move: M) => number, random: RandomState, noise: number): M {
  let best: M | undefined;
  let bestMerit = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const merit = judge(move) + (nextWord(random) / 4294967296) * noise;
    if (merit > bestMerit) {
      bestMerit = merit;
      best = move;
    }
  }
  if (best === undefined) throw new Error('nothing to choose from');
  return best;
}
