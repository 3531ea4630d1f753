import type { RandomState } from '../state.ts';
import { blake2s } from './blake2s.ts';
import { chachaBlock } from './chacha.ts';

/**
 * A secret was needed where only a view is known (a draw, a card that this seat may not see).
 * Whoever tries moves on a view stops there; in a full state it is a bug.
 */
export class HiddenError extends Error {
  constructor(what: string) {
    super(`${what} is hidden from this view`);
    this.name = 'HiddenError';
  }
}

/** Words of a fast generator. */
const FAST = 4;

/** The generator's state in a view: nothing can be drawn from it. */
export const hiddenRandom = (): RandomState => [0, 0, 0, 0];

/** True where the generator is redacted. */
export const isHiddenRandom = (random: RandomState): boolean => isFastRandom(random) && random.every((word) => word === 0);

/** True for a generator that is quick and keeps no secret, so not for that of a match. */
export const isFastRandom = (random: RandomState): boolean => random.length === FAST;

const encoder = new TextEncoder();
/** Room for the bytes of most texts that are hashed. */
const room = new Uint8Array(512);
/** Bytes that a sign of a text has at most. */
const WIDEST = 3;

/** A hash of a text's UTF-8. */
function hashOf(text: string): number[] {
  const bytes = text.length * WIDEST <= room.length ? room : new Uint8Array(text.length * WIDEST);
  return blake2s(bytes, encoder.encodeInto(text, bytes).written);
}

/** The seed of a match whose first draws are known, as one that was played elsewhere: these words come before the keyed stream. */
export const dealtSeed = (words: readonly number[]): string => ['dealt', ...words].join(' ');

const DEALT = /^dealt(?: \d{1,10})*$/;

/** The words that a seed names itself; most name none. */
const wordsOf = (seed: string): readonly number[] =>
  DEALT.test(seed)
    ? seed
        .split(' ')
        .slice(1)
        .map((word) => Number(word) >>> 0)
    : [];

/**
 * The generator of a match: a keyed stream (ChaCha8). Its state is the key's eight words, a hash of the seed, the count of drawn words, and words
 * that the seed names. Draws reveal neither later ones nor the seed. Equal seeds give equal matches.
 */
export const keyedRandom = (seed: string): RandomState => [...hashOf(`madang match\n${seed}`), 0, ...wordsOf(seed)];

/**
 * A seed made of a match's for another purpose (what a bot searches with): it changes with the match, and nobody can tell the
 * match's from it.
 */
export const seedFor = (purpose: string, seed: string): string =>
  hashOf(`madang ${purpose}\n${seed}`)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

/**
 * A fast generator for a seed, for search, policies and samples: a text of any length, mixed into four words (FNV-1a with avalanche,
 * one word each). It keeps no secret: a few words tell the rest.
 */
export function seedRandom(seed: string): RandomState {
  const words = [0, 0, 0, 0];
  for (let w = 0; w < FAST; w++) {
    let h = (0x811c9dc5 ^ Math.imul(w + 1, 0x9e3779b1)) | 0;
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    words[w] = (h ^ (h >>> 16)) >>> 0;
  }
  if (isHiddenRandom(words)) words[0] = 1;
  for (let i = 0; i < 12; i++) nextWord(words);
  return words;
}

/** A fast generator of its own, drawn from another: what an imagined world draws from. */
export const fastRandom = (random: RandomState): RandomState => [nextWord(random), nextWord(random), nextWord(random), nextWord(random) | 1];

/** The next 32-bit word; changes the state in place. */
export const nextWord = (random: RandomState): number => (isFastRandom(random) ? nextFast(random) : nextKeyed(random));

/** xoshiro128** (Blackman and Vigna). */
function nextFast(random: RandomState): number {
  const s0 = random[0] ?? 0;
  const s1 = random[1] ?? 0;
  let s2 = random[2] ?? 0;
  let s3 = random[3] ?? 0;
  if ((s0 | s1 | s2 | s3) === 0) throw new HiddenError('chance');
  const m = Math.imul(s1, 5);
  const result = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
  const t = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  random[1] = (s1 ^ s2) >>> 0;
  random[0] = (s0 ^ s3) >>> 0;
  random[2] = (s2 ^ t) >>> 0;
  random[3] = ((s3 << 11) | (s3 >>> 21)) >>> 0;
  return result;
}

/** Words of a key; behind them a keyed generator counts the words that were drawn. */
const KEY = 8;
/** Words of a keyed generator before those that its seed names. */
export const KEYED_WORDS = KEY + 1;

function nextKeyed(random: RandomState): number {
  const drawn = random[KEY] ?? 0;
  random[KEY] = drawn + 1;
  const named = random[KEYED_WORDS + drawn];
  if (named !== undefined) return named;
  return blockOf(random, drawn >>> 4)[drawn & 15] ?? 0;
}

/**
 * The block that was worked out last, and for which generator: nearly always the next word is of the same. Memory of a pure function,
 * nothing that decides. The key of a generator is never changed in place.
 */
const block = new Uint32Array(16);
let blockIs: { readonly of: RandomState; counter: number } | undefined;

function blockOf(random: RandomState, counter: number): Uint32Array {
  if (blockIs?.of !== random) blockIs = { of: random, counter };
  else if (blockIs.counter === counter) return block;
  blockIs.counter = counter;
  return chachaBlock(random, counter, undefined, undefined, block);
}

/** A whole number from 0 to below − 1, every one equally likely. `bound` is 1 … 2³². */
export function below(random: RandomState, bound: number): number {
  if (!(bound >= 1 && bound <= 4294967296)) throw new Error(`random below ${bound}: there is nothing to draw`);
  // Words past the last whole multiple of the bound would favour the small numbers: drawn again.
  const limit = 4294967296 - (4294967296 % bound);
  let word = nextWord(random);
  while (word >= limit) word = nextWord(random);
  return word % bound;
}

/** Draws one index of `counts` with probability proportional to its count; `total` is their sum. Nothing is removed. */
export function drawIndex(random: RandomState, counts: readonly number[], total: number): number {
  let at = below(random, total);
  for (let i = 0; i < counts.length; i++) {
    at -= counts[i] ?? 0;
    if (at < 0) return i;
  }
  throw new Error(`drawIndex: counts sum to less than ${total}`);
}

/** Mixes a list in place (Fisher and Yates). */
export function shuffle<T>(random: RandomState, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const a = list[i];
    const b = list[j];
    if (a !== undefined && b !== undefined) {
      list[i] = b;
      list[j] = a;
    }
  }
  return list;
}
