import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin } from '@madang/kernel';
import { countLeaves } from '@madang/kernel/testing';
import { siberia } from '../rules/index.ts';
import type { Siberia } from '../rules/state.ts';
import { position, two } from './position.ts';

// Positions by name, and the number of ways to go on for one decision, two, three … A change of the rules shows here.

const TREES: readonly (readonly [name: string, state: Siberia, leaves: readonly number[]])[] = [
  // Two sides of each of five tiles, then the start player places one of six counters: 17 ways in this deal.
  ['set-up', begin(siberia, { seats: 2, seed: 'tree', options: { firstPlayer: 'seat0' } }), [2, 4, 8, 16, 32, 32 * 17]],
  // Manager: its row or research. Seller/gold and worker/oil: two rows or research. In either order for seat 0.
  ['placing', position({ seats: 2, players: [{ drawn: ['manager', 'seller/gold'] }, { drawn: ['worker/oil'] }] }), [2 + 3, 2 * 3 + 3 * 2, 12 * 3]],
  // Pass, or move; from Vladivostok four regions are near, or the steps are forgone.
  ['logistician', position({ players: [{ rows: { logistician: two('logistician') } }] }), [2, 1 + 5, 22, 105]],
  [
    'logistician with three workers',
    position({ players: [{ workers: { vladivostok: 1, ob: 1, kolyma: 1 }, rows: { logistician: two('logistician') } }] }),
    [2, 14, 158, 1899],
  ],
  // Pass, forgo, or one of three pieces to six exchanges, where it does not stand already.
  ['seller', position({ players: [{ rows: { seller: two('seller') } }] }), [2, 1 + 4, 1 + 1 + 6 + 5 + 6, 32, 178]],
  ['worker', position({ players: [{ workers: { vladivostok: 2, ob: 1 }, rows: { worker: two('worker') } }] }), [2, 3, 3, 16, 162]],
  // The row of gold is ready already, and the manager's own takes no joker: eight rows are left.
  ['manager', position({ players: [{ rows: { manager: two('manager'), gold: two('gold') } }] }), [3, 1 + 1 + 9, 11, 22, 136]],
  // Any of 14 regions for each of two cubes, in either order of the counters.
  ['research', position({ players: [{ research: ['logistician/gas', 'seller/coal'] }] }), [1, 2, 2 * 14, 2 * 14 * 14]],
  [
    'extraction and investment',
    position({
      players: [{ workers: { ob: 1, lena: 2 }, rows: { oil: two('oil'), investor: two('investor') } }, { rows: { gold: two('gold') } }],
      display: ['oil', 'gas'],
    }),
    [3, 6, 8, 14, 61],
  ],
  // One of two exchanges, then one of two cubes, then the other or not; beside it passes and the next round's 14.
  [
    'extraction by choice',
    position({
      options: { extractAll: 'chooseSubset', sellSplit: 'chooseExchange' },
      players: [{ workers: { ob: 1, lena: 1 }, sellers: { frankfurt: 1, tokyo: 1 }, rows: { oil: two('oil') } }],
    }),
    [2, 1 + 2, 1 + 2 * 2, 14 + 2 * 2 * 2],
  ],
];

for (const [name, state, leaves] of TREES) {
  test(`siberia: the tree from '${name}' has ${leaves.join(', ')} leaves`, () => {
    assert.deepEqual(
      leaves.map((_, i) => countLeaves(siberia, state, i + 1)),
      leaves,
    );
  });
}
