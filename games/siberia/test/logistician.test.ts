import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Place } from '../components/words.ts';
import type { Siberia } from '../rules/state.ts';
import { offered, type PlayerSketch, play, position, refused, type Sketch, toAct, two, workersAt } from './position.ts';

/** Seat 0 has performed its logistician row and may step. */
function moving(workers: PlayerSketch['workers'], sketch: Sketch = {}): Siberia {
  const mover = { workers: workers ?? {}, rows: { logistician: two('logistician') } };
  const state = position({ ...sketch, players: [mover, ...(sketch.players ?? [])] });
  play(state, 'perform logistician');
  return state;
}

/** Where a worker of a place may step to. */
const stepsFrom = (state: Siberia, from: Place): string[] =>
  offered(state).flatMap((words) => (words.startsWith(`step ${from} `) ? [words.slice(`step ${from} `.length)] : []));

test('SIB-LOG-01 up to three steps in all', () => {
  const state = moving({ vladivostok: 1 });
  play(state, 'step vladivostok amur', 'step amur aldan', 'step aldan lena');
  assert.equal(workersAt(state, 0, 'lena'), 1);
  assert.equal(toAct(state), 1);
  assert.equal(refused(state, 'step lena taymyr', 0), 'not-your-decision');
  assert.equal(refused(state, 'step lena taymyr'), 'SIB-LOG-01 logistician-first');
});

test('SIB-LOG-02 the steps may be shared among the own workers in any way', () => {
  const state = moving({ vladivostok: 2, ob: 1 });
  play(state, 'step ob taymyr', 'step vladivostok sakhalin', 'step vladivostok amur');
  assert.deepEqual(
    (['taymyr', 'sakhalin', 'amur', 'vladivostok'] as const).map((place) => workersAt(state, 0, place)),
    [1, 1, 1, 0],
  );
});

test('SIB-LOG-03 steps may be forgone, even all of them', () => {
  const all = moving({ vladivostok: 1 });
  play(all, 'stop');
  assert.equal(workersAt(all, 0, 'vladivostok'), 1);
  const some = moving({ vladivostok: 1 });
  play(some, 'step vladivostok amur', 'stop');
  assert.equal(toAct(some), 1);
  assert.equal(workersAt(some, 0, 'amur'), 1);
});

test('SIB-LOG-04 a step takes one own worker to an adjacent place', () => {
  const state = moving({ baikal: 2 }, { players: [{ workers: { ob: 1 } }] });
  assert.deepEqual(stepsFrom(state, 'baikal'), ['transbaikal', 'evenkia', 'kuzbass']);
  assert.equal(refused(state, 'step baikal ob'), 'SIB-LOG-04 several-steps baikal ob 2');
  assert.equal(refused(state, 'step ob kuzbass'), 'SIB-LOG-01 no-worker-there ob');
  play(state, 'step baikal kuzbass');
  assert.deepEqual([workersAt(state, 0, 'baikal'), workersAt(state, 0, 'kuzbass'), workersAt(state, 1, 'ob')], [1, 1, 1]);
});

test('SIB-LOG-02 a region that is too far says how many steps more than are left', () => {
  const state = moving({ vladivostok: 1, sakhalin: 1 });
  assert.equal(refused(state, 'step vladivostok ob'), 'SIB-LOG-04 not-adjacent vladivostok ob 1');
  play(state, 'step sakhalin khabarovsk');
  assert.equal(refused(state, 'step vladivostok ob'), 'SIB-LOG-04 not-adjacent vladivostok ob 2');
  play(state, 'step khabarovsk sakhalin');
  assert.equal(refused(state, 'step vladivostok ob'), 'SIB-LOG-04 not-adjacent vladivostok ob 3');
});

test('SIB-LOG-02 a region that the steps left reach is not too far, but several steps away', () => {
  const state = moving({ vladivostok: 1, sakhalin: 1 });
  assert.equal(refused(state, 'step vladivostok evenkia'), 'SIB-LOG-04 several-steps vladivostok evenkia 3');
  play(state, 'step sakhalin khabarovsk');
  assert.equal(refused(state, 'step vladivostok evenkia'), 'SIB-LOG-04 not-adjacent vladivostok evenkia 1');
  assert.equal(refused(state, 'step vladivostok aldan'), 'SIB-LOG-04 several-steps vladivostok aldan 2');
});

test('SIB-LOG-05 depleted regions are jumped and cost nothing', () => {
  const state = moving({ kuzbass: 1 }, { cubes: { baikal: [], transbaikal: [] } });
  assert.deepEqual(stepsFrom(state, 'kuzbass'), ['vladivostok', 'amur', 'aldan', 'evenkia', 'ob']);
  play(state, 'step kuzbass amur');
  assert.ok(stepsFrom(state, 'amur').includes('kuzbass'));
});

test('SIB-LOG-05 a jump is one step, however many regions it jumps: two more may follow', () => {
  const state = moving({ kuzbass: 1 }, { cubes: { baikal: [], transbaikal: [] } });
  play(state, 'step kuzbass amur', 'step amur kuzbass');
  assert.equal(toAct(state), 0);
  play(state, 'step kuzbass ob');
  assert.deepEqual([workersAt(state, 0, 'ob'), toAct(state)], [1, 1]);
});

test('SIB-LOG-06 a worker never stops in a depleted region', () => {
  const state = moving({ kuzbass: 1 }, { cubes: { baikal: [] } });
  assert.ok(!stepsFrom(state, 'kuzbass').includes('baikal'));
  assert.equal(refused(state, 'step kuzbass baikal'), 'SIB-LOG-06 region-depleted baikal');
});

test('SIB-LOG-07 any number of workers of any players may stand in one place', () => {
  const state = moving({ amur: 3, aldan: 2 }, { players: [{ workers: { amur: 4 } }] });
  play(state, 'step aldan amur', 'step aldan amur', 'stop');
  assert.deepEqual([workersAt(state, 0, 'amur'), workersAt(state, 1, 'amur')], [5, 4]);
});

test('SIB-LOG-08 a worker may go back to Vladivostok', () => {
  const state = moving({ amur: 1 });
  play(state, 'step amur vladivostok');
  assert.equal(workersAt(state, 0, 'vladivostok'), 1);
});

test('SIB-LOG-09 Vladivostok is never jumped', () => {
  const state = moving({ sakhalin: 1 }, { cubes: { khabarovsk: [] } });
  // Over depleted Khabarovsk to Amur, Aldan and Kolyma; Transbaikal only by a step into Vladivostok and one out.
  assert.deepEqual(stepsFrom(state, 'sakhalin'), ['vladivostok', 'amur', 'aldan', 'kolyma', 'kamchatka']);
  play(state, 'step sakhalin vladivostok', 'step vladivostok transbaikal', 'stop');
  assert.equal(workersAt(state, 0, 'transbaikal'), 1);
});

test('SIB-LOG-10 a jump back to the same place is no step', () => {
  const state = moving({ amur: 1 }, { cubes: { aldan: [], khabarovsk: [], transbaikal: [] } });
  assert.ok(!stepsFrom(state, 'amur').includes('amur'));
  assert.deepEqual(stepsFrom(state, 'amur'), ['vladivostok', 'sakhalin', 'kolyma', 'lena', 'baikal', 'evenkia']);
});
