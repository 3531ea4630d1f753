import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, seedRandom } from '@madang/kernel';
import { expectedShares, fitWeights, type Sample, surprise } from '../arena/regression.ts';

const near = (actual: number, expected: number, slack: number): void =>
  assert.ok(Math.abs(actual - expected) <= slack, `${actual} is not ${expected} ± ${slack}`);

/** Positions of three seats with two features on scales far apart; the winner is drawn by these weights. */
function drawn(weights: readonly number[], count: number): Sample[] {
  const random = seedRandom('samples');
  const draw = (): number => below(random, 1_000_001) / 1_000_000;
  return Array.from({ length: count }, () => {
    const features = [0, 1, 2].map(() => [2 * draw(), 200 * draw()]);
    const shares = expectedShares(features, weights);
    const [a = 0, b = 0] = shares;
    const point = draw();
    const winner = point < a ? 0 : point < a + b ? 1 : 2;
    return { features, shares: shares.map((_, seat) => Number(seat === winner)) };
  });
}

test('expected shares add up to one, by the odds that the weights give', () => {
  const shares = expectedShares([[0], [Math.log(2)], [Math.log(5)]], [1]);
  for (const [seat, expected] of [0.125, 0.25, 0.625].entries()) near(shares[seat] ?? 0, expected, 1e-12);
  assert.deepEqual(expectedShares([[3], [8]], [0]), [0.5, 0.5]);
});

test('prospects of any size stay finite', () => {
  assert.deepEqual(expectedShares([[1000], [0]], [10]), [1, 0]);
});

test('surprise is the mean cross-entropy: nothing where the certain happened, ln 2 where both were likely', () => {
  const won: Sample = { features: [[1], [0]], shares: [1, 0] };
  near(surprise([won], [0]), Math.LN2, 1e-12);
  near(surprise([won], [1000]), 0, 1e-12);
  near(surprise([won, { features: [[1], [0]], shares: [0.5, 0.5] }], [0]), Math.LN2, 1e-12);
});

test('the weights that drew the winners are found again, whatever the scale of their features', () => {
  const samples = drawn([1.5, -0.02], 2_000);
  const [first = 0, second = 0] = fitWeights(samples);
  near(first, 1.5, 0.3);
  near(second, -0.02, 0.003);
});

test('fitted weights surprise less than none, on samples that they have not seen too', () => {
  const samples = drawn([1.5, -0.02], 900);
  const [seen, unseen] = [samples.slice(0, 600), samples.slice(600)];
  const weights = fitWeights(seen);
  assert.ok(surprise(seen, weights) < surprise(seen, [0, 0]) - 0.05);
  assert.ok(surprise(unseen, weights) < surprise(unseen, [0, 0]) - 0.05);
});

test('a feature that never differs, and shared victories, are no trouble', () => {
  const samples: Sample[] = [
    {
      features: [
        [1, 7],
        [0, 7],
      ],
      shares: [0.5, 0.5],
    },
    {
      features: [
        [1, 7],
        [0, 7],
      ],
      shares: [1, 0],
    },
  ];
  const [first = 0, second = 1] = fitWeights(samples);
  // Odds of three to one on average: a weight of ln 3, but for the pull to nothing.
  near(first, Math.log(3), 0.1);
  near(second, 0, 1e-9);
});
