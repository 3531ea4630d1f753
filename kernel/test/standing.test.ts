import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankByPoints, winners } from '../index.ts';

test('most points rank first; who has as many shares the rank, and the next rank is as far on as there were', () => {
  const ranks = (points: readonly number[]): number[] => rankByPoints(points).map(({ rank }) => rank);
  assert.deepEqual(ranks([3, 9, 9, 1]), [3, 1, 1, 4]);
  assert.deepEqual(ranks([-2, 0]), [2, 1]);
  assert.deepEqual(rankByPoints([7]), [{ seat: 0, points: 7, rank: 1 }]);
});

test('winners are all who share first place, and nobody else', () => {
  assert.deepEqual(winners(rankByPoints([3, 9, 9, 1])), [1, 2]);
  assert.deepEqual(winners(rankByPoints([4, 1])), [0]);
});
