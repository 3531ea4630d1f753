import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, seedRandom } from '@madang/kernel';
import { playRandomly } from '@madang/kernel/testing';
import { PLACES } from '../components/words.ts';
import { siberia } from '../rules/index.ts';
import { COUNTED, countersLeft, UNCOUNTED } from '../rules/map/regions.ts';
import { depletion, offered, ofName, play, playerAt, position, refused, two, workersAt } from './position.ts';

/** Seven regions at the far end are depleted already. */
const SEVEN = { kolyma: [], kamchatka: [], chukotka: [], lena: [], taymyr: [], kuzbass: [], ob: [] } as const;

test('SIB-DEPLETE-01 an extraction that leaves no cube depletes the region', () => {
  const state = position({
    cubes: { amur: ['gas'], aldan: ['gas', 'oil'] },
    players: [{ workers: { amur: 1, aldan: 1 }, rows: { gas: two('gas') } }],
  });
  const told = play(state, 'perform gas');
  assert.deepEqual(ofName(told, 'depleted'), [{ event: 'depleted', place: 'amur', counter: true }]);
  assert.deepEqual([depletion(state, 'amur'), depletion(state, 'aldan')], [COUNTED, 0]);
  assert.equal(countersLeft(state), 7);
});

test('SIB-DEPLETE-02 all workers there, of all players, return to their supplies', () => {
  const state = position({
    cubes: { amur: ['gas'] },
    players: [{ workers: { amur: 2 }, rows: { gas: two('gas') } }, { workers: { amur: 1, ob: 1 } }],
  });
  const told = play(state, 'perform gas');
  assert.deepEqual(ofName(told, 'sent-home'), [
    { event: 'sent-home', seat: 0, place: 'amur', workers: 2 },
    { event: 'sent-home', seat: 1, place: 'amur', workers: 1 },
  ]);
  assert.deepEqual([workersAt(state, 0, 'amur'), workersAt(state, 1, 'amur'), workersAt(state, 1, 'ob')], [0, 0, 1]);
  assert.deepEqual([playerAt(state, 0).supply, playerAt(state, 1).supply], [5, 4]);
});

test('SIB-DEPLETE-03 no cube may be placed in a depleted region', () => {
  const state = position({ cubes: { amur: [] }, players: [{ research: ['worker/gas'] }] });
  play(state, 'perform research');
  assert.ok(!offered(state).includes('deposit amur'));
  assert.equal(refused(state, 'deposit amur'), 'SIB-RESEARCH-10 region-depleted amur');
});

test('SIB-DEPLETE-04 depletion is judged once, after the whole sale; one action may deplete several regions', () => {
  const state = position({ cubes: { amur: ['gas'], aldan: ['gas'] }, players: [{ workers: { amur: 1, aldan: 1 }, rows: { gas: two('gas') } }] });
  const names = play(state, 'perform gas').map(({ event }) => event);
  assert.ok(names.indexOf('sold') < names.indexOf('depleted'));
  assert.equal(names.filter((name) => name === 'depleted').length, 2);
});

test('SIB-DEPLETE-05 SIB-DEPLETE-06 in any match a region is depleted exactly when it holds no cube, and for ever', () => {
  let depleted = 0;
  // Any moves seldom empty a region: in the first and the last of these matches they do.
  for (const seed of ['depletion 4', 'a', 'b', 'depletion 87']) {
    const state = begin(siberia, { seats: 3, seed });
    let before = [...state.depleted];
    playRandomly(siberia, state, seedRandom(seed), 10_000, () => {
      for (let place = 1; place < PLACES.length; place++) assert.equal(state.depleted[place] !== 0, state.cubes[place] === 0);
      assert.ok(before.every((was, place) => was === 0 || state.depleted[place] === was));
      before = [...state.depleted];
    });
    depleted += 8 - countersLeft(state);
  }
  assert.ok(depleted > 0);
});

test('SIB-DEPLETE-07 a region emptied when all eight counters lie is depleted without one', () => {
  const state = position({ cubes: { ...SEVEN, baikal: [], amur: ['gas'] }, players: [{ workers: { amur: 1 }, rows: { gas: two('gas') } }] });
  assert.equal(countersLeft(state), 0);
  const told = play(state, 'perform gas');
  assert.deepEqual(ofName(told, 'depleted'), [{ event: 'depleted', place: 'amur', counter: false }]);
  assert.equal(depletion(state, 'amur'), UNCOUNTED);
  assert.equal(workersAt(state, 0, 'amur'), 0);
});

test('SIB-DEPLETE-08 Vladivostok is never depleted', () => {
  const state = position({ cubes: { amur: ['gas'] }, players: [{ workers: { vladivostok: 2, amur: 1 }, rows: { gas: two('gas') } }] });
  play(state, 'perform gas');
  assert.equal(depletion(state, 'vladivostok'), 0);
  assert.equal(workersAt(state, 0, 'vladivostok'), 2);
});

test('SIB-DEPLETE-09 every own worker has taken its cube and all are paid before anybody goes home', () => {
  const state = position({
    cubes: { amur: ['gas'], aldan: ['gas'], ob: ['gas'] },
    players: [{ workers: { amur: 1, aldan: 1, ob: 1 }, sellers: { tokyo: 1 }, rows: { gas: two('gas') } }],
  });
  const told = play(state, 'perform gas');
  assert.equal(playerAt(state, 0).money, 9000);
  const names = told.map(({ event }) => event);
  assert.ok(names.lastIndexOf('extracted') < names.indexOf('sold') && names.indexOf('sold') < names.indexOf('sent-home'));
});

test('SIB-DEPLETE-10 workers sent home are pieces of the supply at once', () => {
  const state = position({
    cubes: { amur: ['gas'] },
    players: [
      { workers: { amur: 1 }, rows: { gas: two('gas') } },
      { supply: 0, workers: { amur: 5 }, rows: { worker: two('worker') } },
    ],
  });
  play(state, 'perform gas', 'perform worker');
  assert.deepEqual(offered(state), ['stop', 'piece supply']);
});
