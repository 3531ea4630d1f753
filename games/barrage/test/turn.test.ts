import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPACES } from '../components/words.ts';
import { asks, goods, offered, ofName, play, playerAt, position, refused, toAct } from './position.ts';

const PRODUCTIVE = { dams: { D1l: ['neutral', 1, 1] }, conduits: { C1a: 0 }, powerhouses: { 'P8-2': 0 } } as const;

test('BAR-ACT-01, BAR-ACT-08 participants act one at a time in turn order; one action ends the turn', () => {
  const state = position({ seats: 3, order: [0, 2, 1] });
  const seats: number[] = [];
  for (let i = 0; i < 5; i++) {
    seats.push(toAct(state));
    play(state, 'bank 1');
  }
  assert.deepEqual(seats, [0, 2, 1, 0, 2]);
});

test('BAR-ACT-02, BAR-ACT-04 engineers of the supply go on one space, as many as it has squares', () => {
  const state = position();
  play(state, 'space workshop-rotate2-left');
  assert.equal(playerAt(state, 0).engineers, 10);
  assert.equal(state.spaces[SPACES.indexOf('workshop-rotate2-left')], 0);
  assert.equal(toAct(state), 1);
});

test('BAR-ACT-03, BAR-ACT-13 a used space stays closed for everybody until the end of the round', () => {
  const state = position({ seats: 2 });
  play(state, 'space water-one-now-left', 'headstream A');
  assert.equal(refused(state, 'space water-one-now-left'), 'BAR-ACT-03 space-taken water-one-now-left 0');
  play(state, 'bank 1');
  assert.ok(!offered(state).includes('space water-one-now-left'));
  play(state, 'bank 11', 'bank 11');
  assert.equal(state.round, 2);
  assert.ok(offered(state).includes('space water-one-now-left'));
});

test('BAR-ACT-05, BAR-ACT-06 a red space costs 3 credits; without engineers or credits a space may not be used', () => {
  const state = position({ players: [{ credits: 3 }] });
  play(state, 'space water-one-now-right', 'headstream A');
  assert.deepEqual([playerAt(state, 0).credits, playerAt(state, 0).engineers], [0, 10]);
  const poor = position({ players: [{ credits: 2, engineers: 1 }] });
  assert.equal(refused(poor, 'space water-one-now-right'), 'BAR-ACT-06 too-few-engineers 2 1');
  const broke = position({ players: [{ credits: 2 }] });
  assert.equal(refused(broke, 'space water-one-now-right'), 'BAR-ACT-15 too-few-credits 3 2');
});

test('BAR-ACT-07 a space whose action cannot be performed may not be chosen', () => {
  const state = position({ market: [] });
  assert.equal(refused(state, 'space turbine-plus2-left'), 'BAR-PROD-01 no-powerhouse');
  assert.equal(refused(state, 'space contractOffice-one-left'), 'BAR-OFFICE-08 no-contract-offered');
  assert.equal(refused(state, 'space patentOffice-slot1-single'), 'BAR-PATENT-03 no-patent');
  assert.equal(refused(position({ players: [{ credits: 5, engineers: 2 }] }), 'space patentOffice-slot1-single'), 'BAR-PATENT-03 no-patent');
  assert.ok(offered(position(PRODUCTIVE)).includes('space turbine-plus2-left'));
});

test('BAR-ACT-09 a player with engineers left may not pass', () => {
  const state = position({ players: [{ engineers: 1 }] });
  assert.equal(refused(state, 'pass'), 'BAR-ACT-09 engineers-left 1');
});

test('BAR-ACT-10 without engineers one passes, or builds what needs none', () => {
  const state = position({ players: [{ engineers: 0, tiles: ['adv-1-powerhouse'] }] });
  assert.deepEqual(offered(state), ['construct-unmanned', 'pass']);
  play(state, 'construct-unmanned', 'site P6-2');
  assert.equal(toAct(state), 1);
  assert.equal(playerAt(state, 0).passed, false);
  const short = position({ seats: 2, players: [{ engineers: 1, tiles: ['adv-1-powerhouse'], mixers: 1 }, { engineers: 5 }] });
  play(short, 'bank 1');
  play(short, 'bank 1');
  assert.deepEqual([playerAt(short, 0).passed, toAct(short)], [true, 1], 'cannot be carried out: passed without being asked');
});

test('BAR-ACT-11, BAR-ACT-16 the phase ends when all have passed; whoever has passed acts no more', () => {
  const state = position({ seats: 2, players: [{ engineers: 1 }, { engineers: 2 }] });
  play(state, 'bank 1', 'bank 1');
  assert.deepEqual([toAct(state), playerAt(state, 0).passed], [1, true]);
  play(state, 'bank 1');
  assert.equal(state.round, 2);
});

test('BAR-ACT-12 construction spaces belong to one company', () => {
  const state = position({ players: [{ constructions: 4 }] });
  assert.equal(refused(state, 'construct'), 'BAR-BUILD-02 no-construction-space');
  play(state, 'bank 1');
  assert.ok(offered(state).includes('construct'));
});

test('BAR-ACT-14 one company may use both spaces of a row in different turns', () => {
  const state = position({ seats: 2 });
  play(state, 'space water-two-later-left', 'headstream A', 'decline', 'bank 1', 'space water-two-later-right', 'headstream A', 'decline');
  assert.equal(state.waiting[0], 2);
});

test('BAR-ACT-15 price and red fee are paid together and must be affordable before placing', () => {
  const state = position({ players: [{ credits: 7 }] });
  assert.equal(refused(state, 'space workshop-rotate3-right'), 'BAR-ACT-15 too-few-credits 8 7');
  const rich = position({ players: [{ credits: 8 }] });
  play(rich, 'space workshop-rotate3-right');
  assert.equal(playerAt(rich, 0).credits, 0);
});

test('BAR-ACT-17 a construction without engineers is a whole turn’s action, also with engineers left', () => {
  const state = position({ players: [{ tiles: ['adv-3-base'] }] });
  assert.ok(offered(state).includes('construct-unmanned') && offered(state).includes('construct'));
  play(state, 'construct-unmanned', 'site D8l');
  assert.deepEqual([toAct(state), playerAt(state, 0).engineers, playerAt(state, 0).constructions], [1, 12, 0]);
  assert.equal(refused(position(), 'construct-unmanned'), 'BAR-ACT-17 no-unmanned-construction');
});

test('BAR-BANK-01 any number of engineers, as many credits', () => {
  const state = position();
  assert.equal(offered(state, 'bank').length, 12);
  play(state, 'bank 5');
  assert.deepEqual([playerAt(state, 0).credits, playerAt(state, 0).engineers], [11, 7]);
  assert.equal(refused(position({ players: [{ engineers: 3 }] }), 'bank 4'), 'BAR-ACT-06 too-few-engineers 4 3');
});

test('BAR-BANK-02 the bank can be used again and again, by the same player too', () => {
  const state = position({ seats: 2 });
  play(state, 'bank 1', 'bank 1', 'bank 1', 'bank 1');
  assert.deepEqual([playerAt(state, 0).credits, playerAt(state, 1).credits], [8, 8]);
});

test('BAR-BANK-03 if nothing else is possible it must be the bank', () => {
  const state = position({
    players: [{ engineers: 1, credits: 0, excavators: 0, mixers: 0 }],
    market: [],
    taken: { 'water-two-later-left': 1, 'water-one-now-left': 1, 'workshop-rotate1-left': 2 },
  });
  assert.deepEqual(offered(state), ['bank 1']);
});

test('BAR-WORK-01 goods come back after every single turn', () => {
  const state = position({
    players: [
      {
        wheel: [
          { turns: 1, tile: 'basic-wild', excavators: 3 },
          { turns: 2, mixers: 2 },
          { turns: 3, excavators: 5 },
        ],
      },
    ],
  });
  const told = play(state, 'space workshop-rotate2-left');
  assert.deepEqual(ofName(told, 'wheel-turned'), [
    { event: 'wheel-turned', seat: 0, open: 1, tile: 'basic-wild', excavators: 3, mixers: 0 },
    { event: 'wheel-turned', seat: 0, open: 2, tile: null, excavators: 0, mixers: 2 },
  ]);
  assert.deepEqual(goods(state, 0), [4, 9, 6]);
});

test('BAR-WORK-02, BAR-WHEEL-06 an empty wheel may be turned and paid for', () => {
  const state = position();
  play(state, 'space workshop-rotate3-left');
  assert.deepEqual([goods(state, 0), playerAt(state, 0).open], [[1, 6, 4], 3]);
});

test('BAR-SHOP-01 credits for machinery', () => {
  const state = position();
  play(state, 'space machineryShop-pair-left');
  assert.deepEqual(goods(state, 0), [1, 7, 5]);
  play(state, 'space machineryShop-excavator-left');
  assert.deepEqual(goods(state, 1), [4, 7, 4]);
});

test('BAR-SHOP-02 machinery of choice is any mix', () => {
  const state = position();
  play(state, 'space machineryShop-choice-left');
  assert.deepEqual(offered(state), ['machines 0 1', 'machines 1 0']);
  assert.equal(refused(state, 'machines 1 1'), 'BAR-SHOP-02 machines-number 1');
  play(state, 'machines 0 1');
  assert.deepEqual(goods(state, 0), [2, 6, 5]);
  const four = position({ nationals: ['NC2'], task: { task: 'contract', seat: 0, total: 13, tile: false } });
  play(four, 'fulfil NC2');
  assert.deepEqual(offered(four), ['machines 0 4', 'machines 1 3', 'machines 2 2', 'machines 3 1', 'machines 4 0']);
});

test('BAR-OFFICE-01, BAR-OFFICE-02, BAR-OFFICE-03 two of the six face-up contracts; places are refilled by colour at the end of the turn', () => {
  const state = position();
  play(state, 'space contractOffice-two-left');
  assert.deepEqual(offered(state), ['take G01', 'take G02', 'take Y01', 'take Y02', 'take R01', 'take R02']);
  assert.equal(refused(state, 'take G05'), 'BAR-OFFICE-01 contract-not-offered G05');
  play(state, 'take G01');
  assert.equal(state.market[0], -1);
  const told = play(state, 'take R02');
  assert.equal(ofName(told, 'contract-turned-up').length, 2);
  assert.ok(state.market.every((contract, place) => Math.floor((contract - 10) / 15) === place >> 1));
  assert.equal(playerAt(state, 0).credits, 5);
});

test('BAR-OFFICE-04, BAR-OFFICE-05, BAR-OFFICE-06 more than three open contracts: down to three at once; fulfilled ones do not count, the starting one does', () => {
  const state = position({ players: [{ held: ['S1', 'G11', 'Y11'], fulfilled: ['R11', 'R12'] }] });
  play(state, 'space contractOffice-one-left', 'take G01');
  assert.deepEqual([asks(state), offered(state)], ['discard', ['discard S1', 'discard G01', 'discard G11', 'discard Y11']]);
  assert.equal(refused(state, 'discard R11'), 'BAR-OFFICE-04 contract-not-held R11');
  play(state, 'discard G11');
  assert.deepEqual([playerAt(state, 0).held.length, state.discards], [3, [1 << 10, 0, 0]]);
  const two = position({ players: [{ held: ['S1', 'G11'], fulfilled: ['R11'] }] });
  play(two, 'space contractOffice-one-left', 'take G01');
  assert.equal(toAct(two), 1);
});

test('BAR-OFFICE-07 an empty pile takes up what was thrown away of its colour', () => {
  const state = position();
  state.piles[0] = 0;
  state.discards[0] = 1 << 14;
  const told = play(state, 'space contractOffice-one-left', 'take G01');
  assert.deepEqual(ofName(told, 'pile-shuffled'), [{ event: 'pile-shuffled', colour: 'green', contracts: 1 }]);
  assert.deepEqual([state.market[0], state.piles[0], state.discards[0]], [24, 0, 0]);
  const none = position();
  none.piles[0] = 0;
  play(none, 'space contractOffice-one-left', 'take G01');
  assert.equal(none.market[0], -1);
});

test('BAR-OFFICE-08 exactly the number shown, or what is left', () => {
  const state = position({ market: ['G01'] });
  state.piles = [0, 0, 0];
  play(state, 'space contractOffice-two-left');
  assert.deepEqual([playerAt(state, 0).held, toAct(state)], [[10], 1]);
  assert.equal(refused(state, 'space contractOffice-one-left'), 'BAR-OFFICE-08 no-contract-offered');
});

test('EX-14 a 2-square left and a red 3-square right space', () => {
  for (const [side, engineers, credits] of [
    ['left', 10, 6],
    ['right', 9, 3],
  ] as const) {
    const state = position(PRODUCTIVE);
    play(state, `space turbine-zero-${side}`);
    assert.deepEqual([playerAt(state, 0).engineers, playerAt(state, 0).credits], [engineers, credits]);
  }
});

test('EX-24 two engineers and 2 credits turn the wheel by two segments', () => {
  const state = position({
    players: [
      {
        company: 'italy',
        wheel: [
          { turns: 1, tile: 'adv-1-base', excavators: 3 },
          { turns: 2, tile: 'basic-wild', mixers: 4 },
        ],
      },
    ],
  });
  play(state, 'space workshop-rotate2-left');
  assert.deepEqual([goods(state, 0), playerAt(state, 0).engineers], [[4, 9, 8], 10]);
  assert.equal((playerAt(state, 0).tiles & ((1 << 5) | (1 << 4))) !== 0, true);
});

test('EX-47 two contracts for 1 credit with three held: two of five are discarded, both gaps refilled', () => {
  const state = position({ players: [{ held: ['G11', 'Y11', 'R11'] }] });
  const told = play(state, 'space contractOffice-two-left', 'take G01', 'take Y02', 'discard G11', 'discard R11');
  assert.deepEqual(ofName(told, 'contract-turned-up').length, 2);
  assert.deepEqual([playerAt(state, 0).held.length, playerAt(state, 0).credits], [3, 5]);
});
