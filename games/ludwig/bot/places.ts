import {
  type Castle,
  cloneCastle,
  doorLevel,
  doorTile,
  faceAt,
  faceNumber,
  outcomeOf,
  type Placement,
  place,
  placementsOf,
  somePlacements,
} from '../rules/castle/index.ts';
import { facesOf } from '../rules/market/buying.ts';
import type { LudwigOptions } from '../rules/options.ts';
import { type Known, knownOf, type Spot } from './castles.ts';
import { doorsWorth, rewardWorth, roomPromise } from './promise.ts';
import { PAIRS_GLANCED_AT, type Phase, PLACES, WAYS_KEPT } from './weights.ts';

/** The best places for a tile in a castle, best first; none where it does not fit. */
function spotsOf(castle: Castle, tile: number, options: LudwigOptions, phase: Phase): readonly Spot[] {
  const known = knownOf(castle, options, phase);
  let spots = known.spots[tile];
  if (!spots) {
    const placements = facesOf(tile).flatMap((face) => placementsOf(castle, face, options));
    spots = placements.map((placement) => ({ placement, merit: meritOf(castle, known, placement, options) }));
    spots = spots.toSorted(byMerit).slice(0, PLACES);
    known.spots[tile] = spots;
  }
  return spots;
}

/** Open entrances on the ground level: only there most rooms can be laid. */
function groundWays({ doors }: Castle): number {
  let ways = 0;
  for (const door of doors) if (doorLevel(door) === 0) ways++;
  return ways;
}

/** Whether so few ground entrances are open that one tile could close them, and rounds remain. */
export const isNarrow = (castle: Castle, phase: Phase): boolean => phase !== 0 && groundWays(castle) <= WAYS_KEPT + 1;

/** The best places of a tile after which so many ground entrances are open, or as many as now. */
export function openSpots(castle: Castle, tile: number, options: LudwigOptions, phase: Phase, ways: number): readonly Spot[] {
  const least = Math.min(ways, groundWays(castle));
  return spotsOf(castle, tile, options, phase).filter(({ placement }) => {
    const after = cloneCastle(castle);
    place(after, placement, options);
    return groundWays(after) >= least;
  });
}

/** The best places of a tile; a narrow castle keeps ground entrances open where it can. */
export function keptSpots(castle: Castle, tile: number, options: LudwigOptions, phase: Phase): readonly Spot[] {
  const open = isNarrow(castle, phase) ? openSpots(castle, tile, options, phase, WAYS_KEPT) : [];
  return open.length > 0 ? open : spotsOf(castle, tile, options, phase);
}

/** About what the best place for a tile is worth, by some of its places; undefined where it does not fit. */
export function bestMerit(castle: Castle, tile: number, options: LudwigOptions, phase: Phase): number | undefined {
  const known = knownOf(castle, options, phase);
  let best = known.best[tile];
  if (best === undefined) {
    best = glance(castle, known, tile, options);
    known.best[tile] = best;
  }
  return Number.isNaN(best) ? undefined : best;
}

const byMerit = (a: Spot, b: Spot): number => b.merit - a.merit || a.placement - b.placement;

/** The merit of the best of some places of a tile; NaN where it does not fit. */
function glance(castle: Castle, known: Known, tile: number, options: LudwigOptions): number {
  let best = Number.NaN;
  for (const face of facesOf(tile)) {
    const placements = somePlacements(castle, face, options, PAIRS_GLANCED_AT);
    for (let i = 0; i < placements.length; i++) {
      const merit = meritOf(castle, known, placements[i] ?? 0, options);
      if (!(merit <= best)) best = merit;
    }
  }
  return best;
}

/** Scratch: how many open entrances of each tile are closed; all 0 between two calls. */
const closing: number[] = [];

/** What laying a tile there is worth: its points, what it completes, and what it changes in the castle's promise. */
function meritOf(castle: Castle, { open, phase }: Known, placement: Placement, options: LudwigOptions): number {
  const outcome = outcomeOf(castle, placement, options);
  const face = faceNumber(placement);
  const doors = castle.doors.length;
  let merit = outcome.points + roomPromise(face, outcome.unconnected, outcome.open, phase);
  merit += doorsWorth(doors + outcome.open - outcome.closed.length, phase) - doorsWorth(doors, phase);
  if (outcome.unconnected === 0) merit += rewardWorth(face, phase);
  for (const door of outcome.closed) closing[doorTile(door)] = (closing[doorTile(door)] ?? 0) + 1;
  for (const { room, connections } of outcome.contacts) {
    if (connections > 0 && castle.unconnected[room] === connections) merit += rewardWorth(faceAt(castle, room), phase);
    merit += promiseChange(castle, room, open[room] ?? 0, connections, phase);
  }
  // rooms that face a cut corner: their entrances are closed without a contact
  for (const door of outcome.closed) if (closing[doorTile(door)]) merit += promiseChange(castle, doorTile(door), open[doorTile(door)] ?? 0, 0, phase);
  return merit;
}

/** What a room's promise gains by the entrances that are connected and closed. */
function promiseChange(castle: Castle, room: number, open: number, connections: number, phase: Phase): number {
  const closed = closing[room] ?? 0;
  if (closed === 0) return 0;
  closing[room] = 0;
  const face = faceAt(castle, room);
  const missing = castle.unconnected[room] ?? 0;
  return roomPromise(face, missing - connections, open - closed, phase) - roomPromise(face, missing, open, phase);
}
