import type { Point, Size } from '../map/camera.ts';

export interface Box extends Point, Size {}

/** On which side of its piece a card lies. Null: no side has room, it lies over a piece that fills the screen. */
type Side = 'left' | 'right' | 'above' | 'below' | null;

/** Where a card lies, how high it may be there, and how far along that edge of it its tail points at the piece. */
export interface Placed extends Point {
  readonly side: Side;
  readonly most: number;
  readonly tail: number;
}

/** Leaves room for the tail. */
const GAP = 13;
const MARGIN = 8;
/** A tail stays away from the round corners. */
const CORNER = 20;
/** Lower than this a card is not read. */
const LEAST = 96;
/** Below this width, in CSS pixels, a card takes the width of the screen. */
const NARROW = 600;

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(most, wanted));

/** Whether cards take the width of the screen. */
export const isNarrow = ({ width }: Size): boolean => width < NARROW;

/**
 * Places a card beside its piece, never over it: to the right or left, where more room is; on a narrow screen, or without room there,
 * above or below. It does not leave `board` at its top, where the question stands.
 */
export function placeCard(piece: Box, card: Size, viewport: Size, board?: Box): Placed {
  const top = Math.max(MARGIN, Math.min(board?.y ?? 0, viewport.height / 2));
  const bottom = viewport.height - MARGIN;
  const middle = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
  const x = within(MARGIN, middle.x - card.width / 2, viewport.width - card.width - MARGIN);
  const room = {
    right: viewport.width - MARGIN - piece.x - piece.width - GAP,
    left: piece.x - GAP - MARGIN,
    above: piece.y - GAP - top,
    below: bottom - piece.y - piece.height - GAP,
  };
  const across = (along: number, from: number, length: number): number => within(CORNER, along - from, length - CORNER);
  const beside = room.right >= room.left ? 'right' : 'left';
  if (!isNarrow(viewport) && room[beside] >= card.width) {
    const most = bottom - top;
    const height = Math.min(card.height, most);
    const y = within(top, middle.y - height / 2, bottom - height);
    const left = beside === 'right' ? piece.x + piece.width + GAP : piece.x - GAP - card.width;
    return { x: within(MARGIN, left, viewport.width - card.width - MARGIN), y, side: beside, most, tail: across(middle.y, y, height) };
  }
  const over = room.below >= Math.min(card.height, room.above) ? 'below' : 'above';
  const most = room[over];
  if (most < Math.min(LEAST, card.height)) return { x, y: within(MARGIN, bottom - card.height, bottom), side: null, most: bottom - MARGIN, tail: 0 };
  const height = Math.min(card.height, most);
  const y = over === 'below' ? Math.max(MARGIN, piece.y + piece.height + GAP) : Math.min(bottom, piece.y - GAP) - height;
  return { x, y, side: over, most, tail: across(middle.x, x, card.width) };
}
