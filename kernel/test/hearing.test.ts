import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heardAs, listening, toldTo } from '../index.ts';
import { heardBy } from '../testing/index.ts';

const SECRET = { event: 'drew', card: 3 };
const TWIN = { event: 'card drawn' };

test('everybody hears what is told to all, a spectator too', () => {
  for (const seat of [0, 3, null]) assert.equal(heardAs(seat, TWIN), TWIN);
});

test('what is told to some is heard by these; the others hear the twin, or nothing', () => {
  assert.equal(heardAs(1, SECRET, [1, 2], TWIN), SECRET);
  assert.equal(heardAs(0, SECRET, [1, 2], TWIN), TWIN);
  assert.equal(heardAs(null, SECRET, [0, 1, 2], TWIN), TWIN);
  assert.equal(heardAs(0, SECRET, [1]), undefined);
  assert.equal(heardAs(0, SECRET, []), undefined);
});

test('heardBy keeps what one seat hears, in order', () => {
  const { heard, tell } = heardBy(0);
  tell({ event: 'first' });
  tell(SECRET, [1], TWIN);
  tell(SECRET, [1]);
  tell(SECRET, [0, 1]);
  assert.deepEqual(heard, [{ event: 'first' }, TWIN, SECRET]);
});

test('of what was told to all and to some each pair of eyes has its own, and nothing in the place of what it did not hear', () => {
  const { heard, tell } = listening();
  tell({ event: 'first' });
  tell(SECRET, [1], TWIN);
  tell(SECRET, [1]);
  assert.deepEqual(toldTo(1, heard), [{ event: 'first' }, SECRET, SECRET]);
  assert.deepEqual(toldTo(0, heard), [{ event: 'first' }, TWIN]);
  assert.deepEqual(toldTo(null, heard), [{ event: 'first' }, TWIN]);
});
