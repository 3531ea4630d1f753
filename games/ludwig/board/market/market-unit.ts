import type { Size } from '@madang/board-kit/layout';

/** The widest room tile, and the highest, in units. */
const WIDEST = 7;
const HIGHEST = 5;

/** Pixels a unit; what the row's gaps and a card's edges take; the part of the board's height that a tile may take. */
interface Setting {
  readonly largest: number;
  readonly smallest: number;
  readonly gap: number;
  readonly edge: number;
  readonly share: number;
}

const PLAIN: Setting = { largest: 20, smallest: 9, gap: 8, edge: 14, share: 0.112 };
/** In the printed look tiles stand freely, without cards. */
const PRINTED: Setting = { largest: 21, smallest: 11, gap: 4, edge: 8, share: 0.135 };

/** On a phone, upright or on its side, the printed row scrolls: its tiles are as large as its height allows. */
const PHONE = { width: 560, height: 430 } as const;
const SCROLLS = { largest: 14, share: 0.108 } as const;

/** Pixels a unit of the market's tiles, all at one scale, on a board of that size. */
export function marketUnit({ width, height }: Size, spaces: number, printed: boolean): number {
  const { largest, smallest, gap, edge, share } = printed ? PRINTED : PLAIN;
  if (printed && (width < PHONE.width || height < PHONE.height))
    return Math.max(smallest, Math.min(SCROLLS.largest, (height * SCROLLS.share) / HIGHEST));
  const across = ((width - 2 * edge - gap * (spaces - 1)) / spaces - edge) / WIDEST;
  return Math.max(smallest, Math.min(largest, across, (height * share) / HIGHEST));
}
