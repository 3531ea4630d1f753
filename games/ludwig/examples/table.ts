import type { Example } from '@madang/kernel';
import type { Ludwig, LudwigMove } from '../rules/index.ts';
import { ending, position } from './position.ts';

const TURN = { task: 'turn', seat: 0, extra: false } as const;

/** Worked examples of the ledger, their figures its own. */
export const EXAMPLES: readonly Example<Ludwig, LudwigMove>[] = [
  {
    id: 'coins', // EX-10
    rules: ['LUD-ROUND-11', 'LUD-ROUND-15', 'LUD-ROUND-16'],
    seat: 0,
    position: () => position({ market: { 4000: 'pantry', 6000: 'solar', 15000: 'larder' }, coins: { 4000: 2000 }, players: [{ money: 2000 }] }),
    steps: [
      [0, { kind: 'buy', tile: 'pantry' }],
      [0, { kind: 'place', tile: 'pantry', x: 3, y: 0, rotation: 0 }],
    ],
  },
  {
    id: 'builder', // EX-11 and EX-13
    rules: ['LUD-ROUND-05', 'LUD-ROUND-09', 'LUD-ROUND-13', 'LUD-ROUND-14'],
    seat: 0,
    position: () =>
      position({
        builder: 0,
        market: { 4000: 'pantry', 8000: 'vestibule', 10000: 'solar' },
        players: [{ money: 15_000 }, { money: 2000 }],
        tasks: [{ task: 'prices', seat: 0 }, { task: 'turn', seat: 1, extra: false }, TURN, ending],
      }),
    steps: [
      [0, { kind: 'price', tile: 'pantry', price: 8000 }],
      [0, { kind: 'done' }],
      [1, { kind: 'pass' }],
      [0, { kind: 'buy', tile: 'pantry' }],
      [0, { kind: 'place', tile: 'pantry', x: 3, y: 0, rotation: 0 }],
    ],
  },
  {
    id: 'blocked', // EX-32
    rules: ['LUD-PLACE-04', 'LUD-TILE-05', 'LUD-TILE-09', 'LUD-SCORE-03'],
    seat: 0,
    position: () =>
      position({
        market: { 6000: 'grand-bedchamber', 8000: 'solar' },
        players: [
          {
            castle: [
              ['hallway', 1, -1],
              ['buttery', 3, 1],
            ],
          },
        ],
      }),
    steps: [
      [0, { kind: 'buy', tile: 'grand-bedchamber' }],
      [0, { kind: 'place', tile: 'grand-bedchamber', x: 5, y: 0, rotation: 180 }],
    ],
  },
  {
    id: 'again', // EX-33
    rules: ['LUD-TILE-08', 'LUD-REWARD-01', 'LUD-REWARD-04'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'buttery', 6000: 'solar' },
        players: [
          {
            castle: [
              ['sitting-room', 3, 0],
              ['gatehouse', 0, -2],
              ['porch', 6, -3, 90],
            ],
          },
        ],
      }),
    steps: [
      [0, { kind: 'buy', tile: 'buttery' }],
      [0, { kind: 'place', tile: 'buttery', x: 3, y: 3, rotation: 90 }],
    ],
  },
  {
    id: 'pit', // EX-45 and EX-46
    rules: ['LUD-SCORE-05', 'LUD-REWARD-19', 'LUD-REWARD-20', 'LUD-REWARD-21'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'bottomless-pit', 6000: 'solar' },
        players: [
          {
            castle: [
              ['stairs', -3, 1],
              ['dungeon', -9, -1],
            ],
          },
        ],
      }),
    steps: [
      [0, { kind: 'buy', tile: 'bottomless-pit' }],
      [0, { kind: 'place', tile: 'bottomless-pit', x: -8, y: 2, rotation: 0 }],
      [0, { kind: 'choose', reward: 'living' }],
      [0, { kind: 'rescore', room: 'dungeon' }],
    ],
  },
  {
    id: 'chain', // EX-50
    rules: ['LUD-REWARD-02', 'LUD-REWARD-03', 'LUD-REWARD-16', 'LUD-REWARD-25'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'pantry', 6000: 'larder', 8000: 'solar' },
        players: [
          {
            castle: [
              ['hallway', 1, -1],
              ['focus-room', 5, 0],
              ['broom-closet', 7, 1, 90],
              ['cloak-room', 5, 2, 180],
              ['dirt-room', -4, 1],
            ],
          },
        ],
      }),
    steps: [
      [0, { kind: 'buy', tile: 'pantry' }],
      [0, { kind: 'place', tile: 'pantry', x: 3, y: 0, rotation: 0 }],
      [0, { kind: 'pick', index: 1 }],
      [0, { kind: 'corridor', tile: 'stairs' }],
      [0, { kind: 'place', tile: 'stairs', x: -2, y: -1, rotation: 0 }],
    ],
  },
  {
    id: 'favors', // EX-01 and EX-02
    rules: ['LUD-FAVOR-02', 'LUD-FAVOR-03', 'LUD-FAVOR-04', 'LUD-FAVOR-05', 'LUD-FAVOR-16'],
    seat: 0,
    position: () =>
      position({
        seats: 4,
        last: true,
        favors: ['count-food', 'count-corridor'],
        players: [
          { castle: ['pantry', 'larder', 'hallway', 'stairs'], money: 0 },
          { castle: ['buttery', 'kitchen', 'hallway', 'stairs'], money: 1000 },
          { castle: ['scullery', 'hallway'], money: 2000 },
          { castle: ['drawing-room'], money: 3000 },
        ],
        tasks: [TURN, ending],
      }),
    steps: [[0, { kind: 'pass' }]],
  },
  {
    id: 'end', // EX-14 and EX-36
    rules: ['LUD-END-05', 'LUD-END-06', 'LUD-END-07', 'LUD-END-08', 'LUD-BONUS-10'],
    seat: 0,
    position: () =>
      position({
        last: true,
        market: { 4000: 'washroom' },
        stacks: { 200: [] },
        players: [
          { castle: ['dressing-room', 'solar', 'dirt-room'], bonus: ['money'], money: 22_000, points: 30 },
          { money: 3000, points: 41 },
        ],
        tasks: [TURN, ending],
      }),
    steps: [[0, { kind: 'pass' }]],
  },
];
