import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FACES, SHAPES } from '../../components/index.ts';
import type { DoorState } from '../rooms/doors.ts';
import { drawingOf } from '../rooms/drawing.ts';
import { meet, platesOf, type WordsBox } from '../rooms/plates.ts';

const TURNS = [0, 1, 2, 3] as const;
/** Pixels a unit of castles on a laptop, early and late, and of a late one on a phone. */
const UNITS = [34, 22, 14] as const;
const DOORS: readonly DoorState[] = [];

/** A face's plates in a turn, as boxes. */
function boxesOf(number: number, turns: number, unit: number): readonly WordsBox[] {
  const drawing = drawingOf(number, turns);
  const { points, symbol, name } = platesOf({ drawing, unit, name: drawing.face.name, doors: DOORS });
  return [points, symbol?.box, name?.box].filter((box) => box !== null && box !== undefined);
}

test('points, symbol and name of a room lie apart, and reach over its wall by a few pixels at most', () => {
  for (const [number, face] of FACES.entries()) {
    for (const turns of TURNS) {
      const { width, height } = drawingOf(number, turns);
      for (const unit of UNITS) {
        const boxes = boxesOf(number, turns, unit);
        const where = `${face.name} ${turns} ${unit}`;
        for (const [i, box] of boxes.entries()) {
          for (const other of boxes.slice(i + 1)) assert.ok(!meet(box, other), where);
          assert.ok(box.x > -6 && box.y > -6 && box.x + box.width < width * unit + 6 && box.y + box.height < height * unit + 6, where);
        }
      }
    }
  }
});

test('plates leave the floor and the furniture of a room in sight: two thirds of it on a laptop, on the average five sixths', () => {
  const shares: number[] = [];
  for (const [number, { shape }] of FACES.entries()) {
    const cells = SHAPES[shape].rows.join('').replaceAll('.', '').length;
    if (cells < 9) continue;
    for (const turns of TURNS) {
      const covered = boxesOf(number, turns, 34).reduce((sum, { width, height }) => sum + width * height, 0);
      shares.push(covered / (cells * 34 * 34));
      assert.ok((shares.at(-1) ?? 1) < 0.34, `${FACES[number]?.name} ${turns}: ${shares.at(-1)}`);
    }
  }
  assert.ok(shares.reduce((sum, one) => sum + one, 0) / shares.length < 1 / 6);
});

test('every symbol is shown, points and symbols have figures of 12 pixels on a laptop, but for some of a late castle, and plates are low', () => {
  for (const [unit, least] of [
    [34, 0.9],
    [22, 0.8],
  ] as const) {
    const sizes: number[] = [];
    for (const [number, face] of FACES.entries())
      for (const turns of TURNS) {
        const drawing = drawingOf(number, turns);
        const { points, symbol } = platesOf({ drawing, unit, name: face.name, doors: DOORS });
        const where = `${face.name} ${turns} ${unit}`;
        assert.equal(symbol === null, !face.symbol, where);
        if (points) assert.ok(points.height >= 12 && points.height < 17, `${where}: points ${points.height}`);
        if (symbol) assert.ok(symbol.size < 15, `${where}: symbol ${symbol.size}`);
        if (symbol) sizes.push(symbol.size);
      }
    const read = sizes.filter((size) => size >= 12).length;
    assert.ok(read / sizes.length > least, `${unit}: ${read} of ${sizes.length}`);
  }
});
