import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Size } from '@madang/board-kit/layout';
import { range } from '@madang/board-kit/layout';
import fc from 'fast-check';
import { CONDUIT_TO, NEXT } from '../../rules/index.ts';
import { mapLayout } from '../map/map-layout.ts';
import type { Measures, Plate } from '../map/plates.ts';
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

test('every conduit begins at its disc and ends at the edge of the basin it leads to', () => {
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
    const edges = box(target, unit, measures);
    const [x = 0, y = 0] = points.slice(-2);
    const near = 4 * unit;
    assert.ok(x >= edges.left - near && x <= edges.right + near && y >= edges.top - near && y <= edges.bottom + near, `conduit ${conduit}`);
    const inside = x > edges.left && x < edges.right && y > edges.top && y < edges.bottom;
    assert.ok(!inside, `conduit ${conduit} ends outside of the plate`);
  }
}

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
