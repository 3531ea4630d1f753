import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Task } from '@madang/kernel';
import { advance, nextOrder } from '../rules/goods/federation.ts';
import { wording } from '../text/index.ts';
import { goodsOf, handOf, offered, ofName, play, playAs, playerAt, position, resolved, type Sketch, toAct, waiting } from './position.ts';

const NOBODY = -1;
const produce = (seat = 0): Task & { swaps: number[]; asked: number[] } => ({ task: 'produce', seat, swaps: [], asked: [] });
const slot: Task = { task: 'slot', seat: 0 };
const roundEnd: Task = { task: 'round end', seat: NOBODY };

test('UWC-FED-01, UWC-FED-02, UWC-FED-03 spaces from below are 4, 3, 2, 1; each step gives what its space gives', () => {
  const state = position({ players: [{}] });
  const seen = [1, 2, 3, 4].map(() => {
    advance(state, 0, 1, undefined);
    return [state.federation[0], goodsOf(state), playerAt(state).points];
  });
  assert.deepEqual(seen, [
    [4, {}, 0],
    [3, { credits: 1 }, 0],
    [2, { credits: 1, steelplast: 1 }, 0],
    [1, { credits: 1, steelplast: 1 }, 1],
  ]);
});

test('UWC-FED-04, UWC-FED-05, example 8, a step beyond space 1 scores a point and puts the marker on top of it', () => {
  const state = position({ federation: [2, 1, 1], arrivals: [0, 1, 2] });
  advance(state, 0, 2, undefined);
  assert.deepEqual([playerAt(state).points, state.federation, nextOrder(state)], [2, [1, 1, 1], [0, 2, 1]]);
});

test('UWC-FED-06, UWC-FED-07, UWC-FED-08, example 13, the next order goes by the track, stacks from top to bottom, the rest as they were', () => {
  // Orange 0 above purple 1 on space 2; black 2 and blue 3 below, black before blue.
  const sketch: Sketch = { seats: 4, round: 2, order: [1, 2, 0, 3], federation: [2, 2, 0, 0], arrivals: [2, 3, 1, 0], players: [{ hand: [46] }] };
  const { state } = resolved(sketch, roundEnd);
  assert.deepEqual([state.round, state.order, state.federation], [3, [0, 1, 2, 3], [0, 0, 0, 0]]);
});

test('UWC-FED-09, UWC-SCORE-12, UWC-SCORE-13 most points win, a tie goes to the earlier in the order set after the last round', () => {
  const players = [{ points: 10 }, { points: 12 }, { points: 12 }];
  const { state, told } = resolved({ round: 10, era: 3, order: [0, 1, 2], federation: [0, 0, 4], players }, roundEnd);
  assert.deepEqual([state.over, state.order], [true, [2, 0, 1]]);
  assert.deepEqual(ofName(told, 'game-over'), [{ event: 'game-over', winners: [2] }]);
  assert.deepEqual(wording.tie?.(state, 2, 1), { key: 'underwater.tie', args: { more: 1, less: 3 } });
});

test('UWC-FED-10 the bonus of the track comes inside whatever is going on', () => {
  const state = position({ players: [{ hand: [46], ready: [19] }], federation: [4] });
  play(state, 'slot p34-r5', 'card 46 after');
  assert.ok(offered(state).includes('building desalination C33-a'), 'the credit of space 3 pays for it');
});

test('UWC-FED-11 of several steps one may make fewer', () => {
  const state = position({ players: [{ hand: [46] }] });
  play(state, 'slot p34-g1', 'card 46 after');
  assert.deepEqual([offered(state), state.federation[0]], [['skip', 'do'], 4], 'one step must be made');
  play(state, 'skip');
  assert.equal(state.federation[0], 4);
});

test('UWC-ERA-01 at the end of a round all tiles return and the next round begins', () => {
  const { state } = resolved({ seats: 4, players: [{ hand: [46] }], slots: { 'p34-g1': [0, 1] }, cloner: 1, turns: 12 }, roundEnd);
  assert.deepEqual([state.slots.every((tiles) => tiles === 0), state.cloner, state.round, state.turns], [true, -1, 2, 0]);
});

test('UWC-ERA-02, UWC-ERA-03, UWC-ERA-04, example 30, Production follows rounds 4, 7 and 10, of ten', () => {
  const produced = Array.from({ length: 10 }, (_, i) => {
    const era = i < 4 ? 1 : i < 7 ? 2 : 3;
    const { told } = resolved({ round: i + 1, era, players: [{ buildings: { 'C33-a': 'farm' } }] }, roundEnd);
    return ofName(told, 'produced').length;
  });
  assert.deepEqual(produced, [0, 0, 0, 1, 0, 0, 1, 0, 0, 1]);
});

test('UWC-ERA-06, UWC-ERA-07, UWC-ERA-10 at an era’s start all draw three cards in the new order and keep three of all, old ones and Special ones among them', () => {
  const { state } = resolved(
    { round: 4, players: [{ hand: [1, 2], shown: [181] }, { hand: [3, 4, 5] }, { hand: [6, 7, 8] }] },
    { task: 'era end', seat: NOBODY },
  );
  assert.deepEqual(
    [0, 1, 2].map((seat) => handOf(state, seat).length),
    [6, 6, 6],
  );
  assert.deepEqual(offered(state, 0).slice(0, 2), ['discard 1', 'discard 2']);
  assert.ok(offered(state, 0).includes('discard 181'));
  playAs(state, 2, 'discard 6', 'discard 7', 'discard 8');
  assert.ok(handOf(state, 2).every((card) => card > 66 && card < 124));
  assert.deepEqual([toAct(state), waiting(state)], [0, 'discard']);
});

test('UWC-ERA-08 discarded cards of the new era go to its pile, old ones out of the game', () => {
  const { state } = resolved({ round: 4, players: [{ hand: [1] }] }, { task: 'era end', seat: NOBODY });
  play(state, 'discard 1');
  assert.deepEqual([state.discard, state.gone], [[], [1]]);
  const fresh = position({ era: 2, players: [{ hand: [70, 71, 72, 73] }], agenda: [slot, { task: 'discard', seat: 0 }] });
  play(fresh, 'discard 72');
  assert.deepEqual(fresh.discard, [72]);
});

test('UWC-ERA-09 after Era III no cards are dealt and nothing is turned: final scoring follows', () => {
  const { state, told } = resolved({ round: 10, era: 3, players: [{ spent: [0], ready: [] }] }, roundEnd);
  assert.deepEqual([state.over, playerAt(state).spent, ofName(told, 'drew').length], [true, [0], 0]);
});

test('UWC-PROD-01 production goes by the play order, with swaps asked just before their owner’s', () => {
  const swapper = { productions: [64], cities: [] as const, buildings: { 'C33-a': 'laboratory' } as const };
  const { state, told } = resolved({ players: [{ buildings: { 'C33-a': 'farm' } }, swapper] }, produce(0), produce(1), slot);
  assert.deepEqual([toAct(state), waiting(state), ofName(told, 'produced').length], [1, 'produce', 1]);
  play(state, 'do');
  assert.deepEqual(goodsOf(state, 1), { kelp: 1, steelplast: 1 });
});

/** What a player's Production yields: resources and points. */
function yieldsOf(me: NonNullable<Sketch['players']>[number], options: Sketch['options'] = {}): Record<string, number> {
  const { state } = resolved({ players: [me], options }, produce(), slot);
  return { ...goodsOf(state), ...(playerAt(state).points > 0 ? { points: playerAt(state).points } : {}) };
}

test('UWC-PROD-02, UWC-PROD-05, example 14, farms: 1 kelp; upgraded 1 kelp and 1 point; two upgraded at one city 3 and 3', () => {
  assert.deepEqual(yieldsOf({ buildings: { 'C33-a': 'farm' } }), { kelp: 1 });
  assert.deepEqual(yieldsOf({ buildings: { 'C33-a': 'farm+' } }), { kelp: 1, points: 1 });
  assert.deepEqual(yieldsOf({ buildings: { 'C33-a': 'farm+', 'C33-b': 'farm+' } }), { kelp: 3, points: 3 });
});

test('UWC-PROD-03, UWC-PROD-06 desalination plants: 1 credit; upgraded and a biomatter; two upgraded at one city a credit more', () => {
  assert.deepEqual(yieldsOf({ buildings: { 'C33-a': 'desalination' } }), { credits: 1 });
  assert.deepEqual(yieldsOf({ buildings: { 'C33-a': 'desalination+', 'C33-b': 'desalination+' } }), { credits: 3, biomatter: 2 });
});

test('UWC-PROD-04, UWC-PROD-07 laboratories: 1 science; upgraded and a steelplast; two upgraded at one city a steelplast more', () => {
  assert.deepEqual(yieldsOf({ buildings: { 'C33-a': 'laboratory' } }), { science: 1 });
  assert.deepEqual(yieldsOf({ buildings: { 'C33-a': 'laboratory+', 'C33-b': 'laboratory+' } }), { science: 2, steelplast: 3 });
});

test('UWC-PROD-08 the pair bonus comes once for a city and kind', () => {
  const farms = { 'C33-a': 'farm+', 'C33-b': 'farm+', 'C33-c': 'farm+', 'C33-x': 'farm+' } as const;
  assert.deepEqual(yieldsOf({ buildings: farms }), { kelp: 5, points: 5 });
});

test('UWC-PROD-09, UWC-PROD-10, UWC-PROD-11 a tunnel next to a city yields a credit, upgraded a point too, once between two cities; else nothing', () => {
  assert.deepEqual(yieldsOf({ tunnels: ['C23-C33'] }), { credits: 1 });
  assert.deepEqual(yieldsOf({ tunnels: ['C23-C33+'], cities: ['C23'] }), { credits: 1, points: 1 });
  assert.deepEqual(yieldsOf({ tunnels: ['C23-C33', 'C13-C23', 'C13-MU'], metropolises: ['brown-1', 'blue-7', 'blue-8'] }), { credits: 1 });
});

test('UWC-PROD-12 a connected symbiotic city yields 2 points', () => {
  assert.deepEqual(yieldsOf({ cities: ['C23*', 'C32*', 'C22'], tunnels: ['C23-C33'] }), { credits: 1, points: 2 });
});

test('UWC-PROD-13, UWC-PROD-16, UWC-NET-11 production cards and connected metropolises yield, also by a tunnel that does not', () => {
  const me = { tunnels: ['C23-C33', 'C13-C23', 'C13-MU'], productions: [16], metropolises: ['brown-1', 'blue-3', 'blue-2'] } as const;
  assert.deepEqual(yieldsOf(me), { credits: 2, science: 2, points: 1 });
});

test('UWC-PROD-14, UWC-PROD-15, UWC-GLOSS-12 such effects look at connected things only, and modify what is produced', () => {
  assert.deepEqual(yieldsOf({ productions: [17], buildings: { 'C33-a': 'farm', 'C22-a': 'farm' } }), { kelp: 1 });
  const { state } = resolved({ players: [{ productions: [101], buildings: { 'C33-a': 'desalination' } }] }, produce(), slot);
  assert.equal(waiting(state), 'slot', 'no biomatter is produced: card 101 does not ask');
});

test('UWC-PROD-17, UWC-PROD-20 every connected city eats a kelp after production', () => {
  const me = { cities: ['C23*', 'C11'], tunnels: ['C23-C33'], goods: { kelp: 5 } } as const;
  const { state } = resolved({ players: [me] }, { task: 'feed', seat: 0 }, slot);
  assert.equal(goodsOf(state).kelp, 3);
});

test('UWC-PROD-18, UWC-PROD-19, example 31, kelp first, then biomatter, then 3 points each, but not below 0', () => {
  const me = {
    cities: ['C23', 'C32', 'C22', 'C13'],
    tunnels: ['C23-C33', 'C32-C33', 'C22-C23', 'C13-C23'],
    goods: { kelp: 2, biomatter: 1 },
    points: 4,
  } as const;
  const { state, told } = resolved({ players: [me] }, { task: 'feed', seat: 0 }, slot);
  assert.deepEqual([goodsOf(state), playerAt(state).points], [{}, 0]);
  assert.deepEqual(ofName(told, 'fed'), [{ event: 'fed', seat: 0, cities: 5, kelp: 2, biomatter: 1, unfed: 2, points: 4 }]);
});

test('UWC-PROD-21, UWC-PROD-22 the last Production feeds before final scoring; what it yields is there before hunger takes', () => {
  const { told } = resolved({ round: 10, era: 3, players: [{ productions: [129, 137] }] }, roundEnd);
  const order = told.filter((one) => 'seat' in one && one.seat === 0).map(({ event }) => event);
  assert.ok(order.indexOf('produced') < order.indexOf('fed') && order.indexOf('fed') < order.indexOf('scored'));
  assert.equal(ofName(told, 'fed').length, 3);
});

test('UWC-VAR-06 on advanced boards cities have two, three or four sites', () => {
  const state = position({ players: [{ board: '5', hand: [46], goods: { kelp: 1 } }] });
  play(state, 'slot p34-r1', 'card 46 after');
  assert.equal(offered(state).filter((answer) => answer.startsWith('building farm C33')).length, 4);
});

test('UWC-VAR-09, UWC-VAR-10, UWC-VAR-11, examples: example 22, example 23, a multiplier repeats the plain yield in Production only, not the pair bonus', () => {
  const plain = { cities: ['C32'], tunnels: ['C32-C33'], buildings: { 'C32-b': 'desalination+', 'C32-c': 'desalination+' } } as const;
  const more = { ...plain, buildings: { 'C32-a': 'desalination+', 'C32-b': 'desalination+' } } as const;
  assert.deepEqual(yieldsOf({ ...plain, board: '6' }), { credits: 4, biomatter: 2 });
  assert.deepEqual(yieldsOf({ ...more, board: '6' }), { credits: 5, biomatter: 3 });
  const card87 = position({
    era: 2,
    players: [{ board: '6', hand: [87], cities: ['C32'], tunnels: ['C32-C33'], buildings: { 'C32-a': 'desalination+' } }],
  });
  play(card87, 'slot p34-r3', 'card 87 before');
  assert.deepEqual(goodsOf(card87), { credits: 1, biomatter: 1, steelplast: 2, kelp: 1 });
});

test('UWC-VAR-12 a symbiotic city on the 6-point site yields 6 points, a nonsymbiotic one nothing', () => {
  assert.equal(yieldsOf({ board: '5', cities: ['C12*', 'C22'], tunnels: ['C32-C33', 'C22-C32', 'C12-C22'] }).points, 6);
  assert.equal(yieldsOf({ board: '5', cities: ['C12', 'C22'], tunnels: ['C32-C33', 'C22-C32', 'C12-C22'] }).points, undefined);
});

test('UWC-VAR-13 a tripled tunnel yields three times', () => {
  assert.deepEqual(yieldsOf({ board: '5', cities: ['C23'], tunnels: ['C22-C23'] }), { credits: 3 });
  assert.deepEqual(yieldsOf({ board: '5', cities: ['C23'], tunnels: ['C22-C23+'] }), { credits: 3, points: 3 });
});

test('UWC-VAR-14, example 26, the tunnel pair yields 2 credits more once both stand next to a connected city', () => {
  assert.deepEqual(yieldsOf({ board: '6', tunnels: ['C23-C33'] }), { credits: 1 });
  assert.deepEqual(yieldsOf({ board: '6', tunnels: ['C23-C33', 'C13-C23'], cities: ['C23'] }), { credits: 4 });
  assert.deepEqual(yieldsOf({ board: '6', tunnels: ['C23-C33', 'C13-C23'] }), { credits: 1 });
});

test('UWC-VAR-15, UWC-VAR-17, example 40, the metropolis tunnel adds 2 points, also to a tile that yields nothing itself', () => {
  const tunnels = ['C23-C33', 'C13-C23', 'C13-MU'] as const;
  assert.equal(yieldsOf({ board: '6', tunnels, metropolises: ['brown-1', 'blue-1', 'blue-2'] }).points, 4);
  assert.equal(yieldsOf({ board: '6', tunnels, metropolises: ['brown-1', 'blue-7', 'blue-2'] }).points, 2);
});

test('example 15, a whole Production', () => {
  const me = {
    board: '1',
    cities: ['C23*', 'C11'],
    tunnels: ['C23-C33+', 'C32-C33', 'C13-C23', 'C13-MU'],
    buildings: {
      'C33-a': 'farm',
      'C33-b': 'farm+',
      'C33-c': 'desalination',
      'C23-a': 'laboratory+',
      'C23-c': 'laboratory+',
      'C33-x': 'desalination',
      'C11-a': 'laboratory',
    },
    productions: [63],
    metropolises: ['brown-1', 'blue-1', 'blue-2'],
  } as const;
  assert.deepEqual(yieldsOf(me), { credits: 6, kelp: 2, steelplast: 3, science: 2, points: 6 });
  const { state } = resolved({ players: [me] }, produce(), { task: 'feed', seat: 0 }, slot);
  assert.equal(goodsOf(state).kelp, undefined);
});
