import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addUp } from '../ring/add-up.ts';

test('a way costs what its moves cost together; what comes back is not paid', () => {
  const sum = addUp([
    { good: 'engineer', n: -2, left: 7 },
    { good: 'credits', n: -3, left: 4 },
    { good: 'engineer', n: -1, left: 6 },
    { good: 'credits', n: 3, left: 7 },
  ]);
  assert.deepEqual(sum, [{ good: 'engineer', n: -3, left: 6 }]);
});
