import type { Move, State } from '@madang/kernel';
import type { Budget, Question, Thought } from '../contract.ts';
import { mergeThoughts } from './merge.ts';
import { search } from './search.ts';
import { sequentialHalving } from './sequential-halving.ts';

/** One part of a search: `part` counts from 0. Whoever asks for all of them and merges them in order has `searchInParts`'s answer. */
export function searchPart<S extends State, M extends Move>(question: Question<S, M>, budget: Budget, part: number): Thought<M> {
  const { iterations, milliseconds, parts = 1, reach, turns } = budget;
  const seed = part === 0 ? question.seed : `${question.seed}/${part}`;
  const own: Budget = {
    ...(iterations !== undefined && { iterations: Math.max(1, Math.floor((iterations + part) / parts)) }),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(reach !== undefined && { reach }),
    ...(turns !== undefined && { turns }),
  };
  const asked = { ...question, seed };
  return turns !== undefined || question.expertise.weighs === 'turns' ? sequentialHalving(asked, own) : search(asked, own);
}

/** All parts of a search, one after the other on this thread. */
export function searchInParts<S extends State, M extends Move>(question: Question<S, M>, budget: Budget): Thought<M> {
  const thoughts: Thought<M>[] = [];
  for (let part = 0; part < (budget.parts ?? 1); part++) thoughts.push(searchPart(question, budget, part));
  return mergeThoughts(thoughts);
}
