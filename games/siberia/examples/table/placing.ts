import type { Example } from '@madang/kernel';
import type { Siberia, SiberiaMove } from '../../rules/index.ts';
import { position, two } from '../position.ts';

/** Placing counters, and what must be done with those under research. */
export const PLACING: readonly Example<Siberia, SiberiaMove>[] = [
  {
    id: 'manager', // example 3
    rules: ['SIB-PLACE-05', 'SIB-PLACE-06', 'SIB-INV-06'],
    seat: 0,
    position: () => position({ players: [{ drawn: ['manager'], rows: { manager: ['manager', 'tile'] } }] }),
    steps: [[0, { kind: 'place', counter: 'manager', area: 'research' }]],
    refused: [{ at: 0, move: { kind: 'place', counter: 'manager', area: 'manager' }, rule: 'SIB-PLACE-06' }],
  },
  {
    id: 'research-first', // example 10
    rules: ['SIB-ACT-03', 'SIB-ACT-05'],
    seat: 0,
    position: () =>
      position({
        seats: 2,
        elsewhere: ['gas', 'oil'],
        players: [{ workers: { amur: 1 }, sellers: { tokyo: 1 }, research: ['worker/coal'], rows: { gas: two('gas') } }, { passed: true }],
      }),
    steps: [
      [0, { kind: 'perform', area: 'research' }],
      [0, { kind: 'deposit', place: 'amur' }],
      [0, { kind: 'perform', area: 'gas' }],
    ],
    refused: [
      { at: 0, move: { kind: 'perform', area: 'gas' }, rule: 'SIB-ACT-03' },
      { at: 0, move: { kind: 'pass' }, rule: 'SIB-ACT-03' },
    ],
  },
  {
    id: 'everywhere', // example 9
    rules: ['SIB-RESEARCH-07', 'SIB-RESEARCH-08', 'SIB-RESEARCH-15'],
    seat: 0,
    position: () => position({ elsewhere: ['coal', 'oil'], cubes: { ob: [] }, reserve: { coal: 2 }, players: [{ research: ['seller/coal'] }] }),
    steps: [[0, { kind: 'perform', area: 'research' }]],
  },
];
