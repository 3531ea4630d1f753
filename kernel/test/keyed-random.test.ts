import assert from 'node:assert/strict';
import { createCipheriv, createHash } from 'node:crypto';
import { test } from 'node:test';
import { blake2s } from '../chance/blake2s.ts';
import { chachaBlock } from '../chance/chacha.ts';
import { below, dealtSeed, fastRandom, isFastRandom, keyedRandom, nextWord, type RandomState, seedFor, seedRandom } from '../index.ts';

/** Words as the bytes that they stand for, the lowest first, in hex. */
const hex = (words: Iterable<number>): string => Buffer.from(Uint32Array.from(words).buffer).toString('hex');
const wordsOf = (bytes: Buffer): number[] => Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(4 * i));
const take = (random: RandomState, n: number): number[] => Array.from({ length: n }, () => nextWord(random));
const bits = (word: number): number => [...word.toString(2)].filter((digit) => digit === '1').length;

test('BLAKE2s gives the digests of RFC 7693 and of the reference', () => {
  assert.equal(hex(blake2s(Buffer.from('abc'))), '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982');
  assert.equal(hex(blake2s(Buffer.from(''))), '69217a3079908094e11121d042354a7c1f55b6482ca1a51e1b250dfd1ed0eef9');
});

test('BLAKE2s agrees with another implementation at every length around a block', () => {
  for (const length of [1, 3, 63, 64, 65, 127, 128, 129, 1000]) {
    const bytes = Buffer.from(Array.from({ length }, (_, i) => (i * 7 + length) & 255));
    assert.equal(hex(blake2s(bytes)), createHash('blake2s256').update(bytes).digest('hex'), `${length} bytes`);
  }
});

test('with twenty rounds a block is that of RFC 8439, 2.3.2', () => {
  const key = wordsOf(Buffer.from(Array.from({ length: 32 }, (_, i) => i)));
  const nonce = wordsOf(Buffer.from('000000090000004a00000000', 'hex'));
  assert.equal(
    hex(chachaBlock(key, 1, 20, nonce)),
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

test('with twenty rounds blocks are those of another implementation, whatever key, counter and nonce', () => {
  const random = seedRandom('blocks');
  for (let i = 0; i < 20; i++) {
    const [key, counter, nonce] = [take(random, 8), nextWord(random), take(random, 3)];
    const bytes = (words: readonly number[]): Buffer => Buffer.from(Uint32Array.from(words).buffer);
    const stream = createCipheriv('chacha20', bytes(key), bytes([counter, ...nonce])).update(Buffer.alloc(64));
    assert.equal(hex(chachaBlock(key, counter, 20, nonce)), stream.toString('hex'));
  }
});

test('with eight rounds a block is that of the published test vectors (key and nonce 0)', () => {
  assert.equal(
    hex(chachaBlock([0, 0, 0, 0, 0, 0, 0, 0], 0)),
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  );
});

test('a match draws the words of its stream, one after the other', () => {
  const random = keyedRandom('madang');
  const key = random.slice(0, 8);
  assert.equal(hex(key), createHash('blake2s256').update('madang match\nmadang').digest('hex'));
  assert.deepEqual(take(random, 48), [...chachaBlock(key, 0), ...chachaBlock(key, 1), ...chachaBlock(key, 2)]);
  assert.deepEqual(take(keyedRandom('madang'), 3), [2946537237, 1630795696, 3331559981]);
});

test('the state is data: a copy goes on where it stands, also when others draw in between', () => {
  const random = keyedRandom('words');
  take(random, 21);
  const copy: number[] = JSON.parse(JSON.stringify(random));
  const expected = take(random, 20);
  const other = keyedRandom('another');
  assert.deepEqual(
    expected.map(() => {
      nextWord(other);
      return nextWord(copy);
    }),
    expected,
  );
  assert.deepEqual(copy, random);
});

test('what is drawn stands nowhere in the state, and changes nothing of it but the count', () => {
  const random = keyedRandom('secret');
  const key = random.slice(0, 8);
  const drawn = take(random, 1000);
  assert.deepEqual(random, [...key, 1000]);
  assert.ok(drawn.every((word) => !key.includes(word)));
});

test('streams of seeds that differ in a letter have nothing in common', () => {
  const [a, b] = [take(keyedRandom('table 1'), 2000), take(keyedRandom('table 2'), 2000)];
  const differing = a.reduce((sum, word, i) => sum + bits((word ^ (b[i] ?? 0)) >>> 0), 0) / a.length;
  assert.ok(Math.abs(differing - 16) < 0.25, `${differing} of 32 bits differ`);
  assert.equal(a.filter((word) => b.includes(word)).length, 0);
});

test('every bit of a stream is as often 0 as 1, and says nothing of the next word’s', () => {
  const words = take(keyedRandom('bits'), 8000);
  for (let bit = 0; bit < 32; bit++) {
    const ones = words.map((word) => (word >>> bit) & 1);
    const share = ones.reduce((sum, one) => sum + one, 0) / ones.length;
    const same = ones.filter((one, i) => one === ones[i + 1]).length / ones.length;
    // Five deviations of 8,000 throws of a coin.
    for (const figure of [share, same]) assert.ok(Math.abs(figure - 0.5) < 0.028, `bit ${bit}: ${share} ones, ${same} equal neighbours`);
  }
});

test('an imagined world’s generator is a fast one, whatever it is drawn from', () => {
  for (const from of [keyedRandom('x'), seedRandom('x')]) {
    const world = fastRandom(from);
    assert.ok(isFastRandom(world));
    assert.notDeepEqual(take(world, 4), take(from, 4));
  }
  assert.equal(isFastRandom(keyedRandom('x')), false);
});

test('a seed for another purpose tells nothing of the match: another hash for each purpose and seed', () => {
  const seeds = [seedFor('bot 1', 'x'), seedFor('bot 2', 'x'), seedFor('bot 1', 'y')];
  assert.equal(new Set(seeds).size, 3);
  const key = hex(keyedRandom('x').slice(0, 8));
  for (const seed of seeds) assert.ok(/^[0-9a-f]{64}$/.test(seed) && seed !== key);
});

test('a seed of known draws gives them first, then a stream of its own', () => {
  const random = keyedRandom(dealtSeed([5, 0, 4294967295, 7]));
  assert.deepEqual([below(random, 6), below(random, 3), nextWord(random), below(random, 8)], [5, 0, 4294967295, 7]);
  const plain = keyedRandom('dealt 5 x');
  assert.notEqual(nextWord(plain), 5);
  const [one, other] = [keyedRandom(dealtSeed([1, 2])), keyedRandom(dealtSeed([1, 2]))];
  for (let i = 0; i < 40; i++) assert.equal(nextWord(one), nextWord(other));
  assert.equal(isFastRandom(random), false);
});
