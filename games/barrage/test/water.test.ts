import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flowAll } from '../rules/water/flow.ts';
import { type DamSketch, dropsAt, dropsIn, offered, ofName, ownerAt, play, playerAt, position, refused, run, toAct } from './position.ts';

const flowed = (state: ReturnType<typeof position>): unknown[] => {
  const told: unknown[] = [];
  flowAll(state, (event) => {
    if (event.event === 'flowed') told.push([event.from, event.passed.join(' '), event.end]);
  });
  return told;
};

test('BAR-FLOW-01, BAR-FLOW-11 in the water-flow phase every waiting drop flows until it is held or gone', () => {
  const state = position({ dams: { D1l: [0, 1], D3u: ['neutral', 2] }, waiting: [1, 2, 3, 0], task: { task: 'round end', seat: -1 } });
  run(state);
  assert.deepEqual(dropsIn(state), { D1l: 1, D3u: 2 });
  assert.equal(ofName(run(position({ waiting: [1, 2, 0, 0], task: { task: 'round end', seat: -1 } })), 'flowed').length, 3);
});

test('BAR-FLOW-02, BAR-FLOW-03, BAR-FLOW-04 one drop after the other, strip, upper dam, lower dam', () => {
  const state = position({ dams: { D8u: [0, 1], D8l: [1, 1], D5u: [0, 1, 1] }, waiting: [3, 0, 0, 0] });
  assert.deepEqual(flowed(state), [
    ['A', 'strip-8', 'D8u'],
    ['A', 'strip-8 D8u', 'D8l'],
    ['A', 'strip-8 D8u D8l strip-11', 'exit-left'],
  ]);
});

test('BAR-FLOW-05 a full dam is passed as if it were not there', () => {
  const state = position({ dams: { D1l: [0, 1, 1], D8l: [1, 2] }, waiting: [1, 0, 0, 0] });
  flowAll(state, undefined);
  assert.deepEqual(dropsIn(state), { D1l: 1, D8l: 1 });
});

test('BAR-FLOW-06 a drop in a dam stays there until a production takes it', () => {
  const state = position({ dams: { D1l: [0, 3, 2], D2l: ['neutral', 1, 1] }, task: { task: 'round end', seat: -1 } });
  run(state);
  assert.deepEqual(dropsIn(state), { D1l: 2, D2l: 1 });
});

test('BAR-FLOW-07 a drop that leaves basin 11 or 12 is removed', () => {
  const state = position({ waiting: [1, 1, 1, 1] });
  assert.deepEqual(
    flowed(state).map((one) => (one as unknown[])[2]),
    ['exit-left', 'exit-left', 'exit-right', 'exit-right'],
  );
  assert.deepEqual(dropsIn(state), {});
});

test('BAR-FLOW-08 used drops go on from the strip: the upper dam of the same basin, or off the map', () => {
  const state = position({ dams: { D8u: [1, 1], D8l: [1, 1] }, task: { task: 'release', seat: 0, powerhouse: 7, n: 2 } });
  assert.deepEqual(ofName(run(state), 'flowed'), [
    { event: 'flowed', from: 'P8-2', passed: [], end: 'D8u' },
    { event: 'flowed', from: 'P8-2', passed: ['D8u'], end: 'D8l' },
  ]);
  const low = position({ task: { task: 'release', seat: 0, powerhouse: 22, n: 1 } });
  assert.deepEqual(ofName(run(low), 'flowed'), [{ event: 'flowed', from: 'P12-4', passed: [], end: 'exit-right' }]);
});

test('BAR-FLOW-09 the owner of a dam plays no role for stopping', () => {
  for (const owner of [0, 3, 'neutral'] as const) {
    const state = position({ dams: { D6u: [owner, 1] }, waiting: [0, 0, 1, 0] });
    flowAll(state, undefined);
    assert.equal(dropsAt(state, 'D6u'), 1);
  }
});

test('BAR-FLOW-10 the order of the headstreams does not matter', () => {
  const dams: Record<string, DamSketch> = { D10u: [0, 2], D10l: ['neutral', 1], D6l: [1, 1] };
  const [one, other] = [position({ dams, waiting: [0, 0, 2, 3] }), position({ dams, waiting: [0, 0, 0, 3] })];
  flowAll(one, undefined);
  flowAll(other, undefined);
  other.waiting = [0, 0, 2, 0];
  flowAll(other, undefined);
  assert.deepEqual(dropsIn(one), dropsIn(other));
});

test('BAR-WATER-01, BAR-WATER-02 two later: on one or two headstreams, or only one drop', () => {
  const state = position();
  play(state, 'space water-two-later-left');
  assert.deepEqual(offered(state), ['headstream A', 'headstream B', 'headstream C', 'headstream D']);
  assert.equal(refused(state, 'decline'), 'BAR-WATER-01 must-place');
  play(state, 'headstream A', 'headstream D');
  assert.deepEqual(state.waiting, [1, 0, 0, 1]);
  assert.equal(toAct(state), 1);
  const one = position();
  play(one, 'space water-two-later-left', 'headstream B', 'decline');
  assert.deepEqual(one.waiting, [0, 1, 0, 0]);
});

test('BAR-WATER-03, BAR-WATER-04 one now flows at once; drops that wait there do not move', () => {
  const state = position({ dams: { D1l: [0, 3] }, waiting: [2, 0, 0, 0] });
  play(state, 'space water-one-now-left');
  assert.equal(refused(state, 'decline'), 'BAR-WATER-01 must-place');
  play(state, 'headstream A');
  assert.deepEqual([dropsAt(state, 'D1l'), state.waiting[0]], [1, 2]);
});

test('BAR-WATER-05, BAR-WATER-06 drops of a reward by the same symbols, spread freely, one after the other', () => {
  const state = position({
    dams: { D1l: [0, 1], D8l: [0, 1] },
    players: [{ held: ['G15'] }],
    task: { task: 'contract', seat: 0, total: 4, tile: false },
  });
  play(state, 'fulfil G15');
  assert.deepEqual(offered(state)[0], 'decline');
  play(state, 'headstream A', 'headstream A');
  assert.deepEqual(dropsIn(state), { D1l: 1, D8l: 1 });
  const later = position({ players: [{ held: ['Y14'] }], task: { task: 'contract', seat: 0, total: 7, tile: false } });
  play(later, 'fulfil Y14', 'headstream A', 'headstream C', 'headstream C');
  assert.deepEqual(later.waiting, [1, 0, 2, 0]);
});

test('BAR-COMPANY-01, BAR-COMPANY-02, BAR-COMPANY-03, BAR-COMPANY-04 USA: a step for each drop that passes a strip with its powerhouse', () => {
  const powerhouses = { 'P8-2': 0, 'P5-2': 0, 'P11-3': 0 } as const;
  const state = position({ powerhouses, waiting: [2, 1, 0, 0], dams: { D8u: [1, 1] }, players: [{ held: ['G01'] }] });
  flowAll(state, undefined);
  // A: two pass strip 8, the first stops at D8u, the second goes on past 11; B: strips 5 and 11.
  assert.equal(playerAt(state, 0).energy, 2 + 1 + 2);
  const released = position({ powerhouses, task: { task: 'release', seat: 0, powerhouse: 7, n: 1 } });
  run(released);
  assert.equal(playerAt(released, 0).energy, 1, 'its own strip does not count, 11 does');
  const further = position({ powerhouses: { 'P5-2': 0, 'P9-2': 0, 'P11-3': 0 }, task: { task: 'release', seat: 0, powerhouse: 1, n: 1 } });
  run(further);
  assert.equal(playerAt(further, 0).energy, 2, 'the same drop counts at 9 and 11');
  const two = position({ powerhouses: { 'P8-2': 0, 'P5-2': 0 }, waiting: [1, 0, 0, 0] });
  flowAll(two, undefined);
  assert.equal(playerAt(two, 0).energy, 0, 'from the third powerhouse on');
  assert.equal(ownerAt(state, 'P8-2'), 0);
});
