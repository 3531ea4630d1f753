import { type FurtherLook, fastRandom, type Move, type RandomState, type State, seedRandom } from '@madang/kernel';
import type { Question } from './contract.ts';
import { type Plan, planTurn, playPlan } from './plans.ts';

/** The second turn is thought through more coarsely than the first: what it begins with says most of what it brings. */
const SECOND_TURN = { width: 3, turns: 30 };

/**
 * Judges the best of these plans by the best turn that could follow each, in the mean of some imagined worlds with the same chance
 * for all; those alone, best first.
 */
export function lookAhead<S extends State, M extends Move>(
  question: Question<S, M>,
  plans: readonly Plan<M>[],
  { plans: most, worlds }: FurtherLook,
): readonly Plan<M>[] {
  const { game, view, seat, seed } = question;
  const looked = plans.slice(0, most).map((plan) => ({ ...plan, values: plan.values.map(() => 0) }));
  for (let w = 0; w < worlds; w++) {
    const random = seedRandom(`${seed}/ahead ${w}`);
    const start = game.imagine(view, random);
    const chance = fastRandom(random);
    for (const plan of looked) {
      for (const [s, value] of bestAfter(question, game.clone(start), plan.moves, chance.slice()).entries())
        plan.values[s] = (plan.values[s] ?? 0) + value / worlds;
    }
  }
  return looked.sort((a, b) => (b.values[seat] ?? 0) - (a.values[seat] ?? 0));
}

/** How each seat stands after the planned turn and the best one behind it; after the planned one where another seat decides next. */
function bestAfter<S extends State, M extends Move>(question: Question<S, M>, world: S, moves: readonly M[], random: RandomState): readonly number[] {
  const next = playPlan(question, world, moves, random);
  const best = next?.seat === question.seat ? planTurn(question, world, next, random, SECOND_TURN)[0] : undefined;
  return best?.values ?? question.expertise.evaluate(world);
}
