import { type Castle, doorFront, doorSort, sortMet } from './castle.ts';
import { connects, facing, layOut, wordAt } from './grid.ts';
import { isFree } from './legality.ts';
import type { CastleOptions } from './options.ts';
import { type Cell, type Placement, placementAt } from './placement.ts';
import { rotationsOf, type Turned, type TurnedFacet } from './turned.ts';

/**
 * Every legal placement of a face, by number; none that looks like another (LUD-PLACE-21). Complete, since a tile must join an entrance of
 * its own to one in front of which it lies (LUD-PLACE-01): each pair of entrances on the same level gives the place.
 */
export function placementsOf(castle: Castle, face: number, options: CastleOptions): Placement[] {
  const found: Placement[] = [];
  search(castle, face, options, found, 1);
  return found;
}

/** LUD-ROUND-17: whether a face can be laid anywhere. */
export const canPlace = (castle: Castle, face: number, options: CastleOptions): boolean => search(castle, face, options, undefined, 1);

/** Some legal placements of a face, for whoever has no time for all: where about so many pairs of entrances, evenly chosen, give them; all if those give none. */
export function somePlacements(castle: Castle, face: number, options: CastleOptions, pairs: number): Placement[] {
  const found: Placement[] = [];
  const every = Math.ceil(pairsOf(castle, face) / pairs);
  return every > 1 && search(castle, face, options, found, every) ? found : placementsOf(castle, face, options);
}

/** Scratch: the doors of a castle by side and level. */
const bySort: number[] = [];

/** How many pairs of entrances there are, one of the tile and one of the castle, that might meet. */
function pairsOf(castle: Castle, face: number): number {
  bySort.fill(0);
  for (let i = 0; i < castle.doors.length; i++) {
    const sort = doorSort(castle.doors[i] ?? 0);
    bySort[sort] = (bySort[sort] ?? 0) + 1;
  }
  let pairs = 0;
  for (const { entrances } of rotationsOf(face)) for (const entrance of entrances) pairs += bySort[sortMet(entrance)] ?? 0;
  return pairs;
}

/** A search under way. `found`: where all placements go; undefined: one is enough. `pair`: pairs of entrances that were met, of which every so many-th counts. */
interface Search {
  readonly castle: Castle;
  readonly face: number;
  readonly options: CastleOptions;
  readonly found: Placement[] | undefined;
  readonly every: number;
  pair: number;
}

/** Looks for placements where every so many-th pair of entrances meets: all of them into `found`, or until there is one. */
function search(castle: Castle, face: number, options: CastleOptions, found: Placement[] | undefined, every: number): boolean {
  layOut(castle.tiles);
  const looking: Search = { castle, face, options, found, every, pair: 0 };
  for (const turned of rotationsOf(face)) {
    const first = found?.length ?? 0;
    for (let i = 0; i < turned.entrances.length; i++) if (meetDoors(looking, turned, i, first)) return true;
  }
  return found !== undefined && found.length > 0;
}

/** Lets one entrance of a turned tile meet the castle's doors; true as soon as that is enough. `first`: where this rotation's placements begin. */
function meetDoors(looking: Search, turned: Turned, i: number, first: number): boolean {
  const { castle, face, options, found, every } = looking;
  const { alike, entrances } = turned;
  const entrance = entrances[i];
  if (!entrance) return false;
  const sort = sortMet(entrance);
  for (let d = 0; d < castle.doors.length; d++) {
    const door = castle.doors[d] ?? 0;
    if (doorSort(door) !== sort || looking.pair++ % every !== 0) continue;
    const corner = doorFront(door) - entrance.cell;
    const placement = placementAt(face, alike, corner);
    if (metBefore(entrances, i, corner) || !isFree(castle, placement, turned, corner, options)) continue;
    if (!found) return true;
    insert(found, placement, first);
  }
  return false;
}

/** Whether one of the entrances before number `count` would be connected too: then the placement has been looked at. */
function metBefore(entrances: readonly TurnedFacet[], count: number, corner: Cell): boolean {
  for (let i = 0; i < count; i++) {
    const entrance = entrances[i];
    if (entrance && connects(entrance.kind, facing(wordAt(corner + entrance.beyond), entrance.side))) return true;
  }
  return false;
}

/** Puts a number into a list that is sorted from `first` on. */
function insert(sorted: number[], number: number, first: number): void {
  let at = sorted.length;
  sorted.push(number);
  for (; at > first; at--) {
    const before = sorted[at - 1] ?? number;
    if (before <= number) break;
    sorted[at] = before;
  }
  sorted[at] = number;
}
