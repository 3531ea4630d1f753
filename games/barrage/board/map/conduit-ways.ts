import type { Point } from '@madang/board-kit/layout';
import { at } from '@madang/kernel';
import { basinOf, CONDUIT_TO, stripEnd, stripStart } from '../../rules/index.ts';
import { type Drawn, houseX, type Plate, plateOf } from './plates.ts';

/** How a conduit runs: out of its basin, through points on the way, to the powerhouses that it feeds. */
interface Course {
  /** Down through its own plate's lower edge, or sideways into its neighbour's row. */
  readonly leave: 'down' | 'side';
  readonly enter: 'left' | 'right' | 'top';
  /** Behind which powerhouse of the row it ends, from the left; halves lie between two. */
  readonly house: number;
  /** Above or below the middle of the row where it enters at a side: in halves of the strip. */
  readonly slot: number;
  /** It passes between these two basins of one row, as numbers from 0. */
  readonly between?: readonly [number, number];
  /** It comes from far on the left, and runs above the number in its target's corner before it turns down. */
  readonly over?: true;
}

const down = (enter: Course['enter'], house: number, slot = 0): Course => ({ leave: 'down', enter, house, slot });
/** Below the basin's number, which stands in the corner. */
const LOW = 0.5;

const COURSES: readonly Course[] = [
  down('top', 0), // 1A → 8
  down('top', 0), // 1B → 5
  { ...down('top', 0), over: true }, // 2A → 6
  { ...down('top', 0.5), between: [5, 6] }, // 2B → 10
  down('top', 1), // 3A → 5
  down('top', 1), // 3B → 6
  down('top', 0), // 4A → 7
  down('right', 3, 0.5), // 4B → 12
  down('top', 2), // 5A → 8
  { ...down('top', 0), over: true }, // 5B → 10
  down('top', 2), // 6A → 9
  { leave: 'side', enter: 'left', house: 0, slot: LOW }, // 6B → 7
  down('top', 2), // 7A → 10
  down('right', 3, -0.5), // 7B → 12
  down('left', 0, LOW), // 8A → 11
  { leave: 'side', enter: 'left', house: 0, slot: LOW }, // 8B → 9
  down('top', 2), // 9A → 11
  down('left', 0, LOW), // 9B → 12
  down('right', 3), // 10A → 11
  down('top', 2), // 10B → 12
];

/** A point of a way, and the direction in which the way runs through it. */
interface Node extends Point {
  readonly towards: Point;
}

const DOWN: Point = { x: 0, y: 1 };
const INTO: Readonly<Record<Course['enter'], Point>> = { top: DOWN, left: { x: 1, y: 0 }, right: { x: -1, y: 0 } };

/** The plate's end of a conduit: the middle of its disc. */
function discOf({ unit, measures }: Drawn, plate: Plate, conduit: number): Point {
  const side = conduit % 2 === 0 ? -1 : 1;
  return { x: plate.middle.x + side * measures.reach * unit, y: plate.middle.y + (plate.dams ?? 0) * unit };
}

/** The least distance from the river's middle at which a conduit comes down. */
const OFF_RIVER = 14;

/** Behind a powerhouse of the row, so that the conduit visibly feeds it. */
function endOf({ unit, measures }: Drawn, basin: number, plate: Plate, { enter, house, slot }: Course): Node {
  const towards = INTO[enter];
  const middle = houseX(house, stripEnd(basin) - stripStart(basin), measures);
  const strip = plate.strip ?? 0;
  if (enter === 'top') {
    const x = house < 1 ? Math.min(middle, -OFF_RIVER) : Math.max(middle, OFF_RIVER);
    return { x: plate.middle.x + x * unit, y: plate.middle.y + strip * unit, towards };
  }
  return { x: plate.middle.x + middle * unit, y: plate.middle.y + (strip + slot * measures.strip * 0.5) * unit, towards };
}

/** The points on the way past a row: above the gap between its two plates, then through it. */
function gapNodes(drawn: Drawn, from: Point, [left, right]: readonly [number, number]): readonly Node[] {
  const { unit, measures } = drawn;
  const [a, b] = [plateOf(drawn, left), plateOf(drawn, right)];
  const x = (a.middle.x + b.middle.x) / 2;
  const top = a.middle.y - (a.height / 2) * unit;
  const edge = a.middle.x + (measures.plate / 2) * unit;
  return [
    { x: (from.x + edge) / 2, y: (from.y + top) / 2, towards: { x: 1, y: 0.12 } },
    { x, y: a.middle.y, towards: DOWN },
  ];
}

/** Above the corner of a plate in which its number stands, going right. */
const overNumber = ({ unit, measures }: Drawn, plate: Plate): Node => ({
  x: plate.middle.x - 0.76 * (measures.plate / 2) * unit,
  y: plate.middle.y - (plate.height / 2 + 7) * unit,
  towards: { x: 1, y: 0 },
});

function nodesOf(drawn: Drawn, conduit: number): readonly Node[] {
  const course = COURSES[conduit];
  if (!course) throw new Error(`no conduit ${conduit}`);
  const plate = plateOf(drawn, basinOf(conduit));
  const disc = discOf(drawn, plate, conduit);
  const to = at(CONDUIT_TO, conduit);
  const target = plateOf(drawn, to);
  const end = endOf(drawn, to, target, course);
  if (course.leave === 'side') return [{ ...disc, towards: { x: conduit % 2 === 0 ? -1 : 1, y: 0 } }, end];
  const exit = { x: disc.x, y: plate.middle.y + (plate.height / 2) * drawn.unit, towards: DOWN };
  return [
    { ...disc, towards: DOWN },
    exit,
    ...(course.between ? gapNodes(drawn, exit, course.between) : []),
    ...(course.over ? [overNumber(drawn, target)] : []),
    end,
  ];
}

/** One bend: a cubic from a point to a point. */
type Bend = readonly [Point, Point, Point, Point];

const handle = (from: Point, to: Point, towards: Point, least: number): number =>
  Math.max(least, 0.6 * ((to.x - from.x) * towards.x + (to.y - from.y) * towards.y));
const ahead = ({ x, y }: Point, towards: Point, by: number): Point => ({ x: x + towards.x * by, y: y + towards.y * by });

const bend = (from: Node, to: Node, unit: number): Bend => [
  from,
  ahead(from, from.towards, handle(from, to, from.towards, 4 * unit)),
  ahead(to, to.towards, -handle(from, to, to.towards, 4 * unit)),
  to,
];

function along([a, b, c, d]: Bend, t: number): Point {
  const s = 1 - t;
  const mix = (p: number, q: number, r: number, u: number): number => s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

const figure = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A conduit's way: as it is drawn, and some points that it runs through. */
export interface ConduitWay {
  readonly path: string;
  readonly points: readonly Point[];
}

/** The most points that a way has beside its start. */
export const WAY_POINTS = 12;

export function conduitWay(drawn: Drawn, conduit: number): ConduitWay {
  const nodes = nodesOf(drawn, conduit);
  const bends = nodes.slice(1).map((node, i) => bend(nodes[i] ?? node, node, drawn.unit));
  const [start = { x: 0, y: 0 }] = nodes;
  return {
    path: `M${figure(start)}${bends.map(([, b, c, d]) => `C${figure(b)} ${figure(c)} ${figure(d)}`).join('')}`,
    points: [start, ...bends.flatMap((one) => [1 / 3, 2 / 3, 1].map((t) => along(one, t)))],
  };
}
