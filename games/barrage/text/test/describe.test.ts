import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@madang/kernel';
import { barrage } from '../../rules/index.ts';
import { position, type Sketch } from '../../test/position.ts';
import { wording } from '../index.ts';
import { english } from './speech.ts';

/** The position as a seat has it read out, in English. */
function read(sketch: Sketch, seat: Seat | null = 0): (string | undefined)[] {
  const view = barrage.redact(position(sketch), seat);
  return wording.describe(view, seat).map(english);
}

/** Lines that the position should have but has not. */
const missing = (lines: readonly (string | undefined)[], wanted: readonly string[]): string[] => wanted.filter((line) => !lines.includes(line));

test('round, turn order with those who passed, bonus tiles to come and the objective', () => {
  const lines = read({ round: 4, order: [1, 0, 3, 2], players: [{}, { passed: true }], objective: 'obj-red-sites' });
  assert.deepEqual(lines.slice(0, 5), [
    'Round 4 of 5',
    'Turn order: Bob (passed), 하은, Jack, 小明',
    'Bonus tile of round 4: Elevations: 4 VP each',
    'Bonus tile of round 5: Fulfilled contracts: 2 VP each',
    'Objective: Bases and powerhouses on red sites',
  ]);
});

test('basins with river, dams with height and drops, conduits with value and owner, powerhouses', () => {
  const lines = read({
    dams: { D5u: [0, 3, 2], D5l: ['neutral', 2, 1] },
    conduits: { C5a: 1 },
    powerhouses: { 'P5-2': 2 },
    players: [{ officer: 'graziano-del-monte' }],
  });
  const from = lines.indexOf('Basin 5, hills. The river flows to basin 9');
  assert.deepEqual(lines.slice(from, from + 7), [
    'Basin 5, hills. The river flows to basin 9',
    'Powerhouse 5-1: empty, red (3 credits)',
    'Powerhouse 5-2: powerhouse of 小明',
    'Upper dam 5: dam of 하은, height 3, drops 2 of 4',
    'Lower dam 5: neutral dam, height 2, drops 1 of 2',
    'Conduit 5A, value 3, to basin 8: Bob',
    'Conduit 5B, value 4, to basin 10: not built',
  ]);
  assert.ok(lines.includes('Basin 12, plains. The river flows to the edge of the map'));
});

test('every site of the map is named once', () => {
  const lines = read({});
  for (const [kind, count] of [
    ['Upper dam', 10],
    ['Lower dam', 10],
    ['Conduit', 20],
    ['Powerhouse', 23],
    ['Basin', 12],
  ] as const)
    assert.equal(lines.filter((line) => line?.startsWith(`${kind} `)).length, count, kind);
});

test('headstreams with the drops that wait and those that come', () => {
  const lines = read({ round: 3, headstreams: ['H2', 'H3', 'H4', 'H5'], waiting: [1, 0, 2, 0] });
  assert.deepEqual(
    missing(lines, [
      'Headstream A feeds basin 1. Drops waiting: 1. Drops by round: round 3: 1, round 4: 3',
      'Headstream C feeds basin 3. Drops waiting: 2. Drops by round: round 3: 2, round 4: 1',
    ]),
    [],
  );
});

test('spaces: who stands there, or what they cost and do; closed ones are left out', () => {
  const lines = read({ seats: 2, taken: { 'water-one-now-left': 1 } });
  const wanted = [
    'Water Management, 1 now, left: Bob',
    'Turbine Station +2, right: free (3 engineers, 3 credits), production +2',
    'Workshop, 3 segments, right: free (3 engineers, 8 credits), turn the wheel 3 segments',
  ];
  assert.deepEqual(missing(lines, wanted), []);
  assert.ok(!lines.some((line) => line?.startsWith('Turbine Station +1')));
});

test('contracts and advanced tiles on offer', () => {
  const lines = read({ market: ['G01', 'G02', 'Y02', 'Y10', 'R11', 'R12'], nationals: ['NC5'], patents: ['adv-1-wild', 'adv-2-base'] });
  const wanted = [
    'Private contracts, green: Green contract · 2 energy → 1 credit, turn the wheel 2 segments; Green contract · 2 energy → 2 machines of your choice. In the pile: 13',
    'National contracts: National contract · 15 energy → 12 VP',
    'Patent office: Wild I: builds any structure, no fee for a red site; Base II: produce 1 energy for each of your bases, usable for a contract',
  ];
  assert.deepEqual(missing(lines, wanted), []);
});

test('a player: figures, officer, pieces, incomes, tiles, wheel, contracts; the reader first', () => {
  const me = {
    company: 'germany' as const,
    officer: 'jill-mcdowell' as const,
    built: [2, 1, 0, 3],
    wheel: [{ turns: 4, tile: 'basic-base' as const, excavators: 3 }],
    tiles: ['basic-wild' as const, 'adv-1-conduit' as const],
    held: ['G10' as const],
    fulfilled: ['S1' as const],
    constructions: 2,
  };
  const lines = read({ players: [{}, me] }, 1);
  const from = lines.findIndex((line) => line?.startsWith('Bob, Germany'));
  assert.deepEqual(lines.slice(from, from + 9), [
    'Bob, Germany: 10 VP, 0 energy, 12 engineers, 6 excavators, 4 concrete mixers, 6 credits',
    'Bob, officer Jill McDowell: You may pay for a conduit with one concrete mixer per point of its value',
    'Bob, company ability: after each production, you may produce again with a different powerhouse, without bonus or penalty',
    'Bob, built: base 2 of 5, elevation 1 of 5, conduit 0 of 5, powerhouse 3 of 4. Constructions this round: 2 of 4',
    'Bob, income: 3 VP',
    'Bob, technology tiles: Wild tile: builds any structure; Conduit I: 2 credits for each point of the new conduit’s value',
    'Bob, wheel, back after 4 turns: Base tile, 3 excavators',
    'Bob, contracts: Green contract · 3 energy → 4 VP, 2 credits',
    'Bob, fulfilled contracts: 1',
  ]);
  assert.ok(lines.findIndex((line) => line?.startsWith('하은, ')) > from);
});

test('an automa is told with its level, and its deck', () => {
  const state = position({ players: [{}, { automa: 'high-voltage' }] });
  state.automa = { pile: 0b1111, criteria: 4, actions: 9 };
  const lines = wording.describe(state, 0).map(english);
  assert.deepEqual(missing(lines, ['Bob is an automa (High voltage)', 'Automa tiles: criteria 5, actions 10, in the pile 4']), []);
});

test('what the draft offers', () => {
  const state = position();
  state.round = 0;
  state.order = [];
  state.draft = { companies: [0, 3], officers: [3, 6], contracts: [2] };
  assert.deepEqual(
    missing(wording.describe(state, 0).map(english), [
      'Companies to choose from: USA · Jill McDowell, France · Mahiri Sekibo',
      'Starting contracts: Starting contract · 2 energy → 3 credits',
    ]),
    [],
  );
});

test('headlines: draft, setup, a round, the end', () => {
  const state = position({ round: 3 });
  const headline = (changes: Partial<typeof state>): string | undefined => english(wording.headline({ ...state, ...changes }));
  assert.equal(headline({ round: 0 }), 'Setup');
  assert.equal(headline({ round: 0, draft: { companies: [1], officers: [1], contracts: [] } }), 'Draft');
  assert.equal(headline({}), 'Round 3 of 5');
  assert.equal(headline({ over: true }), 'Game over');
});
