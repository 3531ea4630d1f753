import type { Example } from '@madang/kernel';
import type { Barrage, BarrageMove } from '../rules/index.ts';
import { position } from './position.ts';

/** Worked examples of Barrage's ledger: red USA 0, black Germany 1, green Italy 2, white France 3. */
export const EXAMPLES: readonly Example<Barrage, BarrageMove>[] = [
  {
    id: 'fee', // EX-09
    rules: ['BAR-PROD-02', 'BAR-PROD-03', 'BAR-PROD-09', 'BAR-PROD-10'],
    seat: 0,
    position: () => position({ dams: { D3l: ['neutral', 3, 3] }, conduits: { C3b: 1 }, powerhouses: { 'P6-2': 0 } }),
    steps: [
      [0, { kind: 'space', space: 'turbine-zero-left' }],
      [0, { kind: 'drops', drops: 2 }],
    ],
  },
  {
    id: 'bonus', // EX-18
    rules: ['BAR-PROD-05', 'BAR-PROD-07', 'BAR-PROD-10'],
    seat: 0,
    position: () => position({ dams: { D3l: ['neutral', 3, 3] }, conduits: { C3a: 2 }, powerhouses: { 'P5-2': 0 } }),
    steps: [
      [0, { kind: 'space', space: 'turbine-plus1-left' }],
      [0, { kind: 'drops', drops: 2 }],
    ],
  },
  {
    id: 'onward', // EX-23
    rules: ['BAR-PROD-13', 'BAR-FLOW-05', 'BAR-FLOW-08', 'BAR-FLOW-09'],
    seat: 0,
    position: () => position({ dams: { D5l: [0, 1, 1], D8u: [0, 1, 1], D8l: [2, 1] }, conduits: { C5a: 0 }, powerhouses: { 'P8-2': 0 } }),
    steps: [[0, { kind: 'space', space: 'turbine-zero-left' }]],
  },
  {
    id: 'second', // EX-37
    rules: ['BAR-COMPANY-05', 'BAR-COMPANY-06', 'BAR-COMPANY-08'],
    seat: 1,
    position: () =>
      position({
        order: [1, 0, 2, 3],
        players: [{}, { credits: 6 }],
        dams: { D6l: [1, 2, 2], D7u: [1, 3, 1] },
        conduits: { C6b: 1, C7b: 3 },
        powerhouses: { 'P7-2': 1, 'P12-3': 1, 'P5-2': 1 },
        task: { task: 'system', seat: 1, bonus: 1, optional: true, after: -1 },
      }),
    steps: [
      [1, { kind: 'system', powerhouse: 'P7-2', dam: 'D6l', conduit: 'C6b' }],
      [1, { kind: 'drops', drops: 2 }],
      [1, { kind: 'system', powerhouse: 'P12-3', dam: 'D7u', conduit: 'C7b' }],
      [1, { kind: 'drops', drops: 3 }],
    ],
  },
  {
    id: 'mountain', // as EX-26
    rules: ['BAR-FLOW-03', 'BAR-FLOW-04', 'BAR-FLOW-06'],
    seat: 0,
    position: () => position({ dams: { D3l: [0, 2, 1], D6u: [1, 1], D6l: ['neutral', 2, 0] }, players: [{ engineers: 3 }] }),
    steps: [
      [0, { kind: 'space', space: 'water-one-now-left' }],
      [0, { kind: 'headstream', headstream: 'C' }],
    ],
  },
  {
    id: 'usa', // EX-35
    rules: ['BAR-COMPANY-01', 'BAR-COMPANY-03', 'BAR-FLOW-08'],
    seat: 2,
    position: () =>
      position({
        order: [2, 0, 1, 3],
        dams: { D3l: ['neutral', 2, 2] },
        conduits: { C3a: 2 },
        powerhouses: { 'P5-2': 0, 'P9-2': 0, 'P11-3': 1, 'P5-1': 2, 'P6-2': 0 },
        task: { task: 'system', seat: 2, bonus: 0, optional: true, after: -1 },
      }),
    steps: [
      [2, { kind: 'system', powerhouse: 'P5-1', dam: 'D3l', conduit: 'C3a' }],
      [2, { kind: 'drops', drops: 2 }],
    ],
  },
];
