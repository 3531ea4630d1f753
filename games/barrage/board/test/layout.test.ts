import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Size } from '@madang/board-kit/layout';
import { range } from '@madang/board-kit/layout';
import fc from 'fast-check';
import { CONDUIT_TO, NEXT, stripEnd, stripStart } from '../../rules/index.ts';
import { mapLayout } from '../map/map-layout.ts';
import { houseX, type Measures, type Plate } from '../map/plates.ts';
import { onRim, turnedTo } from '../mat/wheel-geometry.ts';
import { energyCell } from '../panels/energy-cell.ts';

const sizes = fc.record({ width: fc.integer({ min: 330, max: 1600 }), height: fc.integer({ min: 220, max: 1100 }) });

/** A plate's edges in pixels. */
const box = ({ middle, height }: Plate, unit: number, { plate }: Measures) => ({
  left: middle.x - (plate / 2) * unit,
  right: middle.x + (plate / 2) * unit,
  top: middle.y - (height / 2) * unit,
  bottom: middle.y + (height / 2) * unit,
});

test('on a sheet of any size no two basins overlap and none leaves the sheet', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      const { plates, unit, measures } = mapLayout(size);
      const boxes = plates.map((plate) => box(plate, unit, measures));
      for (const [i, one] of boxes.entries()) {
        assert.ok(one.left >= 0 && one.top >= 0 && one.right <= size.width && one.bottom <= size.height, `basin ${i + 1}`);
        for (const [j, two] of boxes.entries()) {
          if (j <= i) continue;
          const apart = one.right < two.left || two.right < one.left || one.bottom < two.top || two.bottom < one.top;
          assert.ok(apart, `basins ${i + 1} and ${j + 1}`);
        }
      }
    }),
  );
});

test('water flows down the sheet and headstreams stand above the mountains', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      const { plates, heads, unit, measures } = mapLayout(size);
      for (const [basin, next] of NEXT.entries()) if (next >= 0) assert.ok((plates[basin]?.middle.y ?? 0) < (plates[next]?.middle.y ?? 0));
      for (const [i, head] of heads.entries()) {
        const plate = plates[i];
        assert.ok(plate && head.y - 15 * unit > 0 && head.y + 15 * unit < box(plate, unit, measures).top);
      }
    }),
    { numRuns: 20, examples: [[{ width: 780, height: 450 }]] },
  );
});

const numbers = (path: string): readonly number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test('every conduit begins at its disc, ends in the row of powerhouses that it feeds and passes by the numbers of basins', () => {
  for (const size of [
    { width: 900, height: 620 },
    { width: 374, height: 330 },
  ])
    endsAreRight(size);
});

function endsAreRight(size: Size): void {
  const { plates, unit, conduits, measures } = mapLayout(size);
  for (const [conduit, path] of conduits.entries()) {
    const points = numbers(path);
    const from = plates[conduit >> 1];
    const target = plates[CONDUIT_TO[conduit] ?? -1];
    assert.ok(from && target);
    const side = conduit % 2 === 0 ? -1 : 1;
    assert.ok(Math.abs((points[0] ?? 0) - (from.middle.x + side * measures.reach * unit)) < 0.1);
    const [x = 0, y = 0] = points.slice(-2);
    const basin = CONDUIT_TO[conduit] ?? -1;
    const count = stripEnd(basin) - stripStart(basin);
    const off = Array.from({ length: count }, (_, i) => Math.abs(target.middle.x + houseX(i, count, measures) * unit - x));
    assert.ok(Math.min(...off) < 16 * unit, `conduit ${conduit} ends beside a powerhouse`);
    const row = target.middle.y + (target.strip ?? 0) * unit;
    assert.ok(Math.abs(row - y) < (measures.strip / 2) * unit, `conduit ${conduit} ends in the row`);
    for (const plate of plates) {
      const number = {
        x: plate.middle.x - (measures.plate / 2 - 15) * unit,
        y: plate.middle.y - (plate.height / 2 - 10.5) * unit,
      };
      const covered = along(points).some((at) => Math.abs(at.x - number.x) < 6 * unit && Math.abs(at.y - number.y) < 7 * unit);
      assert.ok(!covered, `conduit ${conduit} at ${number.x} ${number.y}`);
    }
  }
}

/** Points along a path of cubics, twenty for each. */
const along = ([x = 0, y = 0, ...rest]: readonly number[]): readonly { readonly x: number; readonly y: number }[] => {
  const corners = [x, y, ...rest];
  return Array.from({ length: Math.floor(rest.length / 6) }, (_, bend) => corners.slice(6 * bend, 6 * bend + 8)).flatMap(
    ([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0]) =>
      Array.from({ length: 20 }, (_, i) => {
        const [t, u] = [(i + 1) / 20, 1 - (i + 1) / 20];
        const mix = (a: number, b: number, c: number, d: number): number => u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
        return { x: mix(ax, bx, cx, dx), y: mix(ay, by, cy, dy) };
      }),
  );
};

test('the wheel only ever turns onwards, a sixth for each segment', () => {
  assert.equal(turnedTo(0, 0, 1, 6), -60);
  assert.equal(turnedTo(-300, 5, 0, 6), -360);
  assert.equal(turnedTo(-60, 1, 4, 6), -240);
});

test('the rim counts turns clockwise from the open segment', () => {
  assert.ok(onRim(1).x > 0 && onRim(1).y < 0);
  assert.ok(onRim(3).y > 90 && Math.abs(onRim(3).x) < 1e-6);
  assert.ok(onRim(5).x < 0 && onRim(5).y < 0);
});

test('range counts from 0', () => assert.deepEqual(range(3), [0, 1, 2]));

test('BAR-ENERGY-02 past 30 a marker counts on from 0, on its other side', () => {
  assert.deepEqual(energyCell(0), { cell: 0, beyond: 0 });
  assert.deepEqual(energyCell(30), { cell: 30, beyond: 0 });
  assert.deepEqual(energyCell(31), { cell: 1, beyond: 30 });
  assert.deepEqual(energyCell(60), { cell: 30, beyond: 30 });
  assert.deepEqual(energyCell(61), { cell: 1, beyond: 60 });
});
