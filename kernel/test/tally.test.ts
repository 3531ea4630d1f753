import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add, at, countOf, filled, insertSorted, present, removeOne, total } from '../index.ts';

test('counts: their sum, how many are alike, which are there; none where the list has none', () => {
  const counts = [0, 2, 0, 3];
  assert.deepEqual([total(counts), countOf(counts, 0), present(counts), at(counts, 3), at(counts, 9)], [5, 2, 0b1010, 3, 0]);
  assert.deepEqual([countOf(counts, 2), countOf([7, 7, 1], 7), countOf([], 0), present([1, 0, 1])], [1, 2, 0, 0b101]);
  add(counts, 0, 4);
  add(counts, 3, -3);
  assert.deepEqual([counts, present(counts)], [[4, 2, 0, 0], 0b0011]);
  assert.deepEqual([filled(3, 7), filled(0, 7), total([])], [[7, 7, 7], [], 0]);
});

test('a sorted list takes a value in its place, among equals too, and gives one back', () => {
  const list: number[] = [];
  for (const value of [5, 1, 9, 5, 0]) insertSorted(list, value);
  assert.deepEqual(list, [0, 1, 5, 5, 9]);
  removeOne(list, 5);
  assert.deepEqual(list, [0, 1, 5, 9]);
  removeOne(list, 9);
  removeOne(list, 0);
  assert.deepEqual(list, [1, 5]);
});
