import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { placeCard } from '../answers/place-card.ts';
import { smoothPath } from '../shapes/curve.ts';
import { spread } from '../shapes/spread.ts';

const VIEW = { width: 400, height: 700 };

test('a card lies above its piece where there is room, and below it where there is not', () => {
  const card = { width: 200, height: 80 };
  assert.deepEqual(placeCard({ x: 150, y: 300, width: 60, height: 40 }, card, VIEW), { x: 80, y: 210 });
  assert.deepEqual(placeCard({ x: 150, y: 20, width: 60, height: 40 }, card, VIEW), { x: 80, y: 70 });
});

test('where neither above nor below has room, as on a phone on its side, the card lies beside its piece and does not cover it', () => {
  const [low, card] = [
    { width: 800, height: 360 },
    { width: 300, height: 200 },
  ];
  assert.deepEqual(placeCard({ x: 200, y: 160, width: 60, height: 40 }, card, low), { x: 270, y: 80 });
  assert.deepEqual(placeCard({ x: 600, y: 160, width: 60, height: 40 }, card, low), { x: 290, y: 80 });
});

test('a card leaves the board above or below only where no other side has room: what is said above it stays in sight', () => {
  const [view, card, board] = [
    { width: 900, height: 650 },
    { width: 200, height: 120 },
    { x: 0, y: 150, width: 800, height: 500 },
  ];
  const at = (x: number, y: number, width = 60, height = 40) => placeCard({ x, y, width, height }, card, view, board);
  assert.deepEqual(at(300, 400), { x: 230, y: 270 });
  assert.deepEqual(at(300, 200), { x: 230, y: 250 }, 'above it would cover what stands over the board');
  assert.deepEqual(at(300, 160, 60, 480), { x: 370, y: 340 }, 'a piece as high as the board');
  assert.deepEqual(at(0, 160, 800, 400), { x: 300, y: 30 }, 'one as wide and as high');
});

test('a card that fits the viewport never leaves it', () => {
  const boxes = fc.record({
    x: fc.integer({ min: -50, max: 450 }),
    y: fc.integer({ min: -50, max: 750 }),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 300 }),
  });
  const cards = fc.record({ width: fc.integer({ min: 10, max: 380 }), height: fc.integer({ min: 10, max: 600 }) });
  fc.assert(
    fc.property(boxes, cards, fc.option(boxes, { nil: undefined }), (piece, card, board) => {
      const { x, y } = placeCard(piece, card, VIEW, board);
      assert.ok(x >= 0 && y >= 0 && x + card.width <= VIEW.width && y + card.height <= VIEW.height);
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
