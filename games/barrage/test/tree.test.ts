import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin } from '@madang/kernel';
import { countLeaves } from '@madang/kernel/testing';
import { barrage } from '../rules/index.ts';
import type { Barrage } from '../rules/state.ts';
import { position } from './position.ts';

// Positions by name, and the number of ways to go on for one decision, two, three … A change of the rules shows here.

const BARE = { credits: 0, excavators: 0, mixers: 0 } as const;

const TREES: readonly (readonly [name: string, state: Barrage, leaves: readonly number[]])[] = [
  // Four companies, four contracts, then three of each, two of each; the last takes what is left.
  ['draft', begin(barrage, { seats: 4, seed: 'tree', options: { game: 'expert' } }), [4, 16, 48, 144, 288, 576]],
  // Both waters, a turn of the wheel, a contract, the bank; then four headstreams twice, six contracts, or 32 ways in round 2.
  ['one engineer', position({ seats: 2, players: [{ ...BARE, engineers: 1 }, { engineers: 0 }] }), [5, 4 + 4 + 6 + 2 * 32, 1478]],
  // No contract lies there, but two tiles can be used; in round 2 the bare company has eleven spaces and the bank.
  [
    'construction',
    position({
      seats: 2,
      players: [
        { engineers: 1, credits: 0, tiles: ['basic-base', 'basic-powerhouse'] },
        { ...BARE, engineers: 0 },
      ],
      market: [],
    }),
    [5, 4 + 4 + 2 + 2 * 23, 927],
  ],
  [
    'production',
    position({
      seats: 2,
      players: [
        { ...BARE, engineers: 2, held: ['S3'], tiles: [] },
        { ...BARE, engineers: 0, tiles: [] },
      ],
      dams: { D1l: ['neutral', 3, 3], D1u: [0, 1, 1] },
      conduits: { C1b: 0, C1a: 1 },
      powerhouses: { 'P5-2': 0, 'P8-2': 0 },
      market: [],
    }),
    [10, 73, 1197],
  ],
];

for (const [name, state, leaves] of TREES) {
  test(`barrage: the tree from '${name}' has ${leaves.join(', ')} leaves`, () => {
    assert.deepEqual(
      leaves.map((_, i) => countLeaves(barrage, state, i + 1)),
      leaves,
    );
  });
}
for (const [name, state] of TREES)
  console.log(
    name,
    [1, 2, 3, 4].map((d) => countLeaves(barrage, state, d)),
  );
