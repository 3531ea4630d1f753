import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankByPoints, victoryShares, winners } from '../index.ts';

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

test('the victory is shared by those in first place; a player alone has it by the game’s goal, where there is one', () => {
  const tiny = { agenda: [], log: [], random: [0, 0, 0, 0], over: true };
  const shares = (points: readonly number[], goal?: () => boolean) =>
    victoryShares({ standing: () => rankByPoints(points), ...(goal && { goal }) }, tiny);
  assert.deepEqual(shares([4, 9, 9]), [0, 0.5, 0.5]);
  assert.deepEqual([shares([4]), shares([4], () => true), shares([4], () => false)], [[1], [1], [0]]);
  assert.deepEqual(
    shares([4, 5], () => false),
    [0, 1],
  );
});
