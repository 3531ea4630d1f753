import { type Decision, type Move, play, type RandomState, type State } from '@madang/kernel';
import type { Question } from '../contract.ts';
import { candidatesOf, endsTurn } from '../determinization.ts';
import { ONE_ANSWER, planTurn, playPlan } from '../plans.ts';

/** Decisions after which turns are no longer waited for, for each of them. */
const LONGEST_WAIT = 50;

/** Plays the asking seat's turn to its end by the best answers that it sees; the decision that follows. */
export function endTurn<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  from: Decision<M> | undefined,
  random: RandomState,
): Decision<M> | undefined {
  let next = from;
  for (let step = 0; next !== undefined && step < LONGEST_WAIT && !endsTurn(question.expertise, question.seat, next); step++)
    next = answerWell(question, world, next, random);
  return next;
}

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
  const { expertise } = question;
  let next = from;
  let ended = 0;
  for (let step = 0; next !== undefined && step < (turns + 1) * LONGEST_WAIT; step++) {
    const { seat }: Decision<M> = next;
    if (ended >= turns && seat === question.seat) return next;
    next = answerWell(question, world, next, random);
    if (next !== undefined && endsTurn(expertise, seat, next)) ended++;
  }
  return next;
}

/** Plays the best answers of the seat that is asked, as far as it sees them. */
function answerWell<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  from: Decision<M>,
  random: RandomState,
): Decision<M> | undefined {
  const asked = { ...question, seat: from.seat };
  const [only, another] = candidatesOf(question.expertise, world, from);
  if (only !== undefined && another === undefined) return play(question.game, world, from.seat, only);
  const [best] = planTurn(asked, world, from, random, ONE_ANSWER);
  return playPlan(asked, world, best?.moves ?? [], random);
}
