import { at, has } from '@madang/kernel';
import { BOARD_BUILDING_SITES, cityOfBuilding, isExpansion } from '../../components/boards.ts';
import { ALL_CITIES, isBuilding, TUNNEL } from '../../components/things.ts';
import { BUILDING_SITES } from '../../components/words.ts';
import type { Player } from '../state.ts';
import { boardOf, tunnelsAt } from './board.ts';
import { reached } from './network.ts';

/** Why a thing may not stand on a site, whatever it costs. */
export type SiteBar =
  | 'site-not-on-this-board'
  | 'site-taken'
  | 'no-city-near'
  | 'tunnel-not-joined'
  | 'expansion-site'
  | 'only-expansion-site'
  | 'no-city-at-building-site';

/** UWC-BUILD-11: city sites without a city. */
const freeCitySites = ({ cities }: Player): number => ALL_CITIES & ~cities;

/** UWC-BUILD-08, -23: city sites that one tunnel site joins to a city. */
function besideCities({ board, cities }: Player): number {
  const { neighbours } = boardOf(board);
  let set = 0;
  for (let rest = cities; rest !== 0; rest &= rest - 1) set |= at(neighbours, 31 - Math.clz32(rest & -rest));
  return set;
}

/** Sites where a city could be built now, by position only (UWC-BUILD-22). */
export const citySites = (me: Player): number => freeCitySites(me) & besideCities(me);

/** What bars a city from a site: each set of `citySites` has its reason. */
function citySiteBar(me: Player, site: number): SiteBar | undefined {
  if (!has(freeCitySites(me), site)) return 'site-taken';
  return has(besideCities(me), site) ? undefined : 'no-city-near';
}

/** UWC-VAR-06: tunnel sites of the player's board. */
const boardTunnels = ({ board }: Player): number => boardOf(board).tunnels;

/** UWC-BUILD-11: tunnel sites without a tunnel. */
const freeTunnelSites = ({ tunnels }: Player): number => ~tunnels;

/** UWC-BUILD-12, -13: tunnel sites of any board that are joined to the starting city; a chain does not pass a metropolis (OQ-16). */
const joinedTunnelSites = (me: Player): number => tunnelsAt(reached(me));

/** Sites where a tunnel could be built now, by position only. */
export const tunnelSites = (me: Player): number => joinedTunnelSites(me) & boardTunnels(me) & freeTunnelSites(me);

/** What bars a tunnel from a site: each set of `tunnelSites` has its reason. */
function tunnelSiteBar(me: Player, site: number): SiteBar | undefined {
  if (!has(boardTunnels(me), site)) return 'site-not-on-this-board';
  if (!has(freeTunnelSites(me), site)) return 'site-taken';
  return has(joinedTunnelSites(me), site) ? undefined : 'tunnel-not-joined';
}

/** UWC-BUILD-10: city sites whose building sites may be used: with a city, or where one could be built. */
export const citiesForBuildings = (me: Player): number => me.cities | citySites(me);

/** By board: whether it has each building site. */
const HAS_PLOT: readonly (readonly boolean[])[] = BOARD_BUILDING_SITES.map((sites) => BUILDING_SITES.map((_, site) => sites.includes(site)));

/** UWC-VAR-06, UWC-BUILD-10, -11, -17: what bars a building from a site; `cities`: those whose sites may be used. */
function plotBar(me: Player, cities: number, site: number, expansion: boolean): SiteBar | undefined {
  if (!HAS_PLOT[me.board]?.[site]) return 'site-not-on-this-board';
  if (at(me.buildings, site) > 0) return 'site-taken';
  if (isExpansion(site) !== expansion) return expansion ? 'only-expansion-site' : 'expansion-site';
  return has(cities, cityOfBuilding(site)) ? undefined : 'no-city-at-building-site';
}

/** What bars a thing from a site, whatever it costs; undefined: it may stand there. */
export function siteBar(me: Player, thing: number, site: number, expansion: boolean): SiteBar | undefined {
  if (isBuilding(thing)) return plotBar(me, citiesForBuildings(me), site, expansion);
  return thing === TUNNEL ? tunnelSiteBar(me, site) : citySiteBar(me, site);
}

/** By city site: its building sites of one kind, where no others need be asked about. */
const plotsOf = (me: Player, expansion: boolean): readonly (readonly number[])[] => boardOf(me.board)[expansion ? 'expansions' : 'plots'];

const NONE: readonly number[] = [];

/** The next site after one that a building may stand on, of the cities whose sites may be used; −1 if there is none. */
export function nextPlot(me: Player, cities: number, expansion: boolean, after: number): number {
  const lists = plotsOf(me, expansion);
  for (let rest = cities & (-1 << cityOfBuilding(after + 1)); rest !== 0; rest &= rest - 1) {
    const plots = lists[31 - Math.clz32(rest & -rest)] ?? NONE;
    for (let i = 0; i < plots.length; i++) {
      const site = at(plots, i);
      if (site > after && plotBar(me, cities, site, expansion) === undefined) return site;
    }
  }
  return -1;
}

/** Sites that a building may stand on, ordinary or expansion ones, ascending. */
export function buildingSites(me: Player, expansion: boolean): number[] {
  const cities = citiesForBuildings(me);
  const sites: number[] = [];
  for (let site = nextPlot(me, cities, expansion, -1); site >= 0; site = nextPlot(me, cities, expansion, site)) sites.push(site);
  return sites;
}

/** Whether there is a site where a thing could be built by position only. */
export function hasSite(me: Player, thing: number, expansion: boolean): boolean {
  if (isBuilding(thing)) return nextPlot(me, citiesForBuildings(me), expansion, -1) >= 0;
  return (thing === TUNNEL ? tunnelSites(me) : citySites(me)) !== 0;
}
