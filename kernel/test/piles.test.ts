import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dealUnseen, drawAny, drawTop, HIDDEN, HiddenError, hiddenRandom, hide, known, putUnder, seedRandom, top, unseenOf } from '../index.ts';

test('a pile gives its top card; what is put under it comes last', () => {
  const pile = [4, 9];
  putUnder(pile, 7);
  assert.equal(top(pile), 9);
  assert.deepEqual([drawTop(pile), drawTop(pile), drawTop(pile)], [9, 4, 7]);
  assert.throws(() => drawTop(pile), /the pile is empty/);
});

test('a hidden pile shows how many cards it has and gives none', () => {
  const pile = [4, 9];
  hide(pile);
  assert.deepEqual(pile, [HIDDEN, HIDDEN]);
  assert.throws(() => drawTop(pile), HiddenError);
  assert.deepEqual(pile, [HIDDEN, HIDDEN]);
  assert.equal(known(0), 0);
});

test('any card of a pile is drawn equally often, and the others stay in order', () => {
  const random = seedRandom('any');
  const drawn = [0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const pile = [0, 1, 2];
    const card = drawAny(random, pile);
    drawn[card] = (drawn[card] ?? 0) + 1;
    assert.deepEqual(
      pile,
      [0, 1, 2].filter((one) => one !== card),
    );
  }
  for (const count of drawn) assert.ok(Math.abs(count - 1000) < 120, String(drawn));
  assert.throws(() => drawAny(hiddenRandom(), [1, 2]), HiddenError);
  assert.throws(() => drawAny(random, []), /the pile is empty/);
});

test('unseen are the cards that no list shows, each as often as it is left, ascending', () => {
  assert.deepEqual(unseenOf([3, 1, 1, 2], [1, HIDDEN], [3]), [1, 2]);
  assert.deepEqual(unseenOf([5, 2, 10, 0, 2, 7], [7]), [0, 2, 2, 5, 10], 'ascending, as numbers are');
});

test('holes are filled with unseen cards: nothing seen is dealt again, nothing is lost', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...Array(20).keys()]), fc.integer({ min: 0, max: 20 }), fc.string(), (shown, holes, seed) => {
      const unseen = unseenOf([...Array(20).keys()], shown);
      const here = Math.min(holes, unseen.length);
      const hand = [...Array.from({ length: here }, () => HIDDEN), ...shown];
      dealUnseen(seedRandom(seed), unseen, hand);
      assert.deepEqual(
        [...hand, ...unseen].toSorted((a, b) => a - b),
        [...Array(20).keys()],
      );
      assert.deepEqual(hand.slice(here), shown);
    }),
    { seed: 1, numRuns: 200 },
  );
  assert.throws(() => dealUnseen(seedRandom(''), [1], [HIDDEN, HIDDEN]), /more hidden cards than unseen ones/);
});

test('each unseen card is dealt to each hole equally often', () => {
  const random = seedRandom('deal');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) {
    const [one, two] = [[HIDDEN], [HIDDEN]];
    dealUnseen(random, [0, 1, 2, 3], one, two);
    counts[two[0] ?? 0] = (counts[two[0] ?? 0] ?? 0) + 1;
  }
  for (const count of counts) assert.ok(Math.abs(count - 1000) < 120, String(counts));
});
