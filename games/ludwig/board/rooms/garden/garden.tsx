import { range } from '@madang/board-kit/layout';
import { chance } from '@madang/board-kit/material';
import { memo } from 'preact/compat';
import { type Box, type Lying, outlinePath } from '../drawing.ts';
import { bush, disc, figure, type Layer, type Put, tree } from './plants.ts';

interface GardenProps {
  /** The rooms of the castle: what grows keeps away from them. */
  readonly lying: readonly Lying[];
  /** How long a unit of the grid is. */
  readonly unit: number;
}

/** What grows around the rooms, from the ground up; all of a kind is one path. */
const GROWS: readonly Layer[] = ['halo', 'shine', 'gleam', 'lamp', 'shade', 'tree', 'light'];

/** The middle of the foyer: the hills' lines lie around it, in every castle alike. */
const FOYER = 1.5;
/** Where bands of green begin and end, in units from the foyer. */
const BANDS = [4.3, 5.4, 8, 10, 13.8, 14.8, 18.4, 22.2, 27, 28.2, 33, 37] as const;
/** Lines between them. */
const LINES = [6.3, 11.2, 12.4, 16.4, 24.4] as const;

/** Trees stand in fields of this size, some in each. */
const FIELD = { width: 4.6, height: 3.8 } as const;
const FIELDS = { across: 8, down: 7 } as const;
/** A part of the fields is left open. */
const GROWN = 0.58;
/** How far a tree keeps from a wall. */
const APART = 0.75;

/** Lamps on a ring around the foyer. */
const LAMPS = { count: 16, across: 11.6, down: 8.2 } as const;

/** The garden of a castle: soft bands of hills, a worn edge around the rooms, trees; at night lamps. */
export const Garden = memo(function Garden({ lying, unit }: GardenProps) {
  const paths = gardenAround(lying.map(({ x, y, drawing: { width, height } }) => ({ x, y, width, height })));
  const layer = (name: Layer) => <path key={name} className={`garden-${name}`} d={paths.get(name) ?? ''} />;
  const apron = (name: 'dusk' | 'glow' | 'gravel') => (
    <g className={`garden-${name}`}>
      {lying.map(({ x, y, drawing }) => (
        <path key={`${x} ${y}`} d={outlinePath(drawing, 1)} transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
  return (
    <g className="garden" transform={`scale(${unit})`}>
      {layer('hill')}
      {layer('contour')}
      {apron('dusk')}
      {apron('glow')}
      {apron('gravel')}
      {GROWS.map(layer)}
    </g>
  );
});

/** True if a disc of that radius lies on no room. */
type IsFree = (x: number, y: number, radius: number) => boolean;

/** The same garden for every castle, but for what would lie under it. */
function gardenAround(rooms: readonly Box[]): ReadonlyMap<Layer, string> {
  const paths = new Map<Layer, string>();
  const put: Put = (layer, path) => paths.set(layer, (paths.get(layer) ?? '') + path);
  const isFree: IsFree = (x, y, radius) => rooms.every((room) => gapTo(room.x, room.width, x) > radius || gapTo(room.y, room.height, y) > radius);
  BANDS.forEach((radius, i) => {
    put('hill', hill(radius, i >> 1));
  });
  LINES.forEach((radius, i) => {
    put('contour', hill(radius, i + 1));
  });
  for (const column of range(2 * FIELDS.across)) for (const row of range(2 * FIELDS.down)) grow(put, isFree, column, row);
  for (const i of range(LAMPS.count)) light(put, isFree, (2 * Math.PI * i) / LAMPS.count);
  return paths;
}

/** How far a point is from a stretch of a line; 0: on it. */
const gapTo = (start: number, length: number, at: number): number => Math.max(0, start - at, at - start - length);

/** Trees of a field, where they have room. */
function grow(put: Put, isFree: IsFree, column: number, row: number): void {
  const next = chance(31 * column + 7 * row + 5);
  if (next() > GROWN) return;
  const x = FOYER + (column - FIELDS.across + next()) * FIELD.width;
  const y = FOYER + (row - FIELDS.down + next()) * FIELD.height;
  for (const _ of range(1 + Math.floor(3 * next()))) {
    const [left, top, r] = [x + 1.8 * (next() - 0.5), y + 1.5 * (next() - 0.5), 0.24 + 0.3 * next()];
    if (isFree(left, top, r + APART)) (r < 0.36 ? bush : tree)(put, left, top, r);
  }
}

/** A lamp in that direction from the foyer. */
function light(put: Put, isFree: IsFree, angle: number): void {
  const [x, y] = [FOYER + LAMPS.across * Math.cos(angle), FOYER + LAMPS.down * Math.sin(angle)];
  if (!isFree(x, y, 1)) return;
  // light falls off in three steps
  put('halo', disc(x, y, 1.05));
  put('shine', disc(x, y, 0.68));
  put('gleam', disc(x, y, 0.36));
  put('lamp', disc(x, y, 0.11));
}

/** A closed line of one height around the foyer; lines of one `bend` run beside each other. */
function hill(distance: number, bend: number): string {
  const points = range(24).map((i) => {
    const angle = (i * Math.PI) / 12;
    const radius = distance * (1 + 0.1 * Math.sin(2 * angle + bend) + 0.05 * Math.sin(5 * angle + 2 * bend));
    return [FOYER + 1.4 * radius * Math.cos(angle), FOYER + radius * Math.sin(angle)] as const;
  });
  const curves = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return `${figure(x)} ${figure(y)} ${figure((x + nextX) / 2)} ${figure((y + nextY) / 2)}`;
  });
  // each curve begins in the middle between two points
  const start = (curves.at(-1) ?? '').split(' ').slice(2).join(' ');
  return `M${start}Q${curves.join(' ')}`;
}
