import { DOWNSTAIRS_HALLWAY, FACES, HALLWAY, STAIRS } from '../../components/faces.ts';
import { ROOM_SIZES, ROOM_TYPES, type RoomSize, type RoomType } from '../../components/words.ts';
import { type Castle, doorFront, doorTile, faceAt } from './castle.ts';
import { floodOutside, isOutside, layOut } from './grid.ts';
import type { CastleOptions } from './options.ts';
import { faceNumber, type Placement } from './placement.ts';

/** The type, stack (−1: none) and printed size of each face, by number. */
const TYPE: readonly number[] = FACES.map(({ type }) => ROOM_TYPES.indexOf(type));
const STACK: readonly number[] = FACES.map(({ stack }) => (stack === undefined ? -1 : ROOM_SIZES.indexOf(stack)));
const AREA: readonly number[] = FACES.map(({ size }) => size);

const CORRIDOR = ROOM_TYPES.indexOf('corridor');

/** The number of a face's type. */
export const typeOf = (face: number): number => TYPE[face] ?? -1;

const count = ({ tiles }: Castle, counts: (face: number) => boolean): number => {
  let found = 0;
  for (const tile of tiles) if (counts(faceNumber(tile))) found++;
  return found;
};

/** LUD-FAVOR-06, LUD-FAVOR-16: rooms of a type, corridor tiles and foyer among them. */
export const roomsOfType = (castle: Castle, type: RoomType): number => {
  const wanted = ROOM_TYPES.indexOf(type);
  return count(castle, (face) => TYPE[face] === wanted);
};

/** LUD-FAVOR-07, LUD-FAVOR-16: the printed sizes of the rooms of a type, in square feet. */
export const areaOfType = ({ tiles }: Castle, type: RoomType): number => {
  const wanted = ROOM_TYPES.indexOf(type);
  return tiles.reduce((sum, tile) => sum + (typeOf(faceNumber(tile)) === wanted ? areaOf(tile) : 0), 0);
};

const areaOf = (tile: Placement): number => AREA[faceNumber(tile)] ?? 0;

/** LUD-END-10: the printed sizes of all tiles, foyer and corridor tiles included. */
export const castleArea = ({ tiles }: Castle): number => tiles.reduce((sum, tile) => sum + areaOf(tile), 0);

/** LUD-FAVOR-12 to -15, LUD-BONUS-05: room tiles of these sizes; no hallways, stairs or foyer. */
export const roomsOfSizes = (castle: Castle, sizes: readonly RoomSize[]): number =>
  count(castle, (face) => sizes.some((size) => STACK[face] === ROOM_SIZES.indexOf(size)));

/** LUD-BONUS-07: hallways of either face. */
export const hallways = (castle: Castle): number => count(castle, (face) => face === HALLWAY || face === DOWNSTAIRS_HALLWAY);

/** LUD-BONUS-07: stairs. */
export const stairs = (castle: Castle): number => count(castle, (face) => face === STAIRS);

/** LUD-BONUS-11: how many of the eight types the castle has; the foyer is a corridor. */
export const typesPresent = ({ tiles }: Castle): number => new Set(tiles.map((tile) => typeOf(faceNumber(tile)))).size;

/** LUD-BONUS-12: of how many of the ten stacks the castle has a room tile. */
export const sizesPresent = ({ tiles }: Castle): number => new Set(tiles.map((tile) => STACK[faceNumber(tile)]).filter((stack) => stack !== -1)).size;

/** Whether tiles of corridor type count. */
export type Corridors = 'included' | 'excluded';

const counted = (castle: Castle, index: number, corridors: Corridors): boolean =>
  corridors === 'included' || typeOf(faceAt(castle, index)) !== CORRIDOR;

/** LUD-FAVOR-10: completed tiles. */
export const completedTiles = (castle: Castle, corridors: Corridors): number =>
  castle.unconnected.reduce((sum, left, index) => sum + (left === 0 && counted(castle, index, corridors) ? 1 : 0), 0);

/** LUD-FAVOR-11: tiles with an entrance that is not connected. */
export const incompleteTiles = (castle: Castle, corridors: Corridors): number =>
  castle.unconnected.reduce((sum, left, index) => sum + (left > 0 && counted(castle, index, corridors) ? 1 : 0), 0);

/** LUD-TILE-06, LUD-FAVOR-09: external entrances; OQ-TILE-EXTERNAL says which those are. */
export function externalEntrances(castle: Castle, corridors: Corridors, { externalEntrance }: CastleOptions): number {
  switch (externalEntrance) {
    case 'openCell':
      return castle.doors.reduce((sum, door) => sum + (counted(castle, doorTile(door), corridors) ? 1 : 0), 0);
    case 'unconnected':
      return castle.unconnected.reduce((sum, left, index) => sum + (counted(castle, index, corridors) ? left : 0), 0);
    case 'reachable': {
      layOut(castle.tiles);
      floodOutside();
      return castle.doors.filter((door) => isOutside(doorFront(door)) && counted(castle, doorTile(door), corridors)).length;
    }
  }
}
