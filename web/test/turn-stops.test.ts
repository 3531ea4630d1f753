import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stopAt, turnStops } from '../src/replay/turn-stops.ts';

test('a replay stops where another player goes on and at both ends; every step lies in one turn', () => {
  const stops = turnStops([0, 0, 1, 2, 2, 2, 0].map((seat) => ({ seat })));
  assert.deepEqual(stops, [0, 2, 3, 6, 7]);
  assert.deepEqual(
    [0, 1, 2, 3, 5, 6, 7].map((step) => stopAt(stops, step)),
    [0, 0, 1, 2, 2, 3, 4],
  );
  assert.deepEqual(turnStops([]), [0]);
});
