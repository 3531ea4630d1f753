import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decisions, seedRandom } from '@madang/kernel';
import { answerGreedily } from '../policies.ts';
import { IMPROVE_SETTINGS, improveValues } from '../training/improve.ts';
import { makeValues } from '../training/index.ts';
import { lessonsOf, type PlaySettings, traced } from '../training/temporal-difference.ts';
import { firstWeights } from '../training/train.ts';
import { hearing, widen } from '../training/widen.ts';
import { forward, layout, newPass, OUTPUTS, softmax } from '../values/net.ts';
import { readBeginning, readValues, valuesMark } from '../values/value-file.ts';
import { valued } from '../values/valued.ts';
import { bids } from './toys/bids.ts';
import { facts, UNTAUGHT, untaught } from './toys/taught.ts';

const SEATS = 3;
const values = readValues(bids, facts, UNTAUGHT);
const settings: PlaySettings = { epsilon: 0, lambda: 0.5, victories: 0.5, spread: 0.5 };
const TABLE = { seats: SEATS, options: {}, scale: 4 };
const lessons = (seed: string, more: Partial<PlaySettings> = {}) =>
  lessonsOf(bids, untaught, facts, { ...TABLE, seed, values, settings: { ...settings, ...more } });

test('what a position turned out to be worth is told by what came later, the less the further off, and by nothing from behind a slip', () => {
  const judged = [[0], [8], [4], [2]];
  const all = [true, true, true, true];
  // Backwards: the result; half of it and half of how the last is judged; half of that and half of how the third is; and so on.
  assert.deepEqual(traced(judged, all, [10], 0.5), [[6.5], [5], [6], [10]]);
  assert.deepEqual(traced(judged, all, [10], 0), [[8], [4], [2], [10]], 'without a lambda: how the next one is judged');
  assert.deepEqual(traced(judged, all, [10], 1), [[10], [10], [10], [10]], 'with all of it: the result');
  assert.deepEqual(traced(judged, [true, false, true, true], [10], 1), [[4], [4], [10], [10]], 'behind a slip: how the next one is judged');
  assert.deepEqual(traced([], [], [10], 1), []);
});

test('a match tells of each position in which a turn begins how far it was, who won, and what came of it', () => {
  const told = lessons('match');
  assert.deepEqual(
    told.map(({ seat }) => seat),
    [0, 1, 2],
    'every seat has one turn',
  );
  assert.deepEqual(
    told.map(({ part }) => part),
    [0, 1 / 3, 2 / 3],
  );
  const last = told.at(-1);
  assert.ok(last);
  const sum = (shares: readonly number[]): number => shares.reduce((a, b) => a + b, 0);
  for (const { won, shares, standing, leads } of told) {
    assert.deepEqual(won, last.won, 'one match, one winner');
    for (const one of [won, shares, standing]) assert.ok(Math.abs(sum(one) - 1) < 1e-9);
    assert.equal(leads.length, SEATS);
  }
  // The last: half who won, half by points, of which two make the odds e to one (half a deviation of 4).
  assert.ok(last.won.includes(1), 'this match has one winner');
  const rival = Math.max(...last.leads);
  const best = last.won.indexOf(1);
  const second = last.shares.filter((_, seat) => seat !== best).reduce((a, b) => Math.max(a, b), 0);
  assert.ok(Math.abs(((last.shares[best] ?? 0) - 0.5) / second - Math.exp(rival / 2)) < 1e-6, 'odds by points');
  // The one before: half of that, half how the last position is judged.
  const pass = newPass(values.shape, SEATS);
  forward(values, last.facts, SEATS, pass);
  const judged = softmax(pass.out, SEATS, OUTPUTS);
  const before = told[1]?.shares ?? [];
  for (const [seat, one] of before.entries()) assert.ok(Math.abs(one - ((last.shares[seat] ?? 0) + (judged[seat] ?? 0)) / 2) < 1e-9);
  assert.deepEqual(lessons('match'), told, 'equal seeds give equal lessons');
  assert.notDeepEqual(lessons('another'), told);
});

test('a match to learn from is played by the values that learn, but for its epsilon', () => {
  const played = (seed: string, epsilon: number, by = values): string =>
    lessonsOf(bids, untaught, facts, { ...TABLE, seed, values: by, settings: { ...settings, epsilon } })
      .map((one) => one.facts.join())
      .join('/');
  const seeds = Array.from({ length: 20 }, (_, i) => `epsilon ${i}`);
  assert.ok(seeds.some((seed) => played(seed, 0) !== played(seed, 1000)));
  const other = { ...values, weights: firstWeights(values.shape, seedRandom('other')) };
  assert.ok(seeds.some((seed) => played(seed, 0) !== played(seed, 0, other)));
  // A slip teaches nothing beyond it: each position but the last learns from the judgement of the next.
  const [first, second] = lessons('slipped', { epsilon: 1000, lambda: 1 });
  assert.ok(first && second);
  const pass = newPass(values.shape, SEATS);
  forward(values, second.facts, SEATS, pass);
  const judged = softmax(pass.out, SEATS, OUTPUTS);
  for (const [seat, one] of first.shares.entries()) assert.ok(Math.abs(one - (judged[seat] ?? 0)) < 1e-9);
});

test('values that know nothing learn from their own matches which bid wins, by two and by three, with any number of threads', async () => {
  const improving = {
    game: bids,
    expertise: untaught,
    shelf: import.meta.resolve('./toys/taught.ts'),
    tables: [
      { seats: 3, options: {} },
      { seats: 2, options: {} },
    ],
    matches: 1200,
    seed: 'toy',
    command: 'madang improve bids',
    layers: undefined,
  };
  const quick = { ...IMPROVE_SETTINGS, epsilon: 200, round: 40, passes: 6, learningRate: 1e-2, emaRate: 0.1 };
  const heard: number[] = [];
  const scores: number[] = [];
  const onRound = (played: number, brier: number): void => {
    heard.push(played);
    scores.push(brier);
  };
  const file = await improveValues({ ...improving, threads: 1, onRound }, quick);
  assert.deepEqual([heard.length, heard[0], heard.at(-1)], [30, 40, 1200]);
  assert.ok((scores.at(-1) ?? 1) < (scores[0] ?? 0) / 2, `what is told of the rounds: ${scores}`);
  assert.deepEqual(file.made, { command: 'madang improve bids', from: valuesMark(UNTAUGHT), ends: 600 * 5, matches: 1200 });
  for (const [fifth, one] of file.held.brier.entries())
    assert.ok(one === 0 || one < 0.75 * (file.held.even[fifth] ?? 0), `${file.held.brier} beside ${file.held.even}`);
  // Double 1 … 5, keep 6 … 9.
  const knows = valued(bids, { ...untaught, values: file });
  let right = 0;
  for (let i = 0; i < 40; i++) {
    const state = begin(bids, { seats: SEATS, seed: `right ${i}` });
    const [open] = decisions(bids, state);
    assert.ok(open);
    const { move } = answerGreedily({ game: bids, expertise: knows, view: bids.redact(state, open.seat), seat: open.seat, seed: 'x' });
    if ((move.kind === 'double') === (state.cards[open.seat] ?? 0) <= 5) right++;
  }
  assert.ok(right >= 36, `${right} of 40`);
  const again = await improveValues({ ...improving, matches: 80, threads: 1 }, quick);
  assert.deepEqual(await improveValues({ ...improving, matches: 80, threads: 2 }, quick), again);
});

test('where there are no values to go on from, nothing is improved', async () => {
  const { values: _, ...none } = untaught;
  const improving = {
    game: bids,
    expertise: none,
    shelf: '',
    tables: [{ seats: 3, options: {} }],
    matches: 20,
    seed: '',
    threads: 1,
    command: '',
    layers: undefined,
  };
  await assert.rejects(improveValues(improving), /no values to begin with/);
});

test('values of fewer facts judge as they did where more came behind those', () => {
  const more = { seat: [...facts.seat, 'above 7'], table: [...facts.table, 'seats'] };
  const wider: typeof facts = {
    ...more,
    write(state, out) {
      const few = new Float32Array(state.cards.length * facts.seat.length + facts.table.length);
      const seats = facts.write(state, few);
      for (let seat = 0; seat < seats; seat++) {
        out.set(few.subarray(seat * facts.seat.length, (seat + 1) * facts.seat.length), seat * more.seat.length);
        out[(seat + 1) * more.seat.length - 1] = (state.cards[seat] ?? 0) > 7 ? 1 : 0;
      }
      out[seats * more.seat.length] = few.at(-1) ?? 0;
      out[seats * more.seat.length + 1] = seats / 4;
      return seats;
    },
  };
  const state = begin(bids, { seats: SEATS, seed: 'more facts' });
  const judgedBy = (net: typeof values, by: typeof facts): readonly number[] => {
    const told = new Float32Array(SEATS * by.seat.length + by.table.length);
    by.write(state, told);
    const pass = newPass(net.shape, SEATS);
    forward(net, told, SEATS, pass);
    return [...pass.out];
  };
  assert.throws(() => readValues(bids, wider, UNTAUGHT), /made for the facts/);
  const heard = hearing(readBeginning(bids, wider, UNTAUGHT), wider);
  assert.deepEqual(heard.shape, { ...values.shape, seat: 5, table: 2 });
  assert.deepEqual(judgedBy(heard, wider), judgedBy(values, facts));
  assert.deepEqual(hearing(values, facts), values, 'the same facts: the same values');
  assert.throws(() => readBeginning(bids, { ...wider, seat: ['other', ...wider.seat] }, UNTAUGHT), /made for the facts/);
});

test('a wider net judges as the narrow one until it learns, and then its new units do too', async () => {
  const layers = { first: values.shape.first + 4, second: values.shape.second + 3 };
  // No weight is 0, biases least of all.
  const narrow = { ...values, weights: values.weights.map((weight, i) => weight + 0.01 + i / 1000) };
  const wide = widen(narrow, layers, 'w');
  assert.deepEqual(wide.shape, { ...values.shape, ...layers });
  const [before, after] = [newPass(values.shape, SEATS), newPass(wide.shape, SEATS)];
  for (const { facts } of ['wide 1', 'wide 2', 'wide 3'].flatMap((seed) => lessons(seed))) {
    forward(narrow, facts, SEATS, before);
    forward(wide, facts, SEATS, after);
    for (const [i, one] of after.out.entries()) assert.ok(Math.abs(one - (before.out[i] ?? Number.NaN)) < 1e-6);
  }
  assert.deepEqual(widen(narrow, layers, 'w'), wide, 'equal seeds widen equally');
  assert.throws(() => widen(wide, values.shape, 'w'), /narrower/);
  const improving = {
    game: bids,
    expertise: untaught,
    shelf: import.meta.resolve('./toys/taught.ts'),
    tables: [{ seats: 3, options: {} }],
    matches: 80,
    seed: 'wide',
  };
  const file = await improveValues({ ...improving, threads: 1, command: '', layers }, { ...IMPROVE_SETTINGS, round: 40, emaRate: 1 });
  const learned = readValues(bids, facts, file);
  assert.deepEqual(learned.shape, wide.shape);
  const place = layout(wide.shape);
  const heard = (from: Float32Array): number[] => [
    ...from.subarray(place.outRows + values.shape.second * OUTPUTS, place.outBias),
    ...from.subarray(place.secondRows + values.shape.first, place.secondRows + layers.first),
  ];
  assert.ok(heard(wide.weights).every((weight) => weight === 0));
  assert.ok(heard(learned.weights).some((weight) => weight !== 0));
});

test('values are made from the ends of turns of matches, some held back, played out as far as is said, with any number of threads', async () => {
  const training = {
    game: bids,
    expertise: untaught,
    shelf: import.meta.resolve('./toys/taught.ts'),
    seats: SEATS,
    matches: 25,
    options: undefined,
    first: 8,
    second: 4,
    epochs: 3,
    seed: 'made',
    horizon: undefined,
    untrained: true,
    threads: 1,
    command: 'madang train bids',
  };
  const matches: number[] = [];
  const epochs: number[] = [];
  const file = await makeValues({ ...training, onMatch: (done) => matches.push(done), onEpoch: (epoch) => epochs.push(epoch) });
  assert.deepEqual([matches.length, matches.at(-1), epochs], [25, 25, [1, 2, 3]]);
  assert.deepEqual(file, await makeValues({ ...training, threads: 2 }));
  const { made, shape, held, game, rules } = file;
  // A match has three turns; a quarter of them is looked at, two ends of each.
  assert.ok(made.ends > 25 && made.ends < 60 && made.ends % 2 === 0, `${made.ends} ends`);
  assert.deepEqual({ ...made, ends: 0 }, { command: 'madang train bids', ends: 0, matches: 25 });
  assert.deepEqual([game, rules, shape, held.brier.length], ['bids', bids.version, { seat: 4, table: 1, first: 8, second: 4 }, 5]);
  readValues(bids, facts, file);
  // Where playouts are cut off half of the turns are looked at, and what judges them there tells: values or the game's own evaluation.
  const cut = await makeValues({ ...training, horizon: 1 });
  assert.ok(cut.made.ends > 1.5 * made.ends, `${cut.made.ends} ends`);
  assert.notEqual(cut.weights, (await makeValues({ ...training, horizon: 1, untrained: false })).weights);
});
