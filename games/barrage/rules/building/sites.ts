import { at, type Seat } from '@madang/kernel';
import { ALL_CONDUITS, CONDUIT_VALUE, DAMS_IN, POWERHOUSE_BASIN, stripEnd, stripStart } from '../../components/map.ts';
import { DAM_HEIGHT_MAX, PIECES } from '../../components/numbers.ts';
import { CONDUIT_SITES, DAM_SITES, POWERHOUSE_SITES } from '../../components/words.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';

export const BASE = 0;
export const ELEVATION = 1;
export const CONDUIT = 2;
export const POWERHOUSE = 3;

/** Why a piece may not stand on a site, whatever it costs. */
export type SiteBar = 'site-taken' | 'own-base-in-basin' | 'own-powerhouse-in-basin' | 'not-own-dam' | 'dam-at-full-height';

/** A seat's powerhouse in a basin; EMPTY if it has none. */
export function powerhouseIn(state: Barrage, seat: Seat, basin: number): number {
  for (let site = stripStart(basin); site < stripEnd(basin); site++) if (state.powerhouses[site] === seat) return site;
  return EMPTY;
}

/** The other dam site of a basin. */
export const besides = (dam: number): number => dam ^ 1;

/** BAR-BUILD-09 … -11, -13 … -15, -17, -19: what bars a seat's piece from a site; undefined: it is legal. */
export function siteBar(state: Barrage, seat: Seat, structure: number, site: number): SiteBar | undefined {
  switch (structure) {
    case BASE:
      if (state.damOwner[site] !== EMPTY) return 'site-taken';
      return state.damOwner[besides(site)] === seat ? 'own-base-in-basin' : undefined;
    case ELEVATION:
      if (state.damOwner[site] !== seat) return 'not-own-dam';
      return at(state.damHeight, site) >= DAM_HEIGHT_MAX ? 'dam-at-full-height' : undefined;
    case CONDUIT:
      return state.conduits[site] !== EMPTY ? 'site-taken' : undefined;
    default:
      if (state.powerhouses[site] !== EMPTY) return 'site-taken';
      return powerhouseIn(state, seat, at(POWERHOUSE_BASIN, site)) !== EMPTY ? 'own-powerhouse-in-basin' : undefined;
  }
}

const SITE_COUNT: readonly number[] = [DAM_SITES.length, DAM_SITES.length, CONDUIT_SITES.length, POWERHOUSE_SITES.length];

/** BAR-BUILD-20: whether a piece of a structure is left. */
export const pieceLeft = (me: Player, structure: number): boolean => at(me.built, structure) < at(PIECES, structure);

/** Legal sites of a structure for a seat whatever they cost, a bit for each; none without a piece left (BAR-BUILD-20, -26). */
export function legalSites(state: Barrage, seat: Seat, me: Player, structure: number): number {
  let set = 0;
  const count = pieceLeft(me, structure) ? at(SITE_COUNT, structure) : 0;
  for (let site = 0; site < count; site++) if (siteBar(state, seat, structure, site) === undefined) set |= 1 << site;
  return set;
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
