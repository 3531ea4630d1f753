import { at, bitCount } from '@madang/kernel';
import { HARBOUR_TUNNELS, STARTING_SITE } from '../../components/boards.ts';
import { METROPOLIS_TILES } from '../../components/metropolises.ts';
import { ALL_CITIES, HARBOUR_COUNT } from '../../components/things.ts';
import { PLOTS } from '../../components/words.ts';
import { type Player, UPGRADED } from '../state.ts';
import { TUNNELS_AT, touched } from './board.ts';

const START = 1 << STARTING_SITE;

/** UWC-NET-01, -03: city sites in the network: the starting city's and those that a tunnel leads to, with or without a city. */
export const reached = (me: Player): number => (touched(me.tunnels) | START) & ALL_CITIES;

/** UWC-NET-01, -03: connected cities. */
export const connectedCities = (me: Player): number => me.cities & reached(me);

/** Tunnels with a city at one of their ends, or at both (UWC-PROD-09 … -11, OQ-39). */
export function tunnelsBesideCity(me: Player): number {
  let set = 0;
  for (let rest = me.cities; rest !== 0; rest &= rest - 1) set |= at(TUNNELS_AT, 31 - Math.clz32(rest & -rest));
  return set & me.tunnels;
}

/** UWC-NET-08: harbours whose metropolis is connected, a bit for each of MB, MU, ML. */
export function connectedHarbours(tunnels: number): number {
  let set = 0;
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) {
    const needed = at(HARBOUR_TUNNELS, harbour);
    if ((tunnels & needed) === needed) set |= 1 << harbour;
  }
  return set;
}

/** Connected metropolis tiles, gained ones last (OQ-49). */
export function connectedTiles(me: Player): number[] {
  const harbours = connectedHarbours(me.tunnels);
  const tiles: number[] = [];
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) if ((harbours & (1 << harbour)) !== 0) tiles.push(at(me.metropolises, harbour));
  for (let i = 0; i < me.gained.length; i++) tiles.push(at(me.gained, i));
  return tiles;
}

/** Whether a metropolis tile is brown. */
export const isBrown = (tile: number): boolean => METROPOLIS_TILES[tile]?.colour === 'brown';

/** The kind of a building (0 … 2) on a site, or −1. */
export function kindAt(me: Player, site: number): number {
  const building = at(me.buildings, site);
  return building === 0 ? -1 : building > UPGRADED ? building - UPGRADED - 1 : building - 1;
}

export const isUpgradedAt = (me: Player, site: number): boolean => at(me.buildings, site) > UPGRADED;

/** How many buildings of a kind stand at a city; only upgraded ones if asked. */
export function countAt(me: Player, city: number, kind: number, upgradedOnly: boolean): number {
  let count = 0;
  for (let site = city * PLOTS.length; site < (city + 1) * PLOTS.length; site++) {
    const building = me.buildings[site];
    if (building === kind + 1 + UPGRADED || (!upgradedOnly && building === kind + 1)) count += 1;
  }
  return count;
}

/** UWC-NET-04: how many buildings of a kind stand at these cities. */
export function countBuildings(me: Player, cities: number, kind: number, upgradedOnly: boolean): number {
  let count = 0;
  for (let rest = cities; rest !== 0; rest &= rest - 1) count += countAt(me, 31 - Math.clz32(rest & -rest), kind, upgradedOnly);
  return count;
}

/** How many kinds of building a city has. */
export function kindsAt(me: Player, city: number): number {
  let kinds = 0;
  for (let site = city * PLOTS.length; site < (city + 1) * PLOTS.length; site++) {
    const kind = kindAt(me, site);
    if (kind >= 0) kinds |= 1 << kind;
  }
  return bitCount(kinds);
}
