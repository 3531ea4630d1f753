import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { noted } from '../loading/noted.ts';

test('a load that fails is noted, and is no failure that nobody hears', async (t) => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown): unknown => unheard.push(reason);
  process.on('unhandledRejection', hear);
  t.after(() => process.off('unhandledRejection', hear));
  const failure = new Error('no network');
  const promise = noted(Promise.reject(failure));
  await setImmediate();
  assert.deepEqual(unheard, []);
  assert.equal(Object(promise).status, 'rejected');
  assert.equal(Object(promise).reason, failure);
});
