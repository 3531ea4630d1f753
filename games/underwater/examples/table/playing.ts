import type { Example } from '@madang/kernel';
import type { Underwater, UnderwaterMove } from '../../rules/index.ts';

import { turn } from './turns.ts';

/** Slots and cards. */
export const PLAYING: readonly Example<Underwater, UnderwaterMove>[] = [
  {
    id: 'assistant', // WE-02
    rules: ['UWC-CARD-07', 'UWC-CARD-08', 'UWC-CARD-15'],
    seat: 0,
    position: () => turn({ hand: [46] }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-g4' }],
      [0, { kind: 'card', card: 46, order: 'after' }],
      [0, { kind: 'use', card: 0 }],
      [0, { kind: 'gain', resource: 'steelplast' }],
    ],
  },
  {
    id: 'paid', // WE-09
    rules: ['UWC-TURN-19', 'UWC-TURN-22', 'UWC-CARD-15'],
    seat: 0,
    position: () => turn({ hand: [46], goods: { science: 1 } }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-r5' }],
      [0, { kind: 'card', card: 46, order: 'after' }],
      [0, { kind: 'gain', resource: 'credits' }],
      [0, { kind: 'building', building: 'desalination', site: 'C33-a' }],
    ],
  },
  {
    id: 'first', // WE-07 and WE-36
    rules: ['UWC-TURN-13', 'UWC-TURN-24', 'UWC-BUILD-06'],
    seat: 0,
    position: () => turn({ hand: [45, 46], goods: { credits: 1 } }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-y2' }],
      [0, { kind: 'card', card: 45, order: 'before' }],
      [0, { kind: 'gain', resource: 'steelplast' }],
      [0, { kind: 'tunnel', site: 'C23-C33' }],
    ],
    refused: [{ at: 1, move: { kind: 'card', card: 46, order: 'after' }, rule: 'UWC-TURN-24' }],
  },
  {
    id: 'between', // WE-10
    rules: ['UWC-TURN-21', 'UWC-TURN-22', 'UWC-CARD-07'],
    seat: 0,
    position: () =>
      turn({
        hand: [46],
        permanents: [37],
        ready: [34],
        spent: [0],
        goods: { steelplast: 1, science: 1 },
        buildings: { 'C33-a': 'laboratory' },
        tunnels: ['C23-C33'],
      }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-r5' }],
      [0, { kind: 'card', card: 46, order: 'after' }],
      [0, { kind: 'pick', index: 1 }],
      [0, { kind: 'building', building: 'laboratory', site: 'C33-b' }],
      [0, { kind: 'use', card: 34 }],
      [0, { kind: 'pick', index: 1 }],
      [0, { kind: 'building', building: 'desalination', site: 'C33-c' }],
    ],
  },
  {
    id: 'after', // WE-11
    rules: ['UWC-TURN-11', 'UWC-TURN-20', 'UWC-FED-10', 'UWC-GLOSS-05'],
    seat: 0,
    position: () =>
      turn({ board: '2', hand: [28], ready: [19], spent: [0], goods: { steelplast: 1, credits: 1, science: 1 } }, { federation: [4, 0, 0] }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-r5' }],
      [0, { kind: 'card', card: 28, order: 'after' }],
      [0, { kind: 'pick', index: 1 }],
      [0, { kind: 'tunnel', site: 'C32-C33' }],
      [0, { kind: 'use', card: 19 }],
      [0, { kind: 'building', building: 'desalination', site: 'C33-a' }],
    ],
  },
  {
    id: 'price', // WE-39
    rules: ['UWC-SPEC-06', 'UWC-SPEC-14', 'UWC-FED-03'],
    seat: 0,
    position: () => turn({ hand: [194], ready: [], spent: [0] }, { federation: [4, 0, 0], specials: [191, 192, 193] }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-g5' }],
      [0, { kind: 'card', card: 194, order: 'after' }],
      [0, { kind: 'pick', index: 1 }],
      [0, { kind: 'do' }],
      [0, { kind: 'do' }],
      [0, { kind: 'tile', tile: 'blue-7' }],
    ],
  },
  {
    id: 'fifth', // WE-38
    rules: ['UWC-CARD-13', 'UWC-CARD-14', 'UWC-CARD-26'],
    seat: 0,
    position: () => turn({ hand: [60], ready: [0, 18, 19, 20] }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-y1' }],
      [0, { kind: 'card', card: 60, order: 'after' }],
      [0, { kind: 'room', card: 0 }],
      [0, { kind: 'do' }],
      [0, { kind: 'gain', resource: 'credits' }],
    ],
  },
  {
    id: 'discount', // WE-17
    rules: ['UWC-GLOSS-09', 'UWC-GLOSS-10', 'UWC-BUILD-06'],
    seat: 0,
    position: () => turn({ hand: [24], permanents: [11], goods: { steelplast: 1 } }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-y2' }],
      [0, { kind: 'card', card: 24, order: 'after' }],
      [0, { kind: 'tunnel', site: 'C23-C33' }],
    ],
  },
  {
    id: 'exchange', // WE-18
    rules: ['UWC-GLOSS-14'],
    seat: 0,
    position: () => turn({ hand: [48], goods: { kelp: 2, steelplast: 2 } }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-y1' }],
      [0, { kind: 'card', card: 48, order: 'before' }],
      [0, { kind: 'spend', resource: 'steelplast' }],
    ],
  },
  {
    id: 'track', // WE-20
    rules: ['UWC-GLOSS-22', 'UWC-FED-03', 'UWC-FED-05'],
    seat: 0,
    position: () => turn({ hand: [106], permanents: [94] }, { round: 5, era: 2, federation: [4, 0, 0] }),
    steps: [
      [0, { kind: 'slot', slot: 'p34-g1' }],
      [0, { kind: 'card', card: 106, order: 'after' }],
      [0, { kind: 'do' }],
    ],
  },
];
