import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Box, MARK, placeMark } from '../marks/mark-place.ts';

const BOARD: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const hidden = ({ x, y }: { readonly x: number; readonly y: number }, { left, top, right, bottom }: Box): number =>
  Math.max(0, Math.min(x + MARK, right) - Math.max(x, left)) * Math.max(0, Math.min(y + MARK, bottom) - Math.max(y, top));

test('a mark stands at the upper right corner of its piece, and hardly over it', () => {
  const piece = box(100, 100, 30, 30);
  const mark = placeMark(piece, BOARD, []);
  assert.ok(mark.x >= 125 && mark.y + MARK <= 105, JSON.stringify(mark));
  assert.ok(hidden(mark, piece) <= 9);
});

test('where a small piece, a figure or a card stands there, the mark goes round its own', () => {
  const piece = box(100, 100, 30, 30);
  const house = box(128, 96, 30, 30);
  const mark = placeMark(piece, BOARD, [house, box(104, 86, 20, 12)]);
  assert.equal(hidden(mark, house), 0);
  assert.ok(mark.x + MARK >= 99 && mark.x <= 131 && mark.y + MARK >= 99 && mark.y <= 131, `it touches its piece: ${JSON.stringify(mark)}`);
});

test('what is written on a card is not hidden, nor is a mark outside of the board', () => {
  const card = box(270, 0, 130, 24);
  const words = [box(272, 2, 40, 20), box(330, 2, 68, 20)];
  const mark = placeMark(card, BOARD, words);
  assert.ok(
    words.every((one) => hidden(mark, one) === 0),
    JSON.stringify(mark),
  );
  assert.ok(mark.x >= 0 && mark.x + MARK <= 400 && mark.y >= 0);
});
