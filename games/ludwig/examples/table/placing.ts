import type { Example } from '@madang/kernel';
import type { Ludwig, LudwigMove } from '../../rules/index.ts';
import { position } from '../position.ts';

/** Where a tile may lie. */
export const PLACING: readonly Example<Ludwig, LudwigMove>[] = [
  {
    id: 'meet', // EX-15 to EX-17
    rules: ['LUD-PLACE-01', 'LUD-PLACE-04', 'LUD-TILE-08'],
    seat: 0,
    position: () => position({ market: { 4000: 'cloak-room', 6000: 'pantry' }, players: [{ castle: [] }] }),
    steps: [
      [0, { kind: 'buy', tile: 'cloak-room' }],
      [0, { kind: 'place', tile: 'cloak-room', x: 1, y: -2, rotation: 0 }],
    ],
    refused: [{ at: 1, move: { kind: 'place', tile: 'cloak-room', x: 3, y: 0, rotation: 0 }, rule: 'LUD-PLACE-01' }],
  },
  {
    id: 'cut', // EX-42
    rules: ['LUD-TILE-05', 'LUD-TILE-09', 'LUD-PLACE-04'],
    seat: 0,
    position: () => position({ market: { 4000: 'solar' }, players: [{ castle: [] }] }),
    steps: [
      [0, { kind: 'buy', tile: 'hallway' }],
      [0, { kind: 'place', tile: 'hallway', x: 1, y: -1, rotation: 0 }],
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
    id: 'levels', // EX-25
    rules: ['LUD-PLACE-09', 'LUD-PLACE-13'],
    seat: 0,
    position: () => position({ market: { 4000: 'solar' }, players: [{ castle: [['stairs', -3, 1]] }] }),
    steps: [
      [0, { kind: 'buy', tile: 'hallway' }],
      [0, { kind: 'place', tile: 'downstairs-hallway', x: -9, y: 1, rotation: 0 }],
    ],
    refused: [{ at: 1, move: { kind: 'place', tile: 'hallway', x: -9, y: 1, rotation: 0 }, rule: 'LUD-PLACE-09' }],
  },
  {
    id: 'stairs', // EX-23 and EX-24
    rules: ['LUD-PLACE-15', 'LUD-PLACE-09'],
    seat: 0,
    position: () => position({ market: { 4000: 'solar' }, players: [{ castle: [['stairs', -3, 1]] }] }),
    steps: [
      [0, { kind: 'buy', tile: 'stairs' }],
      [0, { kind: 'place', tile: 'stairs', x: 3, y: 1, rotation: 180 }],
    ],
    refused: [
      { at: 1, move: { kind: 'place', tile: 'stairs', x: 3, y: 1, rotation: 0 }, rule: 'LUD-PLACE-09' },
      { at: 1, move: { kind: 'place', tile: 'stairs', x: -6, y: 1, rotation: 180 }, rule: 'LUD-PLACE-15' },
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
    steps: [
      [0, { kind: 'buy', tile: 'meat-locker' }],
      [0, { kind: 'place', tile: 'meat-locker', x: 3, y: 1, rotation: 0 }],
    ],
    refused: [{ at: 1, move: { kind: 'place', tile: 'meat-locker', x: -3, y: -4, rotation: 0 }, rule: 'LUD-PLACE-09' }],
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
    steps: [
      [0, { kind: 'buy', tile: 'pantry' }],
      [0, { kind: 'place', tile: 'pantry', x: 3, y: 0, rotation: 0 }],
    ],
    refused: [{ at: 1, move: { kind: 'place', tile: 'pantry', x: -3, y: -1, rotation: 0 }, rule: 'LUD-PLACE-10' }],
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
    steps: [
      [0, { kind: 'buy', tile: 'shed' }],
      [0, { kind: 'place', tile: 'shed', x: 1, y: -2, rotation: 0 }],
    ],
    refused: [{ at: 1, move: { kind: 'place', tile: 'shed', x: -6, y: 1, rotation: 0 }, rule: 'LUD-PLACE-11' }],
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
    steps: [
      [0, { kind: 'buy', tile: 'hallway' }],
      [0, { kind: 'place', tile: 'hallway', x: -6, y: 1, rotation: 0 }],
    ],
    refused: [{ at: 0, move: { kind: 'place', tile: 'dirt-room', x: -4, y: 1, rotation: 0 }, rule: 'LUD-PLACE-05' }],
  },
];
