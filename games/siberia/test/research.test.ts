import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from '@madang/kernel';
import { PLACES } from '../components/words.ts';
import { cubesAt, inBag, inReserve, offered, ofName, play, playerAt, position, refused, toAct, two } from './position.ts';

const REGION_NAMES = PLACES.slice(1);

test('SIB-RESEARCH-01 all counters under research are used at once and go into the bag', () => {
  const state = position({ players: [{ research: ['worker/gas', 'seller/coal', 'manager'] }] });
  const bag = total(state.bag);
  play(state, 'perform research');
  assert.equal(total(state.bag), bag + 3);
  assert.deepEqual(playerAt(state, 0).research, []);
  assert.equal(inBag(state, 'manager'), 14);
});

test('SIB-RESEARCH-02 one counter is enough', () => {
  const state = position({ players: [{ research: ['worker/gas'] }] });
  play(state, 'perform research', 'deposit ob');
  assert.equal(toAct(state), 1);
});

test('SIB-RESEARCH-03 for each counter a cube of its kind moves from the reserve to an open region without one', () => {
  const state = position({ players: [{ research: ['worker/gas'] }], cubes: { amur: ['gas'], ob: [] } });
  play(state, 'perform research');
  assert.deepEqual(
    offered(state),
    REGION_NAMES.filter((place) => place !== 'amur' && place !== 'ob').map((place) => `deposit ${place}`),
  );
  play(state, 'deposit aldan');
  assert.deepEqual(cubesAt(state, 'aldan'), ['gas', 'oil', 'gold']);
  assert.equal(inReserve(state, 'gas'), 4);
});

test('SIB-RESEARCH-04 the person on the counter plays no part', () => {
  const offers = (['logistician/coal', 'seller/coal', 'worker/coal', 'investor/coal'] as const).map((counter) => {
    const state = position({ players: [{ research: [counter] }] });
    play(state, 'perform research');
    return offered(state).join();
  });
  assert.equal(new Set(offers).size, 1);
});

test('SIB-RESEARCH-05 a manager places any kind that is in reserve and has a region', () => {
  const state = position({ players: [{ research: ['manager'] }], reserve: { coal: 0 } });
  play(state, 'perform research');
  // Oil and gold are everywhere, coal is used up.
  assert.deepEqual(offered(state), ['use manager gas', 'use manager diamond']);
  assert.equal(refused(state, 'use manager coal'), 'SIB-RESEARCH-06 reserve-empty coal');
  assert.equal(refused(state, 'use manager oil'), 'SIB-RESEARCH-07 kind-everywhere oil');
  play(state, 'use manager diamond', 'deposit lena');
  assert.deepEqual(cubesAt(state, 'lena'), ['oil', 'gold', 'diamond']);
});

test('SIB-RESEARCH-06 a counter whose reserve is empty is removed without effect', () => {
  const state = position({ players: [{ research: ['worker/gas'] }], reserve: { gas: 0 } });
  const told = play(state, 'perform research');
  assert.deepEqual(ofName(told, 'dead-counter'), [{ event: 'dead-counter', seat: 0, counter: 'worker/gas' }]);
  assert.equal(toAct(state), 1);
});

test('SIB-RESEARCH-07 a counter whose kind is in every open region is removed without effect', () => {
  const state = position({ players: [{ research: ['worker/oil'] }], cubes: { ob: [] } });
  assert.equal(ofName(play(state, 'perform research'), 'dead-counter').length, 1);
  assert.equal(inReserve(state, 'oil'), 5);
  const closed = position({ players: [{ research: ['worker/gas'] }], elsewhere: [] });
  assert.equal(ofName(play(closed, 'perform research'), 'dead-counter').length, 1);
});

test('SIB-RESEARCH-08 no other kind is placed instead of the one shown', () => {
  const state = position({ players: [{ research: ['worker/gas', 'worker/coal', 'worker/diamond'] }] });
  play(state, 'perform research');
  assert.deepEqual(offered(state), ['use resource gas', 'use resource coal', 'use resource diamond']);
  assert.equal(refused(state, 'use resource oil'), 'SIB-RESEARCH-08 no-such-research-counter oil');
  assert.equal(refused(state, 'use manager gas'), 'SIB-RESEARCH-08 no-such-research-counter gas');
});

test('SIB-RESEARCH-09 the region is free choice: no worker need be there', () => {
  const state = position({ players: [{ research: ['worker/gas'], workers: { amur: 1 } }] });
  play(state, 'perform research');
  assert.equal(offered(state).length, 14);
});

test('SIB-RESEARCH-10 depleted regions and Vladivostok receive no cubes', () => {
  const state = position({ players: [{ research: ['worker/gas'] }], cubes: { kolyma: [] } });
  play(state, 'perform research');
  assert.equal(refused(state, 'deposit kolyma'), 'SIB-RESEARCH-10 region-depleted kolyma');
  assert.equal(refused(state, 'deposit vladivostok'), 'SIB-RESEARCH-10 no-cubes-in-vladivostok');
});

test('SIB-RESEARCH-11 a cube that can be placed must be', () => {
  const state = position({ players: [{ research: ['worker/gas', 'worker/coal'] }] });
  play(state, 'perform research');
  assert.equal(refused(state, 'forgo'), 'SIB-RESEARCH-11 must-deposit');
  play(state, 'use resource gas');
  assert.equal(refused(state, 'forgo'), 'SIB-RESEARCH-11 must-deposit');
});

test('SIB-RESEARCH-12 the counters come one after the other, in an order of choice', () => {
  const state = position({ players: [{ research: ['worker/gas', 'worker/coal', 'manager'] }] });
  play(state, 'perform research', 'use resource coal', 'deposit ob', 'use manager gas', 'deposit ob');
  // What is left is a single choice and is not asked for.
  assert.ok(!offered(state).includes('deposit ob'));
  play(state, 'deposit amur');
  assert.equal(toAct(state), 1);
});

test('SIB-RESEARCH-13 one action may put several kinds into one region', () => {
  const state = position({ players: [{ research: ['worker/gas', 'worker/coal'] }] });
  play(state, 'perform research', 'use resource gas', 'deposit ob', 'deposit ob');
  assert.deepEqual(cubesAt(state, 'ob'), ['gas', 'coal', 'oil', 'gold']);
});

test('SIB-RESEARCH-14 a manager is without effect only if no kind at all can be placed', () => {
  const blocked = position({ players: [{ research: ['manager'] }], reserve: { gas: 0, coal: 0, diamond: 0 } });
  assert.equal(ofName(play(blocked, 'perform research'), 'dead-counter').length, 1);
  const one = position({ players: [{ research: ['manager'] }], reserve: { gas: 0, coal: 0 } });
  assert.equal(ofName(play(one, 'perform research'), 'dead-counter').length, 0);
  assert.ok(offered(one).includes('deposit amur'), 'diamond is the only kind and not asked for');
});

test('SIB-RESEARCH-15 research with dead counters only is still the action of the turn', () => {
  const state = position({ players: [{ research: ['worker/oil'], rows: { worker: two('worker') } }] });
  play(state, 'perform research');
  assert.equal(playerAt(state, 0).acted, true);
  assert.equal(toAct(state), 1);
});
