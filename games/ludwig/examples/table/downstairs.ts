import type { Worked } from '@madang/kernel';
import type { Sketch } from '../position.ts';

/** Rooms below the stairs. */
export const DOWNSTAIRS: readonly Worked<Sketch>[] = [
  {
    id: 'pit', // EX-45 and EX-46
    rules: ['LUD-SCORE-05', 'LUD-REWARD-19', 'LUD-REWARD-20', 'LUD-REWARD-21'],
    position: {
      market: { 4000: 'bottomless-pit', 6000: 'solar' },
      players: [
        {
          castle: [
            ['stairs', -3, 1],
            ['dungeon', -9, -1],
          ],
        },
      ],
    },
    steps: [[0, 'buy bottomless-pit', 'place bottomless-pit -8 2 0', 'choose living', 'rescore dungeon']],
  },
  {
    id: 'mold', // EX-21
    rules: ['LUD-SCORE-05', 'LUD-REWARD-19', 'LUD-REWARD-22'],
    position: {
      market: { 4000: 'mold-room', 6000: 'solar' },
      players: [
        {
          castle: [
            ['stairs', -3, 1],
            ['dungeon', -9, -1],
          ],
        },
      ],
    },
    steps: [[0, 'buy mold-room', 'place mold-room -9 2 180']],
  },
  {
    id: 'grotto', // EX-22
    rules: ['LUD-SCORE-03', 'LUD-SCORE-11'],
    position: {
      market: { 4000: 'venus-grotto', 6000: 'solar' },
      players: [
        {
          castle: [
            ['stairs', -3, 1],
            ['downstairs-hallway', -9, 1],
          ],
        },
      ],
    },
    steps: [[0, 'buy venus-grotto', 'place venus-grotto -14 -1 0']],
  },
  {
    id: 'again-below', // EX-34
    rules: ['LUD-REWARD-20', 'LUD-REWARD-19'],
    position: {
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
    },
    steps: [[0, 'buy stairs', 'place stairs -13 2 90', 'choose living']],
  },
  {
    id: 'out', // EX-43 and EX-44
    rules: ['LUD-REWARD-16', 'LUD-REWARD-23', 'LUD-REWARD-24', 'LUD-PLACE-13'],
    position: { market: { 4000: 'dungeon', 6000: 'solar' }, players: [{ castle: [['stairs', -3, 1]] }] },
    steps: [[0, 'buy dungeon', 'place dungeon -9 -1 0', 'corridor stairs', 'place stairs -7 2 90']],
  },
];
