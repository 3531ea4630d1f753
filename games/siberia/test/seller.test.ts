import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Siberia } from '../rules/state.ts';
import { offered, type PlayerSketch, play, playerAt, position, refused, sellersAt, toAct, two, workersAt } from './position.ts';

/** Seat 0 has performed its seller row and chooses a piece. */
function selling(sketch: PlayerSketch): Siberia {
  const state = position({ players: [{ ...sketch, rows: { ...sketch.rows, seller: two('seller') } }] });
  play(state, 'perform seller');
  return state;
}

test('SIB-SELL-01 one own piece may be put on any of the six exchanges', () => {
  const state = selling({ sellers: {} });
  play(state, 'piece supply');
  assert.deepEqual(
    offered(state),
    ['frankfurt', 'tokyo', 'zurich', 'shanghai', 'mumbai', 'new-york'].map((exchange) => `exchange ${exchange}`),
  );
  play(state, 'exchange mumbai');
  assert.equal(sellersAt(state, 0, 'mumbai'), 1);
  assert.equal(toAct(state), 1);
});

test('SIB-SELL-02 the piece comes from the supply, another exchange, or Siberia with Vladivostok', () => {
  const state = selling({ supply: 0, sellers: { tokyo: 2 }, workers: { vladivostok: 1, ob: 3 } });
  assert.deepEqual(offered(state), ['stop', 'piece tokyo', 'piece vladivostok', 'piece ob']);
  assert.equal(refused(state, 'piece supply'), 'SIB-SELL-02 supply-empty');
  assert.equal(refused(state, 'piece frankfurt'), 'SIB-SELL-02 no-seller-there frankfurt');
  assert.equal(refused(state, 'piece amur'), 'SIB-SELL-02 no-worker-there amur');
  assert.equal(refused(state, 'piece singapore'), 'SIB-SETUP-05 exchange-not-in-play singapore');
  play(state, 'piece ob', 'exchange frankfurt');
  assert.deepEqual([workersAt(state, 0, 'ob'), sellersAt(state, 0, 'frankfurt')], [2, 1]);
});

test('SIB-SELL-03 exchanges and Siberia are open although the supply holds pieces', () => {
  assert.deepEqual(offered(selling({ workers: { amur: 1 } })), ['stop', 'piece supply', 'piece frankfurt', 'piece amur']);
});

test('SIB-SELL-04 there is no limit to sellers at one exchange', () => {
  const state = selling({ sellers: { tokyo: 4 } });
  play(state, 'piece supply', 'exchange tokyo');
  assert.equal(sellersAt(state, 0, 'tokyo'), 5);
});

test('SIB-SELL-05 a seller has an effect only in its owner’s resource actions', () => {
  const cubes = { amur: ['gas', 'oil'] } as const;
  const rows = { gas: two('gas') };
  const alone = position({ cubes, players: [{ rows, workers: { amur: 1 } }, { sellers: {} }] });
  const beside = position({ cubes, players: [{ rows, workers: { amur: 1 } }, { sellers: { tokyo: 2, frankfurt: 1 } }] });
  for (const state of [alone, beside]) play(state, 'perform gas');
  assert.equal(playerAt(alone, 0).money, 1000);
  assert.equal(playerAt(beside, 0).money, 1000);
  assert.equal(playerAt(beside, 1).money, 0);
});

test('SIB-SELL-06 the exchange is another than the one the piece comes from', () => {
  const state = selling({ sellers: { tokyo: 1 } });
  play(state, 'piece tokyo');
  assert.ok(!offered(state).includes('exchange tokyo'));
  assert.equal(offered(state).length, 5);
  assert.equal(refused(state, 'exchange tokyo'), 'SIB-SELL-06 same-exchange tokyo');
});

test('SIB-SELL-06 so it is for a piece from Frankfurt, the first of the exchanges', () => {
  const state = selling({ sellers: { frankfurt: 1 } });
  play(state, 'piece frankfurt');
  assert.deepEqual([offered(state).length, offered(state).includes('exchange frankfurt')], [5, false]);
  assert.equal(refused(state, 'exchange frankfurt'), 'SIB-SELL-06 same-exchange frankfurt');
});
