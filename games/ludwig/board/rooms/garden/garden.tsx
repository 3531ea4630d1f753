import { range } from '@madang/board-kit/layout';
import { chance } from '@madang/board-kit/material';
import { memo } from 'preact/compat';
import { type Box, type Lying, outlinePath } from '../drawing.ts';
import { disc, figure, type Layer, PLOTS, type Plot, type Put, SPARSE } from './plots.ts';

interface GardenProps {
  /** The rooms of the castle: what grows keeps away from them. */
  readonly lying: readonly Lying[];
  /** How long a unit of the grid is. */
  readonly unit: number;
}

/** What stands around the rooms, from the ground up; all of a kind is one path. */
const AROUND: readonly Layer[] = ['pad', 'hedge', 'bed', 'rose', 'white', 'rim', 'water', 'shine', 'halo', 'lamp', 'shade', 'tree', 'light'];

/** The middle of the foyer, where two walks cross. Plots lie in the fields between them, so many to each side. */
const FOYER = 1.5;
const FIELD = { width: 9.4, height: 7.8 } as const;
const FIELDS = { across: 4, down: 3 } as const;
/** Half of what a plot needs, and a lamp. */
const PLOT = { width: 3.1, height: 2.3 } as const;
const LAMP = 1;

const HILLS = 9;
const WALKS = 'M-38 1.5C-20 .2-9 2.6 1.5 1.5S20 2.8 41 1.5M1.5-28C.4-16 2.6-8 1.5 1.5S.2 16 1.5 31';
const LAMPS = { count: 19, apart: 3.75, beside: 1.05 } as const;

/** The garden of a castle: hills as bands, gravel around the rooms, walks, beds, ponds, trees; at night lamps. */
export const Garden = memo(function Garden({ lying, unit }: GardenProps) {
  const paths = gardenAround(lying.map(({ x, y, drawing: { width, height } }) => ({ x, y, width, height })));
  const layer = (name: Layer) => <path key={name} className={`garden-${name}`} d={paths.get(name) ?? ''} />;
  const apron = (name: 'glow' | 'kerb' | 'gravel') => (
    <g className={`garden-${name}`}>
      {lying.map(({ x, y, drawing }) => (
        <path key={`${x} ${y}`} d={outlinePath(drawing, 1)} transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
  return (
    <g className="garden" transform={`scale(${unit})`}>
      {layer('hill')}
      {layer('walk-edge')}
      {apron('glow')}
      {apron('kerb')}
      {layer('walk')}
      {apron('gravel')}
      {AROUND.map(layer)}
    </g>
  );
});

/** The same garden for every castle, but for what would lie under it: there only trees grow, where they have room. */
function gardenAround(rooms: readonly Box[]): ReadonlyMap<Layer, string> {
  const paths = new Map<Layer, string>();
  const put: Put = (layer, path) => paths.set(layer, (paths.get(layer) ?? '') + path);
  const isFree = (x: number, y: number, width: number, height = width): boolean =>
    rooms.every((room) => x + width < room.x || y + height < room.y || x - width > room.x + room.width || y - height > room.y + room.height);
  for (const ring of range(HILLS)) put('hill', hill(ring));
  put('walk-edge', WALKS);
  put('walk', WALKS);
  const next = chance(23);
  for (const column of range(2 * FIELDS.across))
    for (const row of range(2 * FIELDS.down)) {
      const x = FOYER + (column - FIELDS.across + 0.5) * FIELD.width;
      const y = FOYER + (row - FIELDS.down + 0.5) * FIELD.height;
      const plot: Plot = { x, y, next: chance(Math.floor(1000 * next())), isFree };
      const draw = PLOTS[(3 * column + 2 * row) % PLOTS.length];
      if (draw && isFree(x, y, PLOT.width, PLOT.height)) draw(put, plot);
      else SPARSE(put, plot);
    }
  for (const step of range(LAMPS.count)) {
    const at = FOYER + (step - LAMPS.count / 2) * LAMPS.apart;
    lamp(put, isFree, at, FOYER - LAMPS.beside);
    lamp(put, isFree, FOYER - LAMPS.beside, at);
  }
  return paths;
}

function lamp(put: Put, isFree: Plot['isFree'], x: number, y: number): void {
  if (!isFree(x, y, LAMP)) return;
  put('halo', disc(x, y, 0.8) + disc(x, y, 0.42));
  put('lamp', disc(x, y, 0.13));
}

/** A closed line of one height around the foyer. */
function hill(ring: number): string {
  const points = range(24).map((i) => {
    const angle = (i * Math.PI) / 12;
    const radius = (5 + 4 * ring) * (1 + 0.1 * Math.sin(2 * angle + ring) + 0.06 * Math.sin(5 * angle + 2 * ring));
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
