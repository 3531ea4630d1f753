import { type Facet, SIDES, type Side } from './words.ts';

/**
 * An outline on the unit grid; a unit is 5 feet. Rows of cells from the top: `#` full, `c` rounded or cut, `.` not of the tile.
 * Circles have a facet in the middle of each side, octagons not on cut corners (LUD-TILE-18).
 */
export interface Shape {
  readonly kind: 'rectangle' | 'circle' | 'octagon' | 'L';
  readonly rows: readonly string[];
}

/** The outlines of all tiles, unturned: the way the name is read, fences at the top. */
export const SHAPES = {
  square2: { kind: 'rectangle', rows: ['##', '##'] },
  circle3: { kind: 'circle', rows: ['c#c', '###', 'c#c'] },
  oblong4: { kind: 'rectangle', rows: ['####', '####'] },
  oblong5: { kind: 'rectangle', rows: ['#####', '#####'] },
  ell4: { kind: 'L', rows: ['##..', '##..', '####', '####'] },
  oblong7: { kind: 'rectangle', rows: ['#######', '#######'] },
  square4: { kind: 'rectangle', rows: ['####', '####', '####', '####'] },
  oblong6: { kind: 'rectangle', rows: ['######', '######', '######'] },
  circle5: { kind: 'circle', rows: ['c###c', '#####', '#####', '#####', 'c###c'] },
  octagon7: { kind: 'octagon', rows: ['c#####c', '#######', '#######', 'c#####c'] },
  foyer: { kind: 'octagon', rows: ['c#c', '###', 'c#c'] },
  hallway: { kind: 'rectangle', rows: ['######'] },
  stairs: { kind: 'rectangle', rows: ['###'] },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof SHAPES;

/** A cell of a shape: its column and row in the bounding box, and whether it is a rounded or cut corner. */
export interface ShapeCell {
  readonly x: number;
  readonly y: number;
  readonly cut: boolean;
}

/** Every cell that a shape takes, cut corners included, row by row. */
export const cellsOf = ({ rows }: Shape): readonly ShapeCell[] =>
  rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '.' ? [] : [{ x, y, cut: mark === 'c' }])));

/** A facet as it lies: the full cell whose side it is. */
export interface ShapeFacet {
  readonly name: string;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
}

/** Every facet of a shape's outline, side by side. */
export function facetsOf(shape: Shape): readonly ShapeFacet[] {
  const { rows } = shape;
  const width = rows[0]?.length ?? 0;
  const middle = (width - 1) / 2;
  const full = cellsOf(shape).filter(({ cut }) => !cut);
  return SIDES.flatMap((side) => {
    const across = side === 'N' || side === 'S';
    const step = side === 'N' || side === 'W' ? -1 : 1;
    const beyond = (x: number, y: number): string => (across ? rows[y + step]?.[x] : rows[y]?.[x + step]) ?? '.';
    return full
      .filter(({ x, y }) => beyond(x, y) === '.' && (shape.kind !== 'circle' || (across ? x : y) === middle))
      .map(({ x, y }) => ({ name: `${side}${across ? x : y}`, side, x, y }))
      .toSorted((a, b) => a.x - b.x || a.y - b.y);
  });
}

/** The facet of a shape by its name; throws if the shape has none there. */
export function facetOf(shape: Shape, name: Facet): ShapeFacet {
  const facet = facetsOf(shape).find((one) => one.name === name);
  if (!facet) throw new Error(`no facet ${name} on a ${shape.kind} of ${shape.rows.join('/')}`);
  return facet;
}
