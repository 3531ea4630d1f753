import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play as step } from '@madang/kernel';
import { DECKS } from '../../components/decks/index.ts';
import type { Metropolis } from '../../components/words.ts';
import { type Bag, MOVES, underwater } from '../../rules/index.ts';
import type { UnderwaterTask } from '../../rules/state.ts';
import { type PlayerSketch, playerAt, position } from '../position.ts';
import { AT_LEAST, type Case, cases, withPlayer } from './using.ts';

type Points = (board: Case, goods: Readonly<Required<Bag>>) => number;

const sets = ({ upgradedBesideCity, upgraded }: Case): number =>
  Math.min(upgradedBesideCity, upgraded.farm, upgraded.desalination, upgraded.laboratory);
const kinds = (board: Case, atLeast: number): number => board.byKinds.slice(atLeast).reduce((sum, n) => sum + n, 0);
const some = (n: number, most: number): number => Math.min(most, Math.floor(n));

/** Claimed cards of the positions: 2 permanent, 1 production, 3 action cards besides the card itself. */
const CLAIMED: PlayerSketch = { permanents: [12, 35], productions: [15], ready: [0, 18], spent: [20] };

/** The points of every end-scoring card by number. */
const ENDINGS: Readonly<Record<number, Points>> = {
  22: (board) => 2 * some(kinds(board, 3), 3),
  44: (_, { kelp, steelplast }) => some(Math.min(kelp, steelplast), 5),
  66: ({ buildings }) => Math.floor(buildings.farm / 3),
  84: (board) => some(kinds(board, 2), 6),
  85: ({ besideCity }) => some(besideCity, 4),
  103: ({ upgraded }) => some(upgraded.desalination, 5),
  104: (_, { science }) => some(science, 5),
  122: ({ buildings }) => Math.floor(buildings.laboratory / 3),
  123: ({ metropolises }) => metropolises,
  138: (board) => 3 * some(sets(board), 3),
  139: (board) => 2 * some(kinds(board, 3), 5),
  140: ({ besideCity }) => some(besideCity, 5),
  141: ({ metropolises }) => 3 * some(metropolises, 3),
  142: ({ symbiotic }) => 2 * some(symbiotic, 5),
  157: ({ upgraded }) => some(upgraded.farm, 5),
  158: ({ upgraded }) => some(upgraded.laboratory, 5),
  159: ({ upgradedBesideCity }) => some(upgradedBesideCity, 5),
  160: (_, { credits }) => some(credits / 2, 5),
  161: () => 3,
  176: (_, { kelp }) => some(kelp / 2, 4),
  177: (_, { steelplast }) => some(steelplast / 2, 4),
  178: ({ buildings }) => Math.floor(buildings.desalination / 3),
  179: () => 1,
  180: ({ brown }) => 2 * brown,
  181: ({ upgraded }) => 2 * upgraded.laboratory,
  182: ({ upgraded }) => 3 * Math.floor(upgraded.farm / 2),
  183: ({ symbiotic }) => 2 * symbiotic,
  184: ({ upgraded }) => 2 * upgraded.desalination,
  185: (_, { credits }) => 13 * some(credits / 15, 1),
  186: (_, { steelplast }) => some(steelplast, 14),
  187: (_, { kelp }) => 3 * some(kelp / 2, 5),
  188: (_, { science }) => 3 * some(science / 2, 5),
  189: (_, { biomatter }) => 2 * some(biomatter, 6),
  190: ({ upgradedBesideCity }) => 3 * Math.floor(upgradedBesideCity / 2),
};

/** The points of every brown metropolis that is connected. */
const BROWN: Readonly<Partial<Record<Metropolis, (board: Case) => number>>> = {
  'brown-1': ({ metropolises }) => 3 * metropolises,
  'brown-2': ({ besideCity }) => (besideCity >= 10 ? 9 : besideCity === 9 ? 7 : besideCity === 8 ? 5 : 0),
  'brown-3': ({ cities }) => (cities >= 7 ? 12 : cities === 6 ? 8 : cities === 5 ? 4 : 0),
  // Specials 181, an end-scoring card, and 192, an instant one.
  'brown-4': () => 4,
  'brown-5': (board) => 4 * sets(board),
};

/** Points of a source in final scoring: SOURCES are the track, brown metropolises, end-scoring cards, cities, resources. */
function scored(board: Case, more: PlayerSketch): readonly number[] {
  const scoring: readonly UnderwaterTask[] = [
    { task: 'slot', seat: 0 },
    { task: 'score', seat: 0 },
    { task: 'buy', seat: 0, bought: [] },
    { task: 'contract', seat: 0 },
  ];
  const state = position({ ...withPlayer(board, more), agenda: scoring });
  const skip = MOVES.find({ kind: 'skip' });
  assert.ok(skip);
  step(underwater, state, 0, skip);
  return playerAt(state).scored;
}

test('every end-scoring card and every brown metropolis is expected to score', () => {
  const [deck] = DECKS;
  assert.deepEqual(
    Object.keys(ENDINGS).map(Number),
    deck?.cards.filter((card) => card.kind === 'endScoring').map((card) => card.number),
  );
  assert.deepEqual(
    Object.keys(BROWN),
    deck?.metropolises.filter((tile) => tile.colour === 'brown').map((tile) => tile.id),
  );
});

for (const [number, points] of Object.entries(ENDINGS)) {
  test(`end-scoring card ${number} scores what it says, on generated boards`, () => {
    const seen = new Set<number>();
    for (const [i, board] of cases(`ending ${number}`, 16).entries()) {
      const goods = { credits: 3 * i, kelp: i, steelplast: (i * 5) % 17, science: (i * 7) % 13, biomatter: i % 8 };
      const expected = points(board, goods);
      assert.equal(
        scored(board, { ...CLAIMED, endings: [Number(number)], goods })[2],
        expected,
        `card ${number}, board ${JSON.stringify(board.sketch)}`,
      );
      seen.add(expected);
    }
    assert.ok(seen.size > 1 || number === '161' || number === '179', 'every position gives the same');
  });
}

for (const tile of Object.keys(BROWN)) {
  test(`metropolis ${tile} scores what it says once both its tunnels stand, and nothing before`, () => {
    let connected = 0;
    for (const board of cases(`tile ${tile}`, 40)) {
      const id = tile === 'brown-1' || tile === 'brown-2' || tile === 'brown-3' || tile === 'brown-5' ? tile : 'brown-4';
      const found = scored(board, { metropolises: [id, 'blue-7', 'blue-8'], endings: [181], paid: [192] });
      assert.equal(found[1], board.brown === 1 ? (BROWN[id]?.(board) ?? 0) : 0, `${tile}, board ${JSON.stringify(board.sketch)}`);
      connected += board.brown;
    }
    assert.ok(connected >= AT_LEAST, 'too few positions connect it');
  });
}
