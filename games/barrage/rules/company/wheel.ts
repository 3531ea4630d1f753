import { at, bitCount, playerOf, type Seat } from '@madang/kernel';
import { SEGMENTS } from '../../components/numbers.ts';
import { ADVANCED_TILES } from '../../components/technology.ts';
import type { BarrageTell } from '../rule.ts';
import { tileOrNull } from '../spelling.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';

const PARTS = 3;
/** An empty wheel. */
export const emptyWheel = (): number[] => Array.from({ length: SEGMENTS * PARTS }, (_, i) => (i % PARTS === 0 ? EMPTY : 0));

/** The tile of a segment, or EMPTY. */
export const tileIn = (me: Player, segment: number): number => at(me.wheel, segment * PARTS);

/** The tiles on a wheel, a bit for each. */
export function tilesOnWheel(me: Player): number {
  let set = 0;
  for (let segment = 0; segment < SEGMENTS; segment++) if (tileIn(me, segment) !== EMPTY) set |= 1 << tileIn(me, segment);
  return set;
}

/** Own advanced tiles in supply and on the wheel (BAR-TECH-15, BAR-BONUS-06). */
export const advancedTiles = (me: Player): number => bitCount((me.tiles | tilesOnWheel(me)) & ADVANCED_TILES);

/** Single turns until a segment is open again: 6 for the open one (BAR-WHEEL-03). */
export const turnsUntilBack = (me: Player, segment: number): number => ((segment - me.open + SEGMENTS - 1) % SEGMENTS) + 1;

/** BAR-BUILD-03, -04: puts a tile of the supply (EMPTY: none) and machinery into the open segment. */
export function insert(me: Player, tile: number, excavators: number, mixers: number): void {
  const slot = me.open * PARTS;
  me.wheel[slot] = tile;
  me.wheel[slot + 1] = excavators;
  me.wheel[slot + 2] = mixers;
  if (tile !== EMPTY) me.tiles &= ~(1 << tile);
  me.excavators -= excavators;
  me.mixers -= mixers;
}

/** BAR-WHEEL-02: turns the wheel segment by segment; what lies in each that opens comes back. Also when empty (BAR-WHEEL-06). */
export function turnWheel(state: Barrage, seat: Seat, turns: number, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  for (let turn = 0; turn < turns; turn++) {
    me.open = (me.open + 1) % SEGMENTS;
    const slot = me.open * PARTS;
    const tile = at(me.wheel, slot);
    const excavators = at(me.wheel, slot + 1);
    const mixers = at(me.wheel, slot + 2);
    if (tile !== EMPTY) me.tiles |= 1 << tile;
    me.excavators += excavators;
    me.mixers += mixers;
    me.wheel[slot] = EMPTY;
    me.wheel[slot + 1] = 0;
    me.wheel[slot + 2] = 0;
    tell?.({ event: 'wheel-turned', seat, open: me.open, tile: tileOrNull(tile), excavators, mixers });
  }
}
