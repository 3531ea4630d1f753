import type { Size } from '@madang/board-kit/layout';

/** How many times larger what stands around the castle is on a board of that size: on a large screen it grows with it. */
export function growOf({ width, height }: Size): number {
  if (width >= 1750 && height >= 1100) return 1.5;
  return width >= 1280 && height >= 800 ? 1.2 : 1;
}
