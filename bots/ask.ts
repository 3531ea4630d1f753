import type { Move, State } from '@madang/kernel';
import type { BotLevel, Budget, Question, Thought } from './contract.ts';
import { budgetOf, LEVELS, temperatureOf } from './levels.ts';
import { ONE_ANSWER, PLAN_SETTINGS } from './plans.ts';
import { answerByRollout, answerBySoftmax, answerRandomly } from './policies.ts';
import { searchInParts } from './search/root-parallel.ts';

/** The answer of a search with that budget, on this thread; equal seeds and iterations give equal answers. */
export const answer = <S extends State, M extends Move>(question: Question<S, M>, budget: Budget): Thought<M> => searchInParts(question, budget);

/** The answer of a bot of that level, on this thread, however long it takes; equal seeds give equal answers. One open candidate is answered at once. */
export function ask<S extends State, M extends Move>(level: BotLevel, question: Question<S, M>): Thought<M> {
  const policy = LEVELS[level];
  switch (policy.policy) {
    case 'random':
      return answerRandomly(question);
    case 'rollout':
      return answerByRollout(question, policy.epsilon);
    case 'softmax':
      return answerBySoftmax(question, temperatureOf(policy, question.expertise), policy.thinks === 'turn' ? PLAN_SETTINGS : ONE_ANSWER);
    case 'search':
      return answer(question, budgetOf(policy, question.expertise));
  }
}
