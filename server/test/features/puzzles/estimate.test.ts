import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, type RandomState, seedRandom } from '@madang/kernel';
import { estimateRatings, type Tries } from '../../../features/puzzles/estimate.ts';

const breathe = async (): Promise<void> => undefined;
const share = (solver: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - solver) / 400));
const happens = (random: RandomState, chance: number): boolean => below(random, 1_000_000) < 1_000_000 * chance;

/** A person's solved and missed puzzles, by place. */
type Person = readonly (readonly [puzzle: number, isSolved: boolean])[];

function triesOf(people: readonly Person[]): Tries {
  const packed = people.flatMap((own) => own.map(([puzzle, isSolved]) => 2 * puzzle + (isSolved ? 1 : 0)));
  let end = 0;
  const starts = people.map((own) => {
    end += own.length;
    return end - own.length;
  });
  return { packed: Uint16Array.from(packed), starts: [...starts, packed.length] };
}

/** People of ratings about 1200, each of whom tries some of the puzzles: strong people more of the hard ones, as the page offers them. */
function crowd(random: RandomState, many: number, ratings: readonly number[]): readonly Person[] {
  return Array.from({ length: many }, () => {
    const sum = Array.from({ length: 12 }, () => below(random, 1000) / 1000).reduce((total, one) => total + one, 0);
    const solver = 1200 + 200 * (sum - 6);
    return ratings.flatMap((rating, i) => {
      const isTried = happens(random, Math.exp(-(((rating - solver) / 400) ** 2)) * 0.5);
      return isTried ? [[i, happens(random, share(solver, rating))] as const] : [];
    });
  });
}

const TRUE = Array.from({ length: 20 }, (_, i) => 950 + 30 * i);
/** Built-in ratings that say the opposite of the truth. */
const WRONG = TRUE.map((rating) => 1200 - (rating - 1235) / 4);

test('ratings of puzzles come to the true ones where many people tried them, although the built-in ones say the opposite', async () => {
  const people = crowd(seedRandom('crowd'), 2000, TRUE);
  const ratings = await estimateRatings(triesOf(people), WRONG, breathe);
  const away = ratings.map((rating, i) => Math.abs(rating - (TRUE[i] ?? 0)));
  assert.ok(Math.max(...away) < 60, away.map(Math.round).join(' '));
  const order = ratings.map((rating, i) => ({ rating, i })).sort((a, b) => a.rating - b.rating);
  for (const [place, { i }] of order.entries()) assert.ok(Math.abs(place - i) <= 2, `${i} stands at ${place}`);
});

test('ratings are the same at each run, and whatever the order of people', async () => {
  const people = crowd(seedRandom('order'), 60, TRUE);
  const [first, again, turned] = await Promise.all([people, people, people.toReversed()].map((all) => estimateRatings(triesOf(all), WRONG, breathe)));
  assert.deepEqual(again, first);
  for (const [i, rating] of (first ?? []).entries()) assert.ok(Math.abs(rating - (turned?.[i] ?? 0)) < 1e-6);
});

test('a puzzle that nobody tried keeps its built-in rating, and a few tries move it little', async () => {
  const [untried, missed, solved] = await estimateRatings(triesOf([[[1, false]], [[2, true]]]), [1000, 1200, 1200], breathe);
  assert.equal(untried, 1000);
  assert.ok(missed !== undefined && missed > 1200 && missed < 1300, `${missed}`);
  assert.ok(solved !== undefined && solved < 1200 && solved > 1100, `${solved}`);
});

test('one person who says that all is solved moves each rating by less than a try of five', async () => {
  const people = crowd(seedRandom('liar'), 200, TRUE);
  const liar: Person = TRUE.map((_, i) => [i, true]);
  const honest = await estimateRatings(triesOf(people), TRUE, breathe);
  const lied = await estimateRatings(triesOf([...people, liar]), TRUE, breathe);
  for (const [i, rating] of honest.entries()) assert.ok(Math.abs(rating - (lied[i] ?? 0)) < 20, `${rating} ${lied[i]}`);
});

test('an estimate gives way again and again, and ends soon where outcomes could not be stranger', async () => {
  let breaths = 0;
  const people: readonly Person[] = Array.from({ length: 3000 }, (_, n) => TRUE.map((_, i) => [i, n % 2 === 0]));
  const ratings = await estimateRatings(triesOf(people), WRONG, async () => {
    breaths++;
  });
  assert.ok(breaths >= 15, `${breaths}`);
  assert.ok(ratings.every((rating) => Number.isFinite(rating) && rating > 0 && rating < 3000));
});
