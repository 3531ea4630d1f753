import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FOYER } from '../../components/faces.ts';
import { ROTATIONS } from '../../components/words.ts';
import {
  CASTLE_OPTIONS,
  type Castle,
  type CastleOptions,
  canPlace,
  cellAt,
  cloneCastle,
  externalEntrances,
  faceNumber,
  laid,
  newCastle,
  objectionTo,
  outcomeOf,
  type Placement,
  place,
  placementAt,
  placementsOf,
  recomputed,
  somePlacements,
  turnedOf,
} from '../../rules/castle/index.ts';
import { external, lookOf, type SlowTile, slowLegal, slowPoints, slowTile, unconnected } from './slow.ts';

const slowOf = (placement: Placement): SlowTile => {
  const { x, y, rotation } = laid(placement);
  return slowTile(faceNumber(placement), rotation / 90, x, y);
};

const someOptions: fc.Arbitrary<CastleOptions> = fc.record({
  externalEntrance: fc.constantFrom(...CASTLE_OPTIONS.externalEntrance),
  lastExit: fc.constantFrom(...CASTLE_OPTIONS.lastExit),
  crossLevelAlignment: fc.constantFrom(...CASTLE_OPTIONS.crossLevelAlignment),
  stairsFromBelow: fc.constantFrom(...CASTLE_OPTIONS.stairsFromBelow),
  roundedCorners: fc.constantFrom(...CASTLE_OPTIONS.roundedCorners),
  doubleLink: fc.constantFrom(...CASTLE_OPTIONS.doubleLink),
});

/** Half of the tiles drawn are stairs, downstairs rooms and hallways: most of what is hard. */
const someFace = fc.oneof(fc.nat({ max: FOYER - 1 }), fc.constantFrom(12, 14, 30, 31, 32, 58, 59, 66, 67, 75, 75, 76, 76, 77, 77, 77));

/** Faces to be laid one after the other, and for each where: a part of its list of placements. */
const someTiles = (most: number) => fc.array(fc.tuple(someFace, fc.nat({ max: 9999 })), { minLength: 1, maxLength: most });

/** Builds a castle of the tiles that fit, and calls back before each is laid. */
function build(
  tiles: readonly (readonly [number, number])[],
  options: CastleOptions,
  before: (castle: Castle, placement: Placement) => void,
): Castle {
  const castle = newCastle();
  for (const [face, part] of tiles) {
    const places = placementsOf(castle, face, options);
    const placement = places[part % Math.max(1, places.length)];
    if (placement === undefined) continue;
    before(castle, placement);
    place(castle, placement, options);
  }
  return castle;
}

/** How far a tile reaches at most, so that looking this far around a castle finds every place that touches it. */
const REACH = 8;

/** Every place of a face near a castle that the slow code allows; of those that look alike the one with the smallest rotation. */
function slowPlacements(castle: Castle, face: number, options: CastleOptions): readonly Placement[] {
  const tiles = castle.tiles.map(slowOf);
  const spots = castle.tiles.map(laid);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const seen = new Set<string>();
  const found: Placement[] = [];
  for (let turns = 0; turns < ROTATIONS.length; turns++) {
    for (let y = Math.min(...ys) - REACH; y <= Math.max(...ys) + REACH; y++) {
      for (let x = Math.min(...xs) - REACH; x <= Math.max(...xs) + REACH; x++) {
        const tile = slowTile(face, turns, x, y);
        const placement = placementAt(face, turns, cellAt(x, y));
        const legal = slowLegal(tiles, tile, options);
        assert.equal(objectionTo(castle, placement, options) === undefined, legal, JSON.stringify([laid(placement), spots]));
        if (!legal || seen.has(lookOf(tile))) continue;
        seen.add(lookOf(tile));
        found.push(placement);
      }
    }
  }
  return found;
}

test('LUD-PLACE-01 LUD-PLACE-03 LUD-PLACE-21 every legal placement is found, no more, no less: as a slow search over all places finds', () => {
  fc.assert(
    fc.property(someTiles(14), someFace, someOptions, (tiles, face, options) => {
      const castle = build(tiles, options, () => {});
      const found = placementsOf(castle, face, options);
      assert.deepEqual(found, slowPlacements(castle, face, options));
      assert.equal(canPlace(castle, face, options), found.length > 0);
    }),
    { numRuns: 8, seed: 7 },
  );
});

test('LUD-PLACE-01 some places of a tile are legal ones, there are some wherever there are any, and all where time allows', () => {
  fc.assert(
    fc.property(someTiles(20), someFace, someOptions, fc.integer({ min: 1, max: 12 }), (tiles, face, options, pairs) => {
      const castle = build(tiles, options, () => {});
      const all = placementsOf(castle, face, options);
      const some = somePlacements(castle, face, options, pairs);
      assert.ok(some.every((placement) => all.includes(placement)));
      assert.equal(some.length > 0, all.length > 0);
      assert.ok(some.length <= pairs || some.length === all.length);
      assert.deepEqual(somePlacements(castle, face, options, 10_000), all);
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('LUD-SCORE-01 LUD-TILE-16 what laying a tile would do, told in numbers, is what it does', () => {
  fc.assert(
    fc.property(someTiles(30), someOptions, (tiles, options) => {
      build(tiles, options, (castle, placement) => {
        const { points, connected, unconnected, open, closed } = outcomeOf(castle, placement, options);
        const after = cloneCastle(castle);
        const placed = place(after, placement, options);
        assert.equal(points, placed.points);
        assert.equal(after.unconnected.at(-1), unconnected);
        assert.equal(turnedOf(placement).entrances.length, connected + unconnected);
        assert.deepEqual(
          closed,
          castle.doors.filter((door) => !after.doors.includes(door)),
        );
        assert.equal(after.doors.length, castle.doors.length - closed.length + open);
      });
    }),
    { numRuns: 40, seed: 7 },
  );
});

test('LUD-TILE-08 LUD-TILE-16 LUD-PLACE-02 LUD-PLACE-05 no tiles overlap, a way out stays, entrances are counted as a slow count does', () => {
  fc.assert(
    fc.property(someTiles(30), someOptions, (tiles, options) => {
      const castle = build(tiles, options, () => {});
      const slow = castle.tiles.map(slowOf);
      assert.deepEqual(castle.unconnected, unconnected(slow));
      const exits = external(slow, options);
      const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
      assert.equal(externalEntrances(castle, 'included', options), sum(exits));
      assert.equal(externalEntrances(castle, 'excluded', options), sum(exits.filter((_, i) => slow[i]?.face.type !== 'corridor')));
      if (castle.tiles.length > 1) assert.ok(sum(exits) > 0);
      const cells = slow.flatMap((tile) => tile.cells.filter(({ cut }) => !cut).map(({ key }) => key));
      assert.equal(new Set(cells).size, cells.length);
    }),
    { numRuns: 40, seed: 7 },
  );
});

test('LUD-SCORE-01 LUD-SCORE-02 the points of each tile, laid one by one, are those that a slow count of the castle gives', () => {
  fc.assert(
    fc.property(someTiles(30), someOptions, (tiles, options) => {
      build(tiles, options, (castle, placement) => {
        const slow = castle.tiles.map(slowOf);
        const tile = slowOf(placement);
        const open = unconnected(slow);
        const placed = place(cloneCastle(castle), placement, options);
        assert.equal(placed.points, slowPoints(slow, tile, options));
        const after = unconnected([...slow, tile]);
        const completed = after.flatMap((left, room) => (left === 0 && open[room] !== 0 ? [room] : []));
        assert.deepEqual(placed.completed, completed);
      });
    }),
    { numRuns: 40, seed: 7 },
  );
});

test('LUD-PLACE-20 what is kept of a castle is what its tiles tell, and a copy shares nothing', () => {
  fc.assert(
    fc.property(someTiles(30), someOptions, (tiles, options) => {
      const castle = build(tiles, options, (before, placement) => {
        const kept = structuredClone(before);
        const copy = cloneCastle(before);
        place(copy, placement, options);
        assert.deepEqual(before, kept);
        assert.deepEqual(recomputed(copy), copy);
        assert.deepEqual(copy.tiles.slice(0, -1), kept.tiles);
      });
      assert.deepEqual(JSON.parse(JSON.stringify(castle)), castle);
    }),
    { numRuns: 40, seed: 7 },
  );
});

test('LUD-PLACE-21 thirteen faces look the same turned by a half or a quarter', () => {
  const alike = Array.from({ length: FOYER }, (_, face) => face).filter((face) =>
    [1, 2, 3].some((turns) => turnedOf(placementAt(face, turns, cellAt(0, 0))).alike !== turns),
  );
  assert.equal(alike.length, 13);
});
