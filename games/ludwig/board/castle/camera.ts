import type { Size } from '@madang/board-kit';
import { useState } from 'preact/hooks';
import type { Box } from '../rooms/drawing.ts';

/** The sheet under a castle: how many pixels a unit has, and where the foyer's corner lies. */
export interface Scale {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

/** What is looked at: whose castle, on what sheet, and whether something is asked there. */
interface Looked {
  readonly seat: number;
  readonly size: Size;
  readonly isAsked: boolean;
}

/** A box of the castle is on the sheet, and nothing covers it. */
const shows = ({ unit, x, y }: Scale, box: Box, { width, height }: Size): boolean =>
  x + box.x * unit >= 0 && y + box.y * unit >= 0 && x + (box.x + box.width) * unit <= width && y + (box.y + box.height) * unit <= height;

/**
 * The scale that a castle is seen at: fitted when a turn begins, and then held as long as everything is in sight, so that nothing moves
 * between a press and its confirmation. `box`: what must be in sight.
 */
export function useHeldScale(fitted: Scale, box: Box, foot: number, looked: Looked): Scale {
  const [held, hold] = useState({ scale: fitted, looked });
  const { seat, size, isAsked } = looked;
  const same = held.looked.seat === seat && held.looked.size.width === size.width && held.looked.size.height === size.height;
  const begins = isAsked && !held.looked.isAsked;
  const keeps = same && !begins && shows(held.scale, box, { ...size, height: size.height - foot });
  const scale = keeps ? held.scale : fitted;
  if (scale !== held.scale || isAsked !== held.looked.isAsked) hold({ scale, looked });
  return scale;
}
