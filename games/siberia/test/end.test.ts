import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin } from '@madang/kernel';
import { CUBE_COUNTS } from '../components/numbers.ts';
import { siberia } from '../rules/index.ts';
import type { Siberia } from '../rules/state.ts';
import { ofName, passAll, play, position, type Sketch, toAct, two } from './position.ts';

const SEVEN = { kolyma: [], kamchatka: [], chukotka: [], lena: [], taymyr: [], kuzbass: [], ob: [] } as const;

/** Seat 0 can empty the eighth region with gas; seat 1 has an action left. */
const lastRegion = (sketch: Sketch = {}): Siberia =>
  position({
    cubes: { ...SEVEN, amur: ['gas'] },
    players: [{ workers: { amur: 1 }, rows: { gas: two('gas') } }, { rows: { worker: two('worker') } }],
    ...sketch,
  });

/** Seat 0 can place the last diamond while two reserves are empty. */
const lastReserve = (reserve: Sketch['reserve'] = { gas: 0, coal: 0, diamond: 1 }): Siberia =>
  position({ reserve, players: [{ research: ['worker/diamond'] }] });

test('SIB-END-01 the eighth depletion counter triggers the end', () => {
  const state = lastRegion();
  const told = play(state, 'perform gas');
  assert.deepEqual(ofName(told, 'last-round'), [{ event: 'last-round', reason: 'depletion' }]);
  const seventh = position({ cubes: { ...SEVEN, ob: ['oil'], amur: ['gas'] }, players: [{ workers: { amur: 1 }, rows: { gas: two('gas') } }] });
  assert.deepEqual(ofName(play(seventh, 'perform gas'), 'last-round'), []);
});

test('SIB-END-02 so do three empty reserves', () => {
  const told = play(lastReserve(), 'perform research', 'deposit amur');
  assert.deepEqual(ofName(told, 'last-round'), [{ event: 'last-round', reason: 'reserves' }]);
  const second = lastReserve({ gas: 0, diamond: 1 });
  assert.deepEqual(ofName(play(second, 'perform research', 'deposit amur'), 'last-round'), []);
});

test('SIB-END-03 the round is played to its end, and no further begins', () => {
  const state = lastRegion();
  play(state, 'perform gas', 'perform worker', 'piece supply');
  assert.equal(state.over, false);
  const told = passAll(state);
  assert.equal(state.over, true);
  assert.equal(state.round, 1);
  assert.equal(toAct(state), -1);
  assert.deepEqual(ofName(told, 'round-began'), []);
  assert.deepEqual(ofName(told, 'game-over'), [{ event: 'game-over', reason: 'depletion', winners: [0] }]);
});

test('SIB-END-04 most money wins', () => {
  const state = position({ players: [{ money: 5000 }, { money: 9000 }, { money: 7000 }] });
  assert.deepEqual(siberia.standing(state), [
    { seat: 0, points: 5000, rank: 3 },
    { seat: 1, points: 9000, rank: 1 },
    { seat: 2, points: 7000, rank: 2 },
  ]);
});

test('SIB-END-05 nothing but money counts', () => {
  const rich = { rows: { gas: ['worker/gas', 'tile'], oil: ['tile'] }, workers: { amur: 3 }, sellers: { tokyo: 2 } } as const;
  const state = position({ players: [rich, { money: 1000 }] });
  assert.deepEqual(
    siberia.standing(state).map((score) => score.rank),
    [2, 1, 2],
  );
});

test('SIB-END-06 a triggered end cannot be undone', () => {
  const state = position({ reserve: { gas: 0, coal: 0, diamond: 1 }, players: [{ research: ['worker/diamond'] }, { research: ['worker/oil'] }] });
  play(state, 'perform research', 'deposit amur', 'perform research');
  assert.equal(state.lastRound, true);
  passAll(state);
  assert.equal(state.over, true);
});

test('SIB-END-07 equal money shares the victory', () => {
  const state = lastReserve();
  for (const one of state.players.slice(1)) one.money = 3000;
  play(state, 'perform research', 'deposit amur');
  assert.deepEqual(ofName(passAll(state), 'game-over'), [{ event: 'game-over', reason: 'reserves', winners: [1, 2] }]);
});

test('SIB-END-08 the third idle round running ends the game; a cube that enters or leaves a region begins anew', () => {
  const third = position({ idleRounds: 2, players: [{ money: 1000 }] });
  assert.deepEqual(ofName(passAll(third), 'game-over'), [{ event: 'game-over', reason: 'idle', winners: [0] }]);
  const second = position({ idleRounds: 1 });
  passAll(second);
  assert.deepEqual([second.over, second.idleRounds, second.round], [false, 2, 2]);
  const entering = position({ idleRounds: 2, players: [{ research: ['worker/gas'] }] });
  play(entering, 'perform research', 'deposit amur');
  passAll(entering);
  assert.deepEqual([entering.over, entering.idleRounds], [false, 0]);
  const leaving = position({ idleRounds: 2, players: [{ rows: { oil: two('oil') }, workers: { amur: 1 } }] });
  play(leaving, 'perform oil');
  passAll(leaving);
  assert.deepEqual([leaving.over, leaving.idleRounds], [false, 0]);
});

test('SIB-END-09 a reserve empty from setup on counts; three never are', () => {
  const rarest = CUBE_COUNTS.toSorted((a, b) => a - b).slice(0, 3);
  assert.ok(rarest.reduce((a, b) => a + b, 0) > 28);
  const state = lastReserve({ gas: 0, coal: 0, diamond: 1 });
  assert.equal(state.lastRound, false);
  play(state, 'perform research', 'deposit ob');
  assert.equal(state.lastRound, true, 'the two that were empty from the start count');
  assert.equal(begin(siberia, { seats: 2, seed: 'setup' }).lastRound, false);
});
