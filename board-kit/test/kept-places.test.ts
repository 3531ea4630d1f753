import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptPlaces } from '../parts/kept-places.ts';

const told = (before: readonly number[], things: readonly number[], picked: readonly number[] = []): string =>
  keptPlaces(before, things, picked)
    .map(({ thing, isGone }) => (isGone ? `(${thing})` : `${thing}`))
    .join(' ');

test('what is taken leaves a gap, and what comes stands at the end', () => {
  assert.equal(told([5, 6, 7], [5, 6, 7]), '5 6 7');
  assert.equal(told([5, 6, 7], [5, 7]), '5 (6) 7');
  assert.equal(told([5, 6, 7], [7, 9]), '(5) (6) 7 9');
  assert.equal(told([], [9]), '9');
});

test('of things that are alike as many stay as are left', () => {
  assert.equal(told([5, 5, 6, 5], [5, 6]), '5 (5) 6 (5)');
  assert.equal(told([5], [5, 5]), '5 5');
});

test('of things that are alike those go that somebody took', () => {
  assert.equal(told([5, 6, 5, 5], [5, 6, 5], [0]), '(5) 6 5 5');
  assert.equal(told([5, 6, 5, 5], [5, 6], [2]), '5 6 (5) (5)');
  assert.equal(told([5, 6, 5], [5, 5], [0]), '5 (6) 5', 'what was only touched stays');
  assert.equal(told([5, 5, 5], [5, 5], [1, 0]), '(5) 5 5', 'the last one goes first');
  assert.equal(told([5, 5, 5], [5], [1, 0]), '(5) (5) 5');
});
