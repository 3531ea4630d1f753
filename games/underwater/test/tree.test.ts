import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countLeaves } from '@madang/kernel/testing';
import { SLOTS } from '../components/index.ts';
import { underwater } from '../rules/index.ts';
import type { Underwater } from '../rules/state.ts';
import { position } from './position.ts';

// Positions by name, and the number of ways to go on for one decision, two, three … A change of the rules shows here.

const BUILDER = { goods: { credits: 3, kelp: 2, steelplast: 3, science: 1, biomatter: 1 }, hand: [5, 24, 53] };

const TWO_TUNNELS = { task: 'card', seat: 0, slot: SLOTS.indexOf('p34-y2'), cloned: false } as const;

const TREES: readonly (readonly [name: string, state: Underwater, leaves: readonly number[]])[] = [
  // All twelve slots and the one that is always available; then three cards, and on one slot two orders of one of them (UWC-TURN-11). In the 212 are
  // 12 times a card that is discarded early, where slot p12-g2 has given two (UWC-TURN-16).
  ['a first turn', position({ seats: 2, players: [BUILDER, { hand: [46] }] }), [13, 12 * 4 + 1, 212]],
  // Two cards after the action, a third before or after it; then two tunnel sites, or nine sites for the farm of card 53 and none.
  ['two tunnels', position({ players: [BUILDER, { hand: [46] }], agenda: [TWO_TUNNELS] }), [4, 3 * 2 + 9 + 1, 32]],
];

for (const [name, state, leaves] of TREES) {
  test(`underwater: the tree from '${name}' has ${leaves.join(', ')} leaves`, () => {
    assert.deepEqual(
      leaves.map((_, i) => countLeaves(underwater, state, i + 1)),
      leaves,
    );
  });
}
