import { below, type Move, type State, seedRandom } from '@madang/kernel';
import type { Question, Thought } from './contract.ts';
import { lookFurther } from './further.ts';
import { PLAN_SETTINGS, type PlanSettings, planTurn } from './plans.ts';
import { anyOf, candidatesOf, imagine, unsearched } from './worlds.ts';

/** Any offered move, every one equally likely. */
export function answerRandomly<S extends State, M extends Move>(question: Question<S, M>): Thought<M> {
  const random = seedRandom(question.seed);
  const { world, decision } = imagine(question, random);
  return unsearched(question, world, anyOf(decision.moves, random));
}

/** The move that the game's playouts would choose; of a hundred answers about `slips` are any offered move. */
export function answerAtAGlance<S extends State, M extends Move>(question: Question<S, M>, slips: number): Thought<M> {
  const random = seedRandom(question.seed);
  const { world, decision } = imagine(question, random);
  const move = below(random, 100) < slips ? anyOf(decision.moves, random) : question.expertise.rollout(world, decision, random);
  return unsearched(question, world, move);
}

/**
 * Thinks the whole turn through and begins the one after which the game's evaluation likes the seat's position best; where the game says so,
 * after the best turn that could follow it.
 */
export function answerGreedily<S extends State, M extends Move>(question: Question<S, M>, settings: PlanSettings = PLAN_SETTINGS): Thought<M> {
  const { game, expertise, seat } = question;
  const random = seedRandom(question.seed);
  const { world, decision } = imagine(question, random);
  const choices = candidatesOf(expertise, world, decision);
  const [only] = choices;
  if (choices.length === 1 && only) return unsearched(question, world, only);
  const thought = planTurn(question, world, decision, random, settings);
  const look = expertise.looksFurther?.(question.view);
  const plans = look ? lookFurther(question, thought, look) : thought;
  const considered = choices.map((move) => {
    const behind = plans.filter(({ moves }) => moves[0]?.id === move.id);
    return { move, visits: behind.length, value: behind[0]?.values[seat] ?? 0 };
  });
  considered.sort((a, b) => b.value - a.value);
  const [best, plan] = [considered[0], plans[0]];
  if (!best || !plan) throw new Error(`${game.name}: a decision without candidates`);
  return { move: best.move, iterations: thought.length, values: plan.values, considered };
}
