import type { Worked } from '@madang/kernel';
import { type Sketch, two } from '../position.ts';

/** Placing counters, and what must be done with those under research. */
export const PLACING: readonly Worked<Sketch>[] = [
  {
    id: 'manager', // example 3
    rules: ['SIB-PLACE-05', 'SIB-PLACE-06', 'SIB-INV-06'],
    position: { players: [{ drawn: ['manager'], rows: { manager: ['manager', 'tile'] } }] },
    steps: [[0, 'place manager research']],
    refused: [{ at: 0, move: 'place manager manager', rule: 'SIB-PLACE-06' }],
  },
  {
    id: 'research-first', // example 10
    rules: ['SIB-ACT-03', 'SIB-ACT-05'],
    position: {
      seats: 2,
      elsewhere: ['gas', 'oil'],
      players: [{ workers: { amur: 1 }, sellers: { tokyo: 1 }, research: ['worker/coal'], rows: { gas: two('gas') } }, { passed: true }],
    },
    steps: [[0, 'perform research', 'deposit amur', 'perform gas']],
    refused: [
      { at: 0, move: 'perform gas', rule: 'SIB-ACT-03' },
      { at: 0, move: 'pass', rule: 'SIB-ACT-03' },
    ],
  },
  {
    id: 'everywhere', // example 9
    rules: ['SIB-RESEARCH-07', 'SIB-RESEARCH-08', 'SIB-RESEARCH-15'],
    position: { elsewhere: ['coal', 'oil'], cubes: { ob: [] }, reserve: { coal: 2 }, players: [{ research: ['seller/coal'] }] },
    steps: [[0, 'perform research']],
  },
];
