import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from '@madang/kernel';
import { inBag, inRow, offered, passAll, play, playAs, playerAt, position, refused, toAct, two } from './position.ts';

test('SIB-ACT-01 the start player takes the first turn; turns go round clockwise', () => {
  const ready = { rows: { worker: two('worker') } };
  const state = position({ start: 1, players: [ready, ready, ready] });
  const turns = [1, 2, 0, 1].map((expected) => {
    const seat = toAct(state);
    play(state, ...(offered(state).includes('perform worker') ? ['perform worker', 'stop'] : ['pass']));
    return seat === expected;
  });
  assert.deepEqual(turns, [true, true, true, true]);
});

test('SIB-ACT-02 a turn is exactly one action, or a pass', () => {
  const state = position({ players: [{ rows: { worker: two('worker'), seller: two('seller') } }] });
  assert.deepEqual(offered(state), ['perform seller', 'perform worker', 'pass']);
  play(state, 'perform worker', 'piece supply');
  assert.equal(toAct(state), 1);
  play(state, 'pass');
  assert.equal(toAct(state), 2);
});

test('SIB-ACT-03 counters under research make research the first action of the round', () => {
  const state = position({ players: [{ research: ['worker/gas'], rows: { gas: two('gas') } }] });
  assert.deepEqual(offered(state), ['perform research']);
  assert.equal(refused(state, 'pass'), 'SIB-ACT-03 research-first 1');
  assert.equal(refused(state, 'perform gas'), 'SIB-ACT-03 research-first 1');
});

test('SIB-ACT-03 so it does in every round, whatever was done in the one before', () => {
  const state = position({ seats: 2, start: 1, players: [{ acted: true }, { acted: true }] });
  passAll(state);
  for (const seat of [0, 1]) {
    while (playerAt(state, seat).drawn.length > 0) playAs(state, seat, offered(state, seat).find((words) => words.endsWith(' research')) ?? '');
  }
  assert.deepEqual([state.round, toAct(state), offered(state)], [2, 0, ['perform research']]);
  assert.equal(refused(state, 'pass'), 'SIB-ACT-03 research-first 6');
});

test('SIB-ACT-04 without counters under research a player begins with any ready row or passes', () => {
  const state = position({ players: [{ rows: { gas: two('gas'), investor: two('investor') } }] });
  assert.deepEqual(offered(state), ['perform investor', 'perform gas', 'pass']);
  assert.equal(refused(state, 'perform research'), 'SIB-RESEARCH-02 nothing-under-research');
});

test('SIB-ACT-05 after the first action any ready row may be performed on each turn', () => {
  const state = position({ seats: 2, players: [{ research: ['worker/gas'], rows: { gas: two('gas'), seller: two('seller') } }, { passed: true }] });
  play(state, 'perform research', 'deposit amur');
  assert.deepEqual(offered(state), ['perform seller', 'perform gas', 'pass']);
  play(state, 'perform gas');
  assert.deepEqual(offered(state), ['perform seller', 'pass']);
});

test('SIB-ACT-06 who passes is out for the round and skipped; the others go on', () => {
  const state = position({ players: [{ rows: { worker: two('worker'), seller: two('seller') } }, {}, { rows: { worker: two('worker') } }] });
  play(state, 'perform worker', 'stop', 'pass');
  assert.equal(playerAt(state, 1).passed, true);
  assert.equal(toAct(state), 2);
  play(state, 'perform worker', 'stop');
  assert.equal(toAct(state), 0);
  assert.equal(refused(state, 'pass', 1), 'not-your-decision');
});

test('SIB-ACT-07 a row is performed only when both its spaces are occupied', () => {
  const state = position({ players: [{ rows: { gas: ['worker/gas'], seller: ['tile'] } }] });
  assert.deepEqual(offered(state), ['pass']);
  assert.equal(refused(state, 'perform gas'), 'SIB-ACT-07 row-not-ready gas 1');
  assert.equal(refused(state, 'perform seller'), 'SIB-ACT-07 row-not-ready seller 1');
  assert.equal(refused(state, 'perform worker'), 'SIB-ACT-07 row-not-ready worker 2');
  const below = position({ players: [{ rows: { coal: two('coal'), gas: ['worker/gas'] } }] });
  assert.equal(refused(below, 'perform gas'), 'SIB-ACT-07 row-not-ready gas 1', 'the row above does not count');
});

test('SIB-ACT-08 two counters, or a counter and a tile, make a row ready; never two tiles', () => {
  const state = position({
    players: [{ rows: { gas: ['worker/gas', 'tile'], oil: two('oil'), investor: two('investor'), worker: ['tile'] } }],
    display: ['worker', 'gas', 'oil'],
  });
  assert.deepEqual(offered(state), ['perform investor', 'perform oil', 'perform gas', 'pass']);
  play(state, 'perform investor');
  assert.equal(toAct(state), 1, 'no tile fits: gas has one, worker has one, oil is full');
});

test('SIB-ACT-09 performing removes all counters of the row first, into the bag; a tile stays', () => {
  const state = position({ players: [{ rows: { worker: ['worker/gas', 'worker/oil'], seller: ['seller/gas', 'tile'] } }] });
  const before = total(state.bag);
  const [performed] = play(state, 'perform worker');
  assert.deepEqual(performed, { event: 'performed', seat: 0, area: 'worker', counters: ['worker/gas', 'worker/oil'] });
  assert.deepEqual(inRow(state, 0, 'worker'), []);
  assert.equal(total(state.bag), before + 2);
  assert.equal(inBag(state, 'worker/oil'), 2);
  play(state, 'stop', 'pass', 'pass', 'perform seller');
  assert.deepEqual(inRow(state, 0, 'seller'), ['tile']);
});

test('SIB-ACT-10 a row that becomes ready again in the round may be performed again', () => {
  const state = position({ seats: 2, players: [{ rows: { worker: ['worker/gas', 'tile'], manager: two('manager') } }, { passed: true }] });
  play(state, 'perform worker', 'piece supply', 'perform manager', 'joker worker');
  assert.ok(offered(state).includes('perform worker'));
  play(state, 'perform worker', 'piece supply');
  assert.equal(playerAt(state, 0).workers[0], 3);
});

test('SIB-ACT-11 with no ready row and nothing under research a player can only pass', () => {
  assert.deepEqual(offered(position({ players: [{ rows: { gas: ['worker/gas'] } }] })), ['pass']);
});

test('SIB-ACT-12 a row may be performed for nothing, and an effect forgone; what can be extracted or placed may not', () => {
  const rows = { investor: two('investor'), logistician: two('logistician'), gold: two('gold'), oil: two('oil') };
  const state = position({ seats: 2, players: [{ rows, workers: { amur: 1 }, sellers: { zurich: 1 } }, { passed: true }] });
  play(state, 'perform investor');
  assert.deepEqual(inRow(state, 0, 'investor'), [], 'no tile fits');
  play(state, 'perform logistician', 'step amur aldan', 'stop');
  play(state, 'perform oil');
  assert.equal(playerAt(state, 0).money, 0, 'Zurich buys no oil');
  const told = play(state, 'perform gold');
  assert.ok(
    told.some(({ event }) => event === 'sold'),
    'the sale is not asked for',
  );
  const research = position({ players: [{ research: ['worker/gas'] }] });
  play(research, 'perform research');
  assert.equal(refused(research, 'forgo'), 'SIB-RESEARCH-11 must-deposit');
});

test('SIB-ACT-13 the only one left takes turn after turn until passing', () => {
  const rows = { worker: two('worker'), seller: two('seller'), logistician: two('logistician') };
  const state = position({ players: [{ passed: true }, { rows }, { passed: true }], start: 1 });
  for (const row of ['worker', 'seller', 'logistician']) {
    assert.equal(toAct(state), 1);
    play(state, `perform ${row}`, 'stop');
  }
  assert.equal(toAct(state), 1);
  play(state, 'pass');
  assert.equal(state.round, 2);
});
