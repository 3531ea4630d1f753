import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Told } from '@madang/kernel';
import type { BonusTile, ObjectiveTile } from '../components/words.ts';
import { OBJECTIVE_TILES } from '../components/words.ts';
import { orderByEnergy } from '../rules/company/order.ts';
import { barrage } from '../rules/index.ts';
import { objectiveCount, objectivePoints } from '../rules/rounds/objective.ts';
import { bonusPoints, energyIncome, rankPoints, sectionOf } from '../rules/rounds/scoring.ts';
import type { Barrage } from '../rules/state.ts';
import { wording } from '../text/index.ts';
import { dropsIn, ofName, type PlayerSketch, playerAt, position, run, type Sketch } from './position.ts';

const END = { task: 'round end', seat: -1 } as const;
const withEnergy = (energies: readonly number[], sketch: Sketch = {}): Barrage =>
  position({ seats: energies.length, ...sketch, players: energies.map((energy, seat) => ({ energy, ...sketch.players?.[seat] })), task: END });
const ranks = (energies: readonly number[], options = {}): number[] => {
  const state = withEnergy(energies, { options });
  return energies.map((_, seat) => rankPoints(state, seat).vp);
};
const figures = (told: readonly Told[], name: string, field: string): unknown[] =>
  ofName(told, name).map((one) => Object.entries(one).find(([key]) => key === field)?.[1]);

test('BAR-SCORE-01 most energy 6 points, second 2: example EX-01', () => {
  assert.deepEqual(ranks([9, 3, 7, 1]), [6, 0, 2, 0]);
  const told = run(withEnergy([9, 0, 7, 0]));
  assert.deepEqual(figures(told, 'rank-scored', 'vp'), [6, 2]);
});

test('BAR-SCORE-02 only with at least 1 energy: example EX-46', () => {
  assert.deepEqual(ranks([5, 0, 0, 0]), [6, 0, 0, 0]);
  assert.deepEqual(ranks([0, 0, 0, 0]), [0, 0, 0, 0]);
  const state = withEnergy([0, 0, 0, 0], { players: [{ credits: 0, vp: 10 }] });
  run(state);
  assert.deepEqual([playerAt(state, 0).credits, playerAt(state, 0).vp], [3, 7]);
});

test('BAR-SCORE-03 tied for first share 8, rounded up: example EX-39', () => {
  assert.deepEqual(
    [ranks([5, 5, 1, 0]), ranks([5, 5, 5, 4]), ranks([5, 5, 5, 5])],
    [
      [4, 4, 0, 0],
      [3, 3, 3, 0],
      [2, 2, 2, 2],
    ],
  );
});

test('BAR-SCORE-04, BAR-SCORE-14 tied for second: 1 point each, three too: examples EX-27, EX-50', () => {
  assert.deepEqual(ranks([9, 4, 4, 1]), [6, 1, 1, 0]);
  assert.deepEqual(ranks([9, 4, 4, 4]), [6, 1, 1, 1]);
  const state = withEnergy([9, 4, 4, 4]);
  assert.deepEqual(
    [9, 4, 4, 4].map((energy) => energyIncome(state, energy).credits),
    [4, 3, 3, 3],
  );
  assert.deepEqual(orderByEnergy(state), [3, 2, 1, 0]);
});

test('BAR-SCORE-05, BAR-SCORE-06 credits by energy; none: 3 credits and −3 points: example EX-28', () => {
  const state = position();
  const credits = (from: number, to: number): Set<number> =>
    new Set(Array.from({ length: to - from + 1 }, (_, i) => energyIncome(state, from + i).credits));
  const steps = [
    [1, 1],
    [2, 3],
    [4, 6],
    [7, 10],
    [11, 15],
    [16, 21],
    [22, 28],
    [29, 60],
  ] as const;
  assert.deepEqual(
    steps.map(([from, to]) => [...credits(from, to)]),
    [[1], [2], [3], [4], [5], [6], [7], [8]],
  );
  assert.deepEqual(energyIncome(state, 0), { credits: 3, vp: -3 });
  const told = run(withEnergy([8, 5, 0, 6], { bonus: ['bonus-contract', 'bonus-base', 'bonus-base', 'bonus-base', 'bonus-base'] }));
  assert.deepEqual(
    [figures(told, 'credits-scored', 'credits'), figures(told, 'credits-scored', 'vp')],
    [
      [4, 3, 3, 3],
      [0, 0, -3, 0],
    ],
  );
});

test('BAR-SCORE-07, BAR-SCORE-12 the bonus tile of the round, then it is discarded', () => {
  const state = withEnergy([20, 1, 1, 1], { round: 2, players: [{ built: [0, 0, 0, 1] }] });
  const told = run(state);
  assert.deepEqual(new Set(figures(told, 'bonus-scored', 'tile')), new Set(['bonus-powerhouse']));
  assert.deepEqual(state.bonus[1], -1);
  assert.equal(figures(told, 'bonus-scored', 'vp')[0], 5);
});

test('BAR-SCORE-08 sections from 6, 12, 18, 24, 30', () => {
  assert.deepEqual([0, 5, 6, 11, 12, 17, 18, 23, 24, 29, 30, 45].map(sectionOf), [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

const bonus = (round: number, energy: number, tile: BonusTile, built: readonly number[], more: PlayerSketch = {}): number => {
  const five = [tile, tile, tile, tile, tile];
  return bonusPoints(withEnergy([energy, 0], { round, bonus: five, players: [{ built, ...more }] }), 0).vp;
};

test('BAR-SCORE-09, BAR-SCORE-10, BAR-SCORE-11 below 6 nothing, full in the section, 4 less for each missing one: examples EX-29, EX-30', () => {
  const points = (
    [
      [24, 2],
      [12, 3],
      [6, 1],
      [5, 3],
    ] as const
  ).map(([energy, count]) => bonus(3, energy, 'bonus-powerhouse', [0, 0, 0, count]));
  assert.deepEqual(points, [10, 11, 0, 0]);
  assert.deepEqual(
    [18, 12, 6, 5].map((energy) => bonus(3, energy, 'bonus-base', [3, 0, 0, 0])),
    [12, 8, 4, 0],
  );
  assert.equal(bonus(3, 6, 'bonus-base', [1, 0, 0, 0]), 0);
});

test('EX-02 six or more energy in round 1 and the base tile: 4 points a base', () => {
  assert.deepEqual(
    [0, 1, 4].map((bases) => bonus(1, 6, 'bonus-base', [bases, 0, 0, 0])),
    [0, 4, 16],
  );
});

test('BAR-SCORE-13 rank, then credits, then the bonus tile', () => {
  const events = run(withEnergy([9, 3, 7, 6])).map(({ event }) => event);
  assert.ok(events.lastIndexOf('rank-scored') < events.indexOf('credits-scored'));
  assert.ok(events.lastIndexOf('credits-scored') < events.indexOf('bonus-scored'));
});

test('BAR-BONUS-01, BAR-BONUS-02, BAR-BONUS-03, BAR-BONUS-04, BAR-BONUS-05 what the bonus tiles count', () => {
  const built = [5, 4, 3, 2];
  assert.equal(bonus(1, 6, 'bonus-contract', built, { fulfilled: ['S1', 'G01', 'NC1'] }), 6);
  assert.equal(bonus(1, 6, 'bonus-powerhouse', built), 10);
  assert.equal(bonus(1, 6, 'bonus-base', built), 20);
  assert.equal(bonus(1, 6, 'bonus-conduit', built), 12);
  assert.equal(bonus(1, 6, 'bonus-elevation', built), 16);
});

test('BAR-BONUS-06 advanced tiles in supply and on the wheel; neither basic ones nor Anton’s', () => {
  const more: PlayerSketch = {
    tiles: ['basic-base', 'anton-tile', 'adv-1-base', 'adv-3-wild'],
    wheel: [
      { turns: 2, tile: 'adv-2-wild' },
      { turns: 3, tile: 'basic-conduit' },
    ],
  };
  assert.equal(bonus(1, 6, 'bonus-advanced-tech', [0, 0, 0, 0], more), 12);
});

test('BAR-EOR-01, BAR-EOR-02 least energy first; the tied reverse their order: example EX-31', () => {
  assert.deepEqual(orderByEnergy(withEnergy([9, 4, 1, 4])), [2, 3, 1, 0]);
  assert.deepEqual(orderByEnergy(withEnergy([4, 4, 4, 4], { order: [2, 0, 3, 1] })), [1, 3, 0, 2]);
});

test('BAR-EOR-03, BAR-EOR-04, BAR-EOR-06 markers to 0, engineers home; contracts, wheels, drops and structures stay', () => {
  const state = withEnergy([9, 4, 1, 4], {
    players: [{ engineers: 0, passed: true, constructions: 3, held: ['G11'], wheel: [{ turns: 2, mixers: 3 }] }],
    dams: { D1l: [0, 1, 1] },
    taken: { 'water-one-now-left': 1 },
  });
  const market = state.market.slice();
  run(state);
  const me = playerAt(state, 0);
  assert.deepEqual([me.energy, me.engineers, me.passed, me.constructions, me.held.length, me.wheel[8]], [0, 12, false, 0, 1, 3]);
  assert.deepEqual([state.market, dropsIn(state), new Set(state.spaces)], [market, { D1l: 1 }, new Set([-1])]);
});

test('BAR-END-01 the final scoring follows the scoring of round 5', () => {
  const events = run(withEnergy([9, 4, 1, 4], { round: 5 })).map(({ event }) => event);
  assert.ok(events.lastIndexOf('bonus-scored') < events.indexOf('objective-scored'));
  assert.ok(events.indexOf('objective-scored') < events.indexOf('goods-scored') && events.indexOf('goods-scored') < events.indexOf('drops-scored'));
});

const objective = (counts: readonly number[], options = {}, players: readonly PlayerSketch[] = []): number[] => {
  const state = position({ seats: counts.length, options, players });
  return counts.map((_, seat) => objectivePoints(state, seat, counts).vp);
};

test('BAR-END-02, BAR-END-03 objective 15, 10, 5; the tied share what their ranks cover, rounded up: example EX-40', () => {
  assert.deepEqual(objective([5, 4, 2, 1]), [15, 10, 5, 0]);
  assert.deepEqual(
    [objective([5, 5, 3, 1]), objective([5, 3, 3, 1]), objective([5, 4, 2, 2]), objective([2, 2, 2, 2])],
    [
      [13, 13, 5, 0],
      [15, 8, 8, 0],
      [15, 10, 3, 3],
      [8, 8, 8, 8],
    ],
  );
});

test('BAR-END-02, BAR-END-03 at the end of round 5 the objective is scored by what stands on the map', () => {
  // Red sites: one each of seats 0 and 1, two of seat 2, none of seat 3.
  const dams = { D1u: [0, 1], D3u: [1, 1], D5u: [2, 1], D8u: [2, 1], D2l: [3, 1] } as const;
  const told = run(withEnergy([0, 0, 0, 0], { round: 5, objective: 'obj-red-sites', dams }));
  assert.deepEqual(figures(told, 'objective-scored', 'count'), [1, 1, 2, 0]);
  assert.deepEqual(figures(told, 'objective-scored', 'rank'), [2, 2, 1, 4]);
  assert.deepEqual(figures(told, 'objective-scored', 'vp'), [8, 8, 15, 0]);
});

test('BAR-END-08 awards of ranks that nobody holds are not given: example EX-49', () => {
  assert.deepEqual(
    [objective([3, 3]), objective([4, 4, 4]), objective([6, 4, 4, 4]), objective([6, 4])],
    [
      [13, 13],
      [10, 10, 10],
      [15, 5, 5, 5],
      [15, 10],
    ],
  );
  assert.deepEqual(objective([3, 3], { 'ties.objective': 'down' }), [12, 12]);
});

const final = (player: PlayerSketch, dams: Sketch['dams'] = {}): { goods: unknown; drops: unknown } => {
  const told = run(withEnergy([1, 1], { round: 5, players: [player], dams }));
  return { goods: figures(told, 'goods-scored', 'vp')[0], drops: figures(told, 'drops-scored', 'vp')[0] };
};

test('BAR-END-04 a point for 5 goods in supply, not on the wheel: examples EX-32, EX-33', () => {
  // One more credit comes with 1 energy in round 5.
  const wheel = [{ turns: 2, excavators: 4, mixers: 3 }];
  assert.equal(final({ mixers: 4, excavators: 6, credits: 7, wheel }).goods, 3);
  assert.equal(final({ mixers: 3, excavators: 5, credits: 6, wheel }).goods, 3);
  assert.equal(final({ mixers: 3, excavators: 5, credits: 5, wheel }).goods, 2);
});

test('BAR-END-05 a point for a drop in own dams: example EX-34', () => {
  assert.equal(final({}, { D1l: [0, 2, 2], D2l: ['neutral', 1, 1], D3l: [1, 1, 1] }).drops, 2);
});

test('BAR-END-06, BAR-END-07 most points; then energy in round 5; then shared', () => {
  const ranking = (players: readonly PlayerSketch[]): number[] => barrage.standing(position({ seats: 3, players })).map(({ rank }) => rank);
  assert.deepEqual(ranking([{ vp: 50 }, { vp: 60 }, { vp: 40 }]), [2, 1, 3]);
  assert.deepEqual(ranking([{ vp: 50, energy: 9 }, { vp: 50, energy: 10 }, { vp: 40 }]), [2, 1, 3]);
  assert.deepEqual(
    ranking([
      { vp: 50, energy: 9 },
      { vp: 50, energy: 9 },
      { vp: 40, energy: 30 },
    ]),
    [1, 1, 3],
  );
});

test('BAR-END-06 the words of a broken tie name the energy of both', () => {
  const state = position({
    seats: 2,
    players: [
      { vp: 50, energy: 9 },
      { vp: 50, energy: 10 },
    ],
  });
  assert.deepEqual(wording.tie?.(state, 1, 0), { key: 'barrage.tie', args: { more: 10, less: 9 } });
});

const count = (tile: ObjectiveTile, sketch: Sketch): number => objectiveCount(position(sketch), 0, OBJECTIVE_TILES.indexOf(tile));

test('BAR-OBJ-01 bases and powerhouses on red sites', () => {
  assert.equal(
    count('obj-red-sites', { dams: { D1u: [0, 3], D2l: [0, 1], D3u: [1, 1] }, powerhouses: { 'P5-1': 0, 'P6-2': 0 }, conduits: { C1a: 0 } }),
    2,
  );
});

test('BAR-OBJ-02 own bases linked by an own conduit to an own powerhouse: example EX-38', () => {
  const linked: Sketch = { dams: { D1u: [0, 1], D3l: [0, 1] }, conduits: { C1b: 0, C3a: 0 }, powerhouses: { 'P5-2': 0 } };
  assert.equal(count('obj-connected-bases', linked), 2);
  assert.equal(count('obj-connected-bases', { ...linked, conduits: { C1b: 0, C3a: 1 } }), 1);
  assert.equal(
    count('obj-connected-bases', { ...linked, conduits: { C1b: 0, C1a: 0, C3a: 0 }, powerhouses: { 'P5-2': 0, 'P8-2': 0 } }),
    2,
    'each base once',
  );
});

test('BAR-OBJ-02 without an own base nothing is connected, whoever else has one there', () => {
  const linked: Sketch = { conduits: { C1b: 0, C3a: 0 }, powerhouses: { 'P5-2': 0 } };
  assert.equal(count('obj-connected-bases', linked), 0);
  assert.equal(count('obj-connected-bases', { ...linked, dams: { D1u: [1, 1], D3l: ['neutral', 1] } }), 0);
  assert.equal(count('obj-connected-bases', {}), 0);
});

const SPREAD: Sketch = { dams: { D1u: [0, 3], D5l: [0, 2] }, conduits: { C1a: 0, C8a: 0 }, powerhouses: { 'P5-2': 0, 'P11-3': 0 } };

test('BAR-OBJ-03, BAR-OBJ-04, BAR-OBJ-07 pieces in the best and in the worst area; elevations one by one, a conduit where it stands', () => {
  assert.deepEqual([count('obj-best-area', SPREAD), count('obj-worst-area', SPREAD)], [4, 2]);
});

test('BAR-OBJ-05 basins with an own piece', () => {
  assert.equal(count('obj-basins-1', SPREAD), 4);
});

test('BAR-OBJ-06 basins with three own pieces, never capped: example EX-52', () => {
  assert.equal(count('obj-basins-3', SPREAD), 2);
  const six: Sketch = {
    powerhouses: { 'P5-2': 0, 'P6-2': 0, 'P7-2': 0, 'P8-2': 0 },
    conduits: { C5a: 0, C5b: 0, C6a: 0, C6b: 0, C8a: 0 },
    dams: { D7l: [0, 2], D8l: [0, 1], D1l: [0, 3], D2l: [0, 3] },
  };
  assert.equal(count('obj-basins-3', six), 6);
});

test('BAR-OBJ-08 a count of 0 is ranked too', () => {
  assert.deepEqual(objective([3, 0, 0]), [15, 8, 8]);
});
