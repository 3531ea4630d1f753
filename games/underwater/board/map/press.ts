import type { PressPoint, Way } from '@madang/board-kit';
import type { SeaLayout } from './layout.ts';

/** How far right of its left edge a map was pressed, in the map's own pixels. */
export function acrossMap({ anchor, x }: PressPoint): number {
  const matrix = anchor instanceof SVGGraphicsElement ? anchor.getScreenCTM() : null;
  return matrix ? (x - matrix.e) / matrix.a : x;
}

/** Ways that end at building sites of one row, those of the site nearest to `x` first. Of sites that are alike it is the one taken. */
export function nearestFirst(plots: SeaLayout['plots'], ways: readonly Way[], x: number): readonly Way[] {
  const far = (way: Way): number => {
    const move = way.at(-1);
    const place = [...plots].find(([site]) => move && 'site' in move && move.site === site)?.[1];
    return place ? Math.abs(place.x - x) : Number.POSITIVE_INFINITY;
  };
  return ways.toSorted((a, b) => far(a) - far(b));
}
