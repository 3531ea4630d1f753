import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cellsOf,
  DOWNSTAIRS_HALLWAY,
  FACE_NAMES,
  FACES,
  type Face,
  FOYER,
  faceOf,
  facetOf,
  facetsOf,
  HALLWAY,
  ROOM_SIZES,
  ROOM_TYPES,
  ROOMS,
  SHAPES,
  STAIRS,
  SYMBOL_MODES,
} from '../components/index.ts';

const ROOM_FACES: readonly Face[] = FACES.slice(0, ROOMS.length);

const named = (name: string): Face => faceOf(FACES.findIndex((face) => face.name === name));

const names = (facets: readonly { readonly name: string }[]): readonly string[] => facets.map(({ name }) => name);

const countBy = <K extends string | number>(keys: readonly K[], of: (face: Face) => K | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries(keys.map((key) => [key, ROOM_FACES.filter((face) => of(face) === key).length]));

test('LUD-TILE-01 LUD-TILE-02: 75 room tiles of eight types, each with size and points', () => {
  assert.equal(ROOM_FACES.length, 75);
  assert.equal(new Set(FACE_NAMES).size, 79);
  assert.deepEqual(
    countBy(ROOM_TYPES, ({ type }) => type),
    { living: 14, activity: 12, sleeping: 8, outdoor: 11, utility: 9, food: 9, corridor: 2, downstairs: 10 },
  );
  assert.deepEqual(
    countBy(ROOM_SIZES, ({ stack }) => stack),
    { 100: 9, 150: 9, 200: 9, 250: 9, 300: 9, 350: 6, 400: 6, 450: 6, 500: 6, 600: 6 },
  );
  assert.ok(ROOM_FACES.every(({ points, size, stack }) => points >= 1 && points <= 7 && size === stack));
});

test('LUD-TILE-03 hallway, downstairs hallway, Great Hall, Upper Hall, stairs and foyer are corridors', () => {
  const corridors = FACES.filter(({ type }) => type === 'corridor').map(({ name }) => name);
  assert.deepEqual(corridors, ['great-hall', 'upper-hall', 'hallway', 'downstairs-hallway', 'stairs', 'foyer']);
  assert.deepEqual(
    [HALLWAY, DOWNSTAIRS_HALLWAY, STAIRS, FOYER].map((number) => [faceOf(number).name, faceOf(number).size, faceOf(number).stack]),
    [
      ['hallway', 150, undefined],
      ['downstairs-hallway', 150, undefined],
      ['stairs', 75, undefined],
      ['foyer', 125, undefined],
    ],
  );
});

test('LUD-TILE-11 LUD-TILE-12 LUD-TILE-13 LUD-TILE-15: symbols have their mode by type, gains but for activity rooms, one type downstairs, none on 100 and utility rooms', () => {
  for (const { name, type, symbol, stack } of FACES) {
    assert.equal(symbol === undefined, stack === undefined || stack === 100 || type === 'utility', name);
    if (!symbol) continue;
    assert.equal(symbol.mode, type === 'activity' ? 'adjacent' : type === 'downstairs' ? 'castle' : 'connected', name);
    assert.equal(symbol.points < 0, type === 'activity', name);
    if (symbol.mode === 'castle') assert.equal(symbol.types.length, 1, name);
    assert.equal(new Set(symbol.types).size, symbol.types.length, name);
  }
  assert.equal(Object.keys(SYMBOL_MODES).length, 8);
});

test('every entrance is a facet of its shape, once, and lies on no fence', () => {
  for (const { name, entrances, fence, shape } of FACES) {
    const doors = names(entrances);
    const outline = names(facetsOf(SHAPES[shape]));
    assert.equal(new Set(doors).size, doors.length, name);
    assert.ok(
      doors.every((door) => outline.includes(door) && !names(fence).includes(door)),
      name,
    );
  }
  assert.equal(
    ROOM_FACES.reduce((sum, { entrances }) => sum + entrances.length, 0),
    205,
  );
  assert.throws(() => facetOf(SHAPES.circle5, 'N1'));
});

test('entrances: 4 of living rooms, 3 of activity, 2 of food and sleeping, 1 of utility, 2 to 4 outdoors, 1 or 2 downstairs, 11 of halls', () => {
  const counts = (type: string): readonly number[] =>
    [...new Set(ROOM_FACES.filter((face) => face.type === type).map(({ entrances }) => entrances.length))].toSorted();
  assert.deepEqual(ROOM_TYPES.map(counts), [[4], [3], [2], [2, 3, 4], [1], [2], [11], [1, 2]]);
});

test('rectangles and the L have their printed area', () => {
  for (const { shape, size, cells } of FACES) {
    const { kind } = SHAPES[shape];
    if (kind === 'rectangle' || kind === 'L') assert.equal(cells.length * 25, size, shape);
  }
});

test('LUD-TILE-18 a circle has four facets in the middle of its sides, an octagon none on its cut corners', () => {
  assert.deepEqual(names(facetsOf(SHAPES.circle5)), ['N2', 'E2', 'S2', 'W2']);
  assert.deepEqual(names(facetsOf(SHAPES.circle3)), ['N1', 'E1', 'S1', 'W1']);
  assert.deepEqual(names(facetsOf(SHAPES.foyer)), ['N1', 'E1', 'S1', 'W1']);
  assert.equal(names(facetsOf(SHAPES.octagon7)).join(' '), 'N1 N2 N3 N4 N5 E1 E2 S1 S2 S3 S4 S5 W1 W2');
  assert.equal(cellsOf(SHAPES.octagon7).filter(({ cut }) => cut).length, 4);
});

test('the inner sides of the L are facets too', () => {
  assert.equal(names(facetsOf(SHAPES.ell4)).join(' '), 'N0 N1 N2 N3 E0 E1 E2 E3 S0 S1 S2 S3 W0 W1 W2 W3');
  const [upper, , , lower] = facetsOf(SHAPES.ell4).filter(({ side }) => side === 'N');
  assert.deepEqual([upper?.y, lower?.y], [0, 2]);
});

test('LUD-PLACE-10 a fence lies on every facet at the top of outdoor rooms, and nowhere else', () => {
  assert.deepEqual(names(named('stables').fence), ['N1', 'N2', 'N3', 'N4', 'N5']);
  assert.deepEqual(names(named('green-house').fence), ['N2']);
  assert.ok(FACES.every(({ type, fence }) => fence.length > 0 === (type === 'outdoor')));
});

test('LUD-PLACE-06 LUD-PLACE-13: downstairs faces have dark entrances, stairs a light east end and a dark west end, all others light ones', () => {
  const levels = ({ entrances }: Face): string => [...new Set(entrances.map(({ level }) => level))].join(' ');
  assert.deepEqual(
    faceOf(STAIRS).entrances.map(({ name, level }) => `${name} ${level}`),
    ['E0 ground', 'W0 down'],
  );
  for (const face of FACES) {
    if (face.name === 'stairs') continue;
    assert.equal(levels(face), face.type === 'downstairs' || face.name === 'downstairs-hallway' ? 'down' : 'ground', face.name);
  }
});
