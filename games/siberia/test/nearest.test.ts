import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standsInTheWay } from '@madang/kernel/testing';
import { siberia } from '../rules/index.ts';
import { play, position, two } from './position.ts';

// What is said of a place that is pressed in vain: of its moves the one that lacks least.

test('SIB-LOG-04 a region says how many steps the nearest own worker is short of, not that none stands in the first place', () => {
  const state = position({ players: [{ workers: { ob: 1 }, rows: { logistician: two('logistician') } }] });
  play(state, 'perform logistician');
  const found = standsInTheWay(siberia, state, (move) => move.kind === 'step' && move.to === 'sakhalin');
  assert.deepEqual(found, { reasons: ['not-adjacent'], short: ['1 steps'], enough: false, first: 'no-worker-there' });
});

test('SIB-LOG-04 a region that one worker reaches in several steps is not too far, however far the others are', () => {
  const state = position({ players: [{ workers: { baikal: 1, ob: 1, kamchatka: 1 }, rows: { logistician: two('logistician') } }] });
  play(state, 'perform logistician');
  const found = standsInTheWay(siberia, state, (move) => move.kind === 'step' && move.to === 'aldan');
  assert.deepEqual([found.reasons, found.short], [['several-steps'], []]);
});

test('SIB-PLACE-06 a full row says that it is full, not that some counter is none of the drawn ones', () => {
  const state = position({ players: [{ rows: { gold: two('gold') }, drawn: ['worker/gold', 'manager'] }] });
  const found = standsInTheWay(siberia, state, (move) => move.kind === 'place' && move.area === 'gold');
  assert.deepEqual([found.reasons, found.first], [['row-full'], 'counter-not-drawn']);
});
