import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena, type Contender, fixtures, meanOf, pairShare, parseContender, playMatch, rate, wilson } from '@madang/bots/arena';
import { report } from '../arena/report.ts';
import { bids, bidsExpertise } from './toys/bids.ts';
import { nim, nimExpertise } from './toys/nim.ts';

const shelf = new URL('./toys/shelf.ts', import.meta.url).href;
const named = (name: string): Contender => {
  const parsed = parseContender(name);
  return parsed.ok ? parsed.value : assert.fail(name);
};

test('bots are named by level, iterations or milliseconds, and other names are refused with what is allowed', () => {
  assert.deepEqual(named('greedy'), { name: 'greedy', level: 'greedy' });
  assert.deepEqual(named('500').budget, { iterations: 500 });
  assert.deepEqual(named('500/4').budget, { iterations: 500, parts: 4 });
  assert.deepEqual(named('50ms').budget, { milliseconds: 50 });
  assert.deepEqual(named('500@60').budget, { iterations: 500, reach: 60 });
  assert.deepEqual(named('500/4@60').budget, { iterations: 500, parts: 4, reach: 60 });
  assert.deepEqual(named('500/4+7').budget, { iterations: 500, parts: 4, turns: 7 });
  assert.deepEqual(named('50ms@60/untrained').budget, { milliseconds: 50, reach: 60 });
  assert.deepEqual(named('greedy/steady'), { name: 'greedy/steady', level: 'greedy', steady: true });
  assert.deepEqual(named('greedy/steady/untrained'), { name: 'greedy/steady/untrained', level: 'greedy', steady: true, untrained: true });
  assert.deepEqual(named('greedy/untrained'), { name: 'greedy/untrained', level: 'greedy', untrained: true });
  assert.deepEqual(named('500/untrained').budget, { iterations: 500 });
  for (const wrong of [
    '',
    '0',
    'fast',
    '5s',
    '-1',
    '500/0',
    '50ms/4',
    '500@',
    '500@0',
    '500+',
    '500+0',
    '500@60+7',
    'hard+7',
    'hard/steady',
    'hard@60',
    '/untrained',
    'fast/untrained',
  ]) {
    const parsed = parseContender(wrong);
    assert.ok(!parsed.ok && parsed.problem.levels.includes('expert'), wrong);
  }
});

test('a ladder seats every bot about equally often, every line-up once from every seat with the same deal', () => {
  const bots = ['random', 'greedy', '5'].map(named);
  const list = fixtures('ladder', { bots, seats: 4, matches: 48, seed: 's' });
  const counts = [0, 1, 2].map((bot) => list.flatMap(({ lineup }) => lineup).filter((one) => one === bot).length);
  assert.deepEqual(counts, [64, 64, 64]);
  for (let block = 0; block < 12; block++) {
    const four = list.slice(block * 4, block * 4 + 4);
    assert.equal(new Set(four.map(({ plan }) => plan.seed)).size, 1);
    for (const seat of [0, 1, 2, 3]) {
      assert.deepEqual(four.map(({ lineup }) => lineup[seat] ?? -1).sort(), [...(four[0]?.lineup ?? [])].sort());
    }
  }
});

test('no line-up of a ladder is one bot against itself where there is room for two', () => {
  const list = fixtures('ladder', { bots: ['5', 'greedy', 'easy'].map(named), seats: 2, matches: 80, seed: 's' });
  assert.ok(list.every(({ lineup }) => new Set(lineup).size === 2));
});

test('a challenge seats the first bot alone against the others, on every seat', () => {
  const list = fixtures('challenge', { bots: ['5', 'greedy', 'random'].map(named), seats: 4, matches: 4, seed: 's' });
  assert.deepEqual(
    list.map(({ lineup }) => lineup),
    [
      [0, 1, 2, 1],
      [1, 2, 1, 0],
      [2, 1, 0, 1],
      [1, 0, 1, 2],
    ],
  );
});

test('automas stay where they sit; the bots take the other seats in turn', () => {
  const list = fixtures('challenge', { bots: ['5', 'greedy'].map(named), seats: 4, automas: [2, 3], matches: 2, seed: 's' });
  assert.deepEqual(
    list.map(({ lineup }) => lineup),
    [
      [0, 1, 2, 2],
      [1, 0, 2, 2],
    ],
  );
  assert.deepEqual(list[0]?.plan.seats, [named('5'), named('greedy'), null, null]);
  const alone = fixtures('ladder', { bots: ['5', 'greedy'].map(named), seats: 2, automas: [1], matches: 4, seed: 's' });
  assert.deepEqual(alone.map(({ lineup }) => lineup[0]).sort(), [0, 0, 1, 1]);
});

test('a match tells of every move and what each seat thought about; who draws by chance has thought about nothing', () => {
  const heard: string[] = [];
  const seats = [named('20'), named('random')];
  const { decisions, spent } = playMatch(nim, nimExpertise, { seats, seed: 'heard' }, (seat, move) => heard.push(`${seat} ${move.kind}`));
  assert.equal(heard.length, decisions);
  assert.deepEqual(
    heard,
    heard.map((_, i) => `${i % 2} take`),
  );
  const [thinking, drawing] = spent;
  assert.ok(thinking && thinking.decisions > 0 && thinking.milliseconds > 0);
  assert.equal(thinking.iterations, 20 * thinking.decisions);
  assert.deepEqual(drawing, { decisions: 0, milliseconds: 0, iterations: 0 });
});

test('the mean of one number is that number, of none nothing; neither has an interval', () => {
  const unknown = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  assert.deepEqual(meanOf([]), { value: 0, ...unknown });
  assert.deepEqual(meanOf([5]), { value: 5, ...unknown });
  // For 1 and 3 the deviation is √2, the error of their mean 1.
  const { value, low, high } = meanOf([1, 3]);
  assert.deepEqual([value, low.toFixed(4), high.toFixed(4)], [2, '0.0400', '3.9600']);
});

test('a report adds up what each bot won, scored and spent in the matches that ended, seat by seat', () => {
  const went = (points: readonly number[], finished = true) => ({
    finished,
    decisions: 10,
    scores: points.map((mine, seat) => ({ seat, points: mine, rank: points.filter((other) => other > mine).length + 1 })),
    shares: points.map((mine) => (points.some((other) => other > mine) ? 0 : 1 / points.filter((other) => other === mine).length)),
    spent: [
      { decisions: 4, milliseconds: 2, iterations: 20 },
      { decisions: 0, milliseconds: 0, iterations: 0 },
    ],
  });
  const [one, two, three] = fixtures('challenge', { bots: ['5', 'greedy'].map(named), seats: 2, matches: 3, seed: 's' });
  assert.ok(one && two && three);
  const played = [
    { fixture: one, result: went([7, 3]) },
    { fixture: two, result: went([5, 5]) },
    { fixture: three, result: went([9, 0], false) },
  ];
  const { bots, ...all } = report('toy', ['5', 'greedy'], 2, 's', played);
  assert.deepEqual(all, { game: 'toy', seats: 2, par: 0.5, matches: 3, finished: 2, decisions: 30, seed: 's' });
  const figures = bots.map((bot) => [bot.name, bot.seats, bot.victories, bot.meanPoints, bot.millisecondsPerDecision, bot.iterationsPerDecision]);
  assert.deepEqual(figures, [
    ['5', 2, 1.5, 6, 0.5, 5],
    ['greedy', 2, 0.5, 4, 0.5, 5],
  ]);
});

test('wilson’s interval', () => {
  const { value, low, high } = wilson(60, 100);
  assert.deepEqual(
    [value, low, high].map((x) => Math.round(x * 1000)),
    [600, 502, 691],
  );
  const few = wilson(3, 10);
  assert.deepEqual(
    [few.low, few.high].map((x) => Math.round(x * 10_000)),
    [1078, 6032],
  );
  assert.deepEqual(wilson(0, 0), { value: 0, low: 0, high: 1 });
});

test('ratings: who wins three of four stands about 190 points above, and equals stand together', () => {
  const outcome = (winner: number) => ({ lineup: [0, 1], scores: [0, 1].map((seat) => ({ seat, points: 0, rank: seat === winner ? 1 : 2 })) });
  const outcomes = Array.from({ length: 400 }, (_, i) => outcome(i % 4 === 0 ? 1 : 0));
  const [a, b] = rate(2, outcomes, 'r');
  assert.ok(a && b);
  assert.ok(Math.abs(a.value - b.value - 190) < 4, `${a.value - b.value}`);
  assert.ok(a.low > b.high && a.low < a.value && a.value < a.high);
  const even = rate(
    2,
    Array.from({ length: 100 }, (_, i) => outcome(i % 2)),
    'r',
  );
  assert.ok(Math.abs((even[0]?.value ?? 0) - 1500) < 1e-6);
});

test('a match between bots is repeatable, and shared victories count in parts', () => {
  const plan = { seats: ['greedy', '30', 'random'].map(named), seed: 'm' };
  const [one, two] = [playMatch(bids, bidsExpertise, plan), playMatch(bids, bidsExpertise, plan)];
  assert.deepEqual(one.scores, two.scores);
  assert.ok(one.finished);
  assert.equal(
    one.shares.reduce((sum, share) => sum + share, 0),
    1,
  );
});

test('the arena finds the searching bot stronger than chance, and the same again from the same seed', async () => {
  const settings = { game: 'nim', shelf, bots: ['400', 'random'].map(named), seats: 2, matches: 24, seed: 'a', threads: 2 };
  const [one, two] = await Promise.all([arena(settings), arena(settings)]);
  const [strong, weak] = one.bots;
  assert.ok(strong && weak && strong.share.low > weak.share.high, JSON.stringify(one.bots));
  assert.equal(strong.victories + weak.victories, 24);
  assert.deepEqual(
    two.bots.map((bot) => bot.rating),
    one.bots.map((bot) => bot.rating),
  );
});

test('search beats random at nim from both seats', () => {
  for (const seats of [
    ['300', 'random'],
    ['random', '300'],
  ]) {
    const wins = Array.from({ length: 10 }, (_, i) => playMatch(nim, nimExpertise, { seats: seats.map(named), seed: `n${i}` }));
    const strong = seats.indexOf('300');
    assert.ok(wins.filter(({ shares }) => shares[strong] === 1).length >= 8);
  }
});

test('a share of one against three equals is read between two: 25 % is even, 38 % is 65 %, 44 % is 70 %, 57 % is 80 %', () => {
  const between = (value: number, seats: number) => Math.round(100 * pairShare({ value, low: value, high: value }, seats).value);
  assert.deepEqual(
    [0.25, 0.38, 0.44, 0.57].map((share) => between(share, 4)),
    [50, 65, 70, 80],
  );
  assert.deepEqual(
    [0, 0.5, 0.6, 1].map((share) => between(share, 2)),
    [0, 50, 60, 100],
  );
  const { low, high } = pairShare({ value: 0.25, low: 0.19, high: 0.31 }, 4);
  assert.ok(low < 0.5 && high > 0.5);
});

test('an arena with a bar stops as soon as the interval lies on one side of it', async () => {
  const settings = { game: 'nim', shelf, bots: ['200', 'random'].map(named), seats: 2, seed: 'bar', schedule: 'challenge', threads: 1 } as const;
  const short = await arena({ ...settings, matches: 400, bar: 0.1 });
  assert.ok(short.matches < 100 && short.matches % 2 === 0, String(short.matches));
  assert.ok((short.bots[0]?.share.low ?? 0) > 0.1);
  assert.equal(short.par, 0.5);
  const whole = await arena({
    ...settings,
    bots: ['random', 'random'].map((name, i) => ({ ...named(name), name: `${name} ${i}` })),
    matches: 30,
    bar: 0.5,
  });
  assert.equal(whole.matches, 30);
});
