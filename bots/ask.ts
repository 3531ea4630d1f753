import type { Move, State } from '@madang/kernel';
import type { BotLevel, Budget, Question, Thought } from './contract.ts';
import { LEVELS, type Policy } from './levels.ts';
import { answerAtAGlance, answerGreedily, answerRandomly } from './policies.ts';
import { search } from './search/search.ts';

/** The answer of a bot of that level, on this thread. One open candidate is answered at once. */
export const ask = <S extends State, M extends Move>(level: BotLevel, question: Question<S, M>): Thought<M> => follow(LEVELS[level], question);

/** The answer of a search with that budget, on this thread; equal seeds and iterations give equal answers. */
export const answer = <S extends State, M extends Move>(question: Question<S, M>, budget: Budget): Thought<M> => search(question, budget);

function follow<S extends State, M extends Move>(policy: Policy, question: Question<S, M>): Thought<M> {
  switch (policy.policy) {
    case 'random':
      return answerRandomly(question);
    case 'glance':
      return answerAtAGlance(question, policy.slips);
    case 'greedy':
      return answerGreedily(question);
    case 'search':
      return search(question, policy.budget);
  }
}
