import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from '@madang/kernel';
import { type Counter, ROWS } from '../components/words.ts';
import { siberia } from '../rules/index.ts';
import { countersLeft } from '../rules/map/regions.ts';
import type { Siberia } from '../rules/state.ts';
import {
  cubesAt,
  depletion,
  inBag,
  inReserve,
  inRow,
  offered,
  ofName,
  passAll,
  play,
  playAs,
  playerAt,
  position,
  refused,
  type Sketch,
  toAct,
  two,
  workersAt,
} from './position.ts';

test('example 1, sale: two gas at Tokyo pay 2 × 3,000', () => {
  const state = position({ elsewhere: ['gas', 'oil'], players: [{ workers: { amur: 1, ob: 1 }, sellers: { tokyo: 1 }, rows: { gas: two('gas') } }] });
  play(state, 'perform gas');
  assert.equal(playerAt(state, 0).money, 6000);
  assert.deepEqual([cubesAt(state, 'amur'), cubesAt(state, 'ob'), inReserve(state, 'gas')], [['oil'], ['oil'], 5]);
});

test('example 2, placement: logistician/gas has three places, two, or research only', () => {
  const drawn: readonly Counter[] = ['logistician/gas'];
  assert.deepEqual(offered(position({ players: [{ drawn }] })), [
    'place logistician/gas logistician',
    'place logistician/gas gas',
    'place logistician/gas research',
  ]);
  const one = { logistician: two('logistician') };
  assert.deepEqual(offered(position({ players: [{ drawn, rows: one }] })), ['place logistician/gas gas', 'place logistician/gas research']);
  assert.deepEqual(offered(position({ players: [{ drawn, rows: { ...one, gas: two('gas') } }] })), ['place logistician/gas research']);
});

test('example 3, manager placement: beside a manager and the tile only research is left', () => {
  const state = position({ players: [{ drawn: ['manager'], rows: { manager: ['manager', 'tile'] } }] });
  assert.deepEqual(offered(state), ['place manager research']);
});

test('example 4, best price: three gas at Singapore pay 3 × 2,000', () => {
  const exchanges = ['singapore', 'zurich', 'shanghai', 'mumbai', 'new-york'] as const;
  const me = { workers: { amur: 1, ob: 1, lena: 1 }, sellers: { frankfurt: 1, singapore: 1, 'new-york': 1 }, rows: { gas: two('gas') } };
  const state = position({ exchanges, elsewhere: ['gas', 'oil'], players: [me] });
  play(state, 'perform gas');
  assert.equal(playerAt(state, 0).money, 6000);
});

test('example 5, no buyer: Tokyo takes no gold, so the cube stays', () => {
  const state = position({ players: [{ workers: { amur: 1 }, sellers: { tokyo: 1 }, rows: { gold: two('gold') } }] });
  const bag = total(state.bag);
  play(state, 'perform gold');
  assert.equal(total(state.bag), bag + 2);
  assert.deepEqual(cubesAt(state, 'amur'), ['oil', 'gold']);
  assert.equal(playerAt(state, 0).money, 0);
});

test('example 6, one region, two workers: 2 × 4,000, not 12,000', () => {
  const me = { workers: { amur: 2, aldan: 1 }, sellers: { shanghai: 1 }, rows: { coal: two('coal') } };
  const state = position({ elsewhere: ['coal', 'oil'], players: [me] });
  play(state, 'perform coal');
  assert.equal(playerAt(state, 0).money, 8000);
});

test('example 7, first come: the second diamond action finds nothing in Sakhalin', () => {
  const me = { workers: { sakhalin: 1 }, rows: { diamond: two('diamond') } };
  const state = position({ cubes: { sakhalin: ['oil', 'diamond'] }, players: [me, me] });
  play(state, 'perform diamond');
  assert.equal(playerAt(state, 0).money, 2000);
  play(state, 'perform diamond');
  assert.equal(playerAt(state, 1).money, 0);
  assert.deepEqual(cubesAt(state, 'sakhalin'), ['oil']);
});

const RESEARCH_ORDER: Sketch = {
  elsewhere: ['diamond'],
  cubes: { amur: ['coal'] },
  reserve: { gas: 1 },
  players: [{ research: ['worker/gas', 'investor/gas', 'manager'] }],
};

test('example 8, research order: gas first, then the other gas is void and the manager places another kind', () => {
  const state = position(RESEARCH_ORDER);
  const bag = total(state.bag);
  play(state, 'perform research', 'use resource gas', 'deposit ob');
  assert.equal(inReserve(state, 'gas'), 0);
  assert.deepEqual(offered(state), ['use manager coal', 'use manager oil', 'use manager gold', 'use manager diamond']);
  const told = play(state, 'use manager diamond');
  assert.deepEqual(cubesAt(state, 'amur'), ['coal', 'diamond'], 'the only region without a diamond');
  assert.equal(ofName(told, 'dead-counter').length, 1);
  assert.equal(total(state.bag), bag + 3);
  assert.equal(toAct(state), 1);
});

test('example 8, research order: if the manager takes the last gas, both gas counters are void', () => {
  const state = position(RESEARCH_ORDER);
  play(state, 'perform research', 'use manager gas');
  const told = play(state, 'deposit ob');
  assert.equal(ofName(told, 'dead-counter').length, 2);
  assert.equal(total(state.bag), 70);
  assert.equal(toAct(state), 1);
});

test('example 9, everywhere already: coal under research is removed without effect', () => {
  const state = position({ elsewhere: ['coal', 'oil'], cubes: { ob: [] }, reserve: { coal: 2 }, players: [{ research: ['seller/coal'] }] });
  const told = play(state, 'perform research');
  assert.deepEqual(ofName(told, 'dead-counter'), [{ event: 'dead-counter', seat: 0, counter: 'seller/coal' }]);
  assert.equal(inReserve(state, 'coal'), 2);
  assert.equal(toAct(state), 1);
});

test('example 10, research first: neither gas nor pass on the first turn, both on the second', () => {
  const state = position({ seats: 2, players: [{ research: ['worker/coal'], rows: { gas: two('gas') } }, { passed: true }] });
  assert.deepEqual(offered(state), ['perform research']);
  play(state, 'perform research', 'deposit amur');
  assert.deepEqual(offered(state), ['perform gas', 'pass']);
});

test('example 11, two managers: one to gold, one into the bag; gold can be performed from the next turn on', () => {
  const state = position({ seats: 2, players: [{ rows: { manager: two('manager'), gold: ['worker/gold'] } }] });
  play(state, 'perform manager', 'joker gold');
  assert.deepEqual([inRow(state, 0, 'gold'), inBag(state, 'manager'), toAct(state)], [['worker/gold', 'manager'], 13, 1]);
  play(state, 'pass', 'perform gold');
  assert.equal(inRow(state, 0, 'gold').length, 0);
  assert.deepEqual([inBag(state, 'manager'), inBag(state, 'worker/gold')], [14, 3]);
});

test('example 12, manager tile: the counter moves, the bag gets nothing, the manager row is not offered', () => {
  const state = position({ players: [{ rows: { manager: ['tile', 'manager'] } }] });
  const bag = total(state.bag);
  play(state, 'perform manager');
  assert.ok(!offered(state).includes('joker manager'));
  play(state, 'joker oil');
  assert.equal(total(state.bag), bag);
  assert.deepEqual([inRow(state, 0, 'manager'), inRow(state, 0, 'oil')], [['tile'], ['manager']]);
});

test('example 13, three steps: two by one worker, one by the other; a fourth is refused', () => {
  const state = position({ players: [{ workers: { vladivostok: 2 }, rows: { logistician: two('logistician') } }] });
  play(state, 'perform logistician', 'step vladivostok khabarovsk');
  assert.ok(offered(state).includes('stop'));
  play(state, 'step khabarovsk kolyma', 'step vladivostok amur');
  assert.deepEqual([workersAt(state, 0, 'kolyma'), workersAt(state, 0, 'amur')], [1, 1]);
  assert.equal(refused(state, 'step amur aldan', 0), 'not-your-decision');
});

const fromVladivostok = (cubes: Sketch['cubes']): string[] => {
  const state = position({ cubes: cubes ?? {}, players: [{ rows: { logistician: two('logistician') } }] });
  play(state, 'perform logistician');
  return offered(state).flatMap((words) => (words.startsWith('step') ? [words.split(' ')[2] ?? ''] : []));
};

test('example 14, jumping: over Amur to Aldan, over both to Kolyma, Lower Lena and Evenkia', () => {
  assert.deepEqual(fromVladivostok({ amur: [] }), ['khabarovsk', 'sakhalin', 'aldan', 'transbaikal']);
  assert.deepEqual(fromVladivostok({ amur: [], aldan: [] }), ['khabarovsk', 'sakhalin', 'transbaikal', 'kolyma', 'lena', 'evenkia']);
});

test('example 15, depletion: Sakhalin gets a counter and the workers go home', () => {
  const state = position({
    cubes: { sakhalin: ['oil'] },
    players: [{ workers: { sakhalin: 2 }, rows: { oil: two('oil') } }, { workers: { sakhalin: 1 } }],
  });
  const before = state.players.map((one) => one.supply);
  play(state, 'perform oil');
  assert.equal(playerAt(state, 0).money, 1000);
  assert.equal(depletion(state, 'sakhalin'), 1);
  assert.deepEqual(
    state.players.map((one, seat) => one.supply - (before[seat] ?? 0)),
    [2, 1, 0],
  );
});

test('example 16, supply first: only the supply; without one Frankfurt, Tokyo and Amur', () => {
  const rows = { worker: two('worker') };
  const first = position({ players: [{ rows, supply: 2, sellers: { frankfurt: 2 }, workers: { amur: 2 } }] });
  play(first, 'perform worker');
  assert.deepEqual(offered(first), ['stop', 'piece supply']);
  const none = position({ players: [{ rows, sellers: { frankfurt: 2, tokyo: 1 }, workers: { amur: 2, vladivostok: 1 } }] });
  play(none, 'perform worker');
  assert.deepEqual(offered(none), ['stop', 'piece frankfurt', 'piece tokyo', 'piece amur']);
});

test('example 17, seller sources: for Zurich the supply, Frankfurt and Baikal', () => {
  const state = position({ players: [{ rows: { seller: two('seller') }, workers: { baikal: 1 } }] });
  play(state, 'perform seller');
  assert.deepEqual(offered(state), ['stop', 'piece supply', 'piece frankfurt', 'piece baikal']);
  for (const source of ['supply', 'frankfurt', 'baikal']) {
    const next = siberia.clone(state);
    play(next, `piece ${source}`);
    assert.ok(offered(next).includes('exchange zurich'));
  }
});

test('example 18, investor: worker and investor fit, gas does not; the worker row is ready for a later turn', () => {
  const rows = { investor: two('investor'), gas: two('gas'), worker: ['worker/oil'] as const };
  const state = position({ seats: 2, display: ['gas', 'gas', 'worker', 'investor'], pile: { oil: 2 }, players: [{ rows }, { passed: true }] });
  play(state, 'perform investor');
  assert.deepEqual(offered(state), ['stop', 'invest worker', 'invest investor']);
  assert.equal(refused(state, 'invest gas'), 'SIB-INV-02 row-full gas');
  play(state, 'invest worker');
  assert.deepEqual(offered(state), ['perform worker', 'perform gas', 'pass']);
  assert.deepEqual(
    state.display.map((row) => ROWS[row]),
    ['gas', 'gas', 'investor', 'oil'],
  );
});

test('example 19, limit: of 12 counters two go, tiles stay; ten counters and six tiles are no surplus', () => {
  const rows = {
    logistician: two('logistician'),
    seller: two('seller'),
    worker: two('worker'),
    investor: two('investor'),
    gas: ['manager', 'tile'],
    oil: ['worker/oil', 'tile'],
    coal: ['worker/coal', 'tile'],
    gold: ['worker/gold'],
  } as const;
  const six = {
    manager: ['tile'],
    diamond: ['tile'],
    gold: ['tile'],
    oil: ['worker/oil', 'tile'],
    coal: ['worker/coal', 'tile'],
    gas: ['tile'],
  } as const;
  const eight = { logistician: two('logistician'), seller: two('seller'), worker: two('worker'), investor: two('investor') };
  const state = position({ seats: 2, players: [{ rows }, { rows: { ...eight, ...six } }] });
  passAll(state);
  assert.deepEqual(offered(state, 1), []);
  assert.ok(offered(state, 0).includes('remove manager gas'));
  playAs(state, 0, 'remove manager gas', 'remove worker/oil oil');
  assert.equal(state.round, 2);
  assert.deepEqual([inRow(state, 0, 'gas'), inRow(state, 0, 'oil'), inRow(state, 0, 'coal')], [['tile'], ['tile'], ['worker/coal', 'tile']]);
});

test('example 20, last round by depletion: eighth and ninth region in one action, then the round is finished', () => {
  const seven = { kolyma: [], kamchatka: [], chukotka: [], lena: [], taymyr: [], kuzbass: [], ob: [] } as const;
  const digger = { workers: { amur: 1, aldan: 1 }, rows: { gas: two('gas') } };
  const state = position({ cubes: { ...seven, amur: ['gas'], aldan: ['gas'] }, players: [digger, { rows: { worker: two('worker') } }] });
  assert.equal(countersLeft(state), 1);
  play(state, 'perform gas');
  assert.deepEqual([depletion(state, 'amur'), depletion(state, 'aldan'), countersLeft(state)], [1, 2, 0]);
  play(state, 'perform worker', 'piece supply');
  assert.equal(state.over, false);
  passAll(state);
  assert.equal(state.over, true);
});

test('example 21, last round by reserves: the last oil empties the third reserve', () => {
  const state = position({ elsewhere: ['gas'], reserve: { diamond: 0, gold: 0, oil: 1 }, players: [{ research: ['worker/oil'] }] });
  play(state, 'perform research', 'deposit baikal');
  assert.deepEqual([state.lastRound, state.over], [true, false]);
  passAll(state);
  assert.equal(state.over, true);
});

test('example 22, winner: two with 57,000 share the victory over 44,000', () => {
  const state = position({ players: [{ money: 57000 }, { money: 57000 }, { money: 44000 }] });
  assert.deepEqual(
    siberia.standing(state).map((score) => score.rank),
    [1, 1, 3],
  );
});

test('example 23, several workers and a depletion: 9,000 at Zurich, three pieces home, the worker in Amur stays', () => {
  const me = { supply: 0, sellers: { frankfurt: 1, zurich: 1 }, workers: { amur: 1, aldan: 1, baikal: 2 }, rows: { gas: two('gas') } };
  const state = position({ cubes: { amur: ['gas', 'coal'], aldan: ['gas'], baikal: ['gas'] }, players: [me, { workers: { aldan: 1 } }] });
  const other = playerAt(state, 1).supply;
  play(state, 'perform gas');
  assert.equal(playerAt(state, 0).money, 9000);
  assert.deepEqual([depletion(state, 'aldan'), depletion(state, 'baikal'), depletion(state, 'amur')], [1, 1, 0]);
  assert.deepEqual([playerAt(state, 0).supply, playerAt(state, 1).supply - other], [3, 1]);
  assert.equal(workersAt(state, 0, 'amur'), 1);
  assert.deepEqual(cubesAt(state, 'amur'), ['coal']);
});

test('example 24, idle end: over after round 9 if nothing moves in it, else not before round 12', () => {
  const idle = position({ round: 9, idleRounds: 2, players: [{ research: ['worker/oil'], money: 1000 }] });
  play(idle, 'perform research');
  passAllFrom(idle);
  assert.equal(idle.over, true);
  assert.equal(siberia.standing(idle)[0]?.rank, 1);
  const busy = position({ round: 9, idleRounds: 2, players: [{ research: ['worker/gas'] }] });
  play(busy, 'perform research', 'deposit ob');
  passAllFrom(busy);
  assert.deepEqual([busy.over, busy.idleRounds, busy.round], [false, 0, 10]);
  for (const round of [10, 11, 12]) {
    assert.deepEqual([busy.over, busy.round], [false, round]);
    idleRound(busy);
  }
  assert.deepEqual([busy.over, busy.round], [true, 12]);
});

/** The seat to act passes, until the round ends. */
function passAllFrom(state: Siberia): void {
  const { round } = state;
  while (!state.over && state.round === round) play(state, 'pass');
}

/** A round without a draw's effect: all hands are put away, everyone passes. */
function idleRound(state: Siberia): void {
  for (const one of state.players) {
    for (const counter of one.drawn) state.bag[counter] = (state.bag[counter] ?? 0) + 1;
    one.drawn = [];
  }
  state.agenda = [{ task: 'turn', seat: state.start }];
  passAllFrom(state);
}
