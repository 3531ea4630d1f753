import { type Camera, clampCamera, FITTED, type Size } from '@madang/board-kit/layout';
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
  /** How many tiles lie there. */
  readonly tiles: number;
  readonly isAsked: boolean;
  /** A tile was laid there and waits to be confirmed. */
  readonly isLaid: boolean;
}

/** Pixels at the head and at the foot of the sheet that something covers. */
interface Covered {
  readonly head: number;
  readonly foot: number;
}

/** A first look: pixels a unit at least, and what is covered then. */
interface Near {
  readonly least: number;
  readonly covered: Covered;
}

/** What is to be seen. */
export interface Wanted {
  /** The castle, with all places where a tile may lie. */
  readonly box: Box;
  /** Where its player builds: it is in sight at first. */
  readonly focus: Box;
  readonly covered: Covered;
  /** The first look, where not all of the castle has to be in sight; null: all of it has to. */
  readonly near: Near | null;
}

/** How a castle lies on its sheet, and how the sheet is looked at first. */
interface Look {
  readonly scale: Scale;
  readonly camera: Camera;
}

/** A box of the castle is on the sheet, and nothing covers it. */
const shows = ({ unit, x, y }: Scale, box: Box, { width, height }: Size, { head, foot }: Covered): boolean =>
  x + box.x * unit >= 0 && y + box.y * unit >= head && x + (box.x + box.width) * unit <= width && y + (box.y + box.height) * unit <= height - foot;

/** A scale as a camera shows it. */
const through = ({ unit, x, y }: Scale, camera: Camera): Scale => ({
  unit: unit * camera.scale,
  x: x * camera.scale + camera.x,
  y: y * camera.scale + camera.y,
});

/** Enlarged by less, a castle is rather seen whole. */
const WORTH = 1.12;

/** Units around what is in focus. */
const AROUND = 1.5;

/** Where a stretch begins that is `shown` long and lies around the middle of a whole, as far as it then has all of the focus. */
function startOf(whole: Stretch, focus: Stretch, shown: number): number {
  const middle = whole.from + (whole.length - shown) / 2;
  return Math.min(Math.max(middle, focus.from + focus.length - shown), focus.from);
}

interface Stretch {
  readonly from: number;
  readonly length: number;
}

/** The first look: as near as rooms can be read, around the middle of the castle with the focus in sight. */
function firstCamera(scale: Scale, { box, focus, near }: Wanted, size: Size): Camera {
  if (near === null) return FITTED;
  const { head, foot } = near.covered;
  const across = { from: focus.x - AROUND, length: focus.width + 2 * AROUND };
  const down = { from: focus.y - AROUND, length: focus.height + 2 * AROUND };
  const open = size.height - head - foot;
  const unit = Math.min(near.least, size.width / across.length, open / down.length);
  const zoom = unit / scale.unit;
  if (zoom < WORTH) return FITTED;
  const left = startOf({ from: box.x, length: box.width }, across, size.width / unit);
  const top = startOf({ from: box.y, length: box.height }, down, open / unit);
  return clampCamera({ scale: zoom, x: -(left * unit + scale.x * zoom), y: head - (top * unit + scale.y * zoom) }, size);
}

const isSame = (a: Camera, b: Camera): boolean => a.scale === b.scale && a.x === b.x && a.y === b.y;

interface Held extends Look {
  readonly looked: Looked;
}

/** The same castle on a sheet of the same size, and no turn begins. */
function isHeld({ looked: was }: Held, { seat, size, isAsked, isLaid }: Looked): boolean {
  if (was.seat !== seat || was.size.width !== size.width || (isAsked && !was.isAsked)) return false;
  // cards to choose from may take of the foot, where nothing moves by it
  return isLaid ? was.size.height >= size.height : was.size.height === size.height;
}

/** Nobody builds there now, or what was built waits to be confirmed: the map rests, whatever is in sight. */
const rests = ({ looked: was }: Held, { tiles, isAsked, isLaid }: Looked): boolean => isLaid || (!isAsked && tiles === was.tiles);

/**
 * How a castle is looked at: fitted when a turn begins, and then held as long as everything is in sight, so that nothing moves between a
 * press and its confirmation.
 */
export function useHeldLook(fitted: Scale, wanted: Wanted, looked: Looked): Look {
  const { box, focus, covered, near } = wanted;
  const { size, tiles, isAsked, isLaid } = looked;
  const [held, hold] = useState<Held>({ scale: fitted, camera: firstCamera(fitted, wanted, size), looked });
  const keeps = isHeld(held, looked) && (isLaid || shows(held.scale, box, size, covered));
  const scale = keeps ? held.scale : fitted;
  const first = firstCamera(scale, wanted, size);
  const seen = through(scale, held.camera);
  const stays = isSame(first, held.camera) || (keeps && (rests(held, looked) || shows(seen, focus, size, near?.covered ?? covered)));
  const camera = stays ? held.camera : first;
  const isOther = isAsked !== held.looked.isAsked || tiles !== held.looked.tiles;
  if (scale !== held.scale || camera !== held.camera || isOther)
    hold({ scale, camera, looked: keeps ? { ...looked, size: held.looked.size } : looked });
  return { scale, camera };
}
