import { add, at, filled, has, playerOf, type Seat, spell } from '@madang/kernel';
import { AREA_COUNT, AREA_OF, basinOf, CONDUIT_TO, DAM_BASINS, POWERHOUSE_BASIN, RED_DAMS, RED_POWERHOUSES } from '../../components/map.ts';
import { AUTOMA_OBJECTIVE_VP, OBJECTIVE_VP } from '../../components/tracks.ts';
import { BASINS, CONDUIT_SITES, DAM_SITES, OBJECTIVE_TILES, POWERHOUSE_SITES } from '../../components/words.ts';
import { powerhouseIn } from '../building/sites.ts';
import { isAutoma } from '../rule.ts';
import { type Barrage, EMPTY } from '../state.ts';
import { share } from './scoring.ts';

/** Own pieces in each basin, elevations one by one (BAR-OBJ-07). */
export function piecesByBasin(state: Barrage, seat: Seat): number[] {
  const pieces = filled(BASINS.length, 0);
  for (let dam = 0; dam < DAM_SITES.length; dam++) if (state.damOwner[dam] === seat) add(pieces, basinOf(dam), at(state.damHeight, dam));
  for (let conduit = 0; conduit < CONDUIT_SITES.length; conduit++) if (state.conduits[conduit] === seat) add(pieces, basinOf(conduit), 1);
  for (let site = 0; site < POWERHOUSE_SITES.length; site++) if (state.powerhouses[site] === seat) add(pieces, at(POWERHOUSE_BASIN, site), 1);
  return pieces;
}

/** BAR-OBJ-01: own bases and powerhouses on red sites. */
function redSites(state: Barrage, seat: Seat): number {
  let count = 0;
  for (let dam = 0; dam < DAM_SITES.length; dam++) if (has(RED_DAMS, dam) && state.damOwner[dam] === seat) count += 1;
  for (let site = 0; site < POWERHOUSE_SITES.length; site++) if (has(RED_POWERHOUSES, site) && state.powerhouses[site] === seat) count += 1;
  return count;
}

/** BAR-OBJ-02: own bases from whose basin an own conduit leads to an own powerhouse; each base once. */
function connectedBases(state: Barrage, seat: Seat): number {
  let count = 0;
  for (let basin = 0; basin < DAM_BASINS; basin++) {
    if (state.damOwner[2 * basin] !== seat && state.damOwner[2 * basin + 1] !== seat) continue;
    const linked = [2 * basin, 2 * basin + 1].some(
      (conduit) => state.conduits[conduit] === seat && powerhouseIn(state, seat, at(CONDUIT_TO, conduit)) !== EMPTY,
    );
    if (linked) count += 1;
  }
  return count;
}

/** Own pieces in each area. */
function piecesByArea(state: Barrage, seat: Seat): number[] {
  const pieces = filled(AREA_COUNT, 0);
  piecesByBasin(state, seat).forEach((count, basin) => {
    add(pieces, at(AREA_OF, basin), count);
  });
  return pieces;
}

/** What an objective tile counts for a seat (BAR-OBJ-01 … -06). */
export function objectiveCount(state: Barrage, seat: Seat, tile: number): number {
  switch (spell(OBJECTIVE_TILES, tile)) {
    case 'obj-red-sites':
      return redSites(state, seat);
    case 'obj-connected-bases':
      return connectedBases(state, seat);
    case 'obj-best-area':
      return Math.max(...piecesByArea(state, seat));
    case 'obj-worst-area':
      return Math.min(...piecesByArea(state, seat));
    case 'obj-basins-1':
      return piecesByBasin(state, seat).filter((pieces) => pieces >= 1).length;
    case 'obj-basins-3':
      return piecesByBasin(state, seat).filter((pieces) => pieces >= 3).length;
  }
}

/**
 * BAR-END-02, -03, -08: rank and points of a seat by the counts of all. The tied share the awards of the ranks they cover;
 * an automa's share is of its own row of awards (BAR-AUTOMA-27, -34).
 */
export function objectivePoints(state: Barrage, seat: Seat, counts: readonly number[]): { readonly rank: number; readonly vp: number } {
  const mine = at(counts, seat);
  const better = counts.filter((count) => count > mine).length;
  const tied = counts.filter((count) => count === mine).length;
  const awards = isAutoma(playerOf(state, seat)) ? AUTOMA_OBJECTIVE_VP : OBJECTIVE_VP;
  let points = 0;
  for (let rank = better; rank < better + tied; rank++) points += at(awards, rank);
  return { rank: better + 1, vp: share(points, tied, state.options['ties.objective']) };
}
