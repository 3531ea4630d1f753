import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { below, drawIndex, HiddenError, hiddenRandom, isHiddenRandom, keyedRandom, nextWord, seedRandom, shuffle } from '../index.ts';

/** The sum of squared deviations from equal counts, by the expectation. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

test('a seed gives the same words on every machine', () => {
  const random = seedRandom('madang');
  assert.deepEqual(
    Array.from({ length: 4 }, () => nextWord(random)),
    [361878229, 2776909090, 4101489324, 3759703173],
  );
});

test('other seeds give other words, also when they differ in one letter or are empty', () => {
  const first = (seed: string) => nextWord(seedRandom(seed));
  const words = ['', 'a', 'b', 'aa', 'ab', 'ba', '한', '한글', '中'].map(first);
  assert.equal(new Set(words).size, words.length);
});

test('the words are those of xoshiro128**', () => {
  const random = [1, 2, 3, 4];
  assert.deepEqual(
    Array.from({ length: 4 }, () => nextWord(random)),
    [11520, 0, 5927040, 70819200],
  );
});

test('the state stays four 32-bit words, and is data', () => {
  const random = seedRandom('words');
  for (let i = 0; i < 1000; i++) nextWord(random);
  assert.equal(random.length, 4);
  assert.ok(random.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32));
  const copy: number[] = JSON.parse(JSON.stringify(random));
  assert.equal(nextWord(copy), nextWord(random));
});

test('below: every number equally likely (chi-square, 99.9 %)', () => {
  const random = seedRandom('below');
  for (const [bound, most] of [
    [2, 10.8],
    [6, 20.5],
    [10, 27.9],
    [52, 90.6],
  ] as const) {
    const counts = Array.from({ length: bound }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const drawn = below(random, bound);
      counts[drawn] = (counts[drawn] ?? Number.NaN) + 1;
    }
    assert.ok(chiSquare(counts) < most, `below ${bound}: ${counts}`);
  }
});

test('below: large bounds keep the bounds and the balance', () => {
  const random = seedRandom('large');
  const bound = 3 * 2 ** 30;
  const thirds = [0, 0, 0];
  for (let i = 0; i < 9000; i++) {
    const drawn = below(random, bound);
    assert.ok(drawn >= 0 && drawn < bound);
    const third = Math.floor(drawn / 2 ** 30);
    thirds[third] = (thirds[third] ?? 0) + 1;
  }
  assert.ok(chiSquare(thirds) < 13.8, String(thirds));
  assert.equal(typeof below(random, 2 ** 32), 'number');
});

test('below: nothing to draw from, or too much, is a bug', () => {
  for (const bound of [0, -1, Number.NaN, 2 ** 32 + 1]) assert.throws(() => below(seedRandom(''), bound), /nothing to draw/);
});

test('shuffle: every order equally likely (chi-square, 99.9 %), and nothing lost', () => {
  const random = seedRandom('shuffle');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(random, ['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assert.equal(counts.size, 24);
  assert.ok(chiSquare([...counts.values()]) < 49.7);
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
      assert.deepEqual(
        shuffle(seedRandom(seed), list.slice()).toSorted((a, b) => a - b),
        list.toSorted((a, b) => a - b),
      );
    }),
    { seed: 1 },
  );
});

test('drawIndex: in proportion to the counts, never one that is used up', () => {
  const random = seedRandom('draw');
  const drawn = [0, 0, 0, 0];
  for (let i = 0; i < 16_000; i++) {
    const index = drawIndex(random, [3, 0, 1, 4], 8);
    drawn[index] = (drawn[index] ?? Number.NaN) + 1;
  }
  assert.equal(drawn[1], 0);
  assert.ok(chiSquare([(drawn[0] ?? 0) / 3, drawn[2] ?? 0, (drawn[3] ?? 0) / 4]) < 13.8, String(drawn));
  assert.throws(() => Array.from({ length: 50 }, () => drawIndex(random, [1], 2)), /counts sum to less than 2/);
});

test('nothing can be drawn from the generator of a view', () => {
  assert.ok(isHiddenRandom(hiddenRandom()));
  assert.throws(() => nextWord(hiddenRandom()), HiddenError);
  assert.throws(() => below(hiddenRandom(), 1), HiddenError);
  assert.throws(() => drawIndex(hiddenRandom(), [1], 1), HiddenError);
  assert.throws(() => shuffle(hiddenRandom(), [1, 2]), /chance is hidden from this view/);
});

test('a generator of a match is never taken for a redacted one', () => {
  assert.ok(!isHiddenRandom([0, 0, 0, 0, 0, 0, 0, 0, 0]));
  assert.ok(!isHiddenRandom(keyedRandom('')));
});

test('no seed gives the blank generator', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => !isHiddenRandom(seedRandom(seed))),
    { seed: 1 },
  );
});
