import type { Move } from '@madang/kernel';
import type { Considered, Thought } from '../contract.ts';

/**
 * Merges independent searches of one question (root parallelism): adds visits and weights values by them. The most visited move is the answer. Where
 * turns were compared, each search has one vote, because a search that is sure plays out nothing.
 */
export function mergeThoughts<M extends Move>(thoughts: readonly Thought<M>[]): Thought<M> {
  const [first] = thoughts;
  if (!first) throw new Error('no thoughts to merge');
  if (thoughts.length === 1) return first;
  const iterations = thoughts.reduce((sum, thought) => sum + thought.iterations, 0);
  if (iterations === 0) return first;
  const byId = new Map<number, Considered<M>>();
  for (const { move, visits, value } of thoughts.flatMap((thought) => thought.considered)) {
    const known = byId.get(move.id);
    const sum = visits + (known?.visits ?? 0);
    const weighted = sum === 0 ? value : (visits * value + (known ? known.visits * known.value : 0)) / sum;
    byId.set(move.id, { move: known?.move ?? move, visits: sum, value: weighted });
  }
  const answered = ({ id }: M): number => thoughts.filter(({ move, weighed }) => weighed && move.id === id).length;
  const considered = [...byId.values()].sort(
    (a, b) => answered(b.move) - answered(a.move) || b.visits - a.visits || b.value - a.value || a.move.id - b.move.id,
  );
  const values = first.values.map((_, s) => thoughts.reduce((sum, { values: v, iterations: n }) => sum + (v[s] ?? 0) * n, 0) / iterations);
  return { ...first, move: considered[0]?.move ?? first.move, iterations, values, considered };
}
