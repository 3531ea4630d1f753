import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movesOfKinds } from '../index.ts';

test('a kind has a move for each combination of values, the first field slowest', () => {
  assert.deepEqual(movesOfKinds({ pass: {}, build: { tile: ['dam', 'base'], site: [1, 2] } }), [
    { kind: 'pass' },
    { kind: 'build', tile: 'dam', site: 1 },
    { kind: 'build', tile: 'dam', site: 2 },
    { kind: 'build', tile: 'base', site: 1 },
    { kind: 'build', tile: 'base', site: 2 },
  ]);
});

test('a kind that lists its moves has no others', () => {
  assert.deepEqual(
    movesOfKinds({
      step: [
        { from: 1, to: 2 },
        { from: 2, to: 1 },
      ],
      none: { card: [] },
    }),
    [
      { kind: 'step', from: 1, to: 2 },
      { kind: 'step', from: 2, to: 1 },
    ],
  );
});
