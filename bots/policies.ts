import { type Move, type RandomState, type State, seedRandom } from '@madang/kernel';
import type { Question, Thought } from './contract.ts';
import { anyOf, candidatesOf, type finishTurn, imagine, settleForced, unsearched } from './worlds.ts';

/** Any offered move, every one equally likely. */
export function answerRandomly<S extends State, M extends Move>(question: Question<S, M>): Thought<M> {
  const random = seedRandom(question.seed);
  const { world, decision } = imagine(question, random);
  return unsearched(question, world, anyOf(decision.moves, random));
}

/** Worlds that an appraisal averages over. */
const WORLDS = 4;

/** A move and what the game's evaluation says of where it leads, for each seat. */
export interface Appraisal<M extends Move> {
  readonly move: M;
  readonly values: readonly number[];
}

/** What is played on after a move before the position is evaluated. */
type Settle = typeof finishTurn;

/**
 * Tries each move in a few imagined worlds, settles what follows from it, and evaluates there. Every move meets the same
 * worlds and the same luck, so their differences say more than the values.
 */
export function appraise<S extends State, M extends Move>(
  question: Question<S, M>,
  first: S,
  moves: readonly M[],
  random: RandomState,
  settle: Settle,
): Appraisal<M>[] {
  const { game, expertise } = question;
  const tried = moves.map((move): { readonly move: M; readonly values: number[] } => ({ move, values: [] }));
  for (let w = 0; w < WORLDS; w++) {
    const world = w === 0 ? first : game.imagine(question.view, random);
    for (const one of tried) {
      const after = game.clone(world);
      settle(question, after, one.move, random.slice());
      for (const [s, value] of expertise.evaluate(after).entries()) one.values[s] = (one.values[s] ?? 0) + value / WORLDS;
    }
  }
  return tried;
}

/** One move deep: the move after which, and after all that it forces, the game's evaluation likes the seat's position best. */
export function answerGreedily<S extends State, M extends Move>(question: Question<S, M>): Thought<M> {
  const { game, expertise, seat } = question;
  const random = seedRandom(question.seed);
  const first = imagine(question, random);
  const choices = candidatesOf(expertise, first.world, first.decision);
  const [only] = choices;
  if (choices.length === 1 && only) return unsearched(question, first.world, only);
  const tried = appraise(question, first.world, choices, random, settleForced).sort((a, b) => (b.values[seat] ?? 0) - (a.values[seat] ?? 0));
  const best = tried[0];
  if (!best) throw new Error(`${game.name}: a decision without candidates`);
  const considered = tried.map(({ move, values }) => ({ move, visits: WORLDS, value: values[seat] ?? 0 }));
  return { move: best.move, iterations: WORLDS * choices.length, values: best.values, considered };
}
