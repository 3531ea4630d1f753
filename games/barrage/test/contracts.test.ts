import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BarrageTask } from '../rules/state.ts';
import { asks, dropsIn, goods, offered, ofName, ownerAt, play, playerAt, position, refused, type Sketch } from './position.ts';

/** A production of this total has just been made by seat 0. */
const produced = (energy: number, sketch: Sketch = {}, tile = false): ReturnType<typeof position> => {
  const task: BarrageTask = { task: 'contract', seat: 0, total: energy, tile };
  return position({ ...sketch, task });
};

test('BAR-CON-01, BAR-CON-03 the total of one production counts, not the position on the track', () => {
  const state = produced(6, { players: [{ energy: 20, held: ['Y01', 'Y11', 'R01'] }] });
  assert.deepEqual(offered(state), ['decline', 'fulfil Y01']);
  assert.equal(refused(state, 'fulfil Y11'), 'BAR-CON-01 contract-too-large Y11 7 6');
});

test('BAR-CON-02 one production fulfils at most one contract', () => {
  const state = produced(20, { players: [{ held: ['Y01', 'R12'] }] });
  play(state, 'fulfil R12');
  assert.deepEqual([asks(state), playerAt(state, 0).held.length], ['turn', 1]);
});

test('BAR-CON-04 the reward is gained at once, the tile lies face down', () => {
  const state = produced(10, { players: [{ held: ['R12'] }] });
  play(state, 'fulfil R12');
  const me = playerAt(state, 0);
  assert.deepEqual([me.vp, me.credits, me.held, me.fulfilled.length], [17, 9, [], 1]);
});

test('BAR-CON-06 only held or national face-up contracts', () => {
  const state = produced(20, { players: [{ held: ['G01'] }, { held: ['G03'] }], nationals: ['NC5'] });
  assert.deepEqual(offered(state), ['decline', 'fulfil NC5', 'fulfil G01']);
  assert.equal(refused(state, 'fulfil G03'), 'BAR-CON-06 contract-not-held G03');
  assert.equal(refused(state, 'fulfil Y01'), 'BAR-CON-06 contract-not-held Y01');
});

test('BAR-CON-07 a tile’s energy fulfils a held contract, not a national one', () => {
  const state = produced(14, { players: [{ held: ['G01'] }], nationals: ['NC1'] }, true);
  assert.deepEqual(offered(state), ['decline', 'fulfil G01']);
  assert.equal(refused(state, 'fulfil NC1'), 'BAR-CON-07 not-by-tile NC1');
});

test('BAR-CON-08 reward energy advances the marker only', () => {
  const state = produced(8, { players: [{ held: ['R05', 'G01'] }] });
  play(state, 'fulfil R05');
  assert.deepEqual([playerAt(state, 0).energy, asks(state)], [5, 'turn']);
});

test('BAR-CON-09, BAR-CON-10 a reward’s piece needs no engineers, tile, machinery or turn; it obeys the limits and uncovers incomes', () => {
  const state = produced(5, { players: [{ held: ['Y02'], excavators: 0, mixers: 0 }], powerhouses: { 'P5-2': 0 } });
  play(state, 'fulfil Y02');
  assert.ok(!offered(state).includes('site P5-1') && offered(state).includes('site P6-2'));
  assert.equal(refused(state, 'site P5-1'), 'BAR-BUILD-19 own-powerhouse-in-basin P5-1 P5-2');
  const told = play(state, 'site P6-2');
  assert.deepEqual(ofName(told, 'wheel-turned'), []);
  assert.deepEqual([playerAt(state, 0).engineers, playerAt(state, 0).constructions, playerAt(state, 0).built[3]], [12, 0, 2]);
});

test('BAR-CON-11 on a red site it costs the 3 credits', () => {
  const state = produced(5, { players: [{ held: ['Y02'], credits: 3 }] });
  play(state, 'fulfil Y02', 'site P6-1');
  assert.equal(playerAt(state, 0).credits, 0);
  const poor = produced(5, { players: [{ held: ['Y02'], credits: 2 }] });
  play(poor, 'fulfil Y02');
  assert.equal(refused(poor, 'site P6-1'), 'BAR-BUILD-07 red-site-fee P6-1 3 2');
});

test('BAR-CON-12 a conduit of value X or less', () => {
  const state = produced(4, { players: [{ held: ['G11'] }], conduits: { C9a: 1 } });
  play(state, 'fulfil G11');
  assert.deepEqual(offered(state, 'site'), ['site C6b', 'site C7a', 'site C8b', 'site C10a', 'site C10b']);
  assert.equal(refused(state, 'site C5a'), 'BAR-CON-12 value-too-high C5a 3 2');
});

test('BAR-CON-13 a base only in the areas of the reward', () => {
  const state = produced(6, { players: [{ held: ['Y06', 'G12'] }] });
  play(state, 'fulfil Y06');
  assert.ok(offered(state).includes('site D5l') && !offered(state).includes('site D1l'));
  assert.equal(refused(state, 'site D1l'), 'BAR-CON-13 area-not-allowed D1l');
  const plains = produced(6, { players: [{ held: ['G12'] }] });
  play(plains, 'fulfil G12');
  assert.ok(offered(plains).includes('site D8l') && !offered(plains).includes('site D5l'));
});

test('BAR-CON-14, BAR-CON-15 what cannot be carried out is lost, the rest is gained; the contract counts', () => {
  const state = produced(9, { players: [{ held: ['R09'], built: [0, 0, 0, 4] }] });
  const told = play(state, 'fulfil R09');
  assert.deepEqual(ofName(told, 'lost'), [{ event: 'lost', seat: 0, structure: 'powerhouse' }]);
  assert.deepEqual([playerAt(state, 0).energy, playerAt(state, 0).fulfilled.length], [3, 1]);
  const all = produced(8, { players: [{ held: ['R02'], built: [5, 0, 0, 0] }] });
  play(all, 'fulfil R02');
  assert.equal(playerAt(all, 0).fulfilled.length, 1);
});

test('BAR-CON-16 drops and pieces may be declined, fewer drops placed; the rest is always gained', () => {
  const state = produced(9, { players: [{ held: ['R10'] }], dams: { D8l: [0, 1] } });
  play(state, 'fulfil R10', 'decline', 'headstream A', 'decline');
  assert.deepEqual([state.damHeight[15], dropsIn(state)], [1, { D8l: 1 }]);
  const none = produced(10, { players: [{ held: ['R13'] }] });
  play(none, 'fulfil R13', 'decline');
  assert.equal(playerAt(none, 0).vp, 18);
});

test('BAR-NAT-01, BAR-NAT-03, BAR-NAT-04 a national contract instead of a held one, kept face down, not replaced', () => {
  const state = produced(14, { players: [{ held: ['R12'] }], nationals: ['NC3', 'NC5'] });
  assert.deepEqual(offered(state), ['decline', 'fulfil NC3', 'fulfil R12']);
  play(state, 'fulfil NC3');
  assert.deepEqual([state.nationals, playerAt(state, 0).fulfilled.length, goods(state, 0)[0]], [[-1, 8], 1, 14]);
});

test('BAR-NAT-02 national contracts are not taken in the office', () => {
  const state = position({ nationals: ['NC1'] });
  play(state, 'space contractOffice-one-left');
  assert.ok(offered(state).every((words) => /^take [GYR]/.test(words)));
});

test('EX-04 contract G10 at 3 or more: 4 points and 2 credits', () => {
  const state = produced(3, { players: [{ held: ['G10'] }] });
  play(state, 'fulfil G10');
  assert.deepEqual([playerAt(state, 0).vp, playerAt(state, 0).credits], [14, 8]);
  assert.equal(asks(produced(2, { players: [{ held: ['G10'] }] })), 'any order');
});

test('EX-20 EX-21 from 5 a production of 7 goes to 12; G09: to 14, the wheel turns twice, no other contract', () => {
  const state = position({
    players: [{ energy: 5, held: ['G09', 'Y11'] }],
    dams: { D1l: ['neutral', 1, 1] },
    conduits: { C1a: 0 },
    powerhouses: { 'P8-2': 0 },
  });
  play(state, 'space turbine-plus2-left');
  assert.equal(playerAt(state, 0).energy, 12);
  const told = play(state, 'fulfil G09');
  assert.deepEqual([playerAt(state, 0).energy, ofName(told, 'wheel-turned').length, playerAt(state, 0).held.length], [14, 2, 1]);
});

test('EX-22 national contracts of 14: whoever first totals 14 in one production', () => {
  assert.deepEqual(offered(produced(14, { nationals: ['NC3', 'NC4'] })), ['decline', 'fulfil NC3', 'fulfil NC4']);
  assert.equal(asks(produced(13, { nationals: ['NC3', 'NC4'] })), 'any order');
});

test('a piece of a reward that is not a site of its type is refused', () => {
  const state = produced(5, { players: [{ held: ['Y02'] }] });
  play(state, 'fulfil Y02');
  assert.equal(refused(state, 'site D1l'), 'BAR-MAP-13 wrong-site D1l powerhouse');
  assert.equal(ownerAt(state, 'P6-2'), -1);
});
