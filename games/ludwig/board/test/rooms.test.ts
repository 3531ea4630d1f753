import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FACES, SHAPES } from '../../components/index.ts';
import { describeFace } from '../describe.ts';
import { doorStates } from '../rooms/doors.ts';
import { drawingOf, outlinePath } from '../rooms/drawing.ts';
import { fitLabel, LINE, widthOf } from '../rooms/label.ts';
import { steps } from './matches.ts';

const TURNS = [0, 1, 2, 3] as const;
const SIDES = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

test('every face is drawn in its four turns inside its box, a quarter turn swapping its sides', () => {
  for (const [number, face] of FACES.entries()) {
    const { rows } = SHAPES[face.shape];
    for (const turns of TURNS) {
      const { width, height, corners, label, badge } = drawingOf(number, turns);
      assert.deepEqual([width, height], turns % 2 === 0 ? [rows[0].length, rows.length] : [rows.length, rows[0].length]);
      for (const { x, y } of [...corners, badge]) assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${face.name} ${turns}`);
      assert.ok(label.x >= 0 && label.y >= 0 && label.x + label.width <= width && label.y + label.height <= height && label.width > 0);
    }
  }
});

test('LUD-TILE-04 an entrance is drawn in the middle of a unit of the outline, and leads out of the tile', () => {
  for (const [number, face] of FACES.entries()) {
    for (const turns of TURNS) {
      const drawing = drawingOf(number, turns);
      assert.equal(drawing.doors.length, face.entrances.length);
      for (const { x, y, side } of drawing.doors) {
        const step = SIDES[side];
        assert.ok(step);
        const inside = covers(number, turns, { x: x - step.x / 2, y: y - step.y / 2 });
        const outside = covers(number, turns, { x: x + step.x / 2, y: y + step.y / 2 });
        assert.ok(inside && !outside, `${face.name} ${turns}: ${x} ${y} ${side}`);
      }
    }
  }
});

/** Whether the cell around a point belongs to a face, turned back to how it is printed. */
function covers(number: number, turns: number, point: { readonly x: number; readonly y: number }): boolean {
  const { rows } = SHAPES[FACES[number]?.shape ?? 'foyer'];
  let { x, y } = point;
  for (let turn = turns; turn > 0; turn--) {
    const box = drawingOf(number, turn);
    // the way back: a turned box is as wide as the one before was high
    [x, y] = [y, box.width - x];
  }
  return ![undefined, '.'].includes(rows[Math.floor(y)]?.[Math.floor(x)]);
}

test('a face has one outline: corners that the turns permute, closed, on the grid', () => {
  for (const [number] of FACES.entries()) {
    const path = outlinePath(drawingOf(number, 0), 10);
    assert.match(path, /^M[\d. aL-]+z$/);
    assert.equal(drawingOf(number, 0).corners.length, drawingOf(number, 3).corners.length);
  }
});

test('LUD-TILE-16 entrances are drawn as open, joined or blocked just as the rules count them', () => {
  let blocked = 0;
  for (const { after } of steps(8)) {
    for (const { castle } of after.players) {
      const states = doorStates(castle.tiles);
      assert.deepEqual(
        states.map((of) => of.filter((state) => state !== 'joined').length),
        castle.unconnected,
      );
      assert.equal(states.flat().filter((state) => state === 'open').length, castle.doors.length);
      blocked += states.flat().filter((state) => state === 'blocked').length;
    }
  }
  assert.ok(blocked > 0);
});

test('a name is broken into lines that fit, or left out where it would be too small to read', () => {
  for (const name of ['Gallery of Mirrors', '서쪽 태피스트리 방', '西挂毯厅', 'Study']) {
    for (const width of [24, 40, 66, 120]) {
      for (const height of [10, 22, 44, 90]) {
        const fitted = fitLabel(name, { width, height });
        if (!fitted) continue;
        assert.equal(fitted.lines.join('').replaceAll(' ', ''), name.replaceAll(' ', ''));
        assert.ok(fitted.size >= 10 && fitted.lines.length * fitted.size * LINE <= height);
        for (const line of fitted.lines) assert.ok(widthOf(line) * fitted.size <= width);
      }
    }
  }
  assert.equal(fitLabel('Gallery of Mirrors', { width: 24, height: 90 }), null);
  assert.deepEqual(fitLabel('Study', { width: 120, height: 44 })?.lines, ['Study']);
});

test('a symbol for the whole castle counts its own room only where that is of the type shown', () => {
  const counted = FACES.filter(({ symbol }) => symbol?.mode === 'castle');
  assert.ok(counted.some(({ name }) => name === 'the-hole') && counted.some(({ name }) => name === 'dungeon'));
  for (const face of counted) {
    const keys = describeFace(face).map(({ key }) => key);
    assert.equal(keys.includes('ludwig.board.symbol-castle-own'), face.symbol?.types.includes(face.type), face.name);
    assert.equal(keys.includes('ludwig.board.symbol-castle'), !face.symbol?.types.includes(face.type), face.name);
  }
});
