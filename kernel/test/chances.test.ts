import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, below, type Game, type RandomState } from '../index.ts';
import { deviationOf, imaginesEvenly } from '../testing/index.ts';
import { CARDS, type Tiny, type TinyMove, tiny } from './tiny.ts';

// Seat 0 sees one card of its own; the eleven others are hidden, and the other hand is one of them.
const view = tiny.redact(begin(tiny, { seats: 2, seed: 'chances' }), 0);
const [own = 0] = view.hands[0] ?? [];
const weights = [0, 1, 2, 3].map((value) => CARDS.filter((card) => card === value).length - Number(value === own));
const found = (world: Tiny): number => world.hands[1]?.[0] ?? 0;

/** Imagines the other hand by a rule of its own; the rest does not matter here. */
const imagining = (card: (random: RandomState) => number): Game<Tiny, TinyMove> => ({
  ...tiny,
  imagine: (state, random) => ({ ...tiny.imagine(state, random), hands: [[own], [card(random)]] }),
});

test('every unseen card is imagined as often as any other', () => {
  imaginesEvenly(tiny, { view, found, weights, worlds: 4000 });
});

test('a value that comes up too often is found, and one that cannot be', () => {
  const anyValue = imagining((random) => 1 + below(random, 3));
  assert.throws(() => imaginesEvenly(anyValue, { view, found, weights, worlds: 4000 }), /standard deviations/);
  assert.throws(
    () =>
      imaginesEvenly(
        imagining(() => 0),
        { view, found, weights, worlds: 10 },
      ),
    /0 cannot be found/,
  );
});

test('the deviation of counts: none where they fit, more the further they are off and the more there are', () => {
  assert.ok(deviationOf([100, 200, 100], [1, 2, 1]) < 0);
  const [near, far, many] = [deviationOf([110, 190], [1, 1]), deviationOf([140, 160], [1, 1]), deviationOf([1400, 1600], [1, 1])];
  assert.ok(far < near && far < many);
  // 3.84 is the 95 % point of chi-square with one degree of freedom, 1.64 that of the normal distribution.
  assert.ok(Math.abs(deviationOf([500 - 31, 500 + 31], [1, 1]) - 1.64) < 0.05);
});
