import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AUTOMA_TILES } from '../components/automa.ts';
import { COMPANY_BOARDS, INCOME_ROWS } from '../components/companies.ts';
import { CONTRACT_TILES } from '../components/contracts.ts';
import {
  AREA_OF,
  basinOf,
  CONDUIT_TO,
  CONDUIT_VALUE,
  HEADSTREAM_DROPS,
  NEXT,
  POWERHOUSE_BASIN,
  pipeOf,
  RED_DAMS,
  RED_POWERHOUSES,
} from '../components/map.ts';
import { ENGINEERS, PIECES } from '../components/numbers.ts';
import { MANAGEMENT_SPACES, openSpaces } from '../components/spaces.ts';
import { TECHNOLOGY_TILES } from '../components/technology.ts';
import {
  BASINS,
  BONUS_TILES,
  COMPANIES,
  CONDUIT_SITES,
  DAM_SITES,
  HEADSTREAM_TILES,
  OBJECTIVE_TILES,
  OFFICERS,
  POWERHOUSE_SITES,
} from '../components/words.ts';
import { barrage } from '../rules/index.ts';
import { wayOf } from '../rules/water/flow.ts';
import { offered, play, playerAt, position, refused, type Sketch } from './position.ts';

const times = (list: readonly unknown[], test: (one: unknown) => boolean): number => list.filter(test).length;
const basinsWith = (sites: readonly number[]): number[] => BASINS.map((_, basin) => times(sites, (one) => one === basin));
const damBasins = DAM_SITES.map((_, site) => basinOf(site));
const conduitBasins = CONDUIT_SITES.map((_, site) => basinOf(site));

test('BAR-COMP-01 two to four participants; automas leave one human at least', () => {
  assert.deepEqual(barrage.players, { min: 2, max: 4 });
  for (const [seats, automas, humans] of [
    [2, '3', 1],
    [4, '3', 1],
    [3, '1', 2],
    [4, 'none', 4],
  ] as const) {
    const state = position({ seats, options: { automas } });
    const fresh = barrage.setup(state.options, seats, [1, 2, 3, 4]);
    assert.equal(fresh.players.filter((me) => me.level === 0).length, humans);
  }
});

test('BAR-COMP-02 the common tiles', () => {
  const kinds = (kind: string): number => CONTRACT_TILES.filter((tile) => tile.kind === kind).length;
  assert.deepEqual([HEADSTREAM_TILES.length, BONUS_TILES.length, OBJECTIVE_TILES.length, OFFICERS.length, AUTOMA_TILES.length], [8, 6, 6, 7, 20]);
  assert.deepEqual(['starting', 'national', 'green', 'yellow', 'red'].map(kinds), [4, 6, 15, 15, 15]);
  assert.deepEqual(
    [0, 1, 2, 3].map((level) => TECHNOLOGY_TILES.filter((tile) => tile.level === level).length),
    [6, 5, 5, 5],
  );
  assert.equal(new Set(HEADSTREAM_DROPS.map(String)).size, 8);
  const within = (kind: string, least: number, most: number): boolean =>
    CONTRACT_TILES.every((tile) => tile.kind !== kind || (tile.requires >= least && tile.requires <= most));
  assert.ok(within('green', 2, 4) && within('yellow', 5, 7) && within('red', 8, 10) && within('national', 13, 15));
});

test('four private contracts have another reward in the second list (D-11)', () => {
  const other = CONTRACT_TILES.filter((tile) => tile.other !== undefined);
  assert.deepEqual(
    other.map(({ id }) => id),
    ['G05', 'G08', 'G09', 'Y10'],
  );
  assert.ok(other.every(({ reward, other: second }) => JSON.stringify(reward) !== JSON.stringify(second)));
});

test('BAR-COMP-03 a company has 19 pieces, 12 engineers and five basic tiles', () => {
  assert.deepEqual(PIECES, [5, 5, 5, 4]);
  assert.equal(ENGINEERS, 12);
  assert.deepEqual(
    TECHNOLOGY_TILES.slice(0, 5).map(({ structure }) => structure),
    ['base', 'elevation', 'conduit', 'powerhouse', 'any'],
  );
  assert.equal(COMPANIES.length, 4);
});

test('BAR-COMP-04, BAR-COMP-05 credits, machinery and drops are numbers without a limit', () => {
  const state = position({ players: [{ credits: 500, excavators: 300 }], waiting: [40, 0, 0, 0] });
  play(state, 'bank 1');
  assert.equal(playerAt(state, 0).credits, 501);
  assert.equal(state.waiting[0], 40);
});

test('BAR-COMP-06 victory points count past 100', () => {
  const state = position({ players: [{ vp: 99, tiles: ['adv-3-powerhouse'], mixers: 9 }] });
  play(state, 'construct', 'site P5-2');
  assert.equal(playerAt(state, 0).vp, 102);
});

test('BAR-MAP-01 three areas', () => {
  assert.deepEqual(AREA_OF, [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2]);
});

test('BAR-MAP-02, BAR-MAP-03, BAR-MAP-04, BAR-MAP-05 sites of every basin', () => {
  assert.deepEqual(basinsWith(damBasins), [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0]);
  assert.deepEqual(basinsWith(conduitBasins), [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0]);
  assert.deepEqual(basinsWith(POWERHOUSE_BASIN), [0, 0, 0, 0, 2, 2, 2, 3, 3, 3, 4, 4]);
  POWERHOUSE_SITES.forEach((word, site) => {
    assert.equal(Number(word.slice(1).split('-')[0]), (POWERHOUSE_BASIN[site] ?? 0) + 1);
  });
});

test('BAR-MAP-06, BAR-MAP-07 red sites', () => {
  assert.ok(DAM_SITES.every((word, site) => word.endsWith('u') === ((RED_DAMS & (1 << site)) !== 0)));
  const red = POWERHOUSE_SITES.flatMap((_, site) => ((RED_POWERHOUSES & (1 << site)) !== 0 ? [(POWERHOUSE_BASIN[site] ?? 0) + 1] : []));
  assert.deepEqual(red, [5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 12]);
});

test('BAR-MAP-08 conduits with value and target', () => {
  const lines = CONDUIT_SITES.map((_, site) => `${basinOf(site) + 1}${'AB'[site & 1]} ${CONDUIT_VALUE[site]}→${(CONDUIT_TO[site] ?? 0) + 1}`);
  assert.equal(
    lines.join(', '),
    '1A 5→8, 1B 4→5, 2A 3→6, 2B 5→10, 3A 4→5, 3B 3→6, 4A 3→7, 4B 5→12, 5A 3→8, 5B 4→10, 6A 4→9, 6B 2→7, 7A 2→10, 7B 3→12, 8A 3→11, 8B 2→9, 9A 1→11, 9B 3→12, 10A 2→11, 10B 1→12',
  );
  assert.deepEqual([0, 1, 2, 11, 16].map(pipeOf), ['red', 'orange', 'yellow', 'green', 'grey']);
});

test('BAR-MAP-09 headstreams and rivers: example EX-45, no dam with room', () => {
  const state = position();
  const way = (headstream: number): string => {
    const { passed, exit } = wayOf(state, headstream, false);
    return `${passed.join(' ')} ${exit}`;
  };
  assert.deepEqual([0, 1, 2, 3].map(way), [
    'strip-8 strip-11 -1',
    'strip-5 strip-9 strip-11 -1',
    'strip-6 strip-10 strip-12 -2',
    'strip-7 strip-10 strip-12 -2',
  ]);
  assert.deepEqual(
    NEXT.map((to) => (to < 0 ? to : to + 1)),
    [8, 5, 6, 7, 9, 10, 10, 11, 11, 12, -1, -2],
  );
});

const LINKED = {
  dams: { D1l: [0, 1, 1], D1u: ['neutral', 1, 1] },
  powerhouses: { 'P8-2': 0, 'P5-2': 0, 'P6-2': 0 },
  task: { task: 'system', seat: 0, bonus: 2, optional: true, after: -1 },
} as const;

test('BAR-MAP-10 a built conduit links every dam of its basin with every powerhouse of its target', () => {
  const state = position({ ...LINKED, conduits: { C1a: 0, C1b: 2 } });
  assert.deepEqual(
    barrage.rules.system
      ?.moves?.(state, LINKED.task)
      .slice(1)
      .map((move) => Object.values(move).slice(2).join(' ')),
    ['P5-2 D1u C1b', 'P5-2 D1l C1b', 'P8-2 D1u C1a', 'P8-2 D1l C1a'],
  );
});

test('BAR-MAP-11, BAR-MAP-12 a pipe without a conduit links nothing, nor does standing in one basin', () => {
  const alone = position({ dams: { D8l: [0, 3, 3] }, powerhouses: { 'P8-2': 0 }, task: { ...LINKED.task } });
  assert.deepEqual(barrage.rules.system?.moves?.(alone, LINKED.task), []);
});

test('BAR-MAP-11, BAR-MAP-12 with a powerhouse at the end of the pipe only the conduit links it, and only that one', () => {
  const plant = { dams: { D8l: [0, 3, 3] }, powerhouses: { 'P8-2': 0, 'P11-1': 0 }, task: { ...LINKED.task } } as const;
  const systems = (sketch: Sketch): string[] =>
    (barrage.rules.system?.moves?.(position(sketch), LINKED.task) ?? []).slice(1).map((move) => Object.values(move).slice(2).join(' '));
  assert.deepEqual(systems(plant), []);
  assert.deepEqual(systems({ ...plant, conduits: { C8b: 0, C9a: 0 } }), [], 'other pipes');
  assert.deepEqual(systems({ ...plant, conduits: { C8a: 0 } }), ['P11-1 D8l C8a']);
});

test('BAR-MAP-13 a site takes one piece of its symbol', () => {
  const state = position({
    dams: { D5l: [1, 1] },
    conduits: { C5a: 1 },
    powerhouses: { 'P5-2': 1 },
    players: [{ excavators: 20, mixers: 20, credits: 20 }],
  });
  play(state, 'construct', 'tile basic-base');
  const sites = offered(state, 'site');
  assert.ok(!sites.includes('site D5l') && sites.includes('site D5u'));
  assert.ok(sites.every((words) => words.startsWith('site D')));
  for (const site of ['C6a', 'C1a']) assert.equal(refused(state, `site ${site}`), 'BAR-BUILD-03 wrong-tile basic-base conduit');
  assert.equal(refused(state, 'site P5-1'), 'BAR-BUILD-03 wrong-tile basic-base powerhouse');
  const pipes = position({ players: [{ excavators: 20 }] });
  play(pipes, 'construct', 'tile basic-conduit');
  for (const site of ['D1u', 'D1l']) assert.equal(refused(pipes, `site ${site}`), 'BAR-BUILD-03 wrong-tile basic-conduit base');
  const wild = position({ players: [{ excavators: 20, mixers: 20, tiles: ['basic-wild'] }] });
  play(wild, 'construct', 'structure base');
  assert.equal(refused(wild, 'site P6-2'), 'BAR-MAP-13 wrong-site P6-2 base');
});

test('BAR-MAP-14, BAR-MAP-15 the sites are the same for both sides of the board and every number of participants', () => {
  const shape = (seats: number): number[] => {
    const { damOwner, conduits, powerhouses } = position({ seats });
    return [damOwner.length, conduits.length, powerhouses.length];
  };
  for (const seats of [2, 3, 4]) assert.deepEqual(shape(seats), [20, 20, 23]);
});

test('BAR-MGMT-01, BAR-MGMT-02 shared spaces in rows of two, the right one asks more', () => {
  const rows = new Map<string, number[]>();
  for (const { section, row, engineers, redFee } of MANAGEMENT_SPACES)
    rows.set(`${section} ${row}`, [...(rows.get(`${section} ${row}`) ?? []), engineers + redFee / 10]);
  for (const [row, [left, right]] of rows) if (!row.startsWith('patent')) assert.ok((right ?? 0) > (left ?? 9), row);
  assert.deepEqual(
    [2, 3, 4].map((participants) => openSpaces(participants, true).length),
    [25, 29, 35],
  );
});

const row = (section: string, name: string): string =>
  MANAGEMENT_SPACES.filter((space) => space.section === section && space.row === name)
    .map(({ engineers, redFee, cost }) => `${engineers}${redFee > 0 ? ' red' : ''}${cost > 0 ? ` for ${cost}` : ''}`)
    .join(', ');

test('BAR-MGMT-03 turbine rows', () => {
  for (const name of ['plus2', 'plus1', 'zero', 'minus1']) assert.equal(row('turbine', name), '2, 3 red');
  assert.equal(row('turbine', 'minus2'), '1, 2');
});

test('BAR-MGMT-04 water rows', () => {
  assert.deepEqual([row('water', 'two-later'), row('water', 'one-now')], ['1, 2 red', '1, 2 red']);
});

test('BAR-MGMT-05 workshop rows', () => {
  assert.deepEqual(
    ['rotate1', 'rotate2', 'rotate3'].map((name) => row('workshop', name)),
    ['1, 2', '2 for 2, 3 red for 2', '2 for 5, 3 red for 5'],
  );
});

test('BAR-MGMT-06 machinery shop rows', () => {
  assert.deepEqual(
    ['excavator', 'choice', 'pair'].map((name) => row('machineryShop', name)),
    ['1 for 2, 1 red for 2', '1 for 4, 2 for 4', '2 for 5, 3 red for 5'],
  );
});

test('BAR-MGMT-07 contract office rows', () => {
  assert.deepEqual(
    ['one', 'one-b', 'two'].map((name) => row('contractOffice', name)),
    ['1, 1 red', '1, 1 red', '2 for 1, 3 for 1'],
  );
});

test('BAR-MGMT-08 patent office spaces', () => {
  assert.deepEqual(
    ['slot1', 'slot2', 'slot3'].map((name) => row('patentOffice', name)),
    ['2 for 5', '2 for 5', '2 for 5'],
  );
});

test('BAR-INC-02, BAR-INC-04 incomes under the 2nd, 4th and 5th piece; the third of each row is 7 points', () => {
  for (const { income } of COMPANY_BOARDS) for (const name of INCOME_ROWS) assert.deepEqual(income[name][5], [{ do: 'gainVp', n: 7 }]);
  assert.deepEqual(Object.keys(COMPANY_BOARDS[0]?.income.base ?? {}), ['2', '4', '5']);
});
