import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyMatches, lazyTurns } from './lazily.ts';

test('UWC-TURN-13, UWC-TURN-24 the same in 2,000 matches and on 10,000 boards', () => {
  const seen = { actions: 0, left: 0 };
  lazyMatches('long', 2000, seen);
  lazyTurns('long', 10_000, seen);
  assert.ok(seen.actions > 100_000 && seen.left > 50_000, JSON.stringify(seen));
});
