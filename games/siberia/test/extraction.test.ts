import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from '@madang/kernel';
import { PRICES } from '../components/exchanges.ts';
import { RESOURCES } from '../components/words.ts';
import type { Siberia } from '../rules/state.ts';
import {
  cubesAt,
  inReserve,
  inRow,
  offered,
  ofName,
  type PlayerSketch,
  play,
  playerAt,
  position,
  refused,
  type Sketch,
  sellersAt,
  toAct,
  two,
  workersAt,
} from './position.ts';

/** Seat 0 sells gas with these workers and sellers. */
function gasSale(me: PlayerSketch, sketch: Sketch = {}): { state: Siberia; told: ReturnType<typeof play> } {
  const state = position({ elsewhere: ['gas', 'oil'], ...sketch, players: [{ ...me, rows: { gas: two('gas') } }, ...(sketch.players ?? [])] });
  return { state, told: play(state, 'perform gas') };
}

const incomeOf = (me: PlayerSketch, sketch?: Sketch): number => playerAt(gasSale(me, sketch).state, 0).money;

test('SIB-EXTRACT-01 there is such an action for each kind, by the same rules', () => {
  for (const resource of RESOURCES) {
    const state = position({ elsewhere: RESOURCES, players: [{ rows: { [resource]: two(resource) }, workers: { amur: 1, ob: 1 } }] });
    play(state, `perform ${resource}`);
    assert.equal(playerAt(state, 0).money, 2 * (PRICES.frankfurt[resource] ?? 0));
    assert.ok(!cubesAt(state, 'amur').includes(resource));
  }
});

test('SIB-EXTRACT-02 the cube of that kind comes from every region with an own worker', () => {
  const { state } = gasSale({ workers: { amur: 1, ob: 1, lena: 1 } }, { cubes: { lena: ['oil'] } });
  assert.deepEqual([cubesAt(state, 'amur'), cubesAt(state, 'ob'), cubesAt(state, 'lena')], [['oil'], ['oil'], ['oil']]);
  assert.deepEqual(cubesAt(state, 'baikal'), ['gas', 'oil']);
  assert.equal(playerAt(state, 0).money, 2000);
});

test('SIB-EXTRACT-03 several own workers in a region take one cube', () => {
  assert.equal(incomeOf({ workers: { amur: 4 } }), 1000);
});

test('SIB-EXTRACT-04 workers of others neither prevent nor share: first come, first served', () => {
  const rival = { workers: { amur: 3 }, rows: { gas: two('gas') } };
  const { state } = gasSale({ workers: { amur: 1 } }, { players: [rival] });
  assert.equal(playerAt(state, 0).money, 1000);
  const told = play(state, 'perform gas');
  assert.deepEqual(ofName(told, 'nothing-sold'), [{ event: 'nothing-sold', seat: 1, resource: 'gas', reason: 'no-cube' }]);
});

test('SIB-EXTRACT-05 the cubes are sold at once where the player has a seller', () => {
  const { told } = gasSale({ workers: { amur: 1, ob: 1 }, sellers: { tokyo: 1 } });
  assert.deepEqual(ofName(told, 'sold'), [
    { event: 'sold', seat: 0, resource: 'gas', exchange: 'tokyo', places: ['amur', 'ob'], cubes: 2, price: 3000, income: 6000 },
  ]);
});

test('SIB-EXTRACT-06 with several sellers the best price counts for all cubes', () => {
  assert.equal(incomeOf({ workers: { amur: 1, ob: 1 }, sellers: { frankfurt: 1, zurich: 1 } }), 6000);
});

test('SIB-EXTRACT-07 income is cubes times price', () => {
  assert.equal(incomeOf({ workers: { amur: 1, ob: 1, lena: 1 }, sellers: { tokyo: 2 } }), 9000);
});

test('SIB-EXTRACT-08 sold cubes leave the game', () => {
  const { state } = gasSale({ workers: { amur: 1 } });
  assert.equal(inReserve(state, 'gas'), 5);
  assert.deepEqual(cubesAt(state, 'amur'), ['oil']);
});

test('SIB-EXTRACT-09 cubes cannot be stored: nothing but the sale follows', () => {
  const { state } = gasSale({ workers: { amur: 1 } });
  assert.equal(toAct(state), 1);
  assert.ok(offered(state).every((words) => words === 'pass'));
});

test('SIB-EXTRACT-10 without an exchange that buys, nothing is extracted', () => {
  const { state, told } = gasSale({ workers: { amur: 1 }, sellers: { shanghai: 1, mumbai: 1 } });
  assert.deepEqual(cubesAt(state, 'amur'), ['gas', 'oil']);
  assert.deepEqual(ofName(told, 'nothing-sold'), [{ event: 'nothing-sold', seat: 0, resource: 'gas', reason: 'no-buyer' }]);
  assert.deepEqual(inRow(state, 0, 'gas'), []);
});

test('SIB-EXTRACT-11 all that can be sold is: the player is not asked', () => {
  const { state, told } = gasSale({ workers: { amur: 1, ob: 1 } });
  assert.equal(ofName(told, 'extracted').length, 2);
  assert.equal(toAct(state), 1);
});

test('SIB-EXTRACT-12 prices never change', () => {
  const state = position({
    seats: 2,
    elsewhere: ['gas', 'oil'],
    players: [{ workers: { amur: 1 }, rows: { gas: ['worker/gas', 'tile'], manager: two('manager') } }, { passed: true }],
  });
  play(state, 'perform gas', 'perform manager', 'joker gas');
  assert.equal(playerAt(state, 0).money, 1000);
  assert.ok(Object.isFrozen(PRICES.frankfurt));
});

test('SIB-EXTRACT-13 workers and sellers stay where they are', () => {
  const { state } = gasSale({ workers: { amur: 2 }, sellers: { tokyo: 1 } });
  assert.deepEqual([workersAt(state, 0, 'amur'), sellersAt(state, 0, 'tokyo'), playerAt(state, 0).supply], [2, 1, 3]);
});

test('SIB-EXTRACT-14 workers in Vladivostok extract nothing; sellers of others play no part', () => {
  const { state, told } = gasSale({ workers: { vladivostok: 3 } });
  assert.equal(ofName(told, 'nothing-sold').length, 1);
  assert.equal(total(state.players.map((one) => one.money)), 0);
  assert.equal(incomeOf({ workers: { amur: 1 }, sellers: {} }, { players: [{ sellers: { tokyo: 1 } }] }), 0);
});

test('SIB-EXTRACT-05 a refused exchange says why', () => {
  const state = position({
    elsewhere: ['gas', 'oil'],
    options: { sellSplit: 'chooseExchange' },
    players: [{ workers: { amur: 1 }, sellers: { tokyo: 1, zurich: 1, shanghai: 1 }, rows: { gas: two('gas') } }],
  });
  play(state, 'perform gas');
  assert.equal(refused(state, 'exchange frankfurt'), 'SIB-EXTRACT-05 no-seller-there frankfurt');
  assert.equal(refused(state, 'exchange shanghai'), 'SIB-COMP-10 kind-not-bought shanghai gas');
  assert.equal(refused(state, 'exchange dubai'), 'SIB-SETUP-05 exchange-not-in-play dubai');
});
