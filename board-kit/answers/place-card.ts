import type { Point, Size } from '../map/camera.ts';

export interface Box extends Point, Size {}

const GAP = 10;
const MARGIN = 8;

/** Where a card of that size goes beside a piece: above it if there is room, else below, always inside the viewport. */
export function placeCard(piece: Box, card: Size, viewport: Size): Point {
  const right = Math.max(MARGIN, viewport.width - card.width - MARGIN);
  const bottom = Math.max(MARGIN, viewport.height - card.height - MARGIN);
  const above = piece.y - card.height - GAP;
  const y = above >= MARGIN ? above : piece.y + piece.height + GAP;
  return {
    x: Math.min(right, Math.max(MARGIN, piece.x + piece.width / 2 - card.width / 2)),
    y: Math.min(bottom, Math.max(MARGIN, y)),
  };
}
