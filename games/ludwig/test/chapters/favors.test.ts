import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAVORS, type Favor } from '../../components/favors.ts';
import { ludwig } from '../../rules/index.ts';
import { rankingOf, rankPoints } from '../../rules/scoring/favors.ts';
import { parts } from '../../rules/scoring/parts.ts';
import { ofName, type PlayerSketch, play, position, type Spot, type Tile } from '../position.ts';

/** What two seats have of what a favor compares: the second has nothing but its foyer and 0 marks. */
function amount(favor: Favor, castle: readonly Tile[], money = 0): number {
  const state = position({ players: [{ castle, money }, { money: 0 }] });
  return rankingOf(state, FAVORS.indexOf(favor)).values[0] ?? -1;
}

/** Tiles of a castle of two floors. */
const CASTLE = ['stairs', 'dungeon', 'pantry', 'drawing-room'] as const;

test('example 1: LUD-FAVOR-04 LUD-FAVOR-05 two first, then a third and a fourth: 6, 6, 2 and 1', () => {
  assert.deepEqual(rankPoints([5, 5, 3, 1]), [6, 6, 2, 1]);
});

test('example 2: LUD-FAVOR-03 without any match there are no points', () => {
  assert.deepEqual(rankPoints([5, 5, 3, 0]), [6, 6, 2, 0]);
});

test('example 3: three first share 14 points, rounded down', () => {
  assert.deepEqual(rankPoints([4, 4, 4, 0]), [4, 4, 4, 0]);
});

test('example 4: four first share 15 points, rounded down', () => {
  assert.deepEqual(rankPoints([2, 2, 2, 2]), [3, 3, 3, 3]);
});

test('example 5: two second share 6 points', () => {
  assert.deepEqual(rankPoints([9, 4, 4, 1]), [8, 3, 3, 1]);
});

test('example 6: a first alone', () => {
  assert.deepEqual(rankPoints([3, 0, 0, 0]), [8, 0, 0, 0]);
});

test('example 7: two players who tie with a match each have 6', () => {
  assert.deepEqual(rankPoints([1, 1]), [6, 6]);
});

test('LUD-FAVOR-02 the ranks bring 8, 4, 2 and 1', () => {
  assert.deepEqual(rankPoints([1, 4, 2, 3]), [1, 8, 2, 4]);
});

test('LUD-FAVOR-01 every favor in play is scored for all players at the end', () => {
  const players: readonly PlayerSketch[] = [{ castle: [['pantry', 3, 0]], money: 3000 }, { money: 5000 }];
  const state = position({
    favors: ['count-food', 'money'],
    players,
    last: true,
    tasks: [
      { task: 'turn', seat: 0, extra: false },
      { task: 'round-end', seat: -1 },
    ],
  });
  const told = play(state, 'pass');
  assert.deepEqual(
    parts(state).map(({ favors }) => favors),
    [
      [8, 8],
      [0, 4],
    ],
  );
  assert.deepEqual(ofName(told, 'favor-scored'), [
    { event: 'favor-scored', favor: 'count-food', values: [1, 0], points: [8, 0] },
    { event: 'favor-scored', favor: 'money', values: [8000, 5000], points: [8, 4] },
  ]);
});

test('LUD-FAVOR-06 LUD-FAVOR-16 count favors count rooms of a type; foyer, hallways and stairs are corridors', () => {
  assert.deepEqual([amount('count-downstairs', CASTLE), amount('count-living', CASTLE), amount('count-corridor', CASTLE)], [1, 1, 2]);
});

test('LUD-FAVOR-07 LUD-FAVOR-16 area favors add printed sizes: foyer 125, stairs 75, hallway 150', () => {
  assert.equal(amount('area-corridor', [...CASTLE, 'hallway']), 125 + 75 + 150);
  assert.equal(amount('area-living', CASTLE), 450);
});

test('example 49: LUD-FAVOR-08 the money favor ranks marks, and none for those without', () => {
  const money = [8000, 3000, 0, 0];
  const state = position({ seats: 4, favors: ['money'], players: money.map((marks) => ({ money: marks })) });
  assert.deepEqual(rankingOf(state, FAVORS.indexOf('money')).points, [8, 4, 0, 0]);
});

test('LUD-FAVOR-09 external entrances are counted, not those of corridor-type tiles', () => {
  assert.equal(amount('entrances', []), 0);
  assert.equal(amount('entrances', [['pantry', 3, 0]]), 1);
  assert.equal(amount('entrances', [['hallway', 3, 1]]), 0);
});

test('LUD-FAVOR-10 LUD-FAVOR-11 completed and incomplete tiles, the foyer among them', () => {
  const castle: readonly Spot[] = [
    ['buttery', -2, 0],
    ['larder', -4, -1],
  ];
  assert.deepEqual([amount('completed', castle), amount('incomplete', castle)], [1, 2]);
});

test('LUD-FAVOR-12 LUD-FAVOR-13 LUD-FAVOR-14 LUD-FAVOR-15 circular, square, small and large rooms, by their sizes', () => {
  const castle = ['sitting-room', 'pantry', 'pumpkin-garden', 'hallway'] as const;
  assert.deepEqual(
    (['circular', 'square', 'small', 'large'] as const).map((favor) => amount(favor, castle)),
    [1, 2, 2, 1],
  );
});

test('favors can be asked for at any time', () => {
  const state = position({ favors: ['large'] });
  assert.deepEqual(rankingOf(ludwig.redact(state, 0), FAVORS.indexOf('large')).points, [0, 0]);
});
