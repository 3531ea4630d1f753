import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addTo, countIn, drawFrom, hasIn, membersOf, removeFrom, seedRandom, wideSet } from '../index.ts';

test('a wide set holds what a Set of the same members does', () => {
  const step = fc.record({ member: fc.nat(99), put: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const set = wideSet(100);
      const model = new Set<number>();
      for (const { member, put } of steps) {
        if (put) model.add(member);
        else model.delete(member);
        if (put) addTo(set, member);
        else removeFrom(set, member);
      }
      assert.deepEqual(
        membersOf(set),
        [...model].sort((a, b) => a - b),
      );
      assert.equal(countIn(set), model.size);
      for (let member = 0; member < 100; member++) assert.equal(hasIn(set, member), model.has(member));
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('each member is drawn equally often and stays', () => {
  const set = wideSet(70);
  for (const member of [0, 31, 32, 69]) addTo(set, member);
  const counts = new Map<number, number>();
  const random = seedRandom('wide');
  for (let i = 0; i < 4000; i++) {
    const member = drawFrom(random, set);
    counts.set(member, (counts.get(member) ?? 0) + 1);
  }
  assert.deepEqual(
    [...counts.keys()].sort((a, b) => a - b),
    [0, 31, 32, 69],
  );
  for (const count of counts.values()) assert.ok(Math.abs(count - 1000) < 120, JSON.stringify([...counts]));
  assert.equal(countIn(set), 4);
});
