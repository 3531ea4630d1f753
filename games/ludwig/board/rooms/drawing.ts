import type { Point } from '@madang/board-kit/layout';
import { type Face, faceOf, SHAPES } from '../../components/index.ts';
import { cellAt, columnOf, faceNumber, laid, type Placement, placementAt, rowOf, type Turned, turnedOf } from '../../rules/castle/index.ts';
import { DARK, FENCE, type TurnedFacet } from '../../rules/castle/turned.ts';

/** A box in units. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** An entrance as it is drawn: the middle of its unit of the wall, and the number of the side that it leads to. */
export interface DrawnDoor extends Point {
  readonly side: number;
  readonly dark: boolean;
}

/** How a face looks in one of its four turns, in units from the top left corner of its turned box. */
export interface Drawing {
  readonly face: Face;
  readonly turns: number;
  readonly width: number;
  readonly height: number;
  /** Corners of the outline; a circle has none. */
  readonly corners: readonly Point[];
  readonly doors: readonly DrawnDoor[];
  /** The middles of the units with a fence. */
  readonly fence: readonly DrawnDoor[];
  /** Where the name has room. */
  readonly label: Box;
  /** Where the points stand. */
  readonly badge: Point;
}

/** A clockwise quarter turn in a box of that height. */
const turnPoint = ({ x, y }: Point, height: number): Point => ({ x: height - y, y: x });

/** The corners of an unturned outline, clockwise. */
function outline({ shape }: Face): readonly Point[] {
  const { kind, rows } = SHAPES[shape];
  const [width, height] = [rows[0].length, rows.length];
  const at = (...points: readonly (readonly [number, number])[]): readonly Point[] => points.map(([x, y]) => ({ x, y }));
  switch (kind) {
    case 'circle':
      return [];
    case 'rectangle':
      return at([0, 0], [width, 0], [width, height], [0, height]);
    case 'L':
      return at([0, 0], [width / 2, 0], [width / 2, height / 2], [width, height / 2], [width, height], [0, height]);
    case 'octagon':
      return at([1, 0], [width - 1, 0], [width, 1], [width, height - 1], [width - 1, height], [1, height], [0, height - 1], [0, 1]);
  }
}

/** The part of an unturned outline where words have room: two opposite corners. */
function labelOf({ shape }: Face): readonly [Point, Point] {
  const { kind, rows } = SHAPES[shape];
  const [width, height] = [rows[0].length, rows.length];
  const inset = kind === 'circle' ? width * 0.09 : 0;
  const top = kind === 'L' ? height / 2 : inset;
  return [
    { x: inset, y: top },
    { x: width - inset, y: height - inset },
  ];
}

/** How far the points stand from the corners of a circle's box, as a part of it, and from others' corners, in units. */
const IN_CIRCLE = 0.24;
const IN_CORNER = { rectangle: 0.5, L: 0.5, octagon: 0.95 } as const;

/** So near to an entrance the points would cover its sign, in units. */
const TOO_NEAR = 0.75;

/** Where the points stand: in the top left corner, or in the first other one where they cover no entrance. */
function badgeOf({ shape }: Face, { width, height, full }: Turned, doors: readonly DrawnDoor[]): Point {
  const { kind } = SHAPES[shape];
  if (kind === 'circle') return { x: width * IN_CIRCLE, y: width * IN_CIRCLE };
  const [near, right, bottom] = [IN_CORNER[kind], width - IN_CORNER[kind], height - IN_CORNER[kind]];
  const all = [
    { x: near, y: near },
    { x: right, y: near },
    { x: near, y: bottom },
    { x: right, y: bottom },
  ];
  const cells = new Set(full.map(({ cell }) => cell));
  const corners = kind === 'L' ? all.filter(({ x, y }) => cells.has(cellAt(Math.floor(x), Math.floor(y)) - cellAt(0, 0))) : all;
  const free = corners.find((corner) => doors.every(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) > TOO_NEAR));
  return free ?? corners[0] ?? ORIGIN;
}

const HALF = [
  { x: 0.5, y: 0 },
  { x: 1, y: 0.5 },
  { x: 0.5, y: 1 },
  { x: 0, y: 0.5 },
] as const;

/** The middle of a facet, in units from the corner of its tile. */
function middle({ cell, side, kind }: TurnedFacet): DrawnDoor {
  const here = cellAt(0, 0) + cell;
  const half = HALF[side] ?? HALF[0];
  return { x: columnOf(here) + half.x, y: rowOf(here) + half.y, side, dark: (kind & DARK) !== 0 };
}

function draw(face: number, turns: number): Drawing {
  const printed = faceOf(face);
  const turned: Turned = turnedOf(placementAt(face, turns, cellAt(0, 0)));
  const { rows } = SHAPES[printed.shape];
  const box = [rows[0].length, rows.length] as const;
  const place = (point: Point): Point => {
    let at = point;
    for (let i = 0; i < turns; i++) at = turnPoint(at, box[1 - (i % 2)] ?? 0);
    return at;
  };
  const [a, b] = labelOf(printed).map(place);
  const doors = turned.entrances.map(middle);
  return {
    face: printed,
    turns,
    width: turned.width,
    height: turned.height,
    corners: outline(printed).map(place),
    doors,
    fence: turned.facets.filter(({ kind }) => kind === FENCE).map(middle),
    label: boxOf(a ?? ORIGIN, b ?? ORIGIN),
    badge: badgeOf(printed, turned, doors),
  };
}

const ORIGIN: Point = { x: 0, y: 0 };

const boxOf = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

const DRAWN = new Map<number, Drawing>();

/** How a face looks after so many clockwise quarter turns. */
export function drawingOf(face: number, turns: number): Drawing {
  const key = 4 * face + turns;
  const known = DRAWN.get(key);
  if (known) return known;
  const drawn = draw(face, turns);
  DRAWN.set(key, drawn);
  return drawn;
}

const figure = (value: number): string => String(Math.round(value * 100) / 100);

/** The outline as an SVG path at so many pixels a unit, drawn `inset` pixels inside. */
export function outlinePath({ corners, width, height }: Drawing, unit: number, inset = 0): string {
  if (corners.length === 0) {
    const radius = (width * unit) / 2 - inset;
    return `M${figure(inset)} ${figure((height * unit) / 2)}a${figure(radius)} ${figure(radius)} 0 1 1 ${figure(2 * radius)} 0a${figure(radius)} ${figure(radius)} 0 1 1 ${figure(-2 * radius)} 0z`;
  }
  const points = corners.map(({ x, y }) => `${figure(x * unit)} ${figure(y * unit)}`);
  return `M${points.join('L')}z`;
}

/** What a placement draws, and where. */
export interface Lying {
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
}

/** The box of some tiles that lie in a castle, in units. */
export function boundsOf(lying: readonly Lying[]): Box {
  const left = Math.min(...lying.map(({ x }) => x));
  const top = Math.min(...lying.map(({ y }) => y));
  const right = Math.max(...lying.map(({ x, drawing }) => x + drawing.width));
  const bottom = Math.max(...lying.map(({ y, drawing }) => y + drawing.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A placement as it is drawn. */
export function lyingOf(placement: Placement): Lying {
  const { x, y, rotation } = laid(placement);
  return { drawing: drawingOf(faceNumber(placement), rotation / 90), x, y };
}
