import type { Move, State } from '@madang/kernel';
import type { Question, Thought } from '../contract.ts';
import { search } from '../search/search.ts';
import { sequentialHalving, WEIGHING_SETTINGS } from '../search/sequential-halving.ts';

/**
 * The search behind analysis and coach, with so many iterations; all seats are judged after equally many turns. `keep`: id of a first move whose turn
 * is played out to the end beside the best, in the same worlds.
 */
export function look<S extends State, M extends Move>(question: Question<S, M>, iterations: number, keep?: number): Thought<M> {
  const { weighs, analysis } = question.expertise;
  const turns = analysis?.turns;
  if (weighs !== 'turns' && turns === undefined) return search(question, { iterations });
  const budget = { iterations, ...(turns !== undefined && { turns }) };
  return sequentialHalving(question, budget, { ...WEIGHING_SETTINGS, evenly: true, ...(keep !== undefined && { keep }) });
}
