import { type CentreSymbol, ROOMS } from './rooms.ts';
import { cellsOf, facetOf, facetsOf, SHAPES, type ShapeCell, type ShapeFacet, type ShapeName } from './shapes.ts';
import type { Facet, RoomSize, RoomType } from './words.ts';

/** How a centre symbol finds its rooms (LUD-TILE-11 to -13). */
export const SYMBOL_MODES = {
  living: 'connected',
  activity: 'adjacent',
  sleeping: 'connected',
  outdoor: 'connected',
  utility: 'connected',
  food: 'connected',
  corridor: 'connected',
  downstairs: 'castle',
} as const satisfies Readonly<Record<RoomType, string>>;
export type SymbolMode = (typeof SYMBOL_MODES)[RoomType];

/** The shape of each stack's tiles. */
export const SHAPE_OF_SIZE: Readonly<Record<RoomSize, ShapeName>> = {
  100: 'square2',
  150: 'circle3',
  200: 'oblong4',
  250: 'oblong5',
  300: 'ell4',
  350: 'oblong7',
  400: 'square4',
  450: 'oblong6',
  500: 'circle5',
  600: 'octagon7',
};

/** The faces of corridor tiles, and the foyer: a hallway lies on one of two faces (LUD-PLACE-16). */
const CORRIDOR_FACES = ['hallway', 'downstairs-hallway', 'stairs', 'foyer'] as const;

/** Every way up in which a tile can lie in a castle: 75 rooms, the two faces of a hallway, stairs, foyer. The index is the face's number. */
export const FACE_NAMES = [...ROOMS.map(({ id }) => id), ...CORRIDOR_FACES] as const;
export type FaceName = (typeof FACE_NAMES)[number];

/** The level of an entrance: two entrances connect only on the same (LUD-TILE-04). */
export type Level = 'ground' | 'down';

/** An entrance as it lies on the unturned tile. */
export interface Entrance extends ShapeFacet {
  readonly level: Level;
}

/** A tile as it lies in a castle, unturned. */
export interface Face {
  readonly name: FaceName;
  readonly type: RoomType;
  /** Printed square feet; foyer 125, hallway 150, stairs 75 (LUD-FAVOR-16). */
  readonly size: number;
  /** The stack of a room tile; corridor tiles and the foyer belong to none (LUD-END-06). */
  readonly stack?: RoomSize;
  readonly shape: ShapeName;
  readonly points: number;
  readonly symbol?: CentreSymbol & { readonly mode: SymbolMode };
  readonly cells: readonly ShapeCell[];
  readonly facets: readonly ShapeFacet[];
  readonly entrances: readonly Entrance[];
  /** The facets on which a fence lies: all at the top of an outdoor room. */
  readonly fence: readonly ShapeFacet[];
}

type Doors = readonly (readonly [Facet, Level])[];

/** What is printed on a face. */
interface Printed extends Pick<Face, 'name' | 'type' | 'size' | 'shape' | 'points'> {
  readonly doors: Doors;
}

/** A face of a shape: its cells and facets follow. */
function face({ name, type, size, shape, points, doors }: Printed): Face {
  const outline = SHAPES[shape];
  const facets = facetsOf(outline);
  return {
    name,
    type,
    size,
    shape,
    points,
    cells: cellsOf(outline),
    facets,
    entrances: doors.map(([facet, level]) => ({ ...facetOf(outline, facet), level })),
    fence: type === 'outdoor' ? facets.filter(({ side }) => side === 'N') : [],
  };
}

const ground = (...facets: readonly Facet[]): Doors => facets.map((facet) => [facet, 'ground']);
const down = (...facets: readonly Facet[]): Doors => facets.map((facet) => [facet, 'down']);

const ROOM_FACES: readonly Face[] = ROOMS.map((room) => {
  const { id, type, size, points, entrances } = room;
  const doors = type === 'downstairs' ? down(...entrances) : ground(...entrances);
  const made = face({ name: id, type, size, shape: SHAPE_OF_SIZE[size], points, doors });
  return { ...made, stack: size, ...('symbol' in room ? { symbol: { ...room.symbol, mode: SYMBOL_MODES[type] } } : {}) };
});

const HALLWAY_DOORS: readonly Facet[] = ['N0', 'N1', 'N2', 'N3', 'N4', 'N5', 'E0', 'S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'W0'];

/** The faces by number, in the order of `FACE_NAMES` (LUD-SCORE-11: corridor tiles have no points). */
export const FACES: readonly Face[] = Object.freeze([
  ...ROOM_FACES,
  face({ name: 'hallway', type: 'corridor', size: 150, shape: 'hallway', points: 0, doors: ground(...HALLWAY_DOORS) }),
  face({ name: 'downstairs-hallway', type: 'corridor', size: 150, shape: 'hallway', points: 0, doors: down(...HALLWAY_DOORS) }),
  // the light end leads to the ground level, the dark one downstairs (LUD-PLACE-13)
  face({ name: 'stairs', type: 'corridor', size: 75, shape: 'stairs', points: 0, doors: [...ground('E0'), ...down('W0')] }),
  face({ name: 'foyer', type: 'corridor', size: 125, shape: 'foyer', points: 0, doors: ground('N1', 'E1', 'W1') }),
]);

/** The numbers of the faces that are no room tiles. */
export const HALLWAY = ROOMS.length;
export const DOWNSTAIRS_HALLWAY = ROOMS.length + 1;
export const STAIRS = ROOMS.length + 2;
export const FOYER = ROOMS.length + 3;

/** The face of a number; throws if there is none. */
export function faceOf(number: number): Face {
  const found = FACES[number];
  if (!found) throw new Error(`no face ${number}`);
  return found;
}
