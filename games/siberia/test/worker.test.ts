import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Siberia } from '../rules/state.ts';
import { offered, ofName, type PlayerSketch, play, playerAt, position, refused, sellersAt, toAct, two, workersAt } from './position.ts';

const working = (sketch: PlayerSketch): Siberia => position({ players: [{ ...sketch, rows: { worker: two('worker') } }] });

test('SIB-WORK-01 a piece of the supply may become a worker in Vladivostok', () => {
  const state = working({ supply: 2 });
  play(state, 'perform worker');
  assert.deepEqual(offered(state), ['stop', 'piece supply']);
  play(state, 'piece supply');
  assert.deepEqual([workersAt(state, 0, 'vladivostok'), playerAt(state, 0).supply], [2, 1]);
});

test('SIB-WORK-02 every worker enters Siberia at Vladivostok', () => {
  const state = working({ supply: 0, sellers: { tokyo: 1 }, workers: { ob: 1 } });
  const told = play(state, 'perform worker', 'piece ob');
  assert.deepEqual(ofName(told, 'worker-placed'), [{ event: 'worker-placed', seat: 0, from: 'ob' }]);
  assert.deepEqual([workersAt(state, 0, 'ob'), workersAt(state, 0, 'vladivostok')], [0, 1]);
});

test('SIB-WORK-03 with an empty supply it may be a seller of any exchange or a worker of any region', () => {
  const state = working({ supply: 0, sellers: { frankfurt: 1, zurich: 1 }, workers: { vladivostok: 1, amur: 1, ob: 2 } });
  play(state, 'perform worker');
  assert.deepEqual(offered(state), ['stop', 'piece frankfurt', 'piece zurich', 'piece amur', 'piece ob']);
  assert.equal(refused(state, 'piece supply'), 'SIB-WORK-01 supply-empty');
  assert.equal(refused(state, 'piece vladivostok'), 'SIB-WORK-03 worker-already-there');
  play(state, 'piece zurich');
  assert.deepEqual([sellersAt(state, 0, 'zurich'), workersAt(state, 0, 'vladivostok')], [0, 2]);
});

test('SIB-WORK-04 while the supply holds a piece, sellers and workers stay where they are', () => {
  const state = working({ supply: 1, workers: { amur: 2 } });
  play(state, 'perform worker');
  assert.deepEqual(offered(state), ['stop', 'piece supply']);
  assert.equal(refused(state, 'piece amur'), 'SIB-WORK-04 supply-first 1');
  assert.equal(refused(state, 'piece frankfurt'), 'SIB-WORK-04 supply-first 1');
});

test('SIB-WORK-05 with all pieces in Vladivostok the action has no effect', () => {
  const state = working({ supply: 0, sellers: {}, workers: { vladivostok: 6 } });
  const told = play(state, 'perform worker');
  assert.deepEqual(
    told.map(({ event }) => event),
    ['performed'],
  );
  assert.equal(toAct(state), 1);
  assert.equal(workersAt(state, 0, 'vladivostok'), 6);
});
