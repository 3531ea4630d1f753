import assert from 'node:assert/strict';
import { test } from 'node:test';
import { externalEntrances, newCastle, scoreAgain } from '../../rules/castle/index.ts';
import { castleOf, DEFAULTS, inWords, objected, type Spot, scored } from './building.ts';

const STAIRS: Spot = ['stairs', -3, 1, 0];
const DUNGEON: Spot = ['dungeon', -9, -1, 0];

test('example 15: a pantry joins the east entrance of the foyer', () => {
  assert.deepEqual(scored(newCastle(), ['pantry', 3, 0, 0]), { points: 2, lines: ['2'], completed: [] });
});

test('example 16: a cloak room is completed at once', () => {
  assert.deepEqual(scored(newCastle(), ['cloak-room', 1, -2, 0]), { points: 1, lines: ['1'], completed: ['cloak-room'] });
});

test('example 17: a cloak room whose entrance leads nowhere is refused', () => {
  assert.equal(objected(newCastle(), ['cloak-room', 3, 0, 0]), 'LUD-PLACE-01');
});

test('example 18: the foyer is a corridor connected to a grand bedchamber', () => {
  assert.deepEqual(scored(newCastle(), ['grand-bedchamber', 3, 1, 0]).lines, ['4', '2 symbol foyer']);
});

test('example 19: a piano room beside a drawing room scores 3 − 1 + 3', () => {
  const castle = newCastle();
  assert.equal(scored(castle, ['drawing-room', 3, 0, 0]).points, 2);
  assert.deepEqual(scored(castle, ['piano-room', 9, -1, 90]), {
    points: 5,
    lines: ['3', '-1 symbol drawing-room', '3 connected drawing-room'],
    completed: [],
  });
});

test('example 20: a dungeon counts itself and completes the stairs', () => {
  const castle = newCastle();
  assert.equal(scored(castle, STAIRS).points, 0);
  assert.deepEqual(scored(castle, DUNGEON), { points: 3, lines: ['1', '2 symbol dungeon'], completed: ['stairs'] });
});

test('example 21: a mold room scores for the dungeon and completes it', () => {
  assert.deepEqual(scored(castleOf(STAIRS, DUNGEON), ['mold-room', -9, 2, 180]), {
    points: 4,
    lines: ['2', '2 downstairs dungeon'],
    completed: ['dungeon'],
  });
});

test('example 22: a venus grotto counts foyer, stairs and downstairs hallway', () => {
  const castle = castleOf(STAIRS, ['downstairs-hallway', -9, 1, 0]);
  assert.deepEqual(scored(castle, ['venus-grotto', -14, -1, 0]).lines, ['1', '1 symbol foyer', '1 symbol stairs', '1 symbol downstairs-hallway']);
});

test('example 23: the dark end of stairs does not meet the foyer', () => {
  assert.equal(objected(newCastle(), ['stairs', 3, 1, 0]), 'LUD-PLACE-09 foyer');
});

test('example 24: stairs do not meet stairs', () => {
  assert.equal(objected(castleOf(STAIRS), ['stairs', -6, 1, 180]), 'LUD-PLACE-15 stairs');
});

test('example 25: below the stairs a hallway shows its downstairs face', () => {
  assert.equal(objected(castleOf(STAIRS), ['hallway', -9, 1, 0]), 'LUD-PLACE-09 stairs');
  assert.deepEqual(scored(castleOf(STAIRS), ['downstairs-hallway', -9, 1, 0]).completed, ['stairs']);
});

test('example 26: a pantry may not touch the fence of a shed', () => {
  assert.equal(objected(castleOf(['hallway', -1, -1, 90], ['shed', -6, 1, 0]), ['pantry', -3, -1, 0]), 'LUD-PLACE-10 shed');
});

test('example 27: the fence of a shed may not touch a larder', () => {
  assert.equal(objected(castleOf(['hallway', -1, -3, 90], ['larder', -3, -1, 180]), ['shed', -6, 1, 0]), 'LUD-PLACE-11 larder');
});

test('example 28: a ground entrance does not coincide with a downstairs entrance', () => {
  const castle = castleOf(STAIRS, ['downstairs-hallway', -4, -4, 270], ['upper-hall', 1, -7, 270]);
  assert.equal(objected(castle, ['meat-locker', -3, -4, 0]), 'LUD-PLACE-09 downstairs-hallway');
});

test('example 29: two entrances join the stables to the audience room, which counts once', () => {
  const castle = newCastle();
  assert.deepEqual(scored(castle, ['audience-room', -3, -4, 180]).lines, ['7', '-2 symbol foyer']);
  assert.deepEqual(scored(castle, ['stables', -10, -4, 0]), { points: 6, lines: ['5', '1 symbol audience-room'], completed: ['audience-room'] });
});

test('example 30: a dirt room may not close the castle', () => {
  assert.equal(objected(castleOf(['cloak-room', 1, -2, 0], ['broom-closet', 3, 1, 90]), ['dirt-room', -4, 1, 0]), 'LUD-PLACE-05');
});

test('example 31: a solar completes the larder', () => {
  assert.deepEqual(scored(castleOf(['larder', 3, 0, 0]), ['solar', 5, 1, 180]), { points: 2, lines: ['2'], completed: ['larder'] });
});

test('example 32: a wall blocks the east entrance of the buttery for good', () => {
  const castle = castleOf(['hallway', 1, -1, 0], ['buttery', 3, 1, 0]);
  assert.deepEqual(scored(castle, ['grand-bedchamber', 5, 0, 180]).lines, ['4', '2 symbol hallway']);
  assert.equal(castle.unconnected[2], 1);
  assert.deepEqual(
    castle.doors.filter((door) => door >> 23 === 2),
    [],
  );
});

test('example 33: a sitting room completed with two outdoor rooms scores 4 + 2 again', () => {
  const castle = castleOf(['sitting-room', 3, 0, 0], ['gatehouse', 0, -2, 0], ['porch', 6, -3, 90]);
  assert.deepEqual(scored(castle, ['buttery', 3, 3, 90]).completed, ['sitting-room']);
  assert.deepEqual(inWords(castle, scoreAgain(castle, 1, DEFAULTS)), ['4', '1 symbol gatehouse', '1 symbol porch']);
});

test('example 34: a dungeon scored again counts three downstairs rooms', () => {
  const castle = castleOf(
    STAIRS,
    ['downstairs-hallway', -9, 1, 0],
    ['bottomless-pit', -8, 2, 0],
    ['fungus-room', -9, -2, 180],
    ['dungeon', -15, -1, 0],
  );
  assert.deepEqual(scored(castle, ['stairs', -13, 2, 90]).completed, ['dungeon']);
  assert.equal(
    scoreAgain(castle, 5, DEFAULTS).reduce((sum, { points }) => sum + points, 0),
    7,
  );
});

test('example 42: a hallway entrance that faces the cut corner of the foyer is blocked', () => {
  const castle = newCastle();
  assert.deepEqual(scored(castle, ['hallway', 1, -1, 0]), { points: 0, lines: [], completed: [] });
  assert.equal(externalEntrances(castle, 'included', DEFAULTS), 14);
  assert.equal(castle.doors.filter((door) => door >> 23 === 1).length, 12);
  assert.equal(castle.unconnected[1], 13);
});

test('example 43: a downstairs hallway completes the dungeon', () => {
  assert.deepEqual(scored(castleOf(STAIRS, DUNGEON), ['downstairs-hallway', -9, 2, 0]), { points: 0, lines: [], completed: ['dungeon'] });
});

test('example 44: stairs lead up again from the dungeon and out to the south', () => {
  const castle = castleOf(STAIRS, DUNGEON);
  assert.deepEqual(scored(castle, ['stairs', -7, 2, 90]).completed, ['dungeon']);
  assert.equal(castle.doors.filter((door) => door >> 23 === 3).length, 1);
});

test('example 45: a bottomless pit scores for the dungeon, and both are completed', () => {
  assert.deepEqual(scored(castleOf(STAIRS, DUNGEON), ['bottomless-pit', -8, 2, 0]), {
    points: 5,
    lines: ['3', '2 downstairs dungeon'],
    completed: ['dungeon', 'bottomless-pit'],
  });
});

test('example 46: scored again, the dungeon gives 5 and the pit 3', () => {
  const castle = castleOf(STAIRS, DUNGEON, ['bottomless-pit', -8, 2, 0]);
  assert.deepEqual(inWords(castle, scoreAgain(castle, 2, DEFAULTS)), ['1', '2 symbol bottomless-pit', '2 symbol dungeon']);
  assert.deepEqual(inWords(castle, scoreAgain(castle, 3, DEFAULTS)), ['3']);
});
