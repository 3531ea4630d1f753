import { type Decision, type Move, play, type RandomState, type State } from '@madang/kernel';
import type { Question } from '../contract.ts';
import { candidatesOf, endsTurn } from '../determinization.ts';
import { ONE_ANSWER, planTurn, playPlan } from '../plans.ts';

/** Decisions after which turns are no longer waited for, for each of them. */
const LONGEST_WAIT = 50;

/**
 * Plays so many turns, whoever's they are, each by the best answer that its seat sees to the turn's first question, and on to the next turn
 * of the asking seat; its first decision, undefined where the match ends before.
 */
export function playTurns<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  from: Decision<M> | undefined,
  turns: number,
  random: RandomState,
): Decision<M> | undefined {
  const { game, expertise } = question;
  let next = from;
  let ended = 0;
  for (let step = 0; next !== undefined && step < (turns + 1) * LONGEST_WAIT; step++) {
    const { seat }: Decision<M> = next;
    if (ended >= turns && seat === question.seat) return next;
    const asked = { ...question, seat };
    const [only, another] = candidatesOf(expertise, world, next);
    if (only !== undefined && another === undefined) {
      next = play(game, world, seat, only);
    } else {
      const [best] = planTurn(asked, world, next, random, ONE_ANSWER);
      next = playPlan(asked, world, best?.moves ?? [], random);
    }
    if (next !== undefined && endsTurn(expertise, seat, next)) ended++;
  }
  return next;
}
