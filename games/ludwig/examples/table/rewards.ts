import type { Worked } from '@madang/kernel';
import type { Sketch } from '../position.ts';

/** What completed rooms bring. */
export const REWARDS: readonly Worked<Sketch>[] = [
  {
    id: 'again', // EX-33
    rules: ['LUD-TILE-08', 'LUD-REWARD-01', 'LUD-REWARD-04'],
    position: {
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
    },
    steps: [[0, 'buy buttery', 'place buttery 3 3 90']],
  },
  {
    id: 'chain', // EX-50
    rules: ['LUD-REWARD-02', 'LUD-REWARD-03', 'LUD-REWARD-16', 'LUD-REWARD-25'],
    position: {
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
    },
    steps: [[0, 'buy pantry', 'place pantry 3 0 0', 'pick 1', 'corridor stairs', 'place stairs -2 -1 0']],
  },
  {
    id: 'once', // EX-35
    rules: ['LUD-REWARD-17', 'LUD-REWARD-16'],
    position: {
      market: { 4000: 'solar' },
      players: [
        {
          castle: [
            ['pantry', 3, 0],
            ['upper-hall', 1, -7, 270],
          ],
        },
      ],
    },
    steps: [[0, 'buy stairs', 'place stairs -3 1 0', 'corridor hallway', 'place downstairs-hallway -9 1 0']],
  },
];
