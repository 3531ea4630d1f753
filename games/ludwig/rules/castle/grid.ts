import { CELLS, type Cell, cornerOf, type Placement, ROW } from './placement.ts';
import { ENTRANCE, type Kind, type Turned, turnedOf } from './turned.ts';

/** A table on which a castle is laid out cell by cell. Its words depend on nothing but its list of tiles. */
interface Table {
  readonly tiles: Placement[];
  /**
   * What each cell's word tells: which tile covers it, what lies on its four sides.
   *
   *     cut corners of 500 circles (2 bits) | of other tiles (2) | side W (3) | S | E | N | index of the tile + 1 (7)
   */
  readonly words: Int32Array;
}

const newTable = (): Table => ({ tiles: [], words: new Int32Array(CELLS) });

const first = newTable();
/** As many tables as a match has castles, so that one seldom has to be cleared for another; the one in use comes first. */
const TABLES: Table[] = [first, newTable(), newTable(), newTable()];

let { tiles: onGrid, words: grid } = first;

const TILE_BITS = 7;
const KIND_BITS = 3;
const CUT = 1 << (TILE_BITS + 4 * KIND_BITS);
const WIDE_CUT = CUT << 2;

/** Where in a word the kind begins that a neighbour turns to a facet, by the number of the facet's side. */
const FACING_SHIFT: readonly number[] = [2, 3, 0, 1].map((side) => TILE_BITS + KIND_BITS * side);

function lay(placement: Placement, index: number): void {
  const turned = turnedOf(placement);
  const corner = cornerOf(placement);
  for (const { cell, sides } of turned.full) grid[corner + cell] = (sides << TILE_BITS) | (index + 1);
  for (const cell of turned.cut) grid[corner + cell] = wordAt(corner + cell) + (turned.wide ? WIDE_CUT : CUT);
}

function lift(placement: Placement): void {
  const turned = turnedOf(placement);
  const corner = cornerOf(placement);
  for (const { cell } of turned.full) grid[corner + cell] = 0;
  for (const cell of turned.cut) grid[corner + cell] = wordAt(corner + cell) - (turned.wide ? WIDE_CUT : CUT);
}

/** How many tiles two lists have in common from the start. */
function common(a: readonly Placement[], b: readonly Placement[]): number {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  return same;
}

/** Takes the table that has most in common with a castle; if none has more than the foyer, the one longest out of use. */
function chooseTable(tiles: readonly Placement[]): void {
  let best = TABLES.length - 1;
  let most = 1;
  for (let i = 0; i < TABLES.length; i++) {
    const same = common(TABLES[i]?.tiles ?? [], tiles);
    if (same <= most) continue;
    best = i;
    most = same;
  }
  for (const chosen of TABLES.splice(best, 1)) {
    TABLES.unshift(chosen);
    onGrid = chosen.tiles;
    grid = chosen.words;
  }
}

/** Lays out a castle's tiles; every other function of this file speaks of the castle laid out last. */
export function layOut(tiles: readonly Placement[]): void {
  if (common(onGrid, tiles) < onGrid.length) chooseTable(tiles);
  const same = common(onGrid, tiles);
  while (onGrid.length > same) {
    const last = onGrid.pop();
    if (last !== undefined) lift(last);
  }
  for (let index = same; index < tiles.length; index++) {
    const tile = tiles[index] ?? 0;
    lay(tile, index);
    onGrid.push(tile);
  }
}

/** The word of a cell; 0: the cell is free. */
export const wordAt = (cell: Cell): number => grid[cell] ?? 0;

/** The index of the tile that a word tells of; −1: none, or cut corners only. */
export const tileIn = (word: number): number => (word & ((1 << TILE_BITS) - 1)) - 1;

/** What the tile behind a facet of that side turns to it, given the word of the cell that the facet faces; 0: nothing. */
export const facing = (word: number, side: number): Kind => (word >> (FACING_SHIFT[side] ?? 0)) & ((1 << KIND_BITS) - 1);

/** Whether a tile's cut corner may share a cell of that word: with one other cut corner, if one of both is a 500 circle's (OQ-PLACE-CORNERS). */
export const sharable = (word: number, { wide }: Turned): boolean => word === WIDE_CUT || (wide && word === CUT);

/** The cells that the last flood reached or may not cross have its number. */
const flooded = new Int32Array(CELLS);
const queue: Cell[] = [];
let flood = 0;

/** The castle's box and one cell around it, as the columns and rows of its edges. */
function surroundings(): { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number } {
  let [left, right, top, bottom] = [ROW, 0, CELLS, 0];
  for (const placement of onGrid) {
    const { width, height } = turnedOf(placement);
    const corner = cornerOf(placement);
    const column = corner % ROW;
    const row = (corner - column) / ROW;
    left = Math.min(left, column);
    right = Math.max(right, column + width - 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + height - 1);
  }
  return { left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 };
}

/** Floods the free cells around the castle laid out, from which the outside can be reached without passing a tile; `isOutside` tells of them. */
export function floodOutside(): void {
  const { left, right, top, bottom } = surroundings();
  flood += 1;
  // A ring that is taken for reached keeps the flood from running away over the table.
  for (let row = top - 1; row <= bottom + 1; row++) flooded[row * ROW + left - 1] = flooded[row * ROW + right + 1] = flood;
  for (let column = left; column <= right; column++) flooded[(top - 1) * ROW + column] = flooded[(bottom + 1) * ROW + column] = flood;
  let length = 0;
  const reach = (cell: Cell): void => {
    if (flooded[cell] === flood || grid[cell] !== 0) return;
    flooded[cell] = flood;
    queue[length++] = cell;
  };
  reach(top * ROW + left);
  while (length > 0) {
    const cell = queue[--length] ?? 0;
    reach(cell - ROW);
    reach(cell + 1);
    reach(cell + ROW);
    reach(cell - 1);
  }
}

/** Whether the last flood reached a free cell of the castle's surroundings. */
export const isOutside = (cell: Cell): boolean => flooded[cell] === flood;

/** Whether two kinds are entrances that connect: of the same level (LUD-TILE-04). */
export const connects = (a: Kind, b: Kind): boolean => a >= ENTRANCE && b >= ENTRANCE && ((a ^ b) & 1) === 0;
