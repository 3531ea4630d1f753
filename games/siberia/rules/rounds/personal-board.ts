import { add, at, insertSorted, removeOne } from '@madang/kernel';
import { MANAGER, RESEARCH } from '../../components/counters.ts';
import { ROWS } from '../../components/words.ts';
import { EMPTY, type Player, type Siberia, TILE } from '../state.ts';

const firstSpace = (row: number): number => 2 * row;

/** Rows with an empty space, a bit for each (SIB-PLACE-06). */
export function freeRows(me: Player): number {
  let set = 0;
  for (let row = 0; row < ROWS.length; row++) {
    if (me.spaces[2 * row] === EMPTY || me.spaces[2 * row + 1] === EMPTY) set |= 1 << row;
  }
  return set;
}

/** SIB-ACT-07: rows with both spaces occupied. There are never two tiles (SIB-ACT-08). */
export const readyRows = (me: Player): number => ~freeRows(me) & ALL_ROWS;

const ALL_ROWS = (1 << ROWS.length) - 1;

/** Rows with a tile, a bit for each. */
export function tileRows(me: Player): number {
  let set = 0;
  for (let row = 0; row < ROWS.length; row++) {
    if (me.spaces[2 * row] === TILE || me.spaces[2 * row + 1] === TILE) set |= 1 << row;
  }
  return set;
}

/** Empty spaces of a row. */
export const freeSpaces = (me: Player, row: number): number => Number(me.spaces[2 * row] === EMPTY) + Number(me.spaces[2 * row + 1] === EMPTY);

/** Lays a counter, or TILE, on the first free space of a row. A lone counter is always on the first space, unless beside a tile. */
export function layInRow(me: Player, row: number, thing: number): void {
  const first = firstSpace(row);
  me.spaces[me.spaces[first] === EMPTY ? first : first + 1] = thing;
}

/** Lays a counter in a row or under research. */
export function lay(me: Player, area: number, counter: number): void {
  if (area === RESEARCH) insertSorted(me.research, counter);
  else layInRow(me, area, counter);
}

/** Takes one counter of this kind from an area that has it; a lone counter left moves to the first space. */
export function lift(me: Player, area: number, counter: number): void {
  if (area === RESEARCH) {
    removeOne(me.research, counter);
    return;
  }
  const first = firstSpace(area);
  const second = first + 1;
  if (me.spaces[second] === counter) {
    me.spaces[second] = EMPTY;
  } else {
    const moves = me.spaces[second] !== TILE;
    me.spaces[first] = moves ? at(me.spaces, second) : EMPTY;
    if (moves) me.spaces[second] = EMPTY;
  }
}

/** SIB-ACT-09: all counters of a row go into the bag; a tile stays. */
export function clearRow(state: Siberia, me: Player, row: number): void {
  for (let space = firstSpace(row); space <= firstSpace(row) + 1; space++) {
    const thing = at(me.spaces, space);
    if (thing === EMPTY || thing === TILE) continue;
    add(state.bag, thing, 1);
    me.spaces[space] = EMPTY;
  }
}

/** The counters of an area, without tiles. */
export function countersIn(me: Player, area: number): readonly number[] {
  return area === RESEARCH ? me.research : me.spaces.slice(2 * area, 2 * area + 2).filter((thing) => thing >= MANAGER && thing !== TILE);
}

/** Counters on the board, jokers included, tiles not (SIB-ROUND-06). */
export function countersOnBoard(me: Player): number {
  let count = me.research.length;
  for (let i = 0; i < me.spaces.length; i++) if (me.spaces[i] !== EMPTY && me.spaces[i] !== TILE) count += 1;
  return count;
}
