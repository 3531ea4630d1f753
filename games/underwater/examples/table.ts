import { type Example, NOBODY } from '@madang/kernel';
import type { Underwater, UnderwaterMove } from '../rules/index.ts';
import type { UnderwaterTask } from '../rules/state.ts';
import { type PlayerSketch, position, type Sketch } from './position.ts';

const OTHERS: readonly PlayerSketch[] = [
  { metropolises: ['brown-2', 'blue-3', 'blue-4'], hand: [1, 5, 6], goods: { credits: 2, kelp: 3 }, points: 8 },
  { metropolises: ['brown-4', 'blue-10', 'blue-11'], hand: [26, 47, 50], goods: { credits: 2, kelp: 2 }, points: 7 },
];

/** Three players, a turn of seat 0. */
const turn = (me: PlayerSketch, more: Sketch = {}): Underwater =>
  position({ round: 2, players: [{ metropolises: ['brown-1', 'blue-1', 'blue-2'], ...me }, ...OTHERS], ...more });

/** The last turn of an era for two, which is seat 0's: Production follows. */
const lastTurn = (me: PlayerSketch, more: Sketch = {}): Underwater =>
  position({
    seats: 2,
    round: 4,
    order: [1, 0],
    turns: 5,
    slots: { 'p12-g1': [1], 'p12-r1': [1], 'p12-y1': [1], 'p12-g3': [0], 'p12-r3': [0] },
    players: [{ metropolises: ['brown-1', 'blue-1', 'blue-2'], hand: [46], ...me }, ...OTHERS.slice(0, 1)],
    ...more,
  });

/** Any turn ends the era; this one brings 2 credits besides. */
const PASSING: Example<Underwater, UnderwaterMove>['steps'] = [
  [0, { kind: 'slot', slot: 'always' }],
  [0, { kind: 'card', card: 46, order: 'after' }],
];

/** What follows the last Production for seat 0, who chooses what to buy, and for another. */
const FINAL_SCORING: readonly UnderwaterTask[] = [
  { task: 'buy', seat: 0, bought: [] },
  { task: 'score', seat: 0 },
  { task: 'score', seat: 1 },
  { task: 'game end', seat: NOBODY },
];

/** Worked examples of the ledger, their figures its own. */
export const EXAMPLES: readonly Example<Underwater, UnderwaterMove>[] = [
  {
    id: 'production', // WE-15
    rules: ['UWC-PROD-02', 'UWC-PROD-07', 'UWC-PROD-09', 'UWC-PROD-12', 'UWC-PROD-16', 'UWC-PROD-17'],
    seat: 0,
    position: () =>
      lastTurn({
        board: '1',
        cities: ['C23*', 'C11'],
        tunnels: ['C23-C33+', 'C32-C33', 'C13-C23', 'C13-MU'],
        buildings: {
          'C33-a': 'farm',
          'C33-b': 'farm+',
          'C33-c': 'desalination',
          'C23-a': 'laboratory+',
          'C23-c': 'laboratory+',
          'C33-x': 'desalination',
          'C11-a': 'laboratory',
        },
        productions: [63],
      }),
    steps: PASSING,
  },
  {
    id: 'doubled', // WE-22
    rules: ['UWC-VAR-09', 'UWC-VAR-10', 'UWC-PROD-06'],
    seat: 0,
    position: () =>
      lastTurn(
        {
          board: '6',
          cities: ['C32'],
          tunnels: ['C32-C33'],
          buildings: { 'C32-a': 'desalination+', 'C32-b': 'desalination+' },
          goods: { kelp: 2 },
        },
        { options: { boardSide: 'advanced' } },
      ),
    steps: PASSING,
  },
  {
    id: 'hunger', // WE-31
    rules: ['UWC-PROD-17', 'UWC-PROD-18', 'UWC-PROD-19', 'UWC-PROD-22'],
    seat: 0,
    position: () =>
      lastTurn({
        cities: ['C23', 'C32', 'C22', 'C13'],
        tunnels: ['C23-C33', 'C32-C33', 'C22-C23', 'C13-C23'],
        goods: { kelp: 2, biomatter: 1 },
        points: 4,
      }),
    steps: PASSING,
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
    id: 'scoring', // WE-16
    rules: ['UWC-SCORE-01', 'UWC-SCORE-07', 'UWC-SCORE-08', 'UWC-SCORE-09', 'UWC-SCORE-11'],
    seat: 0,
    position: () =>
      position({
        seats: 2,
        round: 10,
        era: 3,
        options: { endBuying: 'chosen' },
        players: [
          {
            cities: ['C23', 'C32', 'C13', 'C31', 'C11'],
            tunnels: ['C23-C33+', 'C32-C33+', 'C13-C23+', 'C31-C32', 'C12-MB', 'C21-MB'],
            metropolises: ['brown-5', 'blue-7', 'blue-8'],
            buildings: {
              'C33-a': 'farm+',
              'C33-b': 'desalination+',
              'C33-c': 'laboratory+',
              'C23-a': 'farm+',
              'C23-b': 'desalination+',
              'C23-c': 'laboratory+',
              'C32-a': 'desalination+',
              'C32-b': 'laboratory+',
              'C31-a': 'farm',
            },
            endings: [44, 188],
            goods: { credits: 16, kelp: 2, steelplast: 4, science: 7, biomatter: 3 },
            points: 50,
          },
          { metropolises: ['brown-2', 'blue-3', 'blue-4'], points: 70, goods: { credits: 4 } },
        ],
        agenda: [...FINAL_SCORING].reverse(),
      }),
    steps: [
      [0, { kind: 'buy', card: 44 }],
      [0, { kind: 'buy', card: 44 }],
    ],
  },
];
