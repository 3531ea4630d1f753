import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { placeCard } from '../ring/place-card.ts';
import { smoothPath } from '../shapes/curve.ts';
import { spread } from '../shapes/spread.ts';

const VIEW = { width: 400, height: 700 };

test('a card lies beside its piece, where more room is, and its tail points at the middle of the piece', () => {
  const [view, card] = [
    { width: 1366, height: 768 },
    { width: 248, height: 180 },
  ];
  assert.deepEqual(placeCard({ x: 300, y: 300, width: 60, height: 40 }, card, view), { x: 373, y: 230, side: 'right', most: 752, tail: 90 });
  assert.deepEqual(placeCard({ x: 900, y: 740, width: 60, height: 20 }, card, view), { x: 639, y: 580, side: 'left', most: 752, tail: 160 });
});

test('on a phone a card lies above or below its piece and is no higher than the room there', () => {
  const card = { width: 384, height: 300 };
  assert.deepEqual(placeCard({ x: 150, y: 500, width: 60, height: 40 }, card, VIEW), { x: 8, y: 187, side: 'above', most: 479, tail: 172 });
  assert.deepEqual(placeCard({ x: 150, y: 20, width: 60, height: 40 }, card, VIEW), { x: 8, y: 73, side: 'below', most: 619, tail: 172 });
  const board = { x: 0, y: 150, width: 400, height: 500 };
  assert.equal(placeCard({ x: 150, y: 400, width: 60, height: 40 }, card, VIEW, board).side, 'below', 'the question above the board stays in sight');
});

test('a card never leaves the viewport, and lies over its piece only where the piece fills the screen', () => {
  const boxes = fc.record({
    x: fc.integer({ min: 0, max: 1300 }),
    y: fc.integer({ min: 0, max: 740 }),
    width: fc.integer({ min: 1, max: 500 }),
    height: fc.integer({ min: 1, max: 300 }),
  });
  const cards = fc.record({ width: fc.integer({ min: 100, max: 320 }), height: fc.integer({ min: 40, max: 700 }) });
  const views = fc.constantFrom({ width: 390, height: 844 }, { width: 1366, height: 768 }, { width: 800, height: 360 });
  fc.assert(
    fc.property(boxes, cards, fc.option(boxes, { nil: undefined }), views, (piece, card, board, view) => {
      const inside = { ...piece, x: Math.min(piece.x, view.width - 20), y: Math.min(piece.y, view.height - 20) };
      const { x, y, side, most } = placeCard(inside, card, view, board);
      const height = Math.min(card.height, most);
      assert.ok(x >= 0 && y >= 0 && x + card.width <= view.width && y + height <= view.height);
      const apart = x >= inside.x + inside.width || x + card.width <= inside.x || y >= inside.y + inside.height || y + height <= inside.y;
      assert.ok(apart || side === null);
      if (inside.width <= 100 && inside.height <= 100) assert.ok(side !== null);
    }),
  );
});

test('blocks that do not overlap stay where they are', () => {
  const blocks = [
    { x: 50, y: 50, width: 40, height: 40 },
    { x: 150, y: 50, width: 40, height: 40 },
  ];
  assert.deepEqual(spread(blocks, { width: 200, height: 100 }, 10), [
    { x: 50, y: 50 },
    { x: 150, y: 50 },
  ]);
});

test('overlapping blocks are moved apart inside the area', () => {
  const blocks = [0, 1, 2, 3].map((i) => ({ x: 100 + i, y: 100 - i, width: 60, height: 30 }));
  const area = { width: 220, height: 200 };
  const found = spread(blocks, area, 5);
  for (const [i, a] of found.entries()) {
    assert.ok(a.x >= 30 && a.x <= 190 && a.y >= 15 && a.y <= 185);
    for (const b of found.slice(i + 1)) assert.ok(Math.abs(a.x - b.x) >= 64 || Math.abs(a.y - b.y) >= 34, JSON.stringify(found));
  }
});

test('a smooth path begins and ends at its points; a closed one is closed', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 5 },
    { x: 20, y: 0 },
  ];
  assert.match(smoothPath(points), /^M0\.0 0\.0C.* 20\.0 0\.0$/);
  assert.match(smoothPath(points, true), / 0\.0 0\.0Z$/);
});
