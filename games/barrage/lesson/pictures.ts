import type { Picture } from '@madang/kernel';
import type { BarrageMove } from '../rules/index.ts';

/** What Barrage's rules look like, at places of its lesson. */
export const pictures: readonly Picture<BarrageMove>[] = [
  {
    id: 'building',
    rules: ['BAR-BUILD-03', 'BAR-BUILD-04', 'BAR-BUILD-05', 'BAR-BUILD-06'],
    at: 'base',
    steps: [
      [0, { kind: 'construct' }],
      [0, { kind: 'tile', tile: 'basic-base' }],
      [0, { kind: 'site', site: 'D8l' }],
    ],
  },
  {
    id: 'neutral',
    rules: ['BAR-PROD-01', 'BAR-PROD-02', 'BAR-PROD-05', 'BAR-FLOW-08'],
    at: 'powerhouse',
    before: [
      [0, { kind: 'construct' }],
      [0, { kind: 'tile', tile: 'basic-powerhouse' }],
      [0, { kind: 'site', site: 'P9-2' }],
    ],
    steps: [
      [1, { kind: 'space', space: 'turbine-zero-left' }],
      [1, { kind: 'fulfil', contract: 'S2' }],
    ],
  },
  {
    id: 'drop',
    rules: ['BAR-WATER-03', 'BAR-FLOW-03', 'BAR-FLOW-04'],
    at: 'water',
    steps: [
      [0, { kind: 'space', space: 'water-one-now-left' }],
      [0, { kind: 'headstream', headstream: 'A' }],
    ],
  },
  {
    id: 'contract',
    rules: ['BAR-PROD-05', 'BAR-PROD-06', 'BAR-PROD-14', 'BAR-CON-01', 'BAR-CON-04'],
    at: 'produce',
    steps: [
      [0, { kind: 'space', space: 'turbine-plus2-left' }],
      [0, { kind: 'fulfil', contract: 'G13' }],
    ],
  },
  {
    id: 'round',
    rules: ['BAR-FLOW-01', 'BAR-SCORE-01', 'BAR-SCORE-03', 'BAR-SCORE-05'],
    at: 'turn',
    steps: [[0, { kind: 'space', space: 'workshop-rotate1-left' }]],
  },
  {
    id: 'constructions', // EX-15
    rules: ['BAR-BUILD-01', 'BAR-BUILD-02', 'BAR-BUILD-03', 'BAR-BUILD-06'],
    at: 'conduit',
    steps: [
      [0, { kind: 'construct' }],
      [0, { kind: 'tile', tile: 'basic-conduit' }],
      [0, { kind: 'site', site: 'C8b' }],
    ],
  },
  {
    id: 'fee', // EX-09
    rules: ['BAR-PROD-02', 'BAR-PROD-03', 'BAR-PROD-08', 'BAR-PROD-09', 'BAR-PROD-10'],
    at: 'conduit',
    before: [
      [0, { kind: 'construct' }],
      [0, { kind: 'tile', tile: 'basic-powerhouse' }],
      [0, { kind: 'site', site: 'P12-1' }],
      [1, { kind: 'bank', engineers: 1 }],
    ],
    steps: [
      [0, { kind: 'space', space: 'turbine-zero-left' }],
      [0, { kind: 'fulfil', contract: 'S1' }],
    ],
  },
  {
    id: 'offices', // as EX-47
    rules: ['BAR-OFFICE-01', 'BAR-OFFICE-02', 'BAR-OFFICE-03', 'BAR-OFFICE-04'],
    at: 'contract',
    steps: [
      [0, { kind: 'space', space: 'contractOffice-two-left' }],
      [0, { kind: 'take', contract: 'G03' }],
      [0, { kind: 'take', contract: 'Y02' }],
    ],
  },
  {
    id: 'later', // as EX-13
    rules: ['BAR-WATER-01', 'BAR-WATER-05', 'BAR-HEAD-03'],
    at: 'contract',
    steps: [
      [0, { kind: 'space', space: 'water-two-later-left' }],
      [0, { kind: 'headstream', headstream: 'A' }],
      [0, { kind: 'headstream', headstream: 'B' }],
    ],
  },
  {
    id: 'returns', // as EX-24
    rules: ['BAR-WHEEL-02', 'BAR-WHEEL-03', 'BAR-WORK-01'],
    at: 'water',
    before: [
      [0, { kind: 'space', space: 'water-one-now-left' }],
      [0, { kind: 'headstream', headstream: 'A' }],
    ],
    seat: 1,
    steps: [[1, { kind: 'space', space: 'workshop-rotate3-left' }]],
  },
];
