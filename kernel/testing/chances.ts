import assert from 'node:assert/strict';
import { type Game, type Move, type RandomState, type State, seedRandom } from '../index.ts';

/** What is counted in imagined worlds. */
export interface Chances<S extends State> {
  /** The view from which worlds are imagined. */
  readonly view: S;
  /** What is found in a world, as a number: one of the hidden cards, say, taken by chance. */
  found(world: S, random: RandomState): number;
  /** How often each number should come up, compared with the others. */
  readonly weights: readonly number[];
  /** 20,000 if absent. */
  readonly worlds?: number;
}

/** Above this a difference comes about by chance once in some ten million tries; seeds are fixed, so a test fails always or never. */
const MOST_DEVIATION = 5;

/** Throws unless what is found in imagined worlds comes up as often as it should, as far as chance allows. */
export function imaginesEvenly<S extends State, M extends Move>(game: Game<S, M>, { view, found, weights, worlds = 20_000 }: Chances<S>): void {
  const random = seedRandom('even chances');
  const counts = weights.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    const number = found(game.imagine(view, random), random);
    assert.ok((weights[number] ?? 0) > 0, `${number} cannot be found`);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const deviation = deviationOf(counts, weights);
  assert.ok(
    deviation < MOST_DEVIATION,
    `${counts.join(' ')} of ${worlds} worlds is ${deviation.toFixed(1)} standard deviations from ${weights.join(' : ')}`,
  );
}

/** How far counts are from their weights, in standard deviations (chi-square, made normal after Wilson and Hilferty). */
export function deviationOf(counts: readonly number[], weights: readonly number[]): number {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const scale = sum(counts) / sum(weights);
  const terms = counts.flatMap((count, i) => {
    const expected = (weights[i] ?? 0) * scale;
    return expected > 0 ? [(count - expected) ** 2 / expected] : [];
  });
  const freedom = terms.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(sum(terms) / freedom) - (1 - spread)) / Math.sqrt(spread);
}
