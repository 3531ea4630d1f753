import type { Size } from '@madang/board-kit';
import { useState } from 'preact/hooks';
import type { Box, Lying } from '../rooms/drawing.ts';

/** The sheet under a castle: how many pixels a unit has, and where the foyer's corner lies. */
export interface Scale {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

/** Where a castle is seen: pixels, units left free around it, and pixels that a unit has at most. */
interface Stage extends Size {
  readonly margin: number;
  readonly largest: number;
}

/** The scale at which a box is seen in the middle of a stage. */
function scaleOf(box: Box, { width, height, margin, largest }: Stage): Scale {
  const unit = Math.min(largest, width / (box.width + 2 * margin), height / (box.height + 2 * margin));
  return { unit, x: width / 2 - (box.x + box.width / 2) * unit, y: height / 2 - (box.y + box.height / 2) * unit };
}

/** A box below what covers the corner. */
export function fittedBelow(box: Box, stage: Stage, { height }: Size): Scale {
  const scale = scaleOf(box, { ...stage, height: stage.height - height });
  return { ...scale, y: scale.y + height };
}

/** A castle on the whole stage, if none of its rooms reaches the covered corner; else below that. */
export function fittedBeside(box: Box, rooms: readonly Lying[], stage: Stage, corner: Size): Scale {
  const scale = scaleOf(box, stage);
  const isClear = rooms.every(({ x, y }) => scale.x + x * scale.unit >= corner.width || scale.y + y * scale.unit >= corner.height);
  return isClear ? scale : fittedBelow(box, stage, corner);
}

/** What is looked at: whose castle, on what sheet, and whether something is asked there. */
interface Looked {
  readonly seat: number;
  readonly size: Size;
  readonly isAsked: boolean;
  /** A tile was laid there and waits to be confirmed. */
  readonly isLaid: boolean;
}

/** Pixels at the head and at the foot of the sheet that something covers. */
interface Covered {
  readonly head: number;
  readonly foot: number;
}

/** A box of the castle is on the sheet, and nothing covers it. */
const shows = ({ unit, x, y }: Scale, box: Box, { width, height }: Size, { head, foot }: Covered): boolean =>
  x + box.x * unit >= 0 && y + box.y * unit >= head && x + (box.x + box.width) * unit <= width && y + (box.y + box.height) * unit <= height - foot;

/**
 * The scale that a castle is seen at: fitted when a turn begins, and then held as long as everything is in sight, so that nothing moves
 * between a press and its confirmation. `box`: what must be in sight.
 */
export function useHeldScale(fitted: Scale, box: Box, covered: Covered, looked: Looked): Scale {
  const [held, hold] = useState({ scale: fitted, looked });
  const { seat, size, isAsked, isLaid } = looked;
  const { size: was } = held.looked;
  // cards to choose from may take of the foot, where nothing moves by it
  const same = held.looked.seat === seat && was.width === size.width && (isLaid ? was.height >= size.height : was.height === size.height);
  const begins = isAsked && !held.looked.isAsked;
  const keeps = same && !begins && (isLaid || shows(held.scale, box, size, covered));
  const scale = keeps ? held.scale : fitted;
  if (scale !== held.scale || isAsked !== held.looked.isAsked) hold({ scale, looked });
  return scale;
}
