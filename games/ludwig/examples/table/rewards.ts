import type { Example } from '@madang/kernel';
import type { Ludwig, LudwigMove } from '../../rules/index.ts';
import { position } from '../position.ts';

/** What completed rooms bring. */
export const REWARDS: readonly Example<Ludwig, LudwigMove>[] = [
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
    id: 'once', // EX-35
    rules: ['LUD-REWARD-17', 'LUD-REWARD-16'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'solar' },
        players: [
          {
            castle: [
              ['pantry', 3, 0],
              ['upper-hall', 1, -7, 270],
            ],
          },
        ],
      }),
    steps: [
      [0, { kind: 'buy', tile: 'stairs' }],
      [0, { kind: 'place', tile: 'stairs', x: -3, y: 1, rotation: 0 }],
      [0, { kind: 'corridor', tile: 'hallway' }],
      [0, { kind: 'place', tile: 'downstairs-hallway', x: -9, y: 1, rotation: 0 }],
    ],
  },
];
