import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atAGlance, sayings, seatArgument, seedRandom } from '../index.ts';

const { say, of, listed, sentences } = sayings<'mine.dig' | 'mine.rest'>('mine');
const [dig, rest] = [say('mine.dig', { depth: 2 }), say('mine.rest')];

test('sayings: messages alone, of a seat, in lists and in sentences; a word for an empty list, nothing for no sentence', () => {
  assert.deepEqual([dig, rest], [{ key: 'mine.dig', args: { depth: 2 } }, { key: 'mine.rest' }]);
  assert.deepEqual(of(1, 'mine.dig', { depth: 3 }), { key: 'mine.dig', args: { seat: seatArgument(1), depth: 3 } });
  assert.deepEqual(listed([]), { key: 'mine.list.none' });
  assert.deepEqual(listed([dig]), dig);
  const joined = { key: 'mine.list.join', args: { head: dig, tail: { key: 'mine.list.join', args: { head: rest, tail: dig } } } };
  assert.deepEqual(listed([dig, rest, dig]), joined);
  assert.deepEqual([sentences([]), sentences([dig, rest])], [undefined, { key: 'mine.list.sentences', args: { head: dig, tail: rest } }]);
});

test('atAGlance: the best answer; noise may let a nearly as good one win, never one that is worse by more', () => {
  const merit = [0, 8, 10, 1];
  const judge = (move: number): number => merit[move] ?? 0;
  assert.equal(atAGlance([0, 1, 2, 3], judge, seedRandom('glance'), 0), 2);
  assert.equal(
    atAGlance([3, 1, 2, 0], () => 1, seedRandom('glance'), 0),
    3,
    'of equals the first',
  );
  const random = seedRandom('noise');
  assert.deepEqual(new Set(Array.from({ length: 200 }, () => atAGlance([0, 1, 2, 3], judge, random, 5))), new Set([1, 2]));
  assert.throws(() => atAGlance([], judge, random, 0), /nothing to choose from/);
});
