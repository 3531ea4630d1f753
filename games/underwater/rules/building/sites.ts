import { answers, at, type Seat } from '@madang/kernel';
import type { Price, Upgradable } from '../../components/effects.ts';
import { BUILT_BY, NONSYMBIOTIC, SYMBIOTIC, TUNNEL, UPGRADED_BY } from '../../components/things.ts';
import { BUILDING_SITES, CITY_SITES, PLOTS } from '../../components/words.ts';
import { FIRST_TUNNEL, names } from '../answers.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import { player } from '../rule.ts';
import { type Player, type Underwater, UPGRADED } from '../state.ts';
import { boardOf } from './board.ts';
import { type Bill, billOf, inSupply, payable, priceOf } from './costs.ts';
import { buildingSites, citySites, connectedCities, hasPlot, isUpgradedAt, kindAt, tunnelSites, tunnelsBesideCity } from './network.ts';

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
  return payable(me, price, at(price, 1), at(price, 2));
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

/** What of a set of things (BUILT_BY) can be built now at this cost, and where: moves sorted by id (UWC-BUILD-08 … -17, -24). */
export function buildable(state: Underwater, seat: Seat, things: number, cost: Price, expansion: boolean): UnderwaterMove[] {
  const me = player(state, seat);
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

/** Whether there is a building site where a building that can be paid plainly can be built. */
function anyPlot(state: Underwater, me: Player, thing: number, cost: Price, expansion: boolean): boolean {
  const facts = boardOf(me.board);
  const lists = expansion ? facts.expansions : facts.plots;
  for (let rest = me.cities | citySites(me); rest !== 0; rest &= rest - 1) {
    const plots = lists[31 - Math.clz32(rest & -rest)];
    if (!plots) continue;
    for (let i = 0; i < plots.length; i++) {
      const site = at(plots, i);
      if (me.buildings[site] === 0 && (facts.building[site]?.surcharge === undefined || affordable(state, me, thing, site, cost))) return true;
    }
  }
  return false;
}

/** Whether there is a site where a thing could be built by position only. */
export function hasSite(me: Player, thing: number, expansion: boolean): boolean {
  if (thing < TUNNEL) return hasPlot(me, expansion);
  return (thing === TUNNEL ? tunnelSites(me) : citySites(me)) !== 0;
}

/** Whether one thing can be built now at this cost. */
export function canBuildThing(state: Underwater, me: Player, thing: number, cost: Price, expansion: boolean): boolean {
  if (!inSupply(state, thing) || !affordablePlainly(state, me, thing, cost)) return false;
  if (thing < TUNNEL) return anyPlot(state, me, thing, cost, expansion);
  const facts = boardOf(me.board);
  return thing === TUNNEL
    ? anyAffordable(state, me, thing, { sites: tunnelSites(me), dear: facts.tunnelSurcharges }, cost)
    : anyAffordable(state, me, thing, { sites: citySites(me), dear: facts.citySurcharges }, cost);
}

/** Whether anything of a set of things can be built now at this cost: as `buildable`, without the list. */
export function canBuild(state: Underwater, seat: Seat, things: number, cost: Price, expansion: boolean): boolean {
  const me = player(state, seat);
  for (let thing = 0; thing <= SYMBIOTIC; thing++) {
    if ((things & (1 << thing)) !== 0 && canBuildThing(state, me, thing, cost, expansion)) return true;
  }
  return false;
}

/** UWC-UPG-02, -03: structures of these kinds that can be upgraded, as site numbers: building sites, then FIRST_TUNNEL + tunnel. */
export function upgradable(me: Player, what: Upgradable): number[] {
  const things = UPGRADED_BY[what];
  const sites: number[] = [];
  if ((things & BUILT_BY.building) !== 0) {
    for (let site = 0; site < FIRST_TUNNEL; site++) {
      const building = at(me.buildings, site);
      if (building > 0 && building <= UPGRADED && (things & (1 << (building - 1))) !== 0) sites.push(site);
    }
  }
  if ((things & (1 << TUNNEL)) !== 0) {
    for (let rest = me.tunnels & ~me.upgradedTunnels; rest !== 0; rest &= rest - 1) sites.push(FIRST_TUNNEL + 31 - Math.clz32(rest & -rest));
  }
  return sites;
}

/** Whether anything of a set of kinds but the structure of one site can be upgraded: as `upgradable`, without the list. */
export function canUpgrade(me: Player, things: number, without: number): boolean {
  if ((things & BUILT_BY.building) !== 0) {
    for (let site = 0; site < FIRST_TUNNEL; site++) {
      const building = at(me.buildings, site);
      if (building > 0 && building <= UPGRADED && (things & (1 << (building - 1))) !== 0 && site !== without) return true;
    }
  }
  if ((things & (1 << TUNNEL)) === 0) return false;
  const tunnels = me.tunnels & ~me.upgradedTunnels;
  return (without >= FIRST_TUNNEL ? tunnels & ~(1 << (without - FIRST_TUNNEL)) : tunnels) !== 0;
}

const movesOf = (table: readonly (UnderwaterMove | undefined)[], sites: readonly number[]): UnderwaterMove[] =>
  sites.flatMap((site) => table[site] ?? []);

/** The moves that upgrade these structures. */
export const upgradeMoves = (sites: readonly number[]): UnderwaterMove[] => movesOf(UPGRADE, sites);

/** UWC-GLOSS-15: upgraded structures of these kinds at a connected city, or tunnels next to one. */
export function yieldMoves(me: Player, what: Upgradable): UnderwaterMove[] {
  const things = UPGRADED_BY[what];
  const cities = connectedCities(me);
  const sites: number[] = [];
  for (let site = 0; site < FIRST_TUNNEL; site++) {
    if (!isUpgradedAt(me, site) || (cities & (1 << Math.floor(site / PLOTS.length))) === 0) continue;
    if ((things & (1 << kindAt(me, site))) !== 0) sites.push(site);
  }
  if ((things & (1 << TUNNEL)) !== 0) {
    for (let rest = me.upgradedTunnels & tunnelsBesideCity(me); rest !== 0; rest &= rest - 1)
      sites.push(FIRST_TUNNEL + 31 - Math.clz32(rest & -rest));
  }
  return movesOf(YIELD, sites);
}

/** UWC-UPG-07, OQ-22: nonsymbiotic cities that can be converted; needs a symbiotic dome in the supply. */
export function convertMoves(state: Underwater, me: Player): UnderwaterMove[] {
  if (!inSupply(state, SYMBIOTIC)) return [];
  return CITY_SITES.flatMap((_, site) => ((me.cities & ~me.symbiotic & (1 << site)) !== 0 ? (CONVERT[site] ?? []) : []));
}
