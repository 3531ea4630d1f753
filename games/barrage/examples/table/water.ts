import type { Worked } from '@madang/kernel';
import type { Sketch } from '../position.ts';
import { LAST_TURN, lastOf } from './turns.ts';

/** The way of the water. */
export const WATER: readonly Worked<Sketch>[] = [
  {
    id: 'onward', // EX-23
    rules: ['BAR-PROD-13', 'BAR-FLOW-05', 'BAR-FLOW-08', 'BAR-FLOW-09'],
    position: { dams: { D5l: [0, 1, 1], D8u: [0, 1, 1], D8l: [2, 1] }, conduits: { C5a: 0 }, powerhouses: { 'P8-2': 0 } },
    steps: [[0, 'space turbine-zero-left']],
  },
  {
    id: 'mountain', // as EX-26
    rules: ['BAR-FLOW-03', 'BAR-FLOW-04', 'BAR-FLOW-06'],
    position: { dams: { D3l: [0, 2, 1], D6u: [1, 1], D6l: ['neutral', 2, 0] }, players: [{ engineers: 3 }] },
    steps: [[0, 'space water-one-now-left', 'headstream C']],
  },
  {
    id: 'nowhere', // EX-45
    rules: ['BAR-FLOW-03', 'BAR-FLOW-07'],
    position: { players: [{ engineers: 3 }] },
    steps: [[0, 'space water-one-now-left', 'headstream D']],
  },
  {
    id: 'flow', // EX-06, EX-25 and EX-26
    rules: ['BAR-FLOW-01', 'BAR-FLOW-02', 'BAR-FLOW-05', 'BAR-FLOW-07', 'BAR-FLOW-09'],
    position: {
      players: lastOf({}),
      dams: { D1l: [0, 1, 1], D8l: ['neutral', 3, 2], D3l: [0, 2, 1], D6u: [1, 1], D6l: ['neutral', 2, 0] },
      waiting: [2, 0, 3, 0],
    },
    steps: [LAST_TURN],
  },
  {
    id: 'overflow', // EX-36
    rules: ['BAR-FLOW-05', 'BAR-COMPANY-01', 'BAR-COMPANY-03'],
    position: {
      players: lastOf({}),
      dams: { D2l: [3, 1, 1], D5u: [3, 1, 0] },
      powerhouses: { 'P5-2': 0, 'P9-2': 0, 'P12-3': 0 },
      waiting: [0, 1, 0, 0],
    },
    steps: [LAST_TURN],
  },
  {
    id: 'behind', // EX-48
    rules: ['BAR-FLOW-08', 'BAR-FLOW-05', 'BAR-FLOW-07', 'BAR-PROD-13'],
    position: {
      order: [2, 0, 1, 3],
      dams: { D3l: ['neutral', 2, 2], D6u: [1, 1, 1], D6l: [2, 1, 1], D10u: [1, 1] },
      conduits: { C3b: 2 },
      powerhouses: { 'P6-2': 2 },
      task: { task: 'turn', seat: 2 },
    },
    steps: [[2, 'space turbine-zero-left', 'drops 2']],
  },
];
