import { type Castle, doorTile, type Placement } from '../rules/castle/index.ts';
import type { LudwigOptions } from '../rules/options.ts';
import { promiseOf } from './promise.ts';
import type { Phase } from './weights.ts';

/** A place for a tile and what laying it there is worth, in points. */
export interface Spot {
  readonly placement: Placement;
  readonly merit: number;
}

/** What is found once of a castle: its facts, and how much it has of what each favor measures (money left out). */
export interface CastleFacts {
  readonly told: Float32Array;
  readonly nearly: Float32Array;
  readonly amounts: Float32Array;
}

/** What has been worked out about a castle in a phase: playouts come back to the same castles again and again. */
export interface Known {
  /** Tells apart what is known of other castles. */
  readonly serial: number;
  readonly tiles: readonly Placement[];
  readonly phase: Phase;
  /** How many open entrances each tile has, by index. */
  readonly open: readonly number[];
  readonly promise: number;
  /** By tile: all its places that are worth searching, best first; and the merit of the best of some of them. NaN: it fits nowhere. */
  readonly spots: (readonly Spot[] | undefined)[];
  readonly best: (number | undefined)[];
  /** What it is told in; undefined until that is asked for. */
  facts: CastleFacts | undefined;
}

/** Castles by a hash of their tiles; each set of options has its own. Of two with the same hash the later is kept. */
const known = new WeakMap<LudwigOptions, Map<number, Known>>();

const MOST_KNOWN = 6000;

let serial = 0;

function hashOf(tiles: readonly Placement[], phase: Phase): number {
  let hash = phase + 1;
  for (let i = 0; i < tiles.length; i++) {
    hash = Math.imul(hash ^ (tiles[i] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function isOf({ tiles, phase }: Known, castle: Castle, now: Phase): boolean {
  if (phase !== now || tiles.length !== castle.tiles.length) return false;
  for (let i = tiles.length - 1; i >= 0; i--) if (tiles[i] !== castle.tiles[i]) return false;
  return true;
}

/** How many open entrances each tile of a castle has, by index. */
function openDoors(castle: Castle): number[] {
  const open = castle.tiles.map(() => 0);
  for (const door of castle.doors) open[doorTile(door)] = (open[doorTile(door)] ?? 0) + 1;
  return open;
}

/** What is known about a castle. */
export function knownOf(castle: Castle, options: LudwigOptions, phase: Phase): Known {
  let all = known.get(options);
  if (!all) {
    all = new Map();
    known.set(options, all);
  }
  const hash = hashOf(castle.tiles, phase);
  const before = all.get(hash);
  if (before && isOf(before, castle, phase)) return before;
  if (all.size >= MOST_KNOWN) all.clear();
  const open = openDoors(castle);
  serial++;
  const fresh: Known = {
    serial,
    tiles: castle.tiles.slice(),
    phase,
    open,
    promise: promiseOf(castle, open, phase),
    spots: [],
    best: [],
    facts: undefined,
  };
  all.set(hash, fresh);
  return fresh;
}
