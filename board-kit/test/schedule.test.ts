import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BEAT_LONGEST, BEAT_SHORTEST, type Beat, STEP_LONGEST, schedule } from '../motion/schedule.ts';

const beat = (length: number): Beat => ({ flights: [], pulses: [], length });

test('beats play one after another without a gap', () => {
  const timed = schedule([beat(200), beat(300), beat(150)]);
  assert.deepEqual(
    timed.map(({ start, length }) => [start, length]),
    [
      [0, 200],
      [200, 300],
      [500, 150],
    ],
  );
});

test('a beat takes 150 to 400 milliseconds', () => {
  assert.deepEqual(
    schedule([beat(10), beat(5000)]).map(({ length }) => length),
    [BEAT_SHORTEST, BEAT_LONGEST],
  );
});

test('a whole step never takes longer than its bound, however much happens, and everything in it is shown', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 60 }), (lengths) => {
      const timed = schedule(lengths.map(beat));
      assert.equal(timed.length, lengths.length);
      const last = timed.at(-1);
      assert.ok(!last || last.start + last.length <= STEP_LONGEST + 1e-6);
      assert.ok(timed.every(({ length }) => length > 0));
    }),
  );
});
