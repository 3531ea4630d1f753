import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitCount, drawMember, has, lowest, members, seedRandom } from '../index.ts';

const SOME = [0, 3, 7, 30, 31];
const set = SOME.reduce((sum, member) => sum | (1 << member), 0);

test('a set has its members and no others, up to the thirty-second', () => {
  const found = Array.from({ length: 32 }, (_, member) => member).filter((member) => has(set, member));
  assert.deepEqual([found, members(set), bitCount(set), lowest(set)], [SOME, SOME, 5, 0]);
  assert.deepEqual([members(0), bitCount(0), lowest(1 << 31)], [[], 0, 31]);
});

test('every member is drawn, each about as often as any other, and nothing else', () => {
  const random = seedRandom('members');
  const drawn = Array.from({ length: 2000 }, () => drawMember(random, set));
  const counts = SOME.map((member) => drawn.filter((one) => one === member).length);
  assert.equal(
    counts.reduce((a, b) => a + b),
    2000,
  );
  assert.ok(
    counts.every((count) => count > 340 && count < 460),
    counts.join(' '),
  );
});
