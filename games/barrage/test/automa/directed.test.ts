import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asks, goods, offered, ownerAt, type PlayerSketch, play, playerAt, position, type Sketch } from '../position.ts';
import { resolve, steps, told } from './turns.ts';

const MAHIRI: PlayerSketch = { automa: 'overpowered', officer: 'mahiri-sekibo', credits: 0 };

/** Seat 0's turn comes up, seat 1 is an automa with Mahiri Sekibo; the tiles are given by their numbers. */
function directed(actions: number, criteria: number, sketch: Sketch = {}, me: PlayerSketch = {}): ReturnType<typeof position> {
  const state = position({ seats: 2, options: { automas: '1' }, ...sketch, players: [me, MAHIRI] });
  state.automa = { actions: actions - 1, criteria: criteria - 1, pile: 0b111 };
  state.agenda = [{ task: 'turn end', seat: 1 }];
  return state;
}

test('BAR-AUTOMA-30 Mahiri Sekibo: the first action of a person in each round is that of the tile', () => {
  const state = directed(4, 1);
  const events = resolve(state);
  events.push(...resolve(state));
  assert.deepEqual(steps(events), ['1 production: no-system', '2 construction: done']);
  assert.equal(ownerAt(state, 'D1l'), 0);
  assert.deepEqual(goods(state, 0), [6, 1, 4]);
  assert.equal(playerAt(state, 0).engineers, 10);
  assert.equal(told(events, 'automa-tile-turned').length, 1);
  assert.equal(state.agenda.at(-1)?.task, 'automa turn'); // of the automa
});

test('BAR-AUTOMA-30 the second one is his own', () => {
  const state = directed(4, 1, {}, { engineers: 10 });
  resolve(state);
  assert.equal(asks(state), 'turn');
  assert.ok(offered(state).includes('bank 10'));
});

test('BAR-AUTOMA-30 without Mahiri Sekibo, or where a person has her, it is his own from the first', () => {
  const others: readonly PlayerSketch[] = [{ automa: 'overpowered', officer: 'jill-mcdowell' }, { officer: 'mahiri-sekibo' }];
  for (const other of others) {
    const state = position({ seats: 2, options: { automas: '1' }, players: [{}, other] });
    state.agenda = [{ task: 'turn end', seat: 1 }];
    resolve(state);
    assert.equal(asks(state), 'turn');
  }
});

test('BAR-AUTOMA-30 he pays credits that are due and must have them: a red site, a conduit of another', () => {
  const red = (credits: number): unknown => {
    const state = directed(4, 9, {}, { credits }); // red sites first
    resolve(state);
    resolve(state);
    return [ownerAt(state, 'D1u'), ownerAt(state, 'D1l'), playerAt(state, 0).credits];
  };
  assert.deepEqual(red(3), [0, -1, 0]);
  assert.deepEqual(red(2), [-1, 0, 2]);
  const system: Sketch = { dams: { D1l: ['neutral', 2, 2] }, conduits: { C1a: 1 }, powerhouses: { 'P8-2': 0 } };
  const used = (credits: number): unknown => {
    const state = directed(5, 1, system, { credits });
    return told([...resolve(state), ...resolve(state)], 'produced')[0]?.drops;
  };
  assert.deepEqual([used(2), used(1), used(0)], [2, 1, undefined]);
});

test('BAR-AUTOMA-30 his own contracts he fulfils as he likes', () => {
  const system: Sketch = { dams: { D1l: ['neutral', 1, 1] }, conduits: { C1a: 0 }, powerhouses: { 'P8-2': 0 } };
  const state = directed(5, 1, system, { held: ['S1', 'G06'] });
  resolve(state);
  resolve(state);
  assert.deepEqual(offered(state), ['decline', 'fulfil S1', 'fulfil G06']);
  const events = play(state, 'fulfil G06');
  assert.equal(told(events, 'contract-fulfilled')[0]?.contract, 'G06');
});
