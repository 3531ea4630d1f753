import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemsOf } from '../rules/production/systems.ts';
import { asks, dropsAt, dropsIn, goods, offered, ofName, play, playerAt, position, refused, run, type Sketch, toAct } from './position.ts';

/** Red (seat 0) with a powerhouse, a neutral dam and a conduit of value 4 (1B: 1→5). */
const plant = (sketch: Sketch = {}): ReturnType<typeof position> =>
  position({
    dams: { D1l: ['neutral', 3, 3], ...sketch.dams },
    conduits: { C1b: 0, ...sketch.conduits },
    powerhouses: { 'P5-2': 0, ...sketch.powerhouses },
    ...(sketch.players ? { players: sketch.players } : {}),
    ...(sketch.options ? { options: sketch.options } : {}),
    ...(sketch.nationals ? { nationals: sketch.nationals } : {}),
    ...(sketch.seats ? { seats: sketch.seats } : {}),
  });

const total = (told: readonly { readonly event: string }[]): unknown => ofName(told, 'produced').map((one) => ('total' in one ? one.total : 0))[0];

test('BAR-PROD-01, BAR-PROD-03 an own powerhouse, an own or neutral dam with water, a built conduit between them', () => {
  const state = plant({
    dams: { D1u: [1, 1, 1], D2l: [0, 1, 0], D4l: [0, 1, 1] },
    powerhouses: { 'P6-2': 1, 'P8-2': 0, 'P7-2': 0 },
    conduits: { C2a: 0, C4a: 0 },
  });
  play(state, 'space turbine-zero-left');
  assert.deepEqual(offered(state), ['system P5-2 D1l C1b', 'system P7-2 D4l C4a']);
  assert.equal(refused(state, 'system P6-2 D2l C2a'), 'BAR-PROD-01 not-own-powerhouse P6-2');
  assert.equal(refused(state, 'system P5-2 D1u C1b'), 'BAR-PROD-03 foreign-dam D1u');
  assert.equal(refused(state, 'system P8-2 D1l C1a'), 'BAR-MAP-11 no-conduit C1a');
  const empty = plant({ dams: { D1u: [0, 1, 0], D4l: [0, 1, 1] }, powerhouses: { 'P7-2': 0 }, conduits: { C4a: 0 } });
  play(empty, 'space turbine-zero-left');
  assert.equal(refused(empty, 'system P5-2 D1u C1b'), 'BAR-PROD-01 dam-empty D1u');
});

test('a dam of the next basin is no part of a system', () => {
  const state = position({ dams: { D2u: [0, 1, 1] }, conduits: { C1a: 0, C1b: 0 }, powerhouses: { 'P8-2': 0, 'P5-2': 0 } });
  assert.deepEqual(systemsOf(state, 0), []);
  assert.equal(refused(state, 'space turbine-plus2-left'), 'BAR-PROD-01 needs-dam P5-2 C1b D1u');
});

test('a system whose conduit cannot be paid is refused with the fee, one that gives too little with its total', () => {
  const state = plant({
    conduits: { C1b: 2, C4a: 0 },
    dams: { D4l: [0, 1, 1], D9l: [0, 1, 1] },
    powerhouses: { 'P7-2': 0 },
    players: [{ credits: 0 }],
  });
  play(state, 'space turbine-zero-left');
  assert.equal(playerAt(state, 0).energy, 3 + 1, 'the only one that can be paid');
  const asked = plant({
    conduits: { C1b: 2, C4a: 0, C2a: 0 },
    dams: { D4l: [0, 1, 1], D2l: [0, 1, 1] },
    powerhouses: { 'P7-2': 0, 'P6-2': 0 },
    players: [{ credits: 0 }],
  });
  play(asked, 'space turbine-minus2-left');
  assert.equal(refused(asked, 'system P5-2 D1l C1b'), 'BAR-PROD-10 conduit-fee 1 0');
});

test('BAR-PROD-02, BAR-PROD-08, BAR-PROD-09 another’s conduit: a credit and a point a drop to its owner', () => {
  const state = plant({ conduits: { C1b: 2 } });
  play(state, 'space turbine-zero-left', 'drops 3');
  assert.deepEqual([goods(state, 0)[0], goods(state, 2)[0], playerAt(state, 2).vp], [3, 9, 13]);
});

test('BAR-PROD-04, BAR-PROD-05, BAR-PROD-16 how many drops of one dam; each gives the conduit’s value', () => {
  const state = plant({ dams: { D1u: [0, 1, 1] } });
  play(state, 'space turbine-zero-left', 'system P5-2 D1l C1b');
  assert.deepEqual(offered(state), ['drops 1', 'drops 2', 'drops 3']);
  assert.equal(refused(state, 'drops 4'), 'BAR-PROD-16 too-few-drops 4 3');
  assert.equal(total(play(state, 'drops 2')), 8);
  assert.deepEqual([dropsAt(state, 'D1l'), dropsAt(state, 'D1u')], [1, 1]);
});

test('BAR-PROD-06 space and company bonus are added once, after the multiplication', () => {
  const state = plant({ powerhouses: { 'P6-2': 0, 'P7-2': 0, 'P8-2': 0 } });
  const told = play(state, 'space turbine-plus2-left', 'drops 3');
  assert.equal(total(told), 3 * 4 + 2 + 3);
});

test('BAR-PROD-07 a total below 1 is not allowed', () => {
  const state = position({ dams: { D9l: [0, 3, 3] }, conduits: { C9a: 0 }, powerhouses: { 'P11-3': 0 } });
  play(state, 'space turbine-minus1-left');
  assert.deepEqual(offered(state), ['drops 2', 'drops 3']);
  assert.equal(refused(state, 'drops 1'), 'BAR-PROD-07 total-too-small 0');
  const never = position({ dams: { D9l: [0, 1, 1] }, conduits: { C9a: 0 }, powerhouses: { 'P11-3': 0 } });
  assert.equal(refused(never, 'space turbine-minus2-left'), 'BAR-PROD-07 no-production -1');
});

test('BAR-PROD-10 credits left after the action limit the drops over another’s conduit', () => {
  const state = plant({ conduits: { C1b: 2 }, players: [{ credits: 5 }] });
  play(state, 'space turbine-zero-right');
  assert.deepEqual(offered(state), ['drops 1', 'drops 2']);
  assert.equal(refused(state, 'drops 3'), 'BAR-PROD-10 conduit-fee 3 2');
  const none = plant({ conduits: { C1b: 2 }, players: [{ credits: 3 }] });
  assert.ok(offered(none).includes('space turbine-zero-left') && !offered(none).includes('space turbine-zero-right'));
});

test('BAR-PROD-11 own conduits cost nothing and give no points', () => {
  const state = plant();
  const told = play(state, 'space turbine-zero-left', 'drops 3');
  assert.deepEqual([ofName(told, 'conduit-fee').length, goods(state, 0)[0], playerAt(state, 0).vp], [0, 6, 10]);
});

test('BAR-PROD-12, BAR-ENERGY-01 the marker advances by the total of each production', () => {
  const state = plant({ players: [{ energy: 5 }], seats: 2 });
  play(state, 'space turbine-zero-left', 'drops 1', 'bank 1', 'space turbine-zero-right', 'drops 1');
  assert.equal(playerAt(state, 0).energy, 5 + 4 + 4);
});

test('BAR-PROD-13, BAR-PROD-14, BAR-PROD-17 fee, energy, contract with its reward, then the water flows on', () => {
  const state = plant({ conduits: { C1b: 2 }, dams: { D5l: [0, 1] }, players: [{ held: ['G15'] }] });
  const told = play(state, 'space turbine-zero-left', 'drops 2', 'fulfil G15', 'headstream B', 'headstream B');
  const events = told.map(({ event }) => event);
  const order = ['produced', 'conduit-fee', 'energy', 'contract-fulfilled', 'drop-placed', 'flowed'].map((event) => events.indexOf(event));
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
  const flows = ofName(told, 'flowed').map((one) => ('from' in one ? one.from : ''));
  assert.deepEqual(flows, ['B', 'B', 'P5-2', 'P5-2']);
  assert.deepEqual(dropsIn(state), { D1l: 1, D5l: 1 }, 'the reward’s drop took the place of the used ones');
});

test('BAR-PROD-15, BAR-CON-05 producing without a contract is allowed, and fulfilling optional', () => {
  const state = plant();
  play(state, 'space turbine-zero-left', 'drops 1');
  assert.equal(toAct(state), 1);
  const held = plant({ players: [{ held: ['S3'] }] });
  play(held, 'space turbine-zero-left', 'drops 1');
  assert.deepEqual(offered(held), ['decline', 'fulfil S3']);
  play(held, 'decline');
  assert.deepEqual([playerAt(held, 0).held.length, toAct(held)], [1, 1]);
});

test('nothing is declined that was not offered', () => {
  const produced = plant();
  const told = play(produced, 'space turbine-zero-left', 'drops 3');
  assert.equal(ofName(told, 'produced').length, 1);
  assert.deepEqual(ofName(told, 'declined'), [], 'no contract within reach');
  const german = plant({ players: [{ company: 'germany', built: [0, 0, 0, 3] }] });
  assert.deepEqual(ofName(play(german, 'space turbine-zero-left', 'drops 3'), 'declined'), [], 'no second powerhouse');
  const held = plant({ players: [{ held: ['G10'] }] });
  assert.deepEqual(ofName(play(held, 'space turbine-zero-left', 'drops 3', 'decline'), 'declined'), [
    { event: 'declined', seat: 0, what: 'contract', origin: null },
  ]);
});

test('BAR-COMPANY-05, BAR-COMPANY-06, BAR-COMPANY-07, BAR-COMPANY-08, BAR-COMPANY-09 Germany’s second production', () => {
  const germany = { company: 'germany', held: ['G01', 'G02'], credits: 9 } as const;
  const state = position({
    players: [germany, { company: 'usa' }],
    dams: { D1l: ['neutral', 1, 1], D5l: [0, 3, 2] },
    conduits: { C1b: 0, C5a: 1 },
    powerhouses: { 'P5-2': 0, 'P8-2': 0, 'P6-2': 0 },
  });
  play(state, 'space turbine-zero-left', 'system P5-2 D1l C1b', 'fulfil G01');
  assert.deepEqual([asks(state), offered(state)], ['system', ['decline', 'system P8-2 D5l C5a']], 'the drop of the first is there');
  assert.equal(refused(state, 'system P5-2 D1l C1b'), 'BAR-COMPANY-05 same-powerhouse P5-2');
  assert.equal(dropsAt(state, 'D5l'), 3);
  const told = play(state, 'system P8-2 D5l C5a', 'drops 3');
  assert.deepEqual(
    ofName(told, 'produced').map((one) => ('total' in one && 'second' in one ? [one.total, one.second] : [])),
    [[9, true]],
  );
  assert.deepEqual(goods(state, 0)[0], 9 + 1 - 3);
  play(state, 'fulfil G02', 'machines 2 0');
  assert.equal(toAct(state), 1, 'no third production');
  assert.equal(playerAt(state, 0).energy, 4 + 1 + 9);
});

test('BAR-COMPANY-10 Italy: three steps after each production, not for contracts: example EX-56', () => {
  const state = position({
    players: [{ company: 'italy', held: ['Y06'] }],
    dams: { D1l: ['neutral', 1, 1] },
    conduits: { C1b: 0 },
    powerhouses: { 'P5-2': 0, 'P6-2': 0, 'P7-2': 0 },
  });
  const told = play(state, 'space turbine-zero-left');
  assert.equal(total(told), 5);
  assert.equal(playerAt(state, 0).energy, 8);
  assert.equal(toAct(state), 1, 'a contract of 6 is out of reach');
});

test('BAR-COMPANY-11 France: every contract needs 3 energy less: example EX-55', () => {
  const state = position({
    players: [{ company: 'france', held: ['R11'] }],
    nationals: ['NC1', 'NC3'],
    task: { task: 'contract', seat: 0, total: 10, tile: false },
    powerhouses: { 'P5-2': 0, 'P6-2': 0, 'P7-2': 0 },
  });
  assert.deepEqual(offered(state), ['decline', 'fulfil NC1', 'fulfil R11']);
  assert.equal(refused(state, 'fulfil NC3'), 'BAR-CON-01 contract-too-large NC3 11 10');
  const two = position({
    players: [{ company: 'france', held: ['R11', 'G01'] }],
    task: { task: 'contract', seat: 0, total: 9, tile: false },
    powerhouses: { 'P5-2': 0 },
  });
  assert.deepEqual(offered(two), ['decline', 'fulfil G01']);
});

test('BAR-COMPANY-12 the powerhouse bonus counts for contracts', () => {
  const state = plant({ players: [{ held: ['Y01'] }], powerhouses: { 'P6-2': 0 } });
  play(state, 'space turbine-zero-left', 'drops 1');
  assert.deepEqual(offered(state), ['decline', 'fulfil Y01']);
});

test('BAR-COMPANY-13 a powerhouse won by the contract does not start the ability for its production', () => {
  const state = plant({ players: [{ company: 'italy', held: ['Y02'] }], powerhouses: { 'P6-2': 0 } });
  play(state, 'space turbine-zero-left', 'drops 2', 'fulfil Y02', 'site P8-2');
  assert.equal(playerAt(state, 0).energy, 9);
  const germany = plant({
    players: [{ company: 'germany', held: ['Y02'] }],
    powerhouses: { 'P6-2': 0 },
    dams: { D2l: [0, 1, 1] },
    conduits: { C2a: 0 },
  });
  play(germany, 'space turbine-zero-left', 'system P5-2 D1l C1b', 'drops 2', 'fulfil Y02', 'site P8-2');
  assert.equal(toAct(germany), 1);
});

test('BAR-ENERGY-02, BAR-ENERGY-03 past 30 the marker counts on: credits and bonus as 30, rank by the real total; example EX-54', () => {
  const state = position({
    round: 5,
    seats: 2,
    players: [
      { energy: 33, built: [2, 0, 0, 0], credits: 0 },
      { energy: 30, built: [2, 0, 0, 0], credits: 0 },
    ],
    task: { task: 'round end', seat: -1 },
    bonus: ['bonus-base', 'bonus-base', 'bonus-base', 'bonus-base', 'bonus-base'],
  });
  const told = run(state);
  const scored = (name: string): unknown[] => ofName(told, name).map((one) => ('vp' in one ? one.vp : 0));
  assert.deepEqual(
    [scored('rank-scored'), scored('bonus-scored')],
    [
      [6, 2],
      [8, 8],
    ],
  );
  assert.deepEqual([goods(state, 0)[0], goods(state, 1)[0]], [8, 8]);
});

test('BAR-ENERGY-04 energy of incomes and rewards advances the marker but fulfils nothing', () => {
  const state = position({ players: [{ held: ['G04', 'G01'] }], task: { task: 'contract', seat: 0, total: 2, tile: false } });
  play(state, 'fulfil G04');
  assert.deepEqual([playerAt(state, 0).energy, asks(state)], [3, 'turn']);
});
