import type { Worked } from '@madang/kernel';
import type { Sketch } from '../position.ts';

/** Where a tile may lie. */
export const PLACING: readonly Worked<Sketch>[] = [
  {
    id: 'meet', // EX-15 to EX-17
    rules: ['LUD-PLACE-01', 'LUD-PLACE-04', 'LUD-TILE-08'],
    position: { market: { 4000: 'cloak-room', 6000: 'pantry' }, players: [{ castle: [] }] },
    steps: [[0, 'buy cloak-room', 'place cloak-room 1 -2 0']],
    refused: [{ at: 1, move: 'place cloak-room 3 0 0', rule: 'LUD-PLACE-01' }],
  },
  {
    id: 'cut', // EX-42
    rules: ['LUD-TILE-05', 'LUD-TILE-09', 'LUD-PLACE-04'],
    position: { market: { 4000: 'solar' }, players: [{ castle: [] }] },
    steps: [[0, 'buy hallway', 'place hallway 1 -1 0']],
  },
  {
    id: 'blocked', // EX-32
    rules: ['LUD-PLACE-04', 'LUD-TILE-05', 'LUD-TILE-09', 'LUD-SCORE-03'],
    position: {
      market: { 6000: 'grand-bedchamber', 8000: 'solar' },
      players: [
        {
          castle: [
            ['hallway', 1, -1],
            ['buttery', 3, 1],
          ],
        },
      ],
    },
    steps: [[0, 'buy grand-bedchamber', 'place grand-bedchamber 5 0 180']],
  },
  {
    id: 'levels', // EX-25
    rules: ['LUD-PLACE-09', 'LUD-PLACE-13'],
    position: { market: { 4000: 'solar' }, players: [{ castle: [['stairs', -3, 1]] }] },
    steps: [[0, 'buy hallway', 'place downstairs-hallway -9 1 0']],
    refused: [{ at: 1, move: 'place hallway -9 1 0', rule: 'LUD-PLACE-09' }],
  },
  {
    id: 'stairs', // EX-23 and EX-24
    rules: ['LUD-PLACE-15', 'LUD-PLACE-09'],
    position: { market: { 4000: 'solar' }, players: [{ castle: [['stairs', -3, 1]] }] },
    steps: [[0, 'buy stairs', 'place stairs 3 1 180']],
    refused: [
      { at: 1, move: 'place stairs 3 1 0', rule: 'LUD-PLACE-09' },
      { at: 1, move: 'place stairs -6 1 180', rule: 'LUD-PLACE-15' },
    ],
  },
  {
    id: 'apart', // EX-28
    rules: ['LUD-PLACE-09'],
    position: {
      market: { 4000: 'meat-locker', 6000: 'solar' },
      players: [
        {
          castle: [
            ['stairs', -3, 1],
            ['downstairs-hallway', -4, -4, 270],
            ['upper-hall', 1, -7, 270],
          ],
        },
      ],
    },
    steps: [[0, 'buy meat-locker', 'place meat-locker 3 1 0']],
    refused: [{ at: 1, move: 'place meat-locker -3 -4 0', rule: 'LUD-PLACE-09' }],
  },
  {
    id: 'fence', // EX-26
    rules: ['LUD-PLACE-10'],
    position: {
      market: { 4000: 'pantry', 6000: 'solar' },
      players: [
        {
          castle: [
            ['hallway', -1, -1, 90],
            ['shed', -6, 1],
          ],
        },
      ],
    },
    steps: [[0, 'buy pantry', 'place pantry 3 0 0']],
    refused: [{ at: 1, move: 'place pantry -3 -1 0', rule: 'LUD-PLACE-10' }],
  },
  {
    id: 'own-fence', // EX-27
    rules: ['LUD-PLACE-11'],
    position: {
      market: { 4000: 'shed', 6000: 'solar' },
      players: [
        {
          castle: [
            ['hallway', -1, -3, 90],
            ['larder', -3, -1, 180],
          ],
        },
      ],
    },
    steps: [[0, 'buy shed', 'place shed 1 -2 0']],
    refused: [{ at: 1, move: 'place shed -6 1 0', rule: 'LUD-PLACE-11' }],
  },
  {
    id: 'closed', // EX-30
    rules: ['LUD-PLACE-05'],
    position: {
      market: { 4000: 'dirt-room', 6000: 'solar' },
      players: [
        {
          castle: [
            ['cloak-room', 1, -2],
            ['broom-closet', 3, 1, 90],
          ],
        },
      ],
    },
    steps: [[0, 'buy hallway', 'place hallway -6 1 0']],
    refused: [{ at: 0, move: 'place dirt-room -4 1 0', rule: 'LUD-PLACE-05' }],
  },
];
