import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from '@madang/kernel';
import type { Row } from '../components/words.ts';
import { countersOnBoard } from '../rules/rounds/personal-board.ts';
import { inBag, inRow, offered, type PlayerSketch, play, playAs, playerAt, position, refused, toAct, two } from './position.ts';

const MANAGERS: PlayerSketch = { rows: { manager: two('manager') } };
const OTHERS: readonly Row[] = ['logistician', 'seller', 'worker', 'investor', 'diamond', 'gold', 'oil', 'coal', 'gas'];

test('SIB-MGR-01 the row is ready with two managers, or one beside the tile', () => {
  assert.ok(offered(position({ players: [MANAGERS] })).includes('perform manager'));
  assert.ok(offered(position({ players: [{ rows: { manager: ['manager', 'tile'] } }] })).includes('perform manager'));
  assert.deepEqual(offered(position({ players: [{ rows: { manager: ['manager'] } }] })), ['pass']);
});

test('SIB-MGR-02 one manager goes as a joker to an empty space of any row', () => {
  const state = position({ players: [MANAGERS] });
  play(state, 'perform manager');
  assert.deepEqual(offered(state), ['stop', ...OTHERS.map((row) => `joker ${row}`)]);
  play(state, 'joker coal');
  assert.deepEqual(inRow(state, 0, 'coal'), ['manager']);
});

test('SIB-MGR-03 the other manager goes into the bag', () => {
  const state = position({ players: [MANAGERS] });
  play(state, 'perform manager', 'joker coal');
  assert.equal(inBag(state, 'manager'), 13);
  assert.deepEqual(inRow(state, 0, 'manager'), []);
});

test('SIB-MGR-04 with the tile the single manager moves, nothing goes into the bag, the tile stays', () => {
  const state = position({ players: [{ rows: { manager: ['manager', 'tile'] } }] });
  const bag = total(state.bag);
  play(state, 'perform manager', 'joker gas');
  assert.equal(total(state.bag), bag);
  assert.deepEqual(inRow(state, 0, 'manager'), ['tile']);
  assert.deepEqual(inRow(state, 0, 'gas'), ['manager']);
});

test('SIB-MGR-05 a joker is an ordinary counter of its row: it counts, stays, and goes into the bag as a manager', () => {
  const state = position({ seats: 2, players: [{ rows: { manager: two('manager'), worker: ['worker/gas'] } }] });
  play(state, 'perform manager', 'joker worker');
  assert.equal(countersOnBoard(playerAt(state, 0)), 2);
  play(state, 'pass', 'pass');
  assert.deepEqual(inRow(state, 0, 'worker'), ['worker/gas', 'manager']);
  const next = position({ players: [{ rows: { worker: ['worker/gas', 'manager'] } }] });
  play(next, 'perform worker', 'stop');
  assert.equal(inBag(next, 'manager'), 14);
});

test('SIB-MGR-06 a joker goes neither to an occupied space nor to research nor back to the manager row', () => {
  const state = position({ players: [{ rows: { manager: two('manager'), gas: two('gas'), worker: ['worker/oil', 'tile'] } }] });
  play(state, 'perform manager');
  assert.deepEqual(offered(state), ['stop', ...OTHERS.filter((row) => row !== 'gas' && row !== 'worker').map((row) => `joker ${row}`)]);
  assert.equal(refused(state, 'joker gas'), 'SIB-MGR-06 row-full gas');
  assert.equal(refused(state, 'joker manager'), 'SIB-MGR-06 joker-to-manager-row');
});

test('SIB-MGR-07 a row may consist of two jokers', () => {
  const state = position({ seats: 2, players: [{ rows: { manager: two('manager'), worker: ['manager'] } }, { passed: true }] });
  play(state, 'perform manager', 'joker worker');
  assert.deepEqual(inRow(state, 0, 'worker'), ['manager', 'manager']);
  play(state, 'perform worker', 'piece supply');
  assert.equal(inBag(state, 'manager'), 14);
});

test('SIB-MGR-08 declined, or without a free space, all managers of the row go into the bag', () => {
  const declined = position({ players: [MANAGERS] });
  play(declined, 'perform manager', 'stop');
  assert.equal(inBag(declined, 'manager'), 14);
  const beside = position({ players: [{ rows: { manager: ['manager', 'tile'] } }] });
  play(beside, 'perform manager', 'stop');
  assert.equal(inBag(beside, 'manager'), 14);
  const full = Object.fromEntries(OTHERS.map((row) => [row, ['worker/gas', 'tile'] as const]));
  const crowded = position({ players: [{ rows: { ...full, manager: two('manager') } }] });
  const told = play(crowded, 'perform manager');
  assert.deepEqual(
    told.map(({ event }) => event),
    ['performed'],
  );
  assert.equal(inBag(crowded, 'manager'), 14);
  assert.equal(toAct(crowded), 1);
});

test('SIB-MGR-09 the row made ready by the joker is not performed in the same turn', () => {
  const state = position({ seats: 2, players: [{ rows: { manager: two('manager'), gold: ['worker/gold'] } }] });
  play(state, 'perform manager', 'joker gold');
  assert.equal(toAct(state), 1);
  playAs(state, 1, 'pass');
  assert.ok(offered(state).includes('perform gold'));
});

test('SIB-MGR-10 a joker drives nothing out of the row that receives it', () => {
  const state = position({ players: [{ rows: { manager: two('manager'), gold: ['worker/gold'] } }] });
  play(state, 'perform manager', 'joker gold');
  assert.deepEqual(inRow(state, 0, 'gold'), ['worker/gold', 'manager']);
});
