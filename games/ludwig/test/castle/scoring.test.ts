import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faceOf } from '../../components/index.ts';
import {
  areaOfType,
  castleArea,
  forecast,
  hallways,
  newCastle,
  roomsOfSizes,
  roomsOfType,
  scoreAgain,
  sizesPresent,
  stairs,
  typesPresent,
} from '../../rules/castle/index.ts';
import { castleOf, DEFAULTS, face, inWords, lay, type Spot, scored, spotOf } from './building.ts';

const STAIRS: Spot = ['stairs', -3, 1, 0];
const CELLAR: Spot = ['downstairs-hallway', -9, 1, 0];

test('LUD-SCORE-03: a connected symbol counts each room of a shown type that is connected', () => {
  assert.deepEqual(scored(castleOf(['buttery', 3, 1, 0]), ['kitchen', 5, 1, 90]).lines, ['1', '3 symbol buttery']);
});

test('LUD-SCORE-04 LUD-TILE-14: an activity room loses points for each adjacent room of any shown type', () => {
  assert.deepEqual(scored(newCastle(), ['train-room', 3, 1, 180]).lines, ['5', '-1 symbol foyer']);
  assert.deepEqual(scored(castleOf(['drawing-room', 3, 0, 0]), ['piano-room', 9, -1, 90]).lines.slice(0, 2), ['3', '-1 symbol drawing-room']);
});

test('LUD-SCORE-05: a downstairs symbol counts the rooms of its type in the whole castle, itself included', () => {
  assert.deepEqual(scored(castleOf(STAIRS, CELLAR, ['buttery', 3, 1, 0]), ['fungus-room', -9, -2, 180]).lines, ['3', '1 symbol buttery']);
  assert.deepEqual(scored(castleOf(STAIRS), ['dungeon', -9, -1, 0]).lines, ['1', '2 symbol dungeon']);
});

test('LUD-SCORE-06 LUD-SCORE-11 LUD-SCORE-12: hallways and stairs have no points, but set off the symbols of rooms they join', () => {
  const castle = castleOf(['gallery-of-mirrors', 3, 0, 0]);
  assert.deepEqual(scored(castle, ['hallway', 9, -1, 0]).lines, ['2 connected gallery-of-mirrors']);
  assert.deepEqual(scored(castle, ['stairs', 10, 1, 180]).lines, ['2 connected gallery-of-mirrors']);
  assert.deepEqual(scored(castleOf(['train-room', 3, 1, 180]), ['hallway', 4, 0, 0]).lines, ['-1 adjacent train-room']);
});

test('LUD-SCORE-07 LUD-SCORE-14: an earlier activity room costs points where wall touches wall', () => {
  assert.deepEqual(scored(castleOf(['berchta-room', 3, 0, 0]), ['grand-bedchamber', 1, -4, 270]).lines, [
    '4',
    '2 symbol foyer',
    '-1 adjacent berchta-room',
  ]);
});

test('LUD-SCORE-08: each earlier downstairs room that shows the type counts, on any level', () => {
  const castle = castleOf(STAIRS, CELLAR, ['fungus-room', -9, -2, 180], ['mold-room', -9, 2, 180]);
  assert.deepEqual(scored(castle, ['buttery', 3, 1, 0]).lines, ['2', '1 downstairs fungus-room', '2 downstairs mold-room']);
});

test('LUD-SCORE-10: rooms joined by two entrances count once for a symbol, or twice by the option', () => {
  const castle = castleOf(['audience-room', -3, -4, 180]);
  const stables: Spot = ['stables', -10, -4, 0];
  assert.equal(forecast(castle, spotOf(stables), DEFAULTS).points, 6);
  assert.equal(forecast(castle, spotOf(stables), { ...DEFAULTS, doubleLink: 'perEntrance' }).points, 7);
  // walls that touch along several units cost once
  assert.equal(forecast(newCastle(), spotOf(['train-room', 3, 1, 180]), { ...DEFAULTS, doubleLink: 'perEntrance' }).points, 4);
});

test('LUD-REWARD-04: a room scored again counts the castle as it is by then, and no other symbols', () => {
  const castle = castleOf(['study', 3, 0, 0], ['berchta-room', 6, 0, 0]);
  assert.deepEqual(inWords(castle, scoreAgain(castle, 1, DEFAULTS)), ['4']);
  scored(castle, ['focus-room', 3, -2, 0]);
  assert.deepEqual(inWords(castle, scoreAgain(castle, 1, DEFAULTS)), ['4', '1 symbol focus-room']);
});

test('LUD-REWARD-04 LUD-SCORE-05: scored again a downstairs room counts what its symbol shows in the castle, and nothing where there is none', () => {
  const castle = castleOf(['stairs', -3, 1, 0], ['dungeon', -9, -1, 0], ['mold-room', -9, 2, 180]);
  assert.deepEqual(inWords(castle, scoreAgain(castle, 3, DEFAULTS)), ['2']);
  lay(castle, ['pantry', 3, 0, 0]);
  assert.deepEqual(inWords(castle, scoreAgain(castle, 3, DEFAULTS)), ['2', '2 symbol pantry']);
});

test('LUD-FAVOR-06 LUD-FAVOR-07 LUD-FAVOR-16: foyer, hallways and stairs are corridors of 125, 150 and 75', () => {
  const castle = castleOf(STAIRS, CELLAR, ['great-hall', 3, 0, 0]);
  assert.equal(roomsOfType(castle, 'corridor'), 4);
  assert.equal(areaOfType(castle, 'corridor'), 125 + 75 + 150 + 350);
  assert.deepEqual([roomsOfType(castle, 'living'), areaOfType(castle, 'living')], [0, 0]);
});

test('LUD-FAVOR-12 LUD-FAVOR-14 LUD-BONUS-05: sizes are those of room tiles, a hallway is no 150 room', () => {
  const castle = castleOf(['hallway', 1, -1, 0], ['buttery', 3, 1, 0], ['parlor', 2, -4, 0]);
  assert.deepEqual([roomsOfSizes(castle, [150, 500]), roomsOfSizes(castle, [100, 400]), roomsOfSizes(castle, [100, 150, 200])], [1, 1, 2]);
  assert.equal(sizesPresent(castle), 2);
});

test('LUD-BONUS-07 LUD-BONUS-11: hallways of both faces, stairs, types with the foyer as corridor', () => {
  const castle = castleOf(STAIRS, CELLAR, ['hallway', 1, -1, 0], ['buttery', 3, 1, 0]);
  assert.deepEqual([hallways(castle), stairs(castle), typesPresent(castle), typesPresent(newCastle())], [2, 1, 2, 1]);
});

test('LUD-END-10: the area of a castle is the sum of all printed sizes', () => {
  assert.equal(castleArea(newCastle()), 125);
  assert.equal(castleArea(castleOf(STAIRS, CELLAR, ['buttery', 3, 1, 0])), 125 + 75 + 150 + faceOf(face('buttery')).size);
});
