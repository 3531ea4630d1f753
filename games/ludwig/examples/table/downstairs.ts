import type { Example } from '@madang/kernel';
import type { Ludwig, LudwigMove } from '../../rules/index.ts';
import { position } from '../position.ts';

/** Rooms below the stairs. */
export const DOWNSTAIRS: readonly Example<Ludwig, LudwigMove>[] = [
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
    id: 'mold', // EX-21
    rules: ['LUD-SCORE-05', 'LUD-REWARD-19', 'LUD-REWARD-22'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'mold-room', 6000: 'solar' },
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
      [0, { kind: 'buy', tile: 'mold-room' }],
      [0, { kind: 'place', tile: 'mold-room', x: -9, y: 2, rotation: 180 }],
    ],
  },
  {
    id: 'grotto', // EX-22
    rules: ['LUD-SCORE-03', 'LUD-SCORE-11'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'venus-grotto', 6000: 'solar' },
        players: [
          {
            castle: [
              ['stairs', -3, 1],
              ['downstairs-hallway', -9, 1],
            ],
          },
        ],
      }),
    steps: [
      [0, { kind: 'buy', tile: 'venus-grotto' }],
      [0, { kind: 'place', tile: 'venus-grotto', x: -14, y: -1, rotation: 0 }],
    ],
  },
  {
    id: 'again-below', // EX-34
    rules: ['LUD-REWARD-20', 'LUD-REWARD-19'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'solar' },
        players: [
          {
            downstairs: 1,
            castle: [
              ['stairs', -3, 1],
              ['downstairs-hallway', -9, 1],
              ['bottomless-pit', -8, 2],
              ['fungus-room', -9, -2, 180],
              ['dungeon', -15, -1],
            ],
          },
        ],
      }),
    steps: [
      [0, { kind: 'buy', tile: 'stairs' }],
      [0, { kind: 'place', tile: 'stairs', x: -13, y: 2, rotation: 90 }],
      [0, { kind: 'choose', reward: 'living' }],
    ],
  },
  {
    id: 'out', // EX-43 and EX-44
    rules: ['LUD-REWARD-16', 'LUD-REWARD-23', 'LUD-REWARD-24', 'LUD-PLACE-13'],
    seat: 0,
    position: () => position({ market: { 4000: 'dungeon', 6000: 'solar' }, players: [{ castle: [['stairs', -3, 1]] }] }),
    steps: [
      [0, { kind: 'buy', tile: 'dungeon' }],
      [0, { kind: 'place', tile: 'dungeon', x: -9, y: -1, rotation: 0 }],
      [0, { kind: 'corridor', tile: 'stairs' }],
      [0, { kind: 'place', tile: 'stairs', x: -7, y: 2, rotation: 90 }],
    ],
  },
];
