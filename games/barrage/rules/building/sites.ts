import { at, type Seat } from '@madang/kernel';
import { ALL_CONDUITS, CONDUIT_VALUE, DAM_BASINS, DAMS_IN, stripEnd, stripStart } from '../../components/map.ts';
import { DAM_HEIGHT_MAX, PIECES } from '../../components/numbers.ts';
import { BASINS, CONDUIT_SITES, DAM_SITES } from '../../components/words.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';

export const BASE = 0;
export const ELEVATION = 1;
export const CONDUIT = 2;
export const POWERHOUSE = 3;

/** BAR-BUILD-09 … -11: empty dam sites of basins without an own base. */
function baseSites(state: Barrage, seat: Seat): number {
  let set = 0;
  for (let basin = 0; basin < DAM_BASINS; basin++) {
    const upper = state.damOwner[2 * basin];
    const lower = state.damOwner[2 * basin + 1];
    if (upper === seat || lower === seat) continue;
    if (upper === EMPTY) set |= 1 << (2 * basin);
    if (lower === EMPTY) set |= 1 << (2 * basin + 1);
  }
  return set;
}

/** BAR-BUILD-13 … -15: own dams that may be raised. */
function elevationSites(state: Barrage, seat: Seat): number {
  let set = 0;
  for (let dam = 0; dam < DAM_SITES.length; dam++) {
    if (state.damOwner[dam] === seat && at(state.damHeight, dam) < DAM_HEIGHT_MAX) set |= 1 << dam;
  }
  return set;
}

/** BAR-BUILD-17: empty conduit sites. */
function conduitSites(state: Barrage): number {
  let set = 0;
  for (let conduit = 0; conduit < CONDUIT_SITES.length; conduit++) if (state.conduits[conduit] === EMPTY) set |= 1 << conduit;
  return set;
}

/** BAR-BUILD-19: empty powerhouse sites of basins without an own powerhouse. */
function powerhouseSites(state: Barrage, seat: Seat): number {
  let set = 0;
  for (let basin = 0; basin < BASINS.length; basin++) {
    let empty = 0;
    for (let site = stripStart(basin); site < stripEnd(basin); site++) {
      const owner = state.powerhouses[site];
      if (owner === EMPTY) empty |= 1 << site;
      else if (owner === seat) {
        empty = 0;
        break;
      }
    }
    set |= empty;
  }
  return set;
}

/** Legal sites of a structure for a seat whatever they cost, a bit for each; none without a piece left (BAR-BUILD-20, -26). */
export function legalSites(state: Barrage, seat: Seat, me: Player, structure: number): number {
  if (at(me.built, structure) >= at(PIECES, structure)) return 0;
  switch (structure) {
    case BASE:
      return baseSites(state, seat);
    case ELEVATION:
      return elevationSites(state, seat);
    case CONDUIT:
      return conduitSites(state);
    default:
      return powerhouseSites(state, seat);
  }
}

/** Conduit sites by the most that their value may be. */
const CONDUITS_UP_TO: readonly number[] = [0, 1, 2, 3, 4, 5].map((most) => {
  let set = 0;
  CONDUIT_VALUE.forEach((value, conduit) => {
    if (value <= most) set |= 1 << conduit;
  });
  return set;
});

/** Conduit sites of at most this value (BAR-CON-12). */
export const conduitsUpTo = (value: number): number => CONDUITS_UP_TO[value] ?? ALL_CONDUITS;

/** Dam sites in these areas, a bit for each area (BAR-CON-13). */
export function damsIn(areas: number): number {
  let set = 0;
  for (let area = 0; area < DAMS_IN.length; area++) if ((areas & (1 << area)) !== 0) set |= at(DAMS_IN, area);
  return set;
}
