import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin } from '@madang/kernel';
import { countLeaves } from '@madang/kernel/testing';
import { ludwig } from '../rules/index.ts';
import type { Ludwig } from '../rules/state.ts';
import { build, position } from './position.ts';

// Positions by name, and the number of ways to go on for one decision, two, three … A change of the rules shows here.

const TREES: readonly (readonly [name: string, state: Ludwig, leaves: readonly number[]])[] = [
  // Three cards each; then the Master Builder may lay five tiles on four other spaces each, or be done.
  ['set-up', begin(ludwig, { seats: 2, seed: 'tree', options: { firstBuilder: 'firstSeat' } }), [3, 9, 9 * (5 * 4 + 1)]],
  // Three rooms, hallway, stairs, or pass.
  ['turn', position({ market: { 4000: 'pantry', 6000: 'cloak-room', 15000: 'study' } }), [6, 39, 234, 2536]],
  [
    'prices',
    position({
      market: { 4000: 'pantry', 6000: 'cloak-room', 15000: 'study' },
      tasks: [
        { task: 'prices', seat: 1 },
        { task: 'turn', seat: 0, extra: false },
        { task: 'round-end', seat: -1 },
      ],
    }),
    [3 * 4 + 1, 90, 342, 2848],
  ],
  [
    'two floors',
    position({
      players: [
        {
          castle: [
            ['stairs', -3, 1],
            ['dungeon', -9, -1],
            ['sitting-room', 3, 0],
          ],
        },
      ],
      market: { 4000: 'crypt', 6000: 'larder' },
    }),
    [5, 50, 220, 3228],
  ],
  // In either order: one of two bonus cards; one of two stacks, and its tile or none.
  ['rewards', rewards(), [2, 2 + 2, 8, 16]],
];

/** A sleeping and a utility room completed together. */
function rewards(): Ludwig {
  const state = position({
    market: { 4000: 'broom-closet' },
    players: [{ castle: [['dressing-room', 3, 0]], money: 50_000 }],
    stacks: { 100: ['pantry'], 150: ['study'], 200: [], 250: [], 300: [], 350: [], 400: [], 450: [], 500: [], 600: [] },
  });
  build(state, 'broom-closet', 7, 0, 90);
  return state;
}

for (const [name, state, leaves] of TREES) {
  test(`ludwig: the tree from '${name}' has ${leaves.join(', ')} leaves`, () => {
    assert.deepEqual(
      leaves.map((_, i) => countLeaves(ludwig, state, i + 1)),
      leaves,
    );
  });
}
