import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Options } from '@madang/kernel';
import { ludwig } from '../../rules/index.ts';
import { soloTitle } from '../../rules/scoring/parts.ts';
import type { Ludwig } from '../../rules/state.ts';
import { asked, build, ending, inHand, marketOf, moneyOf, offered, ofName, play, pointsOf, position, type Sketch, tilesIn } from '../position.ts';

const alone = (options: Options = {}): Ludwig => begin(ludwig, { seats: 1, seed: 'alone', options });

const turn = { task: 'turn', seat: 0, extra: false } as const;

/** A solo round with this market. */
const solo = (sketch: Sketch): Ludwig => position({ seats: 1, tasks: [turn, ending], ...sketch });

test('LUD-SOLO-01 set up as for three: 33 room cards, stacks of 7 and 5, 7 hallways and 5 stairs', () => {
  const state = ludwig.setup(alone().options, 1, [1, 2, 3, 4]);
  assert.deepEqual([state.cards.length, state.hallways, state.stairs], [33, 7, 5]);
  assert.deepEqual(
    state.stacks.map((stack) => stack.length),
    [7, 7, 7, 7, 7, 5, 5, 5, 5, 5],
  );
});

test('LUD-SOLO-02 LUD-SOLO-03 no favors; two bonus cards, 15,000 marks, a foyer, 0 points; no tiles before the first round', () => {
  const state = alone();
  assert.deepEqual([state.favors, inHand(state, 0).length, moneyOf(state), pointsOf(state)], [[], 2, [15_000], [0]]);
  assert.equal(state.used.length, 3, 'only the first round has revealed cards');
});

test('LUD-SOLO-04 three tiles a round on 2,000, 4,000 and 6,000 in the order revealed; prices are not set', () => {
  const told: { event: string }[] = [];
  const state = begin(ludwig, { seats: 1, seed: 'alone' }, (event) => told.push(event));
  assert.deepEqual(
    ofName(told, 'tile-revealed').map((event) => Object.values(event).slice(1, 3)),
    Object.entries(marketOf(state)).map(([price, tile]) => [tile, Number(price)]),
  );
  assert.equal(asked(state), 'turn');
});

test('LUD-SOLO-05 LUD-SOLO-07 one turn a round, paid to the bank; corridor tiles cost 3,000, a pass brings 5,000', () => {
  const state = solo({ market: { 2000: 'pantry' } });
  const [hallway, pass] = [ludwig.clone(state), ludwig.clone(state)];
  build(state, 'pantry', 3, 0);
  build(hallway, 'hallway', 3, 1);
  play(pass, 'pass');
  assert.deepEqual([moneyOf(state), moneyOf(hallway), moneyOf(pass)], [[13_000], [12_000], [20_000]]);
  assert.deepEqual([state.round, hallway.round, pass.round], [2, 2, 2]);
});

test('LUD-SOLO-06 LUD-SOLO-09 what is left of the market leaves the game, without money, whatever the player did', () => {
  const state = solo({ market: { 2000: 'pantry', 4000: 'larder', 6000: 'solar' } });
  const told = play(state, 'pass');
  assert.deepEqual(tilesIn(state.removed), ['pantry', 'larder', 'solar']);
  assert.deepEqual(ofName(told, 'tiles-removed'), [{ event: 'tiles-removed', tiles: ['pantry', 'larder', 'solar'] }]);
  assert.deepEqual([ofName(told, 'coins-added'), state.coins], [[], [0, 0, 0]]);
});

test('LUD-SOLO-05 LUD-SOLO-06 LUD-SOLO-08 an extra turn is in the same round, with the tiles that are left', () => {
  const state = solo({ market: { 2000: 'larder', 4000: 'study' }, players: [{ castle: [['buttery', -2, 0]] }] });
  build(state, 'larder', -4, -1);
  assert.deepEqual(offered(state), ['buy study', 'buy hallway', 'buy stairs', 'pass']);
  play(state, 'pass');
  assert.deepEqual(tilesIn(state.removed), ['study']);
});

test('example 8: LUD-SOLO-10 titles by points', () => {
  assert.deepEqual([50, 51, 70, 71, 85, 86, 100, 101].map(soloTitle), [
    'jester',
    'court-official',
    'court-official',
    'duke',
    'duke',
    'crown-prince',
    'crown-prince',
    'king',
  ]);
});

test('LUD-SOLO-10 the title is told at the end, and nobody is told to have won', () => {
  const state = solo({ last: true, players: [{ points: 70, money: 5000 }] });
  const told = play(state, 'pass');
  assert.deepEqual(ofName(told, 'solo-title'), [{ event: 'solo-title', seat: 0, title: 'duke', points: 71 }]);
  assert.deepEqual(ofName(told, 'game-over'), [{ event: 'game-over', reason: 'cards', winners: [] }]);
  assert.deepEqual(
    [71, 85, 86].map((points) => ludwig.goal?.(solo({ players: [{ points, money: 0 }] }))),
    [false, false, true],
  );
});

test('LUD-SOLO-11 tiles on the deck take the cheapest spaces, the upper one first', () => {
  const state = solo({ onDeck: ['pantry', 'larder'] });
  play(state, 'pass');
  const market = marketOf(state);
  assert.deepEqual([market[2000], market[4000], state.used.length], ['larder', 'pantry', 1]);
});

test('LUD-SOLO-12 33 cards make eleven rounds if no stack runs out and nothing is put on the deck', () => {
  const state = alone();
  while (asked(state) === 'turn') play(state, 'pass');
  assert.ok(state.over);
  const vain = 33 - 3 * state.round;
  assert.ok(state.round >= 10 && state.round <= 11 && vain >= 0, `${state.round} rounds`);
});
