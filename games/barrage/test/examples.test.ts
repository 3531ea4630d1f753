import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemsOf } from '../rules/production/systems.ts';
import { flowAll } from '../rules/water/flow.ts';
import { dropsIn, goods, offered, ofName, play, playerAt, position, run } from './position.ts';

// The worked examples that stand beside no rule's own test. red USA 0, black Germany 1, green Italy 2, white France 3.

test('EX-06 a neutral dam of level 2 with 1 drop: of two more one flows on', () => {
  const state = position({ dams: { D6l: ['neutral', 2, 1] }, waiting: [0, 0, 2, 0] });
  const ends: unknown[] = [];
  flowAll(state, (event) => ends.push(event.event === 'flowed' ? event.end : ''));
  assert.deepEqual([ends, dropsIn(state)], [['D6l', 'exit-right'], { D6l: 2 }]);
});

test('EX-07 two conduits from a basin with a red and a neutral dam link both dams with both powerhouses', () => {
  const state = position({ dams: { D5u: [0, 1, 1], D5l: ['neutral', 2, 1] }, conduits: { C5a: 0, C5b: 2 }, powerhouses: { 'P8-2': 0, 'P10-3': 0 } });
  assert.equal(systemsOf(state, 0).length, 4);
});

/** Red with a neutral dam of 3 drops above a conduit of this value (3A or 3B) and a powerhouse below it. */
const red = (owner: number, value: 3 | 4, drops: number) =>
  position({
    dams: { D3l: ['neutral', 3, 3] },
    conduits: value === 4 ? { C3a: owner } : { C3b: owner },
    powerhouses: value === 4 ? { 'P5-2': 0 } : { 'P6-2': 0 },
    players: [{ credits: drops + 4 }],
  });
const produced = (state: ReturnType<typeof position>, space: string, drops: number): unknown[] => {
  const told = play(state, `space turbine-${space}-left`, `drops ${drops}`);
  return ofName(told, 'produced').map((one) => ('gross' in one && 'total' in one ? [one.gross, one.total] : []))[0] as unknown[];
};

test('EX-08 own conduit of value 3, 1 drop: 3 energy before modifiers, no fee', () => {
  const state = red(0, 3, 1);
  assert.deepEqual(produced(state, 'zero', 1), [3, 3]);
  assert.equal(goods(state, 0)[0], 5);
});

test('EX-09 black’s conduit of value 3, 2 drops: 6 energy, 2 credits to black and 2 points', () => {
  const state = red(1, 3, 2);
  assert.deepEqual(produced(state, 'zero', 2), [6, 6]);
  assert.deepEqual([goods(state, 0)[0], goods(state, 1)[0], playerAt(state, 1).vp], [4, 8, 12]);
});

test('EX-18 production +1 over green’s conduit of value 4 with 2 drops: 9', () => {
  const state = red(2, 4, 2);
  assert.deepEqual(produced(state, 'plus1', 2), [8, 9]);
  assert.deepEqual([goods(state, 0)[0], goods(state, 2)[0], playerAt(state, 2).vp], [4, 8, 12]);
});

test('EX-19 production +1 over green’s conduit of value 3 with 2 drops: 7', () => {
  const state = red(2, 3, 2);
  assert.deepEqual(produced(state, 'plus1', 2), [6, 7]);
  assert.deepEqual([goods(state, 0)[0], goods(state, 2)[0], playerAt(state, 2).vp], [4, 8, 12]);
});

test('EX-23 the used drop passes a full red dam and stops at the green one below', () => {
  const state = position({
    dams: { D5l: [0, 1, 1], D8u: [0, 1, 1], D8l: [2, 1] },
    conduits: { C5a: 0 },
    powerhouses: { 'P8-2': 0 },
  });
  const told = play(state, 'space turbine-zero-left');
  assert.deepEqual(ofName(told, 'flowed'), [{ event: 'flowed', from: 'P8-2', passed: ['D8u'], end: 'D8l' }]);
  assert.deepEqual(dropsIn(state), { D8u: 1, D8l: 1 });
});

test('EX-25 two drops, a full mountain dam, a plain dam with room for 1: the second leaves the map', () => {
  const state = position({ dams: { D1l: [0, 1, 1], D8l: ['neutral', 3, 2] }, waiting: [2, 0, 0, 0] });
  const ends: unknown[] = [];
  flowAll(state, (event) => ends.push(event.event === 'flowed' ? event.end : ''));
  assert.deepEqual(ends, ['D8l', 'exit-left']);
});

test('EX-26 three drops stop in a mountain dam, an upper hill dam and a lower neutral one, in that order', () => {
  const state = position({ dams: { D3l: [0, 2, 1], D6u: [1, 1], D6l: ['neutral', 2, 0] }, waiting: [0, 0, 3, 0] });
  const ends: unknown[] = [];
  flowAll(state, (event) => ends.push(event.event === 'flowed' ? event.end : ''));
  assert.deepEqual(ends, ['D3l', 'D6u', 'D6l']);
});

const AMERICAN = { 'P5-2': 0, 'P9-2': 0, 'P11-3': 0 } as const;

test('EX-35 green’s production releases 2 drops past a strip with a red powerhouse: red +2', () => {
  const state = position({
    order: [2, 0, 1, 3],
    dams: { D3l: ['neutral', 2, 2] },
    conduits: { C3a: 2 },
    powerhouses: { ...AMERICAN, 'P5-1': 2, 'P11-3': 1, 'P6-2': 0 },
    task: { task: 'system', seat: 2, bonus: 0, optional: true, after: -1 },
  });
  play(state, 'system P5-1 D3l C3a', 'drops 2');
  assert.deepEqual([playerAt(state, 2).energy, playerAt(state, 0).energy], [8, 2]);
});

test('EX-36 a drop overflows a full white dam above a strip with a red powerhouse: red +1', () => {
  const state = position({
    dams: { D2l: [3, 1, 1], D5u: [3, 1, 0] },
    powerhouses: { ...AMERICAN, 'P12-3': 0 },
    waiting: [0, 1, 0, 0],
    task: { task: 'round end', seat: -1 },
  });
  const told = run(state);
  assert.deepEqual(ofName(told, 'energy'), [{ event: 'energy', seat: 0, n: 1, energy: 1, reason: 'usa' }]);
});

test('EX-37 Germany: two drops over a pipe of value 2 fill its second dam, whose 3 go over white’s conduit', () => {
  const state = position({
    order: [1, 0, 2, 3],
    players: [{}, { credits: 6 }],
    dams: { D6l: [1, 2, 2], D7u: [1, 3, 1] },
    conduits: { C6b: 1, C7b: 3 },
    powerhouses: { 'P7-2': 1, 'P12-3': 1, 'P5-2': 1 },
    task: { task: 'system', seat: 1, bonus: 1, optional: true, after: -1 },
  });
  play(state, 'system P7-2 D6l C6b', 'drops 2');
  assert.equal(playerAt(state, 1).energy, 2 * 2 + 1 + 1);
  assert.deepEqual(dropsIn(state), { D7u: 3 });
  assert.deepEqual(offered(state), ['decline', 'system P12-3 D7u C7b']);
  play(state, 'system P12-3 D7u C7b', 'drops 3');
  assert.deepEqual([goods(state, 1)[0], goods(state, 3)[0], playerAt(state, 3).vp], [3, 9, 13]);
  assert.equal(playerAt(state, 1).energy, 6 + 9, 'no bonus applies');
});

test('EX-48 two drops released in basin 6 past full dams: one stops in 10, the other goes on behind 12', () => {
  const state = position({
    dams: { D6u: [1, 1, 1], D6l: [2, 1, 1], D10u: [1, 1] },
    task: { task: 'release', seat: 2, powerhouse: 3, n: 2 },
  });
  assert.deepEqual(ofName(run(state), 'flowed'), [
    { event: 'flowed', from: 'P6-2', passed: ['D6u', 'D6l', 'strip-10'], end: 'D10u' },
    { event: 'flowed', from: 'P6-2', passed: ['D6u', 'D6l', 'strip-10', 'D10u', 'strip-12'], end: 'exit-right' },
  ]);
});
