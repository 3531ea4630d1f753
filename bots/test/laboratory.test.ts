import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addMatch,
  type CardMatch,
  type CardSums,
  cardTable,
  changedBy,
  compare,
  compareCards,
  comparisonTable,
  type Experiment,
  isFound,
  noMatches,
  playTrial,
} from '@madang/bots/laboratory';
import { runExperiment } from '@madang/bots/laboratory-pool';
import { below, seedRandom } from '@madang/kernel';
import { solve } from '../laboratory/least-squares.ts';
import { boundOf, holm, tails, tailsOf } from '../statistics.ts';
import { nim, nimExpertise } from './toys/nim.ts';

const bot = (level: 'random' | 'greedy') => ({ name: level, level });
const arm = (...levels: readonly ('random' | 'greedy')[]) => ({ options: {}, bots: levels.map(bot) });
const EQUAL: Experiment = { a: arm('random', 'random'), b: arm('random', 'random'), seed: 's', deals: 40 };
const trialsOf = (experiment: Experiment) => Array.from({ length: experiment.deals }, (_, deal) => playTrial(nim, nimExpertise, experiment, deal));

test('equal arms play equal matches: every difference is exactly nought and explained by chance', () => {
  const { deals, figures } = compare(trialsOf(EQUAL));
  assert.equal(deals, 40);
  assert.ok(figures.length > 6);
  for (const { measure, of, a, b, difference, p } of figures) {
    assert.deepEqual([difference, p], [{ value: 0, low: 0, high: 0 }, 1], `${measure} ${of}`);
    assert.deepEqual(a, b);
  }
});

test('a better bot at one seat shows in who wins, with its interval and in the order of the measures', () => {
  const { figures } = compare(trialsOf({ ...EQUAL, deals: 200, b: arm('greedy', 'random') }));
  const of = (measure: string, name: string) => figures.find((one) => one.measure === measure && one.of === name) ?? assert.fail(name);
  const first = of('victories', '1');
  assert.ok(first.p < 0.05 && first.difference.low > 0);
  assert.ok(Math.abs(of('victories', '2').difference.value + first.difference.value) < 1e-9);
  assert.equal(of('length', 'moves').measure, 'length');
  assert.deepEqual([...new Set(figures.map(({ measure }) => measure))], ['points', 'victories', 'length', 'kinds']);
});

test('a share that is won always or never still has an interval', () => {
  const trials = trialsOf(EQUAL).map(({ a }) => ({ a: { ...a, shares: [1, 0] }, b: { ...a, shares: [1, 0] } }));
  const [always, never] = compare(trials).figures.filter(({ measure }) => measure === 'victories');
  assert.ok(always && never);
  assert.deepEqual([always.a.value, never.a.value], [100, 0]);
  assert.ok(always.a.low < 95 && never.a.high > 5);
});

test('deals that an arm did not finish count in neither', () => {
  const [first, ...others] = trialsOf(EQUAL);
  assert.ok(first);
  assert.equal(compare([{ ...first, b: { ...first.b, finished: false } }, ...others]).deals, 39);
});

test('an experiment has the same figures in threads', async () => {
  const experiment = { ...EQUAL, deals: 6, b: arm('greedy', 'random') };
  const told: number[] = [];
  const shelf = new URL('./toys/shelf.ts', import.meta.url).href;
  const trials = await runExperiment({ game: 'nim', shelf, threads: 1, onDeal: (done) => told.push(done) }, experiment);
  assert.deepEqual(trials, trialsOf(experiment));
  assert.deepEqual(told, [1, 2, 3, 4, 5, 6]);
});

test('figures are written as comma-separated values, a heading and a line each', () => {
  const comparison = compare(trialsOf({ ...EQUAL, b: arm('greedy', 'random') }));
  const lines = comparisonTable(comparison).trimEnd().split('\r\n');
  assert.equal(lines[0], 'measure,of,a,a_low,a_high,b,b_low,b_high,difference,difference_low,difference_high,p');
  assert.equal(lines.length, 1 + comparison.figures.length);
  for (const line of lines) assert.equal(line.split(',').length, 12, line);
});

test('probabilities of the normal distribution, both ways', () => {
  for (const [errors, p] of [
    [0, 1],
    [1.959964, 0.05],
    [3.290527, 0.001],
    [5, 5.733e-7],
  ] as const) {
    assert.ok(Math.abs(tailsOf(errors) / p - 1) < 1e-4, `${errors}`);
    assert.ok(Math.abs(boundOf(p) - errors) < 1e-3, `${p}`);
  }
  assert.equal(tails({ value: 3, low: 3, high: 3 }), 0);
  assert.equal(tails({ value: 0, low: 0, high: 0 }), 1);
  assert.equal(tails({ value: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }), 1);
});

test('Holm multiplies the smallest probability by how many there are, the next by one less, and keeps their order', () => {
  const corrected = holm([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(6)));
  assert.deepEqual(corrected, [0.03, 0.06, 0.06, 0.02]);
  assert.deepEqual(holm([]), []);
});

test('least squares find the coefficients of exact equations', () => {
  const { coefficients } = solve({ columns: 2, products: Float64Array.of(4, 2, 2, 3), targets: Float64Array.of(10, 8) });
  for (const [i, expected] of [1.75, 1.5].entries()) assert.ok(Math.abs((coefficients[i] ?? 0) - expected) < 1e-6);
});

const CARDS = 40;

/** Made-up matches of three seats: each plays about a quarter of the cards, card n is worth n ÷ 10 points, and luck as much as thirty. */
function madeUp(seed: string, matches: number): readonly CardMatch[] {
  const random = seedRandom(seed);
  return Array.from({ length: matches }, () => {
    const played = [0, 1, 2].map(() => Array.from({ length: CARDS }, (_, card) => card).filter(() => below(random, 4) === 0));
    const luck = below(random, 40);
    return { played, points: played.map((own) => own.reduce((sum, card) => sum + card / 10, luck + below(random, 30))) };
  });
}

function summed(matches: readonly CardMatch[]): CardSums {
  const sums = noMatches(CARDS);
  for (const match of matches) addMatch(sums, match);
  return sums;
}

test('the effect of every card is estimated beside all others', () => {
  const { judged, seldom } = compareCards(summed(madeUp('a', 1500)), summed(madeUp('b', 1500)));
  assert.deepEqual([judged.length, seldom], [CARDS, 0]);
  for (const { card, effects } of judged) assert.ok(Math.abs(effects.a - card / 10) < 1.5, `card ${card}: ${effects.a}`);
});

test('a card that is worth three points more is found, and no other', () => {
  const changed = madeUp('b', 1500).map((match) => changedBy({ card: 17, points: 3 }, match));
  const report = compareCards(summed(madeUp('a', 1500)), summed(changed));
  assert.deepEqual(
    report.judged.filter(isFound).map(({ card }) => card),
    [17],
  );
  const [first] = report.judged;
  assert.ok(first && first.difference.low > 1 && first.difference.high < 5 && first.detectable < 3);
  assert.match(cardTable(report), /^card,played_a,[^\r]*\r\n17,/);
});

test('without a change at most one of twenty comparisons gives a false alarm, about', () => {
  const alarms = Array.from({ length: 40 }, (_, i) => compareCards(summed(madeUp(`a${i}`, 150)), summed(madeUp(`b${i}`, 150)))).filter(({ judged }) =>
    judged.some(isFound),
  );
  assert.ok(alarms.length <= 5, `${alarms.length} of 40`);
});

test('a card that few played is not judged', () => {
  const rare = madeUp('a', 400).map(({ points, played }, i) => ({ points, played: played.map((own) => own.filter((card) => card !== 5 || i < 20)) }));
  const { judged, seldom } = compareCards(summed(rare), summed(madeUp('b', 400)));
  assert.equal(seldom, 1);
  assert.ok(judged.every(({ card }) => card !== 5));
});
