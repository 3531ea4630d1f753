import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Task } from '@madang/kernel';
import { parts } from '../rules/index.ts';
import { leftoverPoints } from '../rules/scoring/buying.ts';
import { cardPoints } from '../rules/scoring/final.ts';
import { offered, ofName, type PlayerSketch, play, playerAt, position, resolved } from './position.ts';

const buying: Task & { readonly bought: readonly number[] } = { task: 'buy', seat: 0, bought: [] };
const UPGRADED = { 'C33-a': 'farm+', 'C33-b': 'desalination+', 'C33-c': 'laboratory+' } as const;

/** Points of final scoring by source. */
const scored = (me: PlayerSketch): readonly number[] => parts(position({ players: [me] }))[0] ?? [];
const brown = (me: PlayerSketch, tile: 'brown-1' | 'brown-2' | 'brown-3' | 'brown-4' | 'brown-5'): number =>
  scored({ ...me, tunnels: [...(me.tunnels ?? []), 'C12-MB', 'C21-MB'], metropolises: [tile, 'blue-1', 'blue-2'] })[1] ?? 0;
const card = (n: number, me: PlayerSketch): number => cardPoints(position({ players: [{ ...me, endings: [n] }] }), 0, n);

test('UWC-SCORE-01, UWC-NET-12 final scoring counts the brown metropolis, end-scoring cards, cities and resources, in this order', () => {
  const me = {
    tunnels: ['C12-MB', 'C21-MB'],
    metropolises: ['brown-1', 'blue-1', 'blue-2'],
    endings: [180],
    goods: { credits: 8 },
    points: 5,
  } as const;
  const { state, told } = resolved({ era: 3, round: 10, players: [me] }, buying, { task: 'score', seat: 0 }, { task: 'slot', seat: 0 });
  assert.deepEqual(
    ofName(told, 'scored').map((one) => ('source' in one ? one.source : '')),
    ['brownMetropolis', 'endScoringCards', 'cities', 'resources'],
  );
  assert.deepEqual(playerAt(state).scored, [5, 3, 2, 2, 2]);
  assert.equal(playerAt(state).points, 14);
});

test('UWC-SCORE-02, UWC-SCORE-03 the brown metropolis scores only connected by both tunnels; brown 1 gives 3 points for each metropolis', () => {
  assert.equal(scored({ tunnels: ['C12-MB'], metropolises: ['brown-1', 'blue-1', 'blue-2'] })[1], 0);
  assert.equal(brown({ tunnels: ['C13-MU'], gained: ['blue-5'] }, 'brown-1'), 9);
});

test('UWC-SCORE-04 brown 2: 8, 9, 10 tunnels next to a city give 5, 7, 9 points', () => {
  const around = ['C23-C33', 'C32-C33', 'C22-C23', 'C22-C32', 'C13-C23', 'C31-C32', 'C12-C22', 'C21-C22'] as const;
  const cities = ['C23', 'C32', 'C22'] as const;
  assert.deepEqual(
    [7, 8].map((n) => brown({ cities, tunnels: around.slice(0, n) }, 'brown-2')),
    [0, 5],
  );
  assert.equal(brown({ cities: [...cities, 'C12'], tunnels: around }, 'brown-2'), 7);
  assert.equal(brown({ cities: [...cities, 'C12', 'C21'], tunnels: around }, 'brown-2'), 9);
});

test('UWC-SCORE-05 brown 3: 5, 6, 7 connected cities give 4, 8, 12 points', () => {
  const cities = ['C23', 'C32', 'C13', 'C31', 'C22', 'C12'] as const;
  const tunnels = ['C23-C33', 'C32-C33', 'C13-C23', 'C31-C32', 'C22-C23'] as const;
  assert.deepEqual(
    [4, 5, 6].map((n) => brown({ cities: cities.slice(0, n), tunnels: tunnels.slice(0, n) }, 'brown-3')),
    [4, 8, 12],
  );
});

test('UWC-SCORE-06 brown 4: 2 points for each paid Special card, instant ones included', () => {
  assert.equal(brown({ paid: [192], endings: [181], permanents: [11] }, 'brown-4'), 4);
});

test('UWC-SCORE-07 brown 5: 4 points for each set of upgraded tunnel, farm, desalination plant and laboratory', () => {
  assert.equal(brown({ buildings: UPGRADED, tunnels: ['C23-C33+'] }, 'brown-5'), 4);
  assert.equal(brown({ buildings: UPGRADED, tunnels: ['C23-C33'] }, 'brown-5'), 0);
});

test('UWC-SCORE-08, UWC-GLOSS-19 cards that sell points are used as often as possible before leftovers, for the largest sum', () => {
  assert.deepEqual(scored({ endings: [188], goods: { science: 11 } }), [0, 0, 15, 2, 0]);
  const rivals = scored({ endings: [44, 187], goods: { kelp: 4, steelplast: 2 } });
  assert.equal(rivals[2], 6, 'kelp is worth more at 187 than with steelplast at 44');
  assert.equal(scored({ endings: [44, 187], goods: { kelp: 3, steelplast: 2 } })[2], 4, 'what 187 leaves is used at 44');
});

test('UWC-SCORE-09 a connected city scores 2, 3, 4 or 6 points by its kinds of building', () => {
  const kinds = ['farm', 'desalination+', 'laboratory'] as const;
  const points = [0, 1, 2, 3].map((n) => scored({ buildings: Object.fromEntries(kinds.slice(0, n).map((kind, i) => [`C33-${'abc'[i]}`, kind])) })[3]);
  assert.deepEqual(points, [2, 3, 4, 6]);
  assert.equal(scored({ cities: ['C11'] })[3], 2, 'the unconnected one scores nothing');
});

test('UWC-SCORE-10, UWC-SCORE-11, example 33, each four resources give a point, biomatter counts as two credits', () => {
  assert.deepEqual(
    [leftoverPoints([0, 3, 1, 0, 0]), leftoverPoints([1, 0, 2, 1, 0]), leftoverPoints([0, 0, 0, 0, 2]), leftoverPoints([3, 0, 0, 0, 0])],
    [1, 1, 1, 0],
  );
});

test('UWC-SCORE-14, UWC-SCORE-15, UWC-SCORE-16, example 21, Specials 181, 182, 183', () => {
  assert.equal(card(181, { buildings: { 'C33-a': 'laboratory+', 'C33-b': 'laboratory+', 'C33-c': 'laboratory' } }), 4);
  const farms = Object.fromEntries(['C33-a', 'C33-b', 'C33-c', 'C33-x', 'C23-a', 'C23-b', 'C23-c'].map((site) => [site, 'farm+']));
  assert.equal(card(182, { cities: ['C23'], tunnels: ['C23-C33'], buildings: farms }), 9);
  assert.equal(card(183, { cities: ['C23*', 'C32*', 'C13*'], tunnels: ['C23-C33', 'C32-C33'] }), 4);
});

test('UWC-SCORE-17, UWC-SCORE-18, UWC-SCORE-19, UWC-SCORE-20 Specials 185, 186, 187, 188 sell points', () => {
  assert.deepEqual([scored({ endings: [185], goods: { credits: 31 } })[2], scored({ endings: [185], goods: { credits: 14 } })[2]], [13, 0]);
  assert.equal(scored({ endings: [186], goods: { steelplast: 20 } })[2], 14);
  assert.equal(scored({ endings: [187], goods: { kelp: 11 } })[2], 15);
  assert.equal(scored({ endings: [188], goods: { science: 5 } })[2], 6);
});

test('example 16, a whole final scoring', () => {
  const me: PlayerSketch = {
    cities: ['C23', 'C32', 'C13', 'C31', 'C11'],
    tunnels: ['C23-C33+', 'C32-C33+', 'C13-C23+', 'C31-C32', 'C12-MB', 'C21-MB'],
    metropolises: ['brown-5', 'blue-7', 'blue-8'],
    buildings: {
      'C33-a': 'farm+',
      'C33-b': 'desalination+',
      'C33-c': 'laboratory+',
      'C23-a': 'farm+',
      'C23-b': 'desalination+',
      'C23-c': 'laboratory+',
      'C32-a': 'desalination+',
      'C32-b': 'laboratory+',
      'C31-a': 'farm',
    },
    endings: [44, 188],
    goods: { credits: 16, kelp: 2, steelplast: 2 + 2, science: 6 + 1, biomatter: 3 },
  };
  assert.deepEqual(scored(me), [0, 8, 9 + 2, 21, 6]);
});

test('UWC-VAR-02, UWC-VAR-03, UWC-VAR-18 who first meets a contract in the own turn takes it at once with its reward, and it is not replaced', () => {
  const state = position({
    contracts: ['contract-4', 'contract-6'],
    players: [
      { hand: [46], tunnels: ['C23-C33', 'C13-C23', 'C31-ML'], metropolises: ['brown-1', 'blue-7', 'blue-8'], goods: { steelplast: 1, credits: 1 } },
    ],
  });
  const told = play(state, 'slot p34-y2', 'card 46 after', 'tunnel C13-MU');
  assert.deepEqual(ofName(told, 'contract-taken'), [{ event: 'contract-taken', seat: 0, contract: 'contract-4' }]);
  assert.deepEqual([state.contracts, playerAt(state).contracts, playerAt(state).points], [[5], [3], 4 + 3]);
});

test('option contracts: offered, the contract may be left', () => {
  const state = position({
    options: { contracts: 'offered' },
    contracts: ['contract-4'],
    players: [
      { hand: [24], tunnels: ['C23-C33', 'C13-C23', 'C31-ML'], metropolises: ['brown-1', 'blue-7', 'blue-8'], goods: { steelplast: 1, credits: 1 } },
    ],
  });
  play(state, 'slot p34-y2', 'card 24 after', 'tunnel C13-MU');
  assert.deepEqual(offered(state), ['skip', 'contract contract-4']);
  play(state, 'contract contract-4');
  assert.deepEqual(playerAt(state).contracts, [3]);
});
