import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Options } from '@madang/kernel';
import { BONUS_CARDS, type BonusCardName } from '../../components/bonus-cards.ts';
import { ludwig } from '../../rules/index.ts';
import { bonusPoints } from '../../rules/scoring/bonus-cards.ts';
import { parts } from '../../rules/scoring/parts.ts';
import { ofName, play, position, type Spot, type Tile } from '../position.ts';

/** What a bonus card is worth to the owner of a castle. */
function worth(card: BonusCardName, castle: readonly Tile[], money = 0, options: Options = {}): number {
  const state = position({ options, players: [{ castle, money }] });
  return bonusPoints(state, 0, BONUS_CARDS.indexOf(card));
}

const BELOW: readonly Spot[] = [
  ['stairs', -3, 1],
  ['dungeon', -9, -1],
  ['bottomless-pit', -8, 2],
];

/** A match that ends after seat 0's pass. */
const ending = {
  last: true,
  tasks: [
    { task: 'turn', seat: 0, extra: false },
    { task: 'round-end', seat: -1 },
  ],
} as const;

test('LUD-BONUS-01 LUD-BONUS-03 all bonus cards of a player score, at the end only', () => {
  const state = position({ ...ending, players: [{ castle: BELOW, bonus: ['stairs', 'type-downstairs', 'size-150'] }] });
  assert.equal(ludwig.standing(state)[0]?.points, 0);
  play(state, 'pass');
  assert.deepEqual(parts(state)[0]?.bonus, [2, 4, 2]);
});

test('LUD-BONUS-02 cards are revealed from the holder of the Master Builder’s token, clockwise', () => {
  const state = position({ ...ending, seats: 3, builder: 1, players: [{ bonus: ['money'] }, { bonus: ['stairs'] }, { bonus: ['square'] }] });
  const told = ofName(play(state, 'pass'), 'bonus-card-scored');
  assert.deepEqual(
    told.map((event) => Object.values(event)[1]),
    [1, 2, 0],
  );
});

test('LUD-BONUS-04 type cards: food and sleeping 3, corridor 1, the others 2 for each room', () => {
  assert.equal(worth('type-food', [['pantry', 3, 0]]), 3);
  assert.equal(worth('type-sleeping', [['dressing-room', 3, 0]]), 3);
  assert.equal(worth('type-corridor', BELOW), 2);
  assert.equal(worth('type-downstairs', BELOW), 4);
  assert.equal(worth('type-utility', [['cloak-room', 1, -2]]), 2);
  assert.equal(worth('type-living', [['sitting-room', 3, 0]]), 2);
  assert.equal(worth('type-outdoor', [['gatehouse', 3, -3, 90]]), 2);
  assert.equal(worth('type-activity', [['oratory', -5, 0]]), 2);
});

test('LUD-BONUS-05 size cards: 2 for each small room, 3 for each large one', () => {
  assert.equal(worth('size-100', [['pantry', 3, 0]]), 2);
  assert.equal(worth('size-400', ['pumpkin-garden']), 3);
  assert.equal(worth('size-150', [['hallway', 3, 1]]), 0, 'a hallway is no 150 room');
  assert.equal(worth('size-300', [['pantry', 3, 0]]), 0);
});

test('LUD-BONUS-06 the square and the circle card: 1 for each such room', () => {
  const castle = ['sitting-room', 'pantry', 'pumpkin-garden'] as const;
  assert.deepEqual([worth('square', castle), worth('circular', castle)], [2, 1]);
});

test('LUD-BONUS-07 hallways 1, of either face; stairs 2', () => {
  const castle: readonly Spot[] = [
    ['stairs', -3, 1],
    ['downstairs-hallway', -9, 1],
    ['hallway', 3, 1],
  ];
  assert.deepEqual([worth('hallways', castle), worth('stairs', castle)], [2, 2]);
});

test('example 40: five stairs and the stairs card are 10 points', () => {
  const castle: readonly Spot[] = [
    ['hallway', 3, 1],
    ['stairs', 3, -2, 90],
    ['stairs', 5, -2, 90],
    ['stairs', 3, 2, 270],
    ['stairs', 5, 2, 270],
    ['stairs', 7, 2, 270],
  ];
  assert.equal(worth('stairs', castle), 10);
});

test('example 39: LUD-BONUS-08 seven completed tiles are 3 points', () => {
  const castle: readonly Spot[] = [
    ['hallway', 1, -1],
    ['focus-room', 5, 0],
    ['broom-closet', 7, 1, 90],
    ['cloak-room', 5, 2, 180],
    ['dirt-room', -4, 1],
    ['pantry', 3, 0],
    ['powder-room', 1, -3],
  ];
  const state = position({ players: [{ castle }], favors: ['completed'] });
  assert.equal(parts(state)[0]?.favors[0], 8);
  assert.equal(state.players[0]?.castle.unconnected.filter((left) => left === 0).length, 7);
  assert.equal(worth('completed', castle), 3);
});

test('LUD-BONUS-09 the exits card: 1 for every two external entrances, those of corridor-type tiles left out', () => {
  assert.equal(worth('entrances', [['sitting-room', 3, 0]]), 1);
  assert.equal(worth('entrances', [['hallway', 3, 1]]), 0);
});

test('example 14: LUD-BONUS-10 LUD-END-08 27,000 marks are 2 points, and 5 more with the money card', () => {
  const state = position({ ...ending, players: [{ money: 22_000, bonus: ['money'] }] });
  play(state, 'pass');
  assert.deepEqual([parts(state)[0]?.money, parts(state)[0]?.bonus], [2, [5]]);
});

test('LUD-BONUS-11 all eight types are 7 points, once; the foyer is the corridor', () => {
  const castle = ['stairs', 'dungeon', 'sitting-room', 'buttery', 'cloak-room', 'dressing-room', 'oratory', 'gatehouse'] as const;
  assert.equal(worth('all-types', castle), 7);
  assert.equal(worth('all-types', castle.slice(0, -1)), 0);
});

test('LUD-BONUS-12 room tiles of all ten sizes are 8 points, once', () => {
  const castle = [
    'hallway',
    'great-hall',
    ...['pantry', 'solar', 'oratory', 'tasso-room', 'pumpkin-garden', 'drawing-room', 'green-house', 'vestibule'],
    'study',
  ] as const;
  assert.equal(worth('all-sizes', castle), 8);
  assert.equal(worth('all-sizes', castle.slice(0, -1)), 0, 'a hallway is no 150 room');
});
