import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStepped } from '../ring/stepped.ts';

const bank = (engineers: number) => [{ id: engineers, kind: 'bank', engineers }] as const;
const numbers = [1, 2, 3, 4, 5, 6];

test('many choices that differ in one figure only are one choice with a stepper', () => {
  assert.ok(isStepped(numbers.map(bank)));
});

test('few choices, choices that differ in more than a figure, or in a word, are a list', () => {
  assert.ok(!isStepped(numbers.slice(0, 4).map(bank)));
  assert.ok(!isStepped(numbers.map((n) => [{ ...bank(n)[0], drops: n }])));
  assert.ok(!isStepped(numbers.map((n) => [{ id: n, kind: 'site', site: `D${n}` }])));
  assert.ok(!isStepped([...numbers.map(bank), [{ id: 9, kind: 'pass' }]]));
});

test('ways of several moves are shown one at a time, the best first; a single one, or some of one move, are not', () => {
  const way = (id: number) => [
    { id: 0, kind: 'construct' },
    { id, kind: 'tile' },
  ];
  assert.ok(isStepped([way(1), way(2)]));
  assert.ok(!isStepped([way(1)]));
  assert.ok(!isStepped([way(1), bank(2)]));
});
