import { FACES, type Face } from '../../components/faces.ts';
import { SHAPES } from '../../components/shapes.ts';
import { ROTATIONS, SIDES } from '../../components/words.ts';
import { type Cell, cornerOf, faceNumber, type Placement, placementAt, ROW, turnedNumber } from './placement.ts';

/**
 * What lies on a facet, in three bits; 0 where a tile has no facet. Of entrances (4 and more) one bit tells the level and one that they
 * are an end of stairs.
 */
const WALL = 1;
export const FENCE = 2;
export const ENTRANCE = 4;
export const DARK = 1;
export const STEPS = 2;
export type Kind = number;

/** What a step over each side adds to a cell, by the side's number. */
export const STEP_OVER: readonly number[] = [-ROW, 1, ROW, -1];

/** A facet of a turned tile. Cells are told relative to the placement's corner. */
export interface TurnedFacet {
  readonly kind: Kind;
  readonly side: number;
  /** The cell whose side it is, and the one that it faces. */
  readonly cell: Cell;
  readonly beyond: Cell;
}

/** A tile in one of its four rotations. */
export interface Turned {
  readonly face: number;
  readonly width: number;
  readonly height: number;
  /** Full cells, relative to the corner, with the kinds on their four sides: three bits a side, by the side's number. */
  readonly full: readonly { readonly cell: Cell; readonly sides: number }[];
  /** The full cells alone, those of the box's corners first, where most of what is in the way is met. */
  readonly cells: readonly Cell[];
  /** Rounded or cut corner cells. */
  readonly cut: readonly Cell[];
  readonly facets: readonly TurnedFacet[];
  readonly entrances: readonly TurnedFacet[];
  /** True for a 500 circle, whose corner cells leave room for another round tile (OQ-PLACE-CORNERS, shareCell). */
  readonly wide: boolean;
  /** The smallest number of quarter turns that look the same (LUD-PLACE-21). */
  readonly alike: number;
}

const kindOf = (face: Face, name: string): Kind => {
  const entrance = face.entrances.find((one) => one.name === name);
  if (entrance) return ENTRANCE | (entrance.level === 'down' ? DARK : 0) | (face.name === 'stairs' ? STEPS : 0);
  return face.fence.some((one) => one.name === name) ? FENCE : WALL;
};

/** One clockwise quarter turn takes (x, y) of a box of that height to (height − 1 − y, x). */
const turnOnce = (x: number, y: number, height: number): readonly [number, number] => [height - 1 - y, x];

function turn(face: Face, number: number, turns: number): Omit<Turned, 'alike'> {
  const { rows } = SHAPES[face.shape];
  const box = [rows[0].length, rows.length] as const;
  const place = (x: number, y: number): Cell => {
    let at: readonly [number, number] = [x, y];
    for (let i = 0; i < turns; i++) at = turnOnce(...at, box[1 - (i % 2)] ?? 0);
    return at[1] * ROW + at[0];
  };
  const facets = face.facets.map(({ name, side, x, y }) => {
    const turned = (SIDES.indexOf(side) + turns) % SIDES.length;
    const cell = place(x, y);
    return { kind: kindOf(face, name), side: turned, cell, beyond: cell + (STEP_OVER[turned] ?? 0) };
  });
  const cells = (cut: boolean): readonly Cell[] => face.cells.filter((cell) => cell.cut === cut).map(({ x, y }) => place(x, y));
  const sidesOf = (cell: Cell): number => facets.reduce((word, facet) => (facet.cell === cell ? word | (facet.kind << (3 * facet.side)) : word), 0);
  const [width, height] = [box[turns % 2] ?? 0, box[1 - (turns % 2)] ?? 0];
  const full = cells(false);
  const fromCorner = (cell: Cell): number =>
    Math.min(cell % ROW, width - 1 - (cell % ROW)) + Math.min(Math.floor(cell / ROW), height - 1 - Math.floor(cell / ROW));
  return {
    face: number,
    width,
    height,
    cells: full.toSorted((a, b) => fromCorner(a) - fromCorner(b)),
    full: full.map((cell) => ({ cell, sides: sidesOf(cell) })),
    cut: cells(true),
    facets,
    entrances: facets.filter(({ kind }) => kind >= ENTRANCE),
    wide: face.stack === 500,
  };
}

/** What makes two rotations look the same: cells, entrances with their levels, fences. */
const look = ({ full, facets }: Omit<Turned, 'alike'>): string =>
  JSON.stringify([
    full.map(({ cell }) => cell).toSorted((a, b) => a - b),
    facets.map(({ side, cell, kind }) => `${side} ${cell} ${kind}`).toSorted(),
  ]);

const TURNED: readonly Turned[] = FACES.flatMap((face, number) => {
  const four = ROTATIONS.map((_, turns) => turn(face, number, turns));
  const looks = four.map(look);
  return four.map((turned, turns) => Object.freeze({ ...turned, alike: looks.indexOf(looks[turns] ?? '') }));
});

const UNLIKE: readonly (readonly Turned[])[] = FACES.map((_, face) =>
  TURNED.slice(4 * face, 4 * face + 4).filter(({ alike }, turns) => alike === turns),
);

/** The tile of a placement as it is turned. Throws if there is none. */
export function turnedOf(placement: Placement): Turned {
  const turned = TURNED[turnedNumber(placement)];
  if (!turned) throw new Error(`no placement ${placement}`);
  return turned;
}

/** Whether a turned tile covers the cell at that distance from its corner. */
export function covers({ width, height, full, cut }: Turned, distance: Cell): boolean {
  if (distance < 0 || distance % ROW >= width || distance >= height * ROW) return false;
  return full.length + cut.length === width * height || full.some(({ cell }) => cell === distance) || cut.includes(distance);
}

/** LUD-PLACE-21: a face's rotations, of those that look the same the smallest only. */
export const rotationsOf = (face: number): readonly Turned[] => UNLIKE[face] ?? [];

/** LUD-PLACE-21: the placement that looks the same and is recorded: the one with the smallest rotation. */
export const recorded = (placement: Placement): Placement => placementAt(faceNumber(placement), turnedOf(placement).alike, cornerOf(placement));
