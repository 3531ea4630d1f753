import type { Point, Size } from '../map/camera.ts';

export interface Box extends Point, Size {}

const GAP = 10;
const MARGIN = 8;

/**
 * Where a card of that size goes beside a piece: above it if there is room, else below, else to its right or left, always inside the
 * viewport. Above and below, `board` is not left where another side has room: what stands around it stays in sight. Where no side has room
 * the card lies as far above or below as the viewport goes.
 */
export function placeCard(piece: Box, card: Size, viewport: Size, board?: Box): Point {
  const right = Math.max(MARGIN, viewport.width - card.width - MARGIN);
  const bottom = Math.max(MARGIN, viewport.height - card.height - MARGIN);
  const within = (least: number, wanted: number, most: number): number => Math.min(most, Math.max(least, wanted));
  const x = within(MARGIN, piece.x + piece.width / 2 - card.width / 2, right);
  const y = within(MARGIN, piece.y + piece.height / 2 - card.height / 2, bottom);
  const [above, below] = [piece.y - card.height - GAP, piece.y + piece.height + GAP];
  const [after, before] = [piece.x + piece.width + GAP, piece.x - card.width - GAP];
  if (board) {
    const lowest = Math.min(bottom, board.y + board.height - card.height);
    if (above >= Math.max(MARGIN, board.y) && above <= lowest) return { x, y: above };
    if (below >= Math.max(MARGIN, board.y) && below <= lowest) return { x, y: below };
    const beside = within(Math.max(MARGIN, board.y), y, Math.max(MARGIN, lowest));
    if (after <= right && after >= MARGIN) return { x: after, y: beside };
    if (before >= MARGIN && before <= right) return { x: before, y: beside };
  }
  if (above >= MARGIN) return { x, y: Math.min(above, bottom) };
  if (below <= bottom) return { x, y: Math.max(below, MARGIN) };
  if (after <= right) return { x: Math.max(after, MARGIN), y };
  if (before >= MARGIN) return { x: Math.min(before, right), y };
  return { x, y: within(MARGIN, below, bottom) };
}
