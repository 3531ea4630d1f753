import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Advantage, begin, type Expertise } from '@madang/kernel';
import { chancesIn } from '../analysis/chances.ts';
import { ASKED_AT, calibrationOf, missesOf } from '../arena/calibration.ts';
import { parseContender } from '../arena/contender.ts';
import { gainsOf } from '../values/trial.ts';
import { valued } from '../values/valued.ts';
import { type Bids, type BidsMove, bids, bidsExpertise } from './toys/bids.ts';
import { untaught } from './toys/taught.ts';

const card: Advantage<Bids> = { name: 'card', facts: ['card', 'above 5'], amount: ({ cards }, seat) => Math.max(0, cards[seat] ?? 0) };
const advised: Expertise<Bids, BidsMove> = { ...untaught, advantages: [card] };

test('a group of facts gains a seat what its odds lose with the mean of all seats there', () => {
  const state = begin(bids, { seats: 3, seed: 'gains' });
  const [own = [], ...others] = gainsOf(bids, advised, state, [['card', 'above 5'], []]) ?? [];
  assert.equal(others.length, 2);
  assert.equal(own[1], 0, 'nothing is gained by no fact');
  const level = { ...state, cards: [4, 4, 4] };
  for (const gains of gainsOf(bids, advised, level, [card.facts]) ?? []) assert.ok(Math.abs(gains[0] ?? 1) < 1e-6);
  assert.equal(gainsOf(bids, bidsExpertise, state, [card.facts]), undefined, 'without a net nothing is known');
});

test('equal views have equal chances, and they add up to 1', () => {
  const state = begin(bids, { seats: 3, seed: 'views' });
  const expertise = valued(bids, advised);
  for (const viewer of [null, 0, 1, 2]) {
    const view = bids.redact(state, viewer);
    const found = chancesIn({ game: bids, expertise, view });
    assert.ok(Math.abs(found.shares.reduce((a, b) => a + b, 0) - 1) < 1e-6);
    assert.deepEqual(chancesIn({ game: bids, expertise, view }), found);
  }
});

test('a position is settled where a turn begins, or all is over', () => {
  const state = begin(bids, { seats: 3, seed: 'settled' });
  const trained = valued(bids, advised);
  const at = (opens: boolean) => chancesIn({ game: bids, expertise: { ...trained, opensTurn: () => opens }, view: state }).isSettled;
  assert.deepEqual([at(true), at(false), chancesIn({ game: bids, expertise: trained, view: state }).isSettled], [true, false, true]);
});

test('a bot of a weaker level has the odds of its level, and an end that is known stays known', () => {
  const state = begin(bids, { seats: 3, seed: 'levels' });
  const expertise = { ...valued(bids, advised), levelOdds: { easy: -Math.LN2 } };
  const { shares } = chancesIn({ game: bids, expertise, view: state });
  const weighed = chancesIn({ game: bids, expertise, view: state }, ['easy', null, 'normal']).shares;
  const [a = 0, b = 0, c = 0] = shares;
  const all = a / 2 + b + c;
  for (const [i, share] of [a / 2, b, c].entries()) assert.ok(Math.abs((weighed[i] ?? 0) - share / all) < 1e-9);
  const over = { ...expertise, evaluate: () => [1, 0, 0] };
  assert.deepEqual(chancesIn({ game: bids, expertise: over, view: state }, ['easy', null, null]).shares, [1, 0, 0]);
});

test('Brier’s score is the mean over seats of how far chances were from who won', () => {
  const easy = parseContender('easy');
  assert.ok(easy.ok);
  const plan = { seats: [easy.value, easy.value, easy.value], seed: 'misses' };
  const misses = [0, 1, 2].flatMap((viewer) => missesOf(bids, bidsExpertise, plan, viewer));
  assert.equal(misses.length, 3 * ASKED_AT.length);
  for (const { even, chances } of misses) {
    assert.ok(chances >= 0 && chances <= 1);
    assert.ok(even <= (1 - 1 / 3) ** 2 / 3 + 2 / 27 + 1e-9);
  }
  const half = { part: 0.5, even: 0.2, leader: 0.1, cost: 1 };
  const found = calibrationOf([
    { ...half, chances: 0.1 },
    { ...half, chances: 0.2 },
  ])[1];
  assert.ok(found);
  assert.ok(Math.abs(found.brier.value - 0.15) < 1e-9 && found.brier.low < 0.15 && found.brier.high > 0.15);
  assert.deepEqual([found.part, found.even, found.leader], [0.5, 0.2, 0.1]);
});
