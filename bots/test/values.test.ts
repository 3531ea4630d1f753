import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, below, seedRandom } from '@madang/kernel';
import { judge } from '../training/judge.ts';
import type { End } from '../training/leaf-targets.ts';
import { endsOfMatch } from '../training/leaf-targets.ts';
import { firstWeights, grouped, slopesOf, train } from '../training/train.ts';
import { varianceReduced, worthOfLeads } from '../training/variance-reduction.ts';
import { forward, newMemory, newPass, OUTPUTS, type Shape, softmax } from '../values/net.ts';
import { factsHash, packWeights, readValues, ValueFileError } from '../values/value-file.ts';
import { valued } from '../values/valued.ts';
import { type Bids, bids, bidsExpertise } from './toys/bids.ts';
import { facts } from './toys/taught.ts';

const SEATS = 3;
const SHAPE: Shape = { seat: 5, table: 2, first: 8, second: 4 };

function someEnd(seed: string, shape = SHAPE): End {
  const random = seedRandom(seed);
  const some = (): number => below(random, 2000) / 1000 - 1;
  const shares = softmax([some(), some(), some()], SEATS);
  const told = Float32Array.from({ length: SEATS * shape.seat + shape.table }, () => (below(random, 3) === 0 ? 0 : some()));
  return {
    decision: 1,
    seat: below(random, SEATS),
    part: 0.5,
    facts: told,
    standing: [1, 0, 0],
    shares,
    won: shares,
    leads: [some(), some(), some()],
  };
}

function outputs(weights: Float32Array, end: End): readonly number[] {
  const pass = newPass(SHAPE, SEATS);
  forward({ shape: SHAPE, weights }, end.facts, SEATS, pass);
  return [...pass.out];
}

test('whoever sits where, a net judges alike: seats that change places change their judgements', () => {
  const weights = firstWeights(SHAPE, seedRandom('net'));
  const end = someEnd('end');
  const turned = end.facts.slice();
  for (let seat = 0; seat < SEATS; seat++)
    turned.set(end.facts.subarray(seat * SHAPE.seat, (seat + 1) * SHAPE.seat), ((seat + 1) % SEATS) * SHAPE.seat);
  const [before, after] = [outputs(weights, end), outputs(weights, { ...end, facts: turned })];
  assert.ok(new Set(before).size > 2, 'seats with different facts are judged differently');
  for (let seat = 0; seat < SEATS; seat++)
    for (let o = 0; o < OUTPUTS; o++)
      assert.ok(Math.abs((before[seat * OUTPUTS + o] ?? 0) - (after[((seat + 1) % SEATS) * OUTPUTS + o] ?? 1)) < 1e-5, `seat ${seat}`);
});

test('the slopes of a decision are those of its loss', () => {
  const group = ['a', 'b', 'c'].map((seed) => ({ ...someEnd(seed), seat: 1 }));
  const weights = firstWeights(SHAPE, seedRandom('net'));
  const settings = { epochs: 1, learningRate: 0, leads: 0.5, differences: 3, decay: 0 };
  /** The loss, as its docstring says it, without any of the code that follows its slopes. */
  const loss = (at: Float32Array): number => {
    const seen = group.map((end) => ({ end, out: outputs(at, end) }));
    const shares = seen.map(({ out }) => softmax(out, SEATS, OUTPUTS));
    const mean = (of: (i: number) => number): number => seen.reduce((sum, _, i) => sum + of(i), 0) / seen.length;
    const [expected, actual] = [mean((i) => shares[i]?.[1] ?? 0), mean((i) => group[i]?.shares[1] ?? 0)];
    return seen.reduce((sum, { end, out }, i) => {
      const surprise = end.shares.reduce((part, share, seat) => part - share * Math.log(shares[i]?.[seat] ?? 1), 0);
      const leads = end.leads.reduce((part, lead, seat) => part + ((out[seat * OUTPUTS + 1] ?? 0) - lead / 2) ** 2 / 2, 0) / SEATS;
      const difference = (shares[i]?.[1] ?? 0) - expected - ((end.shares[1] ?? 0) - actual);
      return sum + surprise + settings.leads * leads + (settings.differences * difference ** 2) / 2;
    }, 0);
  };
  const slopes = slopesOf(SHAPE, weights, group, { scale: 2, settings });
  let seen = 0;
  for (let i = 0; i < weights.length; i++) {
    const step = 2e-4;
    const [more, less] = [weights.slice(), weights.slice()];
    more[i] = (more[i] ?? 0) + step;
    less[i] = (less[i] ?? 0) - step;
    const numeric = (loss(more) - loss(less)) / (2 * step);
    assert.ok(Math.abs(numeric - (slopes[i] ?? 0)) < 0.02 + 0.02 * Math.abs(numeric), `weight ${i}: ${slopes[i]}, by trying ${numeric}`);
    if (Math.abs(numeric) > 0.05) seen++;
  }
  assert.ok(seen > 20, `${seen} weights matter`);
});

test('a net learns from ends of turns which bid wins, judged by matches that it has not seen', () => {
  const knows = { ...bidsExpertise, facts };
  const shape: Shape = { seat: 4, table: 1, first: 8, second: 4 };
  const all = Array.from({ length: 60 }, (_, i) =>
    endsOfMatch(bids, knows, { seats: SEATS, seed: `match ${i}` }, { epsilon: 20, sampled: 100, ends: 2, worlds: 8, plans: 0 }),
  );
  const held = grouped(all.slice(0, 20));
  const taught = grouped(all.slice(20));
  assert.ok(taught.length > 60 && taught.every((group) => group.length === 2), `${taught.length} decisions`);
  const settings = { epochs: 40, learningRate: 1e-2, leads: 0.5, differences: 4, decay: 1e-4 };
  const last = [...train(shape, taught, 'toy', settings)].at(-1);
  assert.ok(last);
  const { choiceGain, brier, even } = judge({ shape, weights: last.weights }, held);
  assert.ok(choiceGain > 5, `a choice gains ${choiceGain} points`);
  for (const [fifth, one] of brier.entries()) assert.ok(one === 0 || one < 0.7 * (even[fifth] ?? 0), `${brier} beside ${even}`);
  const again = [...train(shape, taught, 'toy', settings)].at(-1);
  assert.deepEqual(again?.weights, last.weights, 'equal seeds train equal nets');
});

test('what an end brings is told mostly by its lead, and its rivals bear it: decisions keep their means and shares their sum', () => {
  const at = (decision: number, part: number, share: number, lead: number): End => {
    const rest = (1 - share) / 2;
    return { ...someEnd('end'), decision, seat: 1, part, shares: [rest, share, rest], leads: [0, lead, 0] };
  };
  // A point of lead is worth 0.02 early in the match and 0.05 late, however well the decision stands.
  const true0 = [at(1, 0.1, 0.2, 0), at(1, 0.1, 0.3, 5)];
  const true1 = [at(2, 0.9, 0.1, -8), at(2, 0.9, 0.2, -6)];
  const worth = worthOfLeads([true0, true1]);
  assert.deepEqual(
    [worth[0], worth[2], worth[4]].map((one) => Number(one?.toFixed(9))),
    [0.02, 0, 0.05],
  );
  const close = (got: readonly number[] | undefined, due: readonly number[]) =>
    assert.ok(got?.length === due.length && due.every((one, i) => Math.abs(one - (got[i] ?? 9)) < 1e-9), `${got} for ${due}`);
  for (const [i, group] of varianceReduced([true0, true1]).entries())
    for (const [j, { shares }] of group.entries()) close(shares, [true0, true1][i]?.[j]?.shares ?? []);
  // The very end belongs to the last fifth.
  assert.deepEqual(
    worthOfLeads([[at(3, 1, 0.1, 0), at(3, 1, 0.4, 10)]]).map((one) => Number(one.toFixed(9))),
    [0, 0, 0, 0, 0.03],
  );
  // An end that won less often with the better lead: of −0.2 a fifth stays, and four fifths of what ten points are worth elsewhere are added.
  const odd = [at(5, 0.1, 0.4, 0), at(5, 0.1, 0.2, 10)];
  const many = Array.from({ length: 2000 }, () => true0);
  const [won, led] = varianceReduced([...many, odd]).at(-1) ?? [];
  const gain = (led?.shares[1] ?? 0) - (won?.shares[1] ?? 0);
  assert.ok(gain > 0.1 && gain < 0.14, `the better lead brings ${gain}`);
  assert.ok(Math.abs((led?.shares[1] ?? 0) + (won?.shares[1] ?? 0) - 0.6) < 1e-9);
  assert.ok(Math.abs((led?.shares ?? []).reduce((a, b) => a + b, 0) - 1) < 1e-9);
  // Between two the only rival bears it all.
  const two = (share: number, lead: number): End => ({ ...at(6, 0.1, 0, lead), shares: [1 - share, share] });
  for (const { shares } of varianceReduced([...many, [two(0.4, 0), two(0.2, 10)]]).at(-1) ?? [])
    assert.ok(Math.abs((shares[0] ?? 0) + (shares[1] ?? 0) - 1) < 1e-9);
});

test('an end is judged beside what even shares and the present leader say, in its fifth of the match', () => {
  const end = { ...someEnd('led'), part: 0.95, won: [0.5, 0.5, 0], standing: [1, 0, 0] };
  const { even, leader } = judge({ shape: SHAPE, weights: firstWeights(SHAPE, seedRandom('net')) }, [[end, { ...end, standing: [0, 0, 1] }]]);
  assert.deepEqual(leader, [0, 0, 0, 0, (0.5 + 1.5) / 2]);
  assert.ok(Math.abs((even[4] ?? 0) - 1 / 6) < 1e-9);
});

test('every end of a decision is played out from other facts, and equal seeds find equal ends', () => {
  const knows = { ...bidsExpertise, facts };
  const settings = { epsilon: 0, sampled: 100, ends: 2, worlds: 3, plans: 0 };
  const ends = endsOfMatch(bids, knows, { seats: SEATS, seed: 'ends' }, settings);
  for (const group of grouped([ends])) {
    assert.equal(new Set(group.map((end) => end.facts.join())).size, group.length);
    for (const { standing } of group) assert.equal(Math.max(...standing) > 0 && standing.reduce((a, b) => a + b, 0), 1);
    for (const { shares } of group) assert.ok(Math.abs(shares.reduce((a, b) => a + b, 0) - 1) < 1e-9);
  }
  assert.deepEqual(endsOfMatch(bids, knows, { seats: SEATS, seed: 'ends' }, settings), ends);
});

test('playouts that are cut off are judged where they stop, and ends are scored by who won the match', () => {
  const judged = [0.6, 0.3, 0.1];
  const knows = { ...bidsExpertise, facts, evaluate: () => judged };
  const settings = { epsilon: 0, sampled: 100, ends: 2, worlds: 4, plans: 1, horizon: 1 };
  const matches = Array.from({ length: 8 }, (_, i) => endsOfMatch(bids, knows, { seats: SEATS, seed: `cut ${i}` }, settings));
  const ends = matches.flat();
  assert.ok(ends.length > 8, `${ends.length} ends`);
  for (const { shares, leads } of ends)
    for (let seat = 0; seat < SEATS; seat++) {
      assert.ok(Math.abs((shares[seat] ?? 0) - (judged[seat] ?? 0)) < 1e-9);
      assert.ok(Math.abs((leads[seat] ?? 0) - Math.log((judged[seat] ?? 1) / (seat === 0 ? 0.3 : 0.6))) < 1e-6);
    }
  for (const match of matches) assert.ok(new Set(match.map(({ won }) => won.join())).size <= 1, 'one match, one winner');
  assert.ok(new Set(ends.map(({ won }) => won.join())).size > 1);
  assert.deepEqual(endsOfMatch(bids, knows, { seats: SEATS, seed: 'cut 0' }, settings), matches[0]);
});

test('what a pass remembers of facts changes no judgement', () => {
  const shape: Shape = { seat: 20, table: 3, first: 8, second: 4 };
  const weights = firstWeights(shape, seedRandom('memory'));
  const memory = newMemory(shape, SEATS);
  const told = someEnd('memory', shape).facts;
  const random = seedRandom('changes');
  for (let turn = 0; turn < 200; turn++) {
    // One fact changes, an early or a late one, of a seat or of the table.
    told[below(random, told.length)] = below(random, 2000) / 1000 - 1;
    const [afresh, remembered] = [newPass(shape, SEATS), newPass(shape, SEATS)];
    forward({ shape, weights }, told, SEATS, afresh);
    forward({ shape, weights }, told, SEATS, remembered, memory);
    assert.deepEqual(remembered, afresh);
  }
});

const weightsOfBids = firstWeights({ seat: 4, table: 1, first: 8, second: 4 }, seedRandom('file'));
const FILE = {
  format: 1,
  game: 'bids',
  rules: bids.version,
  facts: factsHash(facts),
  shape: { seat: 4, table: 1, first: 8, second: 4 },
  weights: packWeights(weightsOfBids),
};

test('weights are kept to about three digits', () => {
  const { weights } = readValues(bids, facts, FILE);
  assert.equal(weights.length, weightsOfBids.length);
  for (const [i, weight] of weights.entries()) assert.ok(Math.abs(weight - (weightsOfBids[i] ?? 0)) <= 0.004 * Math.abs(weight), String(weight));
});

test('values made for another game, other rules or other facts are refused with what was expected', () => {
  const wrong: readonly (readonly [file: unknown, says: RegExp])[] = [
    [{ ...FILE, game: 'nim' }, /made for nim/],
    [{ ...FILE, rules: '0' }, /rules 0, these are 1/],
    [{ ...FILE, facts: '00000000' }, /facts 00000000/],
    [{ ...FILE, format: 2 }, /format 1/],
    [{ ...FILE, shape: { ...FILE.shape, first: 12 } }, /weights, the shape needs/],
    [{ ...FILE, shape: { ...FILE.shape, first: 6 } }, /multiple of 4/],
    [{ ...FILE, weights: packWeights(weightsOfBids.map(() => Number.NaN)) }, /no number/],
    [{ ...FILE, shape: null }, /no shape or no weights/],
    [{ ...FILE, weights: 7 }, /no shape or no weights/],
    [null, /not a value file/],
  ];
  for (const [file, says] of wrong)
    assert.throws(
      () => readValues(bids, facts, file),
      (error) => error instanceof ValueFileError && says.test(error.message),
      String(says),
    );
  const alike = { ...facts, alike: ['0', '0.5'] };
  for (const rules of ['0', '0.5', '1']) assert.deepEqual(readValues(bids, alike, { ...FILE, rules }), readValues(bids, facts, FILE), rules);
  assert.throws(() => readValues(bids, alike, { ...FILE, rules: '2' }), /rules 2, these are 1/);
  // FNV-1a of the names, each on its line, a line between seats and table: as files of before have it, leading zeros too.
  assert.equal(factsHash({ seat: ['a', 'b'], table: ['c'] }), '4680281d');
  assert.equal(factsHash({ seat: ['ak'], table: [] }), '0e4f7b75');
  assert.notEqual(factsHash({ seat: ['a', 'b'], table: [] }), factsHash({ seat: ['b', 'a'], table: [] }));
  assert.notEqual(factsHash({ seat: ['a', 'b'], table: [] }), factsHash({ seat: ['a'], table: ['b'] }));
});

test('bots judge by trained values where there are some that fit, and by the game where the match is over', () => {
  const knows = valued(bids, { ...bidsExpertise, facts, values: FILE });
  const running = begin(bids, { seats: SEATS, seed: 'x' });
  for (const seats of [2, SEATS, 4]) {
    const state = begin(bids, { seats, seed: 'x' });
    const told = new Float32Array(seats * 4 + 1);
    facts.write({ ...state, cards: state.cards.map(() => 9) }, told);
    const pass = newPass(FILE.shape, seats);
    forward(readValues(bids, facts, FILE), told, seats, pass);
    assert.deepEqual(knows.evaluate({ ...state, cards: state.cards.map(() => 9) }), softmax(pass.out, seats, OUTPUTS));
  }
  const over = { ...running, over: true };
  assert.deepEqual(knows.evaluate(over), bidsExpertise.evaluate(over));
  assert.equal(valued(bids, bidsExpertise), bidsExpertise);
  const undoubled = (state: Bids): boolean => !state.bids.includes(1);
  const fitting = valued(bids, { ...bidsExpertise, facts: { ...facts, fits: undoubled }, values: FILE });
  assert.deepEqual(fitting.evaluate(running), knows.evaluate(running));
  const other = { ...running, bids: [1, 0, 0] };
  assert.deepEqual(fitting.evaluate(other), bidsExpertise.evaluate(other));
  assert.notDeepEqual(fitting.evaluate(other), knows.evaluate(other));
});
