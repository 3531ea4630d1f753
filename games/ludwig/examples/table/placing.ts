import type { Example } from '@madang/kernel';
import type { Ludwig, LudwigMove } from '../../rules/index.ts';
import { moveOf, script } from '../../rules/moves.ts';
import { position } from '../position.ts';

/** Where a tile may lie. */
export const PLACING: readonly Example<Ludwig, LudwigMove>[] = [
  {
    id: 'meet', // EX-15 to EX-17
    rules: ['LUD-PLACE-01', 'LUD-PLACE-04', 'LUD-TILE-08'],
    seat: 0,
    position: () => position({ market: { 4000: 'cloak-room', 6000: 'pantry' }, players: [{ castle: [] }] }),
    steps: script([0, 'buy cloak-room', 'place cloak-room 1 -2 0']),
    refused: [{ at: 1, move: moveOf('place cloak-room 3 0 0'), rule: 'LUD-PLACE-01' }],
  },
  {
    id: 'cut', // EX-42
    rules: ['LUD-TILE-05', 'LUD-TILE-09', 'LUD-PLACE-04'],
    seat: 0,
    position: () => position({ market: { 4000: 'solar' }, players: [{ castle: [] }] }),
    steps: script([0, 'buy hallway', 'place hallway 1 -1 0']),
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
    steps: script([0, 'buy grand-bedchamber', 'place grand-bedchamber 5 0 180']),
  },
  {
    id: 'levels', // EX-25
    rules: ['LUD-PLACE-09', 'LUD-PLACE-13'],
    seat: 0,
    position: () => position({ market: { 4000: 'solar' }, players: [{ castle: [['stairs', -3, 1]] }] }),
    steps: script([0, 'buy hallway', 'place downstairs-hallway -9 1 0']),
    refused: [{ at: 1, move: moveOf('place hallway -9 1 0'), rule: 'LUD-PLACE-09' }],
  },
  {
    id: 'stairs', // EX-23 and EX-24
    rules: ['LUD-PLACE-15', 'LUD-PLACE-09'],
    seat: 0,
    position: () => position({ market: { 4000: 'solar' }, players: [{ castle: [['stairs', -3, 1]] }] }),
    steps: script([0, 'buy stairs', 'place stairs 3 1 180']),
    refused: [
      { at: 1, move: moveOf('place stairs 3 1 0'), rule: 'LUD-PLACE-09' },
      { at: 1, move: moveOf('place stairs -6 1 180'), rule: 'LUD-PLACE-15' },
    ],
  },
  {
    id: 'apart', // EX-28
    rules: ['LUD-PLACE-09'],
    seat: 0,
    position: () =>
      position({
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
      }),
    steps: script([0, 'buy meat-locker', 'place meat-locker 3 1 0']),
    refused: [{ at: 1, move: moveOf('place meat-locker -3 -4 0'), rule: 'LUD-PLACE-09' }],
  },
  {
    id: 'fence', // EX-26
    rules: ['LUD-PLACE-10'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'pantry', 6000: 'solar' },
        players: [
          {
            castle: [
              ['hallway', -1, -1, 90],
              ['shed', -6, 1],
            ],
          },
        ],
      }),
    steps: script([0, 'buy pantry', 'place pantry 3 0 0']),
    refused: [{ at: 1, move: moveOf('place pantry -3 -1 0'), rule: 'LUD-PLACE-10' }],
  },
  {
    id: 'own-fence', // EX-27
    rules: ['LUD-PLACE-11'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'shed', 6000: 'solar' },
        players: [
          {
            castle: [
              ['hallway', -1, -3, 90],
              ['larder', -3, -1, 180],
            ],
          },
        ],
      }),
    steps: script([0, 'buy shed', 'place shed 1 -2 0']),
    refused: [{ at: 1, move: moveOf('place shed -6 1 0'), rule: 'LUD-PLACE-11' }],
  },
  {
    id: 'closed', // EX-30
    rules: ['LUD-PLACE-05'],
    seat: 0,
    position: () =>
      position({
        market: { 4000: 'dirt-room', 6000: 'solar' },
        players: [
          {
            castle: [
              ['cloak-room', 1, -2],
              ['broom-closet', 3, 1, 90],
            ],
          },
        ],
      }),
    steps: script([0, 'buy hallway', 'place hallway -6 1 0']),
    refused: [{ at: 0, move: moveOf('place dirt-room -4 1 0'), rule: 'LUD-PLACE-05' }],
  },
];
