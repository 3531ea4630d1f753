import { type Face, faceOf, type Level } from '../../components/faces.ts';
import { SHAPES } from '../../components/shapes.ts';
import type { CastleOptions } from '../../rules/castle/index.ts';

/**
 * The same rules a second time, from the tables alone and without haste: every tile is a list of cells and of unit edges between grid points,
 * everything is looked for everywhere. The quick code is held against it.
 */
export interface SlowTile {
  readonly face: Face;
  readonly cells: readonly { readonly key: string; readonly cut: boolean }[];
  readonly edges: readonly SlowEdge[];
}

interface SlowEdge {
  /** The two end points; the same for a tile on either side. */
  readonly key: string;
  /** The cell beyond it. */
  readonly beyond: string;
  readonly kind: 'wall' | 'fence' | Level;
}

type Point = readonly [number, number];

/** A face laid with its box's corner at (x, y) after that many quarter turns. */
export function slowTile(number: number, turns: number, x: number, y: number): SlowTile {
  const face = faceOf(number);
  const { rows } = SHAPES[face.shape];
  const sizes: readonly [number, number] = [rows[0].length, rows.length];
  const turn = ([a, b]: Point): Point => {
    let at: Point = [a, b];
    for (let i = 0; i < turns; i++) at = [(i % 2 === 0 ? sizes[1] : sizes[0]) - at[1], at[0]];
    return [at[0] + x, at[1] + y];
  };
  const cell = (a: number, b: number): string => {
    const [first, second] = [turn([a, b]), turn([a + 1, b + 1])];
    return `${Math.min(first[0], second[0])},${Math.min(first[1], second[1])}`;
  };
  const beyond = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
  const ends = { N: [0, 0, 1, 0], E: [1, 0, 1, 1], S: [0, 1, 1, 1], W: [0, 0, 0, 1] } as const;
  return {
    face,
    cells: face.cells.map((one) => ({ key: cell(one.x, one.y), cut: one.cut })),
    edges: face.facets.map((facet) => {
      const [ax, ay, bx, by] = ends[facet.side];
      const points = [turn([facet.x + ax, facet.y + ay]), turn([facet.x + bx, facet.y + by])].map((point) => point.join(','));
      const [dx, dy] = beyond[facet.side];
      const entrance = face.entrances.find(({ name }) => name === facet.name);
      const fence = face.fence.some(({ name }) => name === facet.name);
      return {
        key: points.toSorted().join(' '),
        beyond: cell(facet.x + dx, facet.y + dy),
        kind: entrance ? entrance.level : fence ? 'fence' : 'wall',
      };
    }),
  };
}

const isEntrance = ({ kind }: SlowEdge): boolean => kind === 'ground' || kind === 'down';

/** The pairs of edges, mine and theirs, with which two tiles touch. */
const touching = (a: SlowTile, b: SlowTile): readonly (readonly [SlowEdge, SlowEdge])[] =>
  a.edges.flatMap((mine) => b.edges.filter(({ key }) => key === mine.key).map((theirs) => [mine, theirs] as const));

const joined = (a: SlowTile, b: SlowTile): number => touching(a, b).filter(([mine, theirs]) => isEntrance(mine) && mine.kind === theirs.kind).length;

/** By how many entrances two tiles are connected; −1: they do not touch. */
export const connections = (a: SlowTile, b: SlowTile): number => (touching(a, b).length === 0 ? -1 : joined(a, b));

function overlapping(a: SlowTile, b: SlowTile, { roundedCorners }: CastleOptions): boolean {
  return a.cells.some((mine) =>
    b.cells.some((theirs) => {
      if (mine.key !== theirs.key) return false;
      const room = mine.cut && theirs.cut && (a.face.stack === 500 || b.face.stack === 500);
      return !(room && roundedCorners === 'shareCell');
    }),
  );
}

/** Whether the entrance of a tile is connected to any other tile. */
const connected = (castle: readonly SlowTile[], tile: SlowTile, edge: SlowEdge): boolean =>
  castle.some((other) => other !== tile && other.edges.some(({ key, kind }) => key === edge.key && kind === edge.kind));

/** How many entrances of each tile are not connected. */
export const unconnected = (castle: readonly SlowTile[]): readonly number[] =>
  castle.map((tile) => tile.edges.filter((edge) => isEntrance(edge) && !connected(castle, tile, edge)).length);

/** How many entrances of each tile are external. */
export function external(castle: readonly SlowTile[], { externalEntrance }: CastleOptions): readonly number[] {
  if (externalEntrance === 'unconnected') return unconnected(castle);
  const covered = new Set(castle.flatMap(({ cells }) => cells.map(({ key }) => key)));
  const outside = externalEntrance === 'reachable' ? outsideOf(covered) : undefined;
  const counts = ({ beyond }: SlowEdge): boolean => !covered.has(beyond) && (!outside || outside.has(beyond));
  return castle.map(({ edges }) => edges.filter((edge) => isEntrance(edge) && counts(edge)).length);
}

/** The free cells near a castle from which one gets away, found by asking each neighbour again and again. */
function outsideOf(covered: ReadonlySet<string>): ReadonlySet<string> {
  const points = [...covered].map((key) => key.split(',').map(Number));
  const xs = points.map(([x = 0]) => x);
  const ys = points.map(([, y = 0]) => y);
  const outside = new Set<string>();
  let before = -1;
  while (outside.size > before) {
    before = outside.size;
    for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x++) {
      for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y++) {
        const free = !covered.has(`${x},${y}`);
        const far = x < Math.min(...xs) || x > Math.max(...xs) || y < Math.min(...ys) || y > Math.max(...ys);
        const beside = [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ].some(([dx = 0, dy = 0]) => outside.has(`${x + dx},${y + dy}`));
        if (free && (far || beside)) outside.add(`${x},${y}`);
      }
    }
  }
  return outside;
}

/** Whether a tile may be added to a castle. */
export function slowLegal(castle: readonly SlowTile[], tile: SlowTile, options: CastleOptions): boolean {
  if (castle.some((other) => overlapping(tile, other, options))) return false;
  const meetings = castle.flatMap((other) => touching(tile, other).map(([mine, theirs]) => ({ mine, theirs, other })));
  if (meetings.some(({ mine, theirs }) => mine.kind === 'fence' || theirs.kind === 'fence')) return false;
  const doors = meetings.filter(({ mine, theirs }) => isEntrance(mine) && isEntrance(theirs));
  if (doors.some(({ other }) => tile.face.name === 'stairs' && other.face.name === 'stairs')) return false;
  if (options.crossLevelAlignment === 'illegal' && doors.some(({ mine, theirs }) => mine.kind !== theirs.kind)) return false;
  const links = doors.filter(({ mine, theirs }) => mine.kind === theirs.kind);
  if (links.length === 0) return false;
  const lit = links.some(({ mine }) => mine.kind === 'ground');
  if (options.stairsFromBelow === 'forbidden' && tile.face.name === 'stairs' && !lit) return false;
  const after = [...castle, tile];
  const exits = external(after, options).filter((_, i) => options.lastExit === 'anyTile' || after[i]?.face.type !== 'corridor');
  return exits.some((count) => count > 0);
}

/** The points of a tile added last, by the rulebook's sentences. */
export function slowPoints(castle: readonly SlowTile[], tile: SlowTile, options: CastleOptions): number {
  const after = [...castle, tile];
  const worth = (of: SlowTile, other: SlowTile): number => {
    const { symbol } = of.face;
    if (!symbol?.types.includes(other.face.type)) return 0;
    if (symbol.mode === 'castle') return symbol.points;
    const links = of === other ? -1 : connections(of, other);
    if (symbol.mode === 'adjacent') return links >= 0 ? symbol.points : 0;
    return symbol.points * (options.doubleLink === 'once' ? Math.min(1, Math.max(0, links)) : Math.max(0, links));
  };
  const own = after.reduce((sum, other) => sum + worth(tile, other), 0);
  return castle.reduce((sum, other) => sum + worth(other, tile), tile.face.points + own);
}

/** What a tile looks like where it lies: two that look the same are one placement. */
export const lookOf = ({ cells, edges }: SlowTile): string =>
  JSON.stringify([cells.map(({ key }) => key).toSorted(), edges.map(({ key, kind }) => `${key} ${kind}`).toSorted()]);
