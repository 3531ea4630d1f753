import { FACE_NAMES, type FaceName } from '../../components/faces.ts';
import { ROTATIONS, type Rotation } from '../../components/words.ts';

/**
 * A tile laid at a place is one whole number, (4 × face + quarter turns) × CELLS + the cell of the top left corner of its box.
 */
export type Placement = number;

/**
 * A cell of the grid as one whole number, row by row. x grows to the right, y downwards; the foyer's corner is (0, 0). All tiles in
 * one line reach 408 units from the foyer, so no castle leaves the grid.
 */
export type Cell = number;

/** What a step down adds to a cell: no power of two, so that the rows of a castle do not all want the same lines of the processor's cache. */
export const ROW = 840;

export const ROWS = 832;
export const ORIGIN = 416;

/** How many cells the grid has. */
export const CELLS = ROW * ROWS;

/** The cell at (x, y): x −416 … 423, y −416 … 415. */
export const cellAt = (x: number, y: number): Cell => (y + ORIGIN) * ROW + x + ORIGIN;

/** A cell's column and row. */
export const columnOf = (cell: Cell): number => (cell % ROW) - ORIGIN;
export const rowOf = (cell: Cell): number => Math.floor(cell / ROW) - ORIGIN;

/** A face by its number, in quarter turns, laid with the top left corner of its box on that cell. */
export const placementAt = (face: number, turn: number, corner: Cell): Placement => (4 * face + turn) * CELLS + corner;

/** The number of a placement's face and turn: four for each face. */
export const turnedNumber = (placement: Placement): number => (placement / CELLS) | 0;

/** The number of a placement's face. */
export const faceNumber = (placement: Placement): number => turnedNumber(placement) >> 2;

/** The cell of a placement's top left corner. */
export const cornerOf = (placement: Placement): Cell => placement % CELLS;

/** A placement in readable words. */
export interface Laid {
  readonly tile: FaceName;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** The words of a placement. Throws if its number is none. */
export function laid(placement: Placement): Laid {
  const tile = FACE_NAMES[faceNumber(placement)];
  const rotation = ROTATIONS[turnedNumber(placement) & 3];
  if (!tile || rotation === undefined) throw new Error(`no placement ${placement}`);
  return { tile, x: columnOf(cornerOf(placement)), y: rowOf(cornerOf(placement)), rotation };
}

/** The placement of these words. */
export const placementOf = ({ tile, x, y, rotation }: Laid): Placement =>
  placementAt(FACE_NAMES.indexOf(tile), ROTATIONS.indexOf(rotation), cellAt(x, y));
