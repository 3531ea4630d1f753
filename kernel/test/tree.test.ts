import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allAtOnce, begin, inOrder, NOBODY, oneOf, optional } from '../index.ts';
import { countLeaves } from '../testing/index.ts';
import { after, probeOf, say } from './probe.ts';
import { tiny } from './tiny.ts';

test('countLeaves: the product of the offers, cut where the match ends', () => {
  const state = after(say(0, 'ab'), say(1, 'abc'));
  assert.deepEqual(
    [0, 1, 2, 3, 9].map((depth) => countLeaves(probeOf(), state, depth)),
    [1, 2, 6, 6, 6],
  );
});

test('countLeaves: branches of different length, counted by hand', () => {
  // stop (1) · say a: 1 · say bc: 2, then d: 1 – and everywhere the final letter of two.
  const state = after(optional(oneOf(0, say(0, 'a'), inOrder(say(0, 'bc'), say(0, 'd')))), say(0, 'ab'));
  assert.deepEqual(
    [1, 2, 3, 4].map((depth) => countLeaves(probeOf(), state, depth)),
    [3, 2 + 1 + 2, 2 + 2 + 2, 2 + 2 + 4],
  );
});

test('countLeaves: seats acting at once are asked in the order of their lanes', () => {
  const state = after(allAtOnce([1, 0], say(NOBODY, 'ab')));
  assert.deepEqual(
    [1, 2].map((depth) => countLeaves(probeOf(), state, depth)),
    [2, 4],
  );
});

test('countLeaves leaves the state as it was', () => {
  const state = begin(tiny, { seats: 2, seed: 'tree' });
  const before = JSON.stringify(state);
  countLeaves(tiny, state, 4);
  assert.equal(JSON.stringify(state), before);
});

test('the tiny tree: counts from the start, for 2 and 3 seats', () => {
  const counts = (seats: number) => [1, 2, 3, 4, 5].map((depth) => countLeaves(tiny, begin(tiny, { seats, seed: 'tree' }), depth));
  // Bids 0 … 3, then stop or 0 … 3, for each seat; then three kinds of turn.
  assert.deepEqual(counts(2), [4, 4 * 5, 4 * 5 * 4, 4 * 5 * 4 * 5, 4 * 5 * 4 * 5 * 3]);
  assert.deepEqual(counts(3), [4, 4 * 5, 4 * 5 * 4, 4 * 5 * 4 * 5, 4 * 5 * 4 * 5 * 4]);
});
