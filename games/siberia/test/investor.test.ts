import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from '@madang/kernel';
import { ROWS } from '../components/words.ts';
import type { Siberia } from '../rules/state.ts';
import { inRow, offered, ofName, type PlayerSketch, play, playerAt, position, refused, type Sketch, toAct, two } from './position.ts';

/** Seat 0 has performed its investor row and chooses a tile. */
function investing(rows: PlayerSketch['rows'], sketch: Sketch): Siberia {
  const state = position({ ...sketch, players: [{ rows: { investor: two('investor'), ...rows } }] });
  play(state, 'perform investor');
  return state;
}

test('SIB-INV-01 one face-up tile is laid at once on the row that it names', () => {
  const state = investing({}, { display: ['gas', 'gas', 'worker', 'manager'] });
  assert.deepEqual(offered(state), ['stop', 'invest manager', 'invest worker', 'invest gas']);
  assert.equal(refused(state, 'invest oil'), 'SIB-INV-01 tile-not-face-up oil');
  play(state, 'invest gas');
  assert.deepEqual(inRow(state, 0, 'gas'), ['tile']);
  assert.equal(toAct(state), 1);
});

test('SIB-INV-02 the row needs an empty space', () => {
  const state = investing({ gas: two('gas'), oil: ['worker/oil'] }, { display: ['gas', 'oil', 'worker'] });
  assert.deepEqual(offered(state), ['stop', 'invest worker', 'invest oil']);
  assert.equal(refused(state, 'invest gas'), 'SIB-INV-02 row-full gas');
});

test('SIB-INV-03 a row holds at most one tile', () => {
  const state = investing({ gas: ['tile'] }, { display: ['gas', 'worker'] });
  assert.deepEqual(offered(state), ['stop', 'invest worker']);
  assert.equal(refused(state, 'invest gas'), 'SIB-INV-03 row-has-tile gas');
});

test('SIB-INV-04 a tile of the pile is turned up, while there is one', () => {
  const state = investing({}, { display: ['gas', 'worker', 'oil', 'coal'], pile: { seller: 1 } });
  const told = play(state, 'invest gas');
  assert.deepEqual(ofName(told, 'tile-turned-up'), [{ event: 'tile-turned-up', row: 'seller' }]);
  assert.deepEqual(
    state.display.map((row) => ROWS[row]),
    ['worker', 'oil', 'coal', 'seller'],
  );
  const last = investing({}, { display: ['gas', 'worker', 'oil', 'coal'], pile: {} });
  assert.deepEqual(ofName(play(last, 'invest gas'), 'tile-turned-up'), []);
  assert.equal(last.display.length, 3);
});

test('SIB-INV-05 a tile stays when its row is performed', () => {
  const state = position({ players: [{ rows: { worker: ['worker/gas', 'tile'] } }] });
  play(state, 'perform worker', 'piece supply');
  assert.deepEqual(inRow(state, 0, 'worker'), ['tile']);
});

test('SIB-INV-06 a row with a tile needs, and has room for, one counter', () => {
  const state = position({ players: [{ drawn: ['worker/gas', 'worker/gas'], rows: { worker: ['tile'] } }] });
  play(state, 'place worker/gas worker');
  assert.deepEqual(offered(state), ['place worker/gas gas', 'place worker/gas research']);
  play(state, 'place worker/gas gas');
  assert.deepEqual(offered(state), ['perform worker', 'pass']);
});

test('SIB-INV-07 an investor tile may go into the row just performed', () => {
  const state = investing({}, { display: ['investor'] });
  play(state, 'invest investor');
  assert.deepEqual(inRow(state, 0, 'investor'), ['tile']);
  const second = position({ players: [{ rows: { investor: ['investor/gas', 'tile'] } }], display: ['investor'] });
  play(second, 'perform investor');
  assert.equal(toAct(second), 1, 'it has its tile already');
});

test('SIB-INV-08 tiles cost nothing', () => {
  const state = investing({}, { display: ['gas'] });
  play(state, 'invest gas');
  assert.equal(playerAt(state, 0).money, 0);
});

test('SIB-INV-09 if no face-up tile fits, the action has no effect', () => {
  const state = position({ players: [{ rows: { investor: two('investor'), gas: two('gas') } }], display: ['gas'] });
  const told = play(state, 'perform investor');
  assert.deepEqual(
    told.map(({ event }) => event),
    ['performed'],
  );
  assert.equal(toAct(state), 1);
});

test('SIB-INV-10 if no tile is taken, none is turned up', () => {
  const state = investing({}, { display: ['gas', 'worker'] });
  const left = total(state.pile);
  play(state, 'stop');
  assert.equal(state.display.length, 2);
  assert.equal(total(state.pile), left);
});
