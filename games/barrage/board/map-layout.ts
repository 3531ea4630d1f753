import { type Point, type Size, smoothPath } from '@madang/board-kit/layout';
import { basinOf, CONDUIT_TO, NEXT } from '../rules/index.ts';
import { at } from '../rules/tally.ts';

/*
 * The map at any size. Lengths of pieces are in units; a unit is as many pixels as fit. Rows, from the top: headstreams,
 * mountains, hills, upper plains, lower plains. What height is left goes between the rows.
 */

/** Width of every basin's plate. */
export const PLATE_WIDTH = 148;
/** A strip of powerhouses at the top of a plate, and the part with dams and conduits below it. */
export const STRIP_HEIGHT = 36;
export const DAMS_HEIGHT = 90;
/** Middles of the dams and the middle of the conduits' ends from a plate's middle, and the discs' distance from it. */
export const DISC_REACH = 59;
export const HOUSE_PITCH = 31;

const HEAD_HEIGHT = 30;
const MARGIN = 18;
const ROW_HEIGHTS = [DAMS_HEIGHT, DAMS_HEIGHT + STRIP_HEIGHT, DAMS_HEIGHT + STRIP_HEIGHT, STRIP_HEIGHT + 12] as const;
/** Shares of the height that is left: above each row, and below the last. */
const GAPS = [0.34, 1, 1, 1, 0.42] as const;
const LEAST_GAP = 30;
const UNIT_MOST = 1.6;

const ROW_OF: readonly number[] = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3];
/** Across: 0 the leftmost plate, 1 the rightmost. */
const ACROSS: readonly number[] = [0, 1 / 3, 2 / 3, 1, 0.205, 0.535, 0.89, 0.03, 0.4, 0.735, 0.2, 0.765];

/** A plate: its middle, its size in units, and the middles of what lies on it relative to its own middle, in units. */
export interface Plate {
  readonly middle: Point;
  readonly height: number;
  /** Middle of the strip of powerhouses; undefined in the mountains. */
  readonly strip: number | undefined;
  /** Middle between the dams, where the conduits begin; undefined in basins without dams. */
  readonly dams: number | undefined;
}

export interface MapLayout {
  readonly size: Size;
  readonly unit: number;
  readonly plates: readonly Plate[];
  readonly heads: readonly Point[];
  /** Where the mountains and the hills end. */
  readonly horizons: readonly [number, number];
  /** The way of each conduit, and of the water below each basin. */
  readonly conduits: readonly string[];
  /** The points that a conduit's way runs through. */
  readonly ways: readonly (readonly Point[])[];
  readonly rivers: readonly string[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The greatest unit with which everything fits. */
function unitFor({ width, height }: Size): number {
  const wide = 4 * PLATE_WIDTH + 2 * MARGIN + 3 * 20;
  const high = HEAD_HEIGHT + 8 + sum(ROW_HEIGHTS) + sum(GAPS) * LEAST_GAP;
  return Math.min(UNIT_MOST, width / wide, height / high);
}

export function mapLayout(size: Size): MapLayout {
  const unit = unitFor(size);
  const gap = (size.height / unit - HEAD_HEIGHT - 8 - sum(ROW_HEIGHTS)) / sum(GAPS);
  const rows = ROW_HEIGHTS.map(
    (height, row) => (8 + HEAD_HEIGHT + sum(ROW_HEIGHTS.slice(0, row)) + sum(GAPS.slice(0, row + 1)) * gap + height / 2) * unit,
  );
  const left = (MARGIN + PLATE_WIDTH / 2) * unit;
  const plates = ROW_OF.map((row, basin): Plate => {
    const height = at(ROW_HEIGHTS, row);
    return {
      middle: { x: left + at(ACROSS, basin) * (size.width - 2 * left), y: at(rows, row) },
      height,
      strip: row === 0 ? undefined : -height / 2 + STRIP_HEIGHT / 2 + 4,
      dams: row === 3 ? undefined : row === 0 ? 0 : STRIP_HEIGHT / 2,
    };
  });
  const drawn = { size, unit, plates, rows };
  const ways = CONDUIT_TO.map((_, conduit) => conduitPoints(drawn, conduit));
  return {
    size,
    unit,
    plates,
    heads: plates.slice(0, 4).map(({ middle }) => ({ x: middle.x, y: (8 + HEAD_HEIGHT / 2) * unit })),
    horizons: [between(rows, 0.5), between(rows, 1.5)],
    conduits: ways.map((way) => smoothPath(way)),
    ways,
    rivers: NEXT.map((next, basin) => riverPath(drawn, basin, next)),
  };
}

/** A height by rows: 0.5 is half way between the middles of rows 0 and 1. */
function between(rows: readonly number[], row: number): number {
  const above = at(rows, Math.floor(row));
  return above + (row - Math.floor(row)) * (at(rows, Math.ceil(row)) - above);
}

interface Drawn {
  readonly size: Size;
  readonly unit: number;
  readonly plates: readonly Plate[];
  readonly rows: readonly number[];
}

const plateOf = ({ plates }: Drawn, basin: number): Plate => {
  const plate = plates[basin];
  if (!plate) throw new Error(`no basin ${basin}`);
  return plate;
};

/** The plate's end of a conduit. */
export function conduitStart(plate: Plate, unit: number, conduit: number): Point {
  const side = conduit % 2 === 0 ? -1 : 1;
  return { x: plate.middle.x + side * DISC_REACH * unit, y: plate.middle.y + (plate.dams ?? 0) * unit };
}

/** Where a conduit meets its powerhouses: the side of the plate, and how far along it in units; and what it goes round. */
interface Course {
  readonly enter: 'left' | 'right' | 'top';
  readonly slot: number;
  /** It ends in its own row. */
  readonly level?: boolean;
  /** Points on the way: across as a share of the width, down by rows. */
  readonly via?: readonly (readonly [number, number])[];
}

const COURSES: readonly Course[] = [
  { enter: 'left', slot: -6, via: [[0.016, 1.05]] }, // 1A → 8
  { enter: 'top', slot: -48 }, // 1B → 5
  { enter: 'top', slot: -48 }, // 2A → 6
  {
    enter: 'top',
    slot: -40,
    via: [
      [0.57, 0.54],
      [0.648, 1],
    ],
  }, // 2B → 10
  { enter: 'top', slot: 48 }, // 3A → 5
  { enter: 'top', slot: 48 }, // 3B → 6
  { enter: 'top', slot: -44 }, // 4A → 7
  {
    enter: 'right',
    slot: -9,
    via: [
      [0.984, 1],
      [0.968, 2],
    ],
  }, // 4B → 12
  { enter: 'right', slot: 0 }, // 5A → 8
  { enter: 'left', slot: 0 }, // 5B → 10
  { enter: 'top', slot: 48 }, // 6A → 9
  { enter: 'left', slot: 0, level: true }, // 6B → 7
  { enter: 'top', slot: 46 }, // 7A → 10
  {
    enter: 'right',
    slot: 7,
    via: [
      [0.945, 1.3],
      [0.915, 2.1],
    ],
  }, // 7B → 12
  { enter: 'left', slot: 0 }, // 8A → 11
  { enter: 'left', slot: 0, level: true }, // 8B → 9
  { enter: 'top', slot: 52 }, // 9A → 11
  { enter: 'left', slot: 0 }, // 9B → 12
  { enter: 'right', slot: 0 }, // 10A → 11
  { enter: 'top', slot: 48 }, // 10B → 12
];

const OUT = { left: { x: -1, y: -0.35 }, right: { x: 1, y: -0.35 }, top: { x: 0, y: -1 } } as const;

function courseEnd(plate: Plate, unit: number, { enter, slot }: Course): Point {
  const half = PLATE_WIDTH / 2 + 3;
  const strip = plate.strip ?? 0;
  const local = enter === 'top' ? { x: slot, y: -plate.height / 2 - 3 } : { x: enter === 'left' ? -half : half, y: strip + slot };
  return { x: plate.middle.x + local.x * unit, y: plate.middle.y + local.y * unit };
}

function conduitPoints(drawn: Drawn, conduit: number): readonly Point[] {
  const course = COURSES[conduit];
  if (!course) throw new Error(`no conduit ${conduit}`);
  const { unit, size, rows } = drawn;
  const side = conduit % 2 === 0 ? -1 : 1;
  const from = conduitStart(plateOf(drawn, basinOf(conduit)), unit, conduit);
  const to = courseEnd(plateOf(drawn, at(CONDUIT_TO, conduit)), unit, course);
  const out = OUT[course.enter];
  const inward = (to.x - from.x) * side < 24 * unit;
  const below = plateOf(drawn, basinOf(conduit)).middle.y + (plateOf(drawn, basinOf(conduit)).height / 2) * unit;
  return [
    from,
    { x: from.x + side * (inward ? 19 : 24) * unit, y: from.y + (inward ? 20 : 9) * unit },
    ...(inward && !course.level ? [{ x: from.x + side * 17 * unit, y: below - 4 * unit }] : []),
    ...(course.via ?? []).map(([x, row]) => ({ x: x * size.width, y: between(rows, row) })),
    { x: to.x + out.x * 15 * unit, y: to.y + (course.level ? 0.5 : out.y) * 15 * unit },
    to,
  ];
}

const figure = (value: number): string => value.toFixed(1);

/** From a basin's lower edge to the upper edge of the next one, or off the map. */
function riverPath(drawn: Drawn, basin: number, next: number): string {
  const { middle, height } = plateOf(drawn, basin);
  const y = middle.y + (height / 2) * drawn.unit;
  if (next < 0) return `M${figure(middle.x)} ${figure(y)}V${figure(drawn.size.height)}`;
  const to = plateOf(drawn, next);
  const end = to.middle.y - (to.height / 2) * drawn.unit;
  const reach = (end - y) * 0.55;
  return `M${figure(middle.x)} ${figure(y)}C${figure(middle.x)} ${figure(y + reach)} ${figure(to.middle.x)} ${figure(end - reach)} ${figure(to.middle.x)} ${figure(end)}`;
}
