import { answers, at, has, lowest, playerOf, type Seat } from '@madang/kernel';
import { cityOfBuilding } from '../../components/boards.ts';
import type { Price, Upgradable } from '../../components/effects.ts';
import { BUILT_BY, isBuilding, NONSYMBIOTIC, SYMBIOTIC, TUNNEL, UPGRADED_BY } from '../../components/things.ts';
import { BUILDING_SITES, CITY_SITES } from '../../components/words.ts';
import { FIRST_TUNNEL, names } from '../answers.ts';
import { KELP, STEELPLAST } from '../goods/amounts.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import type { Player, Underwater } from '../state.ts';
import { boardOf } from './board.ts';
import { type Bill, billOf, inSupply, payable, priceOf } from './costs.ts';
import { connectedCities, isUpgradedAt, kindAt, tunnelsBesideCity } from './network.ts';
import { buildingSites, citiesForBuildings, citySites, nextPlot, tunnelSites } from './places.ts';

const CONVERT = answers(MOVES, 'convert', (move) => names(move).site);
const TUNNELS = answers(MOVES, 'tunnel', (move) => names(move).site);
const YIELD = answers(MOVES, 'yield', (move) => names(move).site);

/** By building site, then FIRST_TUNNEL + tunnel site. */
const UPGRADE = answers(MOVES, 'upgrade', (move) => names(move).site);

/** By kind × 45 + site. */
const BUILDING = answers(MOVES, 'building', (move) => names(move).thing * BUILDING_SITES.length + names(move).site);

/** By type × 9 + site. */
const CITY = answers(MOVES, 'city', (move) => (names(move).thing - NONSYMBIOTIC) * CITY_SITES.length + names(move).site);

const canPayBill = (me: Player, { price, kelp, steelplast }: Bill): boolean => payable(me, price, kelp, steelplast);

/** UWC-BUILD-16, -24, OQ-46: whether a thing can be built on a site that is legal for it. */
const affordable = (state: Underwater, me: Player, thing: number, site: number, cost: Price): boolean =>
  canPayBill(me, billOf(state, me, thing, site, cost));

/** Whether a thing can be paid where the site adds nothing. */
function affordablePlainly(state: Underwater, me: Player, thing: number, cost: Price): boolean {
  const price = priceOf(state, me, thing, cost);
  return payable(me, price, at(price, KELP), at(price, STEELPLAST));
}

/** Things that may be built, a bit for each, and the sites for them. */
interface Wanted {
  readonly things: number;
  readonly sites: readonly number[];
}

/** Offers buildings of a set of things on these sites. */
function offerBuildings(state: Underwater, me: Player, { things, sites }: Wanted, cost: Price, list: UnderwaterMove[]): void {
  if (sites.length === 0) return;
  const printed = boardOf(me.board).building;
  for (let thing = 0; thing < TUNNEL; thing++) {
    if ((things & (1 << thing)) === 0) continue;
    // A surcharge never makes anything cheaper.
    if (!affordablePlainly(state, me, thing, cost)) continue;
    for (let i = 0; i < sites.length; i++) {
      const site = at(sites, i);
      const move = BUILDING[thing * BUILDING_SITES.length + site];
      if (move && (printed[site]?.surcharge === undefined || affordable(state, me, thing, site, cost))) list.push(move);
    }
  }
}

function offerTunnels(state: Underwater, me: Player, cost: Price, list: UnderwaterMove[]): void {
  if (!inSupply(state, TUNNEL) || !affordablePlainly(state, me, TUNNEL, cost)) return;
  const dear = boardOf(me.board).tunnelSurcharges;
  for (let rest = tunnelSites(me); rest !== 0; rest &= rest - 1) {
    const site = 31 - Math.clz32(rest & -rest);
    const move = TUNNELS[site];
    if (move && ((dear & (1 << site)) === 0 || affordable(state, me, TUNNEL, site, cost))) list.push(move);
  }
}

function offerCities(state: Underwater, me: Player, things: number, cost: Price, list: UnderwaterMove[]): void {
  const dear = boardOf(me.board).citySurcharges;
  for (let thing = NONSYMBIOTIC; thing <= SYMBIOTIC; thing++) {
    if ((things & (1 << thing)) === 0 || !inSupply(state, thing) || !affordablePlainly(state, me, thing, cost)) continue;
    for (let rest = citySites(me); rest !== 0; rest &= rest - 1) {
      const site = 31 - Math.clz32(rest & -rest);
      const move = CITY[(thing - NONSYMBIOTIC) * CITY_SITES.length + site];
      if (move && ((dear & (1 << site)) === 0 || affordable(state, me, thing, site, cost))) list.push(move);
    }
  }
}

/** The things of a set (BUILT_BY) that can be built now at this cost, each with its site: moves sorted by id (UWC-BUILD-08 … -17, -24). */
export function buildable(state: Underwater, seat: Seat, things: number, cost: Price, expansion: boolean): UnderwaterMove[] {
  const me = playerOf(state, seat);
  const list: UnderwaterMove[] = [];
  if ((things & BUILT_BY.building) !== 0) offerBuildings(state, me, { things, sites: buildingSites(me, expansion) }, cost, list);
  if ((things & (1 << TUNNEL)) !== 0) offerTunnels(state, me, cost, list);
  if ((things & BUILT_BY.city) !== 0) offerCities(state, me, things, cost, list);
  return list;
}

/** Sites, a bit for each, and those of a board that have a surcharge. */
interface Priced {
  readonly sites: number;
  readonly dear: number;
}

/** Whether one of these sites can be paid for a thing that can be paid plainly. */
function anyAffordable(state: Underwater, me: Player, thing: number, { sites, dear }: Priced, cost: Price): boolean {
  if ((sites & ~dear) !== 0) return true;
  for (let rest = sites & dear; rest !== 0; rest &= rest - 1) if (affordable(state, me, thing, 31 - Math.clz32(rest & -rest), cost)) return true;
  return false;
}

/** Whether one thing can be built now at this cost. */
export function canBuildThing(state: Underwater, me: Player, thing: number, cost: Price, expansion: boolean): boolean {
  if (!inSupply(state, thing) || !affordablePlainly(state, me, thing, cost)) return false;
  const facts = boardOf(me.board);
  if (isBuilding(thing)) {
    const cities = citiesForBuildings(me);
    for (let site = nextPlot(me, cities, expansion, -1); site >= 0; site = nextPlot(me, cities, expansion, site)) {
      if (facts.building[site]?.surcharge === undefined || affordable(state, me, thing, site, cost)) return true;
    }
    return false;
  }
  return thing === TUNNEL
    ? anyAffordable(state, me, thing, { sites: tunnelSites(me), dear: facts.tunnelSurcharges }, cost)
    : anyAffordable(state, me, thing, { sites: citySites(me), dear: facts.citySurcharges }, cost);
}

/** Whether anything of a set of things can be built now at this cost: as `buildable`, without the list. */
export function canBuild(state: Underwater, seat: Seat, things: number, cost: Price, expansion: boolean): boolean {
  const me = playerOf(state, seat);
  for (let thing = 0; thing <= SYMBIOTIC; thing++) {
    if ((things & (1 << thing)) !== 0 && canBuildThing(state, me, thing, cost, expansion)) return true;
  }
  return false;
}

/** Why a structure cannot be upgraded by an effect that upgrades some things, whatever it costs. */
export type UpgradeBar = 'nothing-built-there' | 'wrong-structure' | 'already-upgraded';

/** Sites with a structure, ascending: building sites, then FIRST_TUNNEL + tunnel sites. */
function structures({ buildings, tunnels }: Player): number[] {
  const sites: number[] = [];
  for (let site = 0; site < FIRST_TUNNEL; site++) if (at(buildings, site) > 0) sites.push(site);
  for (let rest = tunnels; rest !== 0; rest &= rest - 1) sites.push(FIRST_TUNNEL + lowest(rest));
  return sites;
}

/** The thing that stands on a structure's site; −1: none. */
const structureAt = (me: Player, site: number): number =>
  site < FIRST_TUNNEL ? kindAt(me, site) : has(me.tunnels, site - FIRST_TUNNEL) ? TUNNEL : -1;

const isUpgraded = (me: Player, site: number): boolean =>
  site < FIRST_TUNNEL ? isUpgradedAt(me, site) : has(me.upgradedTunnels, site - FIRST_TUNNEL);

/** UWC-UPG-02, -03, -05: what bars the structure of a site from an upgrade of these things (UPGRADED_BY). */
export function upgradeBar(me: Player, things: number, site: number): UpgradeBar | undefined {
  const thing = structureAt(me, site);
  if (thing < 0) return 'nothing-built-there';
  if (!has(things, thing)) return 'wrong-structure';
  return isUpgraded(me, site) ? 'already-upgraded' : undefined;
}

/** Structures of these kinds that can be upgraded. */
export function upgradable(me: Player, what: Upgradable): number[] {
  const things = UPGRADED_BY[what];
  const sites: number[] = [];
  for (const site of structures(me)) if (upgradeBar(me, things, site) === undefined) sites.push(site);
  return sites;
}

/** Whether anything of a set of kinds but the structure of one site can be upgraded: as `upgradable`, without the list. */
export function canUpgrade(me: Player, things: number, without: number): boolean {
  for (let site = 0; site < FIRST_TUNNEL; site++) {
    if (at(me.buildings, site) > 0 && site !== without && upgradeBar(me, things, site) === undefined) return true;
  }
  for (let rest = me.tunnels; rest !== 0; rest &= rest - 1) {
    const site = FIRST_TUNNEL + lowest(rest);
    if (site !== without && upgradeBar(me, things, site) === undefined) return true;
  }
  return false;
}

const movesOf = (table: readonly (UnderwaterMove | undefined)[], sites: readonly number[]): UnderwaterMove[] =>
  sites.flatMap((site) => table[site] ?? []);

/** The moves that upgrade these structures. */
export const upgradeMoves = (sites: readonly number[]): UnderwaterMove[] => movesOf(UPGRADE, sites);

/** Why a structure does not yield by an effect. */
export type YieldBar = 'nothing-built-there' | 'wrong-structure' | 'not-upgraded' | 'not-beside-city';

/** UWC-GLOSS-15: what bars the structure of a site from an effect that lets these things yield once: only upgraded ones in the network do. */
export function yieldBar(me: Player, things: number, site: number): YieldBar | undefined {
  const thing = structureAt(me, site);
  if (thing < 0) return 'nothing-built-there';
  if (!has(things, thing)) return 'wrong-structure';
  if (!isUpgraded(me, site)) return 'not-upgraded';
  const connected = thing === TUNNEL ? has(tunnelsBesideCity(me), site - FIRST_TUNNEL) : has(connectedCities(me), cityOfBuilding(site));
  return connected ? undefined : 'not-beside-city';
}

/** The moves that let a structure of these kinds yield once. */
export function yieldMoves(me: Player, what: Upgradable): UnderwaterMove[] {
  const sites = structures(me).filter((site) => yieldBar(me, UPGRADED_BY[what], site) === undefined);
  return movesOf(YIELD, sites);
}

/** UWC-UPG-07: whether a site has a nonsymbiotic city. */
export const isConvertible = (me: Player, site: number): boolean => has(me.cities & ~me.symbiotic, site);

/** UWC-UPG-07, OQ-22: nonsymbiotic cities that can be converted; needs a symbiotic dome in the supply. */
export function convertMoves(state: Underwater, me: Player): UnderwaterMove[] {
  if (!inSupply(state, SYMBIOTIC)) return [];
  return CITY_SITES.flatMap((_, site) => (isConvertible(me, site) ? (CONVERT[site] ?? []) : []));
}
