import { wholes } from '@madang/kernel';
import { FOYER } from '../../components/faces.ts';
import { connects, facing, layOut, tileIn, wordAt } from './grid.ts';
import { type Cell, cellAt, cornerOf, faceNumber, type Placement, placementAt } from './placement.ts';
import { DARK, STEP_OVER, type TurnedFacet, turnedOf } from './turned.ts';

/**
 * A player's castle: plain whole numbers. `tiles` alone says all; the other two lists follow from it (`recomputed`) and are kept because
 * every placement asks for them.
 */
export interface Castle {
  /** The tiles in the order in which they were laid, the foyer first; a tile's place in this list is its index. */
  tiles: Placement[];
  /** Derived: the entrances in front of which a cell is free (LUD-TILE-16), tile by tile. */
  doors: Door[];
  /** Derived: how many entrances of each tile are not connected; 0: the tile is completed (LUD-TILE-08). */
  unconnected: number[];
}

/** An open entrance as one whole number: index of its tile (7 bits) | side (2) | dark (1) | its cell (20). */
export type Door = number;

const CELL_BITS = 20;

const doorOf = (index: number, corner: Cell, { side, kind, cell }: TurnedFacet): Door =>
  (((((index << 2) | side) << 1) | (kind & DARK)) << CELL_BITS) | (corner + cell);

/** The index of a door's tile, its level (1: downstairs), the number of the side it leads to, and the free cell in front of it. */
export const doorTile = (door: Door): number => door >> (CELL_BITS + 3);
export const doorLevel = (door: Door): number => (door >> CELL_BITS) & DARK;
export const doorSide = (door: Door): number => (door >> (CELL_BITS + 1)) & 3;
export const doorFront = (door: Door): Cell => (door & ((1 << CELL_BITS) - 1)) + (STEP_OVER[doorSide(door)] ?? 0);

/** The side and level of the doors that an entrance of a new tile may meet; equal to `doorSort` of those. */
export const sortMet = ({ side, kind }: TurnedFacet): number => ((side ^ 2) << 1) | (kind & DARK);
export const doorSort = (door: Door): number => (door >> CELL_BITS) & 7;

/** LUD-SETUP-12: a castle begins with the foyer, not turned, at (0, 0). */
export const newCastle = (): Castle => recomputed({ tiles: [placementAt(FOYER, 0, cellAt(0, 0))], doors: [], unconnected: [] });

/** A copy that shares nothing. */
export const cloneCastle = ({ tiles, doors, unconnected }: Castle): Castle => ({
  tiles: tiles.slice(),
  doors: doors.slice(),
  unconnected: unconnected.slice(),
});

/** The castle of the same tiles, with everything that follows from them worked out afresh. */
export function recomputed({ tiles }: Castle): Castle {
  layOut(tiles);
  const doors = wholes(tiles.flatMap((tile, index) => openDoors(tile, index)));
  const unconnected = tiles.map((tile) => {
    const { entrances } = turnedOf(tile);
    return entrances.filter((entrance) => !connects(entrance.kind, facing(wordAt(cornerOf(tile) + entrance.beyond), entrance.side))).length;
  });
  return { tiles: tiles.slice(), doors, unconnected };
}

/** The entrances of a tile laid out in front of which the cell is free. */
function openDoors(tile: Placement, index: number): Door[] {
  const corner = cornerOf(tile);
  const doors: Door[] = [];
  for (const entrance of turnedOf(tile).entrances) if (wordAt(corner + entrance.beyond) === 0) doors.push(doorOf(index, corner, entrance));
  return doors;
}

/** A tile that touches another: its index, and by how many entrances the two are connected (LUD-TILE-07). */
export interface Contact {
  readonly room: number;
  readonly connections: number;
}

/** The tiles that a tile laid, or about to be laid, in the castle laid out touches with walls or entrances, each once. */
export function contactsOf(placement: Placement): readonly Contact[] {
  const corner = cornerOf(placement);
  const contacts: { room: number; connections: number }[] = [];
  for (const { kind, side, beyond } of turnedOf(placement).facets) {
    const word = wordAt(corner + beyond);
    const theirs = word === 0 ? 0 : facing(word, side);
    if (theirs === 0) continue;
    const room = tileIn(word);
    let contact = contacts.find((one) => one.room === room);
    if (!contact) {
      contact = { room, connections: 0 };
      contacts.push(contact);
    }
    if (connects(kind, theirs)) contact.connections++;
  }
  return contacts;
}

/** Lays a tile that touches others so, without asking whether it may lie there, and brings up to date what follows. */
export function add(castle: Castle, placement: Placement, contacts: readonly Contact[]): void {
  const index = castle.tiles.length;
  let connections = 0;
  for (const contact of contacts) {
    connections += contact.connections;
    castle.unconnected[contact.room] = (castle.unconnected[contact.room] ?? 0) - contact.connections;
  }
  castle.unconnected.push(turnedOf(placement).entrances.length - connections);
  castle.tiles.push(placement);
  layOut(castle.tiles);
  let kept = 0;
  for (const door of castle.doors) if (wordAt(doorFront(door)) === 0) castle.doors[kept++] = door;
  castle.doors.length = kept;
  for (const door of openDoors(placement, index)) castle.doors.push(door);
}

/** The number of a tile's face, by its index in the castle. */
export const faceAt = ({ tiles }: Castle, index: number): number => faceNumber(tiles[index] ?? 0);

/** The open doors of the castle that a tile laid there would be connected to. */
export function doorsMet({ doors }: Castle, placement: Placement): readonly Door[] {
  const corner = cornerOf(placement);
  const { entrances } = turnedOf(placement);
  return doors.filter((door) => entrances.some((own) => corner + own.cell === doorFront(door) && sortMet(own) === doorSort(door)));
}
