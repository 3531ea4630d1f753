import type { Picture } from '@madang/kernel';
import type { LudwigMove } from '../rules/index.ts';

/** What Ludwig's rules look like, at places of its lesson. */
const OF_THE_LESSON: readonly Picture<LudwigMove>[] = [
  {
    id: 'entrances',
    rules: ['LUD-PLACE-01', 'LUD-PLACE-03', 'LUD-PLACE-04', 'LUD-SCORE-01'],
    at: 'buy',
    steps: [
      [0, { kind: 'buy', tile: 'west-tapestry-room' }],
      [0, { kind: 'place', tile: 'west-tapestry-room', x: 3, y: 0, rotation: 0 }],
    ],
  },
  {
    id: 'score',
    rules: ['LUD-SCORE-01', 'LUD-SCORE-03', 'LUD-SCORE-06', 'LUD-PLACE-10'],
    at: 'symbol',
    steps: [
      [0, { kind: 'buy', tile: 'hundings-hut' }],
      [0, { kind: 'place', tile: 'hundings-hut', x: 9, y: -1, rotation: 0 }],
    ],
  },
  {
    id: 'completed',
    rules: ['LUD-TILE-08', 'LUD-REWARD-01', 'LUD-REWARD-06'],
    at: 'hallway',
    steps: [
      [0, { kind: 'buy', tile: 'hallway' }],
      [0, { kind: 'place', tile: 'hallway', x: 5, y: 4, rotation: 0 }],
      [0, { kind: 'stack', size: 400 }],
    ],
  },
  {
    id: 'prices',
    rules: ['LUD-ROUND-05', 'LUD-ROUND-09', 'LUD-ROUND-11', 'LUD-ROUND-15'],
    at: 'prices',
    steps: [
      [0, { kind: 'price', tile: 'washroom', price: 10000 }],
      [0, { kind: 'done' }],
      [1, { kind: 'buy', tile: 'washroom' }],
      [1, { kind: 'place', tile: 'washroom', x: 3, y: -1, rotation: 90 }],
    ],
  },
  { id: 'passing', rules: ['LUD-ROUND-13', 'LUD-ROUND-16', 'LUD-ROUND-25'], at: 'pass', steps: [[0, { kind: 'pass' }]] },
];

/** Worked examples of the ledger: castles that the lesson's market does not lead to. */
const EXAMPLES: readonly Picture<LudwigMove>[] = [
  {
    id: 'downstairs', // EX-20
    rules: ['LUD-PLACE-13', 'LUD-PLACE-18', 'LUD-SCORE-05', 'LUD-REWARD-16', 'LUD-REWARD-23'],
    seed: 'picture 41',
    before: [
      [0, { kind: 'put-back', card: 'type-downstairs' }],
      [1, { kind: 'put-back', card: 'size-450' }],
      [0, { kind: 'done' }],
      [1, { kind: 'pass' }],
      [0, { kind: 'buy', tile: 'stairs' }],
    ],
    steps: [
      [0, { kind: 'place', tile: 'stairs', x: -3, y: 1, rotation: 0 }],
      [1, { kind: 'done' }],
      [0, { kind: 'buy', tile: 'dungeon' }],
      [0, { kind: 'place', tile: 'dungeon', x: -9, y: -1, rotation: 0 }],
    ],
  },
  {
    id: 'at-once', // EX-16
    rules: ['LUD-TILE-08', 'LUD-REWARD-02', 'LUD-REWARD-12'],
    seed: 'picture 4',
    before: [
      [1, { kind: 'put-back', card: 'type-sleeping' }],
      [0, { kind: 'put-back', card: 'type-outdoor' }],
      [1, { kind: 'done' }],
    ],
    steps: [
      [0, { kind: 'buy', tile: 'cloak-room' }],
      [0, { kind: 'place', tile: 'cloak-room', x: 1, y: -2, rotation: 0 }],
      [0, { kind: 'keep', card: 'stairs' }],
    ],
  },
  {
    id: 'activity', // EX-19
    rules: ['LUD-TILE-12', 'LUD-SCORE-04', 'LUD-SCORE-06', 'LUD-SCORE-14'],
    seed: 'picture 21',
    before: [
      [0, { kind: 'put-back', card: 'type-utility' }],
      [1, { kind: 'put-back', card: 'type-activity' }],
      [0, { kind: 'done' }],
      [1, { kind: 'pass' }],
      [0, { kind: 'buy', tile: 'drawing-room' }],
      [0, { kind: 'place', tile: 'drawing-room', x: 3, y: 0, rotation: 0 }],
      [1, { kind: 'done' }],
      [0, { kind: 'pass' }],
      [1, { kind: 'pass' }],
      [0, { kind: 'done' }],
      [1, { kind: 'pass' }],
    ],
    steps: [
      [0, { kind: 'buy', tile: 'piano-room' }],
      [0, { kind: 'place', tile: 'piano-room', x: 9, y: -1, rotation: 90 }],
    ],
  },
  {
    id: 'corridors', // EX-18
    rules: ['LUD-TILE-03', 'LUD-SCORE-03', 'LUD-SCORE-11'],
    seed: 'picture 30',
    before: [
      [1, { kind: 'put-back', card: 'size-500' }],
      [0, { kind: 'put-back', card: 'type-utility' }],
      [1, { kind: 'done' }],
    ],
    steps: [
      [0, { kind: 'buy', tile: 'grand-bedchamber' }],
      [0, { kind: 'place', tile: 'grand-bedchamber', x: 3, y: 1, rotation: 0 }],
    ],
  },
  {
    id: 'two-doors', // EX-29
    rules: ['LUD-SCORE-06', 'LUD-SCORE-10', 'LUD-REWARD-05'],
    seed: 'picture 309',
    before: [
      [0, { kind: 'put-back', card: 'type-sleeping' }],
      [1, { kind: 'put-back', card: 'size-200' }],
      [0, { kind: 'done' }],
      [1, { kind: 'pass' }],
      [0, { kind: 'buy', tile: 'audience-room' }],
    ],
    steps: [
      [0, { kind: 'place', tile: 'audience-room', x: -3, y: -4, rotation: 180 }],
      [1, { kind: 'done' }],
      [0, { kind: 'buy', tile: 'stables' }],
      [0, { kind: 'place', tile: 'stables', x: -10, y: -4, rotation: 0 }],
    ],
  },
  {
    id: 'extra-turn', // EX-31
    rules: ['LUD-REWARD-13', 'LUD-REWARD-14', 'LUD-REWARD-25'],
    seed: 'picture 1802',
    before: [
      [1, { kind: 'put-back', card: 'type-sleeping' }],
      [0, { kind: 'put-back', card: 'type-living' }],
      [1, { kind: 'done' }],
      [0, { kind: 'buy', tile: 'larder' }],
      [0, { kind: 'place', tile: 'larder', x: 3, y: 0, rotation: 0 }],
      [1, { kind: 'pass' }],
      [0, { kind: 'done' }],
      [1, { kind: 'pass' }],
    ],
    steps: [
      [0, { kind: 'buy', tile: 'solar' }],
      [0, { kind: 'place', tile: 'solar', x: 5, y: 1, rotation: 180 }],
      [0, { kind: 'pass' }],
    ],
  },
];

/** What Ludwig's rules look like. */
export const pictures: readonly Picture<LudwigMove>[] = [...OF_THE_LESSON, ...EXAMPLES];
