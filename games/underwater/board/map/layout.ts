import type { Point, Size } from '@madang/board-kit/layout';
import { type BuildingSite, CITY_SITES, type CitySite, type Harbour, type PersonalBoard, PLOTS, type TunnelSite } from '../../rules/index.ts';
import { sheetOf } from '../sheet.ts';

/** Where everything of a personal board lies in a box of some size, in its pixels. */
export interface SeaLayout {
  /** The width of a building site. */
  readonly plot: number;
  /** The radii of a city and of a metropolis. */
  readonly city: number;
  readonly metropolis: number;
  readonly cities: Readonly<Record<CitySite, Point>>;
  readonly harbours: Readonly<Record<Harbour, Point>>;
  /** The building sites of a board. */
  readonly plots: ReadonlyMap<BuildingSite, Point>;
  /** Tunnels as paths with the point that is pressed. */
  readonly tunnels: ReadonlyMap<TunnelSite, Way>;
}

/** A tunnel: from end to end by way of a bend; `middle` lies on it. */
interface Way {
  readonly path: string;
  readonly middle: Point;
  /** Where what is printed on it stands: beside its middle, over no building site. */
  readonly label: Point;
}

const clamp = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

/** What a finger can hit. */
export const TOUCH = 44;

/** From this width of a building site on metropolises wear their signs at their feet, smaller ones over themselves. */
export const FOOTED_PLOT = 22;

/** Where the inside of the frame begins that another player's sea has. */
export const FRAMED = 9;

const PLOT_LEAST = 16;
const PLOT_MOST = 64;

/** From this width on a building site is that of a large sea. */
const WIDE_PLOT = 28;

/** Plots that the sign of a short tunnel to a metropolis needs between the two, if it has one. */
const signRoom = ({ printed }: PersonalBoard, tunnel: TunnelSite): number => (printed[tunnel] ? 1.3 : 0);

/** Lays a personal board out: cities in rows and columns, buildings on a shelf below each, metropolises at the edges. */
export function seaLayout(board: number, { width, height }: Size): SeaLayout {
  const sheet = sheetOf(board);
  const signs = { left: signRoom(sheet, 'C31-ML'), right: signRoom(sheet, 'C13-MU') };
  // Two shelves side by side take 5.5 plots, and the columns' margins 3.75 each.
  const plot = clamp(PLOT_LEAST, PLOT_MOST, Math.min((width - 36) / (18.5 + signs.left + signs.right), height / 13.5));
  const city = plot * 0.92;
  const metropolis = plot * 1.18;
  const shelf = plot * 2.85;
  // A large dome stands apart from the frame; a small sea has no room for that.
  const edge = metropolis + (plot < WIDE_PLOT ? 5 : 14);
  const margin = Math.max(shelf + 4, edge + metropolis + city + 7);
  const left = margin + signs.left * plot;
  const right = margin + signs.right * plot;
  const top = Math.max(city + 8, metropolis * 1.25 + 8);
  // Below the lowest shelf stands what a building there counts times.
  const bottom = height - city - plot * 1.2 - 16;
  const at = (row: number, column: number): Point => ({
    x: left + ((width - left - right) * column) / 2,
    y: top + ((bottom - top) * row) / 2,
  });
  const cities: SeaLayout['cities'] = {
    C11: at(0, 0),
    C12: at(0, 1),
    C13: at(0, 2),
    C21: at(1, 0),
    C22: at(1, 1),
    C23: at(1, 2),
    C31: at(2, 0),
    C32: at(2, 1),
    C33: at(2, 2),
  };
  // Not over the building sites above it, where there is room for that.
  const amidShelves = (cities.C21.y + cities.C31.y + plot) / 2 + city + 4;
  const upper = plot < FOOTED_PLOT ? edge + FRAMED - 3 : edge;
  const harbours: SeaLayout['harbours'] = {
    MB: { x: edge, y: upper },
    MU: { x: width - edge, y: upper },
    ML: { x: edge, y: Math.max(amidShelves, cities.C31.y - Math.min(metropolis * 1.1, (bottom - top) / 5)) },
  };
  const plots = plotsOf(sheet, cities, { plot, city });
  return { plot, city, metropolis, cities, harbours, plots, tunnels: tunnelsOf(sheet, { cities, harbours, plots, plot, city, metropolis }) };
}

interface Measures {
  readonly plot: number;
  readonly city: number;
}

/** Building sites on the shelf below their city, with room for a tunnel in the middle. */
function plotsOf(sheet: PersonalBoard, cities: SeaLayout['cities'], { plot, city }: Measures): ReadonlyMap<BuildingSite, Point> {
  const places = new Map<BuildingSite, Point>();
  for (const site of CITY_SITES) {
    const names = [...PLOTS.slice(0, sheet.plots[site]), 'x' as const];
    const leftHand = Math.floor(names.length / 2);
    const from = cities[site];
    names.forEach((name, i) => {
      const beside = i - leftHand + 0.5;
      const gap = (i < leftHand ? -1 : 1) * plot * 0.24;
      places.set(`${site}-${name}`, { x: from.x + beside * (plot + 2) + gap, y: from.y + city + plot / 2 + 4 });
    });
  }
  return places;
}

const isHarbour = (end: string): end is Harbour => end === 'MB' || end === 'MU' || end === 'ML';
const isCity = (end: string): end is CitySite => CITY_SITES.some((site) => site === end);

interface Ground {
  readonly cities: SeaLayout['cities'];
  readonly harbours: SeaLayout['harbours'];
  readonly plots: SeaLayout['plots'];
  readonly plot: number;
  readonly city: number;
  readonly metropolis: number;
}

/** Half of a stacked plate of three marks, in pixels. */
const HALF_STACK = 24;

/** Where a label may begin below the signs that a small dome at the upper edge wears over itself. */
const signsEnd = (harbour: Harbour, { harbours, plot, metropolis }: Ground): number =>
  harbour === 'MU' && plot < WIDE_PLOT ? harbours.MU.y - metropolis * 0.4 + HALF_STACK : 0;

function tunnelsOf(sheet: PersonalBoard, ground: Ground): ReadonlyMap<TunnelSite, Way> {
  const { cities, harbours, city } = ground;
  const ways = new Map<TunnelSite, Way>();
  for (const site of sheet.tunnels) {
    const [a = '', b = ''] = site.split('-');
    if (!isCity(a)) continue;
    const from = cities[a];
    if (isHarbour(b)) ways.set(site, bent(from, harbours[b], bendOf(site, cities, harbours, city), signsEnd(b, ground)));
    else if (isCity(b)) ways.set(site, straight(from, cities[b], ground));
  }
  return ways;
}

const between = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** A straight tunnel; a vertical one is pressed below the upper city's shelf. */
function straight(from: Point, to: Point, ground: Ground): Way {
  const [upper, lower] = from.y <= to.y ? [from, to] : [to, from];
  const room = { y1: upper.y + ground.city * 2.3, y2: lower.y - ground.city };
  const part = upper.y === lower.y ? 0.5 : clamp(0.5, 0.8, ((room.y1 + room.y2) / 2 - upper.y) / (lower.y - upper.y));
  return { path: `M${from.x} ${from.y}L${to.x} ${to.y}`, middle: between(upper, lower, part), label: labelOf(upper, lower, part, ground) };
}

/** Half of a plate with two figures, in building sites, and the least of it in pixels. */
const PLATE = { across: 0.85, down: 0.32, least: 25 };

/** How far along the way a label may stand from the middle, in the order in which places are tried. */
const ALONG = [0, 0.08, -0.08, 0.14, -0.14, 0.2, -0.2] as const;

/** Pixels between a tunnel and its label. */
const GAP = 7;

/** The place of a plate beside a way, over no site and no line: a finger's point and the dots stay in sight. */
function labelOf(from: Point, to: Point, part: number, { cities, plots, plot, city }: Ground): Point {
  const [across, down] = [Math.max(PLATE.least, PLATE.across * plot), Math.max(8, PLATE.down * plot)];
  const isFree = ({ x, y }: Point): boolean =>
    [...plots.values()].every((one) => Math.abs(one.x - x) > across + plot / 2 || Math.abs(one.y - y) > down + plot / 2) &&
    Object.values(cities).every((one) => Math.abs(one.x - x) > city * 1.15 + across || Math.abs(one.y - y) > city + down);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const normal = { x: (to.y - from.y) / long, y: -Math.abs(to.x - from.x) / long };
  const away = Math.abs(normal.x) * across + Math.abs(normal.y) * down + GAP;
  const places = ALONG.flatMap((along) =>
    [1, -1].map((side) => {
      const on = between(from, to, clamp(0.15, 0.88, part + along));
      return { x: on.x + normal.x * away * side, y: on.y + normal.y * away * side };
    }),
  );
  return places.find(isFree) ?? between(from, to, part);
}

/** Where a tunnel to a metropolis bends, around the city in the corner. */
function bendOf(site: TunnelSite, cities: SeaLayout['cities'], harbours: SeaLayout['harbours'], city: number): Point {
  if (site === 'C12-MB') return { x: (cities.C11.x + cities.C12.x) / 2, y: harbours.MB.y - city * 0.9 };
  if (site === 'C21-MB') return { x: harbours.MB.x - city * 0.4, y: cities.C21.y - city * 0.4 };
  return site === 'C13-MU' ? between(cities.C13, harbours.MU, 0.5) : between(cities.C31, harbours.ML, 0.5);
}

/** `least`: how far up its label may stand at most. */
function bent(from: Point, to: Point, bend: Point, least: number): Way {
  const middle = between(between(from, bend, 0.5), between(bend, to, 0.5), 0.5);
  return { path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`, middle, label: { x: middle.x, y: Math.max(middle.y, least) } };
}
