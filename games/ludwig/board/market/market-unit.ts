import type { Size } from '@madang/board-kit/layout';

/** The widest room tile, and the highest, in units. */
const WIDEST = 7;
const HIGHEST = 5;

const LARGEST = 20;
const SMALLEST = 9;
/** What the row's gaps and a card's edges take, in pixels. */
const GAP = 8;
const EDGE = 14;
/** The part of the board's height that a tile may take. */
const SHARE = 0.112;

/** Pixels a unit of the market's tiles, all at one scale, on a board of that size. */
export function marketUnit({ width, height }: Size, spaces: number): number {
  const across = ((width - 2 * EDGE - GAP * (spaces - 1)) / spaces - EDGE) / WIDEST;
  return Math.max(SMALLEST, Math.min(LARGEST, across, (height * SHARE) / HIGHEST));
}
