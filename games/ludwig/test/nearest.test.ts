import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standsInTheWay } from '@madang/kernel/testing';
import { ludwig } from '../rules/index.ts';
import { play, position } from './position.ts';

// What is said of a place that is pressed in vain: of its moves the one that lacks least.

test('LUD-ROUND-07 a price whose tile is set says so, not that some tile is none of the market', () => {
  const state = position({ seats: 2, market: { 4000: 'parlor', 6000: 'dungeon', 8000: 'pantry' }, tasks: [{ task: 'prices', seat: 1 }] });
  play(state, 'price dungeon 4000');
  const found = standsInTheWay(ludwig, state, (move) => move.kind === 'price' && move.price === 4000);
  assert.deepEqual([found.reasons, found.first], [['space-is-set'], 'tile-not-on-market']);
});

test('LUD-ROUND-16 a room that is too dear says how much more would do', () => {
  const state = position({ market: { 8000: 'parlor' }, players: [{ money: 5000 }] });
  const found = standsInTheWay(ludwig, state, (move) => move.kind === 'buy' && move.tile === 'parlor');
  assert.deepEqual(found, { reasons: ['too-dear'], short: ['3000 money'], enough: true, first: 'too-dear' });
});

test('LUD-ROUND-16, LUD-ROUND-17 a room that is too dear and fits nowhere says both: money alone would not do', () => {
  const state = position({ market: { 8000: 'bottomless-pit' }, players: [{ money: 5000 }] });
  const found = standsInTheWay(ludwig, state, (move) => move.kind === 'buy' && move.tile === 'bottomless-pit');
  assert.deepEqual(found, { reasons: ['too-dear', 'no-place-for-it'], short: ['3000 money'], enough: false, first: 'too-dear' });
});
