import { at, bitCount, has, playerOf, push, type Seat } from '@madang/kernel';
import { deckOf } from '../../components/match-deck.ts';
import { HARBOUR_COUNT, isBuilding, isCity, NONSYMBIOTIC, SYMBIOTIC, TUNNEL } from '../../components/things.ts';
import { PLOTS } from '../../components/words.ts';
import { effectTask } from '../agenda/effect-tasks.ts';
import { FIRST_TUNNEL } from '../answers.ts';
import { type Amounts, bagOf } from '../goods/amounts.ts';
import { advance } from '../goods/federation.ts';
import { gain } from '../goods/gain.ts';
import { fire } from '../goods/triggers.ts';
import type { UnderwaterTell } from '../rule.ts';
import { citySiteWord, metropolisWord, siteWord, structureSiteWord, thingWord } from '../spelling.ts';
import { type Player, type Underwater, UPGRADED } from '../state.ts';
import { checkContracts } from './contracts.ts';
import { payAmounts, printedAt } from './costs.ts';
import { connectedCities, connectedHarbours, countAt, kindAt } from './network.ts';

/** Puts a thing on a site, no more than that. */
function put(state: Underwater, me: Player, thing: number, site: number): void {
  if (isBuilding(thing)) {
    me.buildings[site] = thing + 1;
    me.doings.buildings += 1;
  } else if (thing === TUNNEL) {
    me.tunnels |= 1 << site;
    me.doings.tunnels += 1;
    state.tunnelsLeft -= 1;
  } else {
    me.cities |= 1 << site;
    if (thing === SYMBIOTIC) me.symbiotic |= 1 << site;
    me.doings.cities += 1;
    takeDome(state, thing, 1);
  }
}

/** UWC-RES-03, -04: domes of the supply are limited; all that the solo game may use are there. */
export function takeDome(state: Underwater, thing: number, n: number): void {
  if (thing === NONSYMBIOTIC) state.nonsymbioticLeft -= n;
  else state.symbioticLeft -= n;
}

/** UWC-BUILD-18, -19: the printed bonus of a site, at once. */
function siteBonus(state: Underwater, seat: Seat, thing: number, site: number, tell: UnderwaterTell): void {
  const bonus = printedAt(playerOf(state, seat).board, thing, site)?.bonus;
  if (!bonus) return;
  const { advance: steps = 0, ...goods } = bonus;
  if (steps > 0) advance(state, seat, steps, tell);
  if (Object.keys(goods).length > 0) gain(state, seat, goods, 'site', tell);
  fire(state, seat, { cause: 'siteBonus' }, tell);
}

/** What watches for building (UWC-GLOSS-23, -24). */
function built(state: Underwater, seat: Seat, thing: number, site: number, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  fire(state, seat, { cause: 'build', about: thing }, tell);
  const { tunnels, buildings, cities } = me.doings;
  fire(state, seat, { cause: 'buildNthThisTurn', about: thing, count: isBuilding(thing) ? buildings : isCity(thing) ? cities : tunnels }, tell);
  if (!isBuilding(thing)) return;
  const city = Math.floor(site / PLOTS.length);
  if (has(connectedCities(me), city)) fire(state, seat, { cause: 'buildNthAtCity', about: thing, count: countAt(me, city, thing, false) }, tell);
}

/** UWC-NET-10: the instant effect of a blue metropolis just connected. */
function connectTile(state: Underwater, seat: Seat, tile: number, tell: UnderwaterTell): void {
  tell?.({ event: 'metropolis-connected', seat, tile: metropolisWord(tile) });
  const metropolis = deckOf(state).metropolises[tile];
  if (metropolis?.colour !== 'blue') return;
  if (metropolis.instant.do === 'gain') gain(state, seat, metropolis.instant.goods, 'metropolis', tell);
  else push(state, effectTask(seat, metropolis.instant));
}

/** UWC-NET-08, -10, -14: cities and metropolises that became connected since `before`. */
function connect(
  state: Underwater,
  seat: Seat,
  me: Player,
  before: { readonly cities: number; readonly tunnels: number },
  tell: UnderwaterTell,
): void {
  const cities = bitCount(connectedCities(me) & ~before.cities);
  for (let i = 0; i < cities; i++) fire(state, seat, { cause: 'connectCity' }, tell);
  const harbours = connectedHarbours(me.tunnels) & ~connectedHarbours(before.tunnels);
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) {
    if (!has(harbours, harbour)) continue;
    fire(state, seat, { cause: 'connectMetropolis' }, tell);
    connectTile(state, seat, at(me.metropolises, harbour), tell);
  }
}

/** A thing, a site that is legal for it, and what is paid, biomatter replaced already. */
export interface Construction {
  readonly thing: number;
  readonly site: number;
  readonly paid: Amounts;
}

/**
 * Builds a thing on its site for what is paid, and everything that follows from it at once: the site's
 * bonus, what watches for it, connections with their effects, contracts (UWC-BUILD-18, UWC-TURN-21).
 */
export function build(state: Underwater, seat: Seat, { thing, site, paid }: Construction, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  const before = { cities: connectedCities(me), tunnels: me.tunnels };
  payAmounts(state, seat, paid);
  put(state, me, thing, site);
  tell?.({ event: 'built', seat, thing: thingWord(thing), site: siteWord(thing, site), paid: bagOf(paid) });
  siteBonus(state, seat, thing, site, tell);
  built(state, seat, thing, site, tell);
  if (!isBuilding(thing)) connect(state, seat, me, before, tell);
  checkContracts(state, seat, tell);
}

/** Upgrades a structure (a building site, or FIRST_TUNNEL + tunnel) for what is paid, and what watches for it (UWC-GLOSS-25). */
export function upgrade(state: Underwater, seat: Seat, site: number, paid: Amounts, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  payAmounts(state, seat, paid);
  me.doings.upgrades += 1;
  const thing = site >= FIRST_TUNNEL ? TUNNEL : kindAt(me, site);
  if (thing === TUNNEL) me.upgradedTunnels |= 1 << (site - FIRST_TUNNEL);
  else me.buildings[site] = thing + 1 + UPGRADED;
  tell?.({ event: 'upgraded', seat, structure: thingWord(thing), site: structureSiteWord(site), paid: bagOf(paid) });
  fire(state, seat, { cause: 'upgrade', about: thing }, tell);
  const city = Math.floor(site / PLOTS.length);
  if (thing !== TUNNEL && has(connectedCities(me), city))
    fire(state, seat, { cause: 'upgradeNthAtCity', about: thing, count: countAt(me, city, thing, true) }, tell);
  checkContracts(state, seat, tell);
}

/** UWC-UPG-07, OQ-22: a nonsymbiotic city becomes a symbiotic one; the white dome returns to the supply. */
export function convert(state: Underwater, seat: Seat, site: number, paid: Amounts, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  payAmounts(state, seat, paid);
  me.symbiotic |= 1 << site;
  takeDome(state, SYMBIOTIC, 1);
  takeDome(state, NONSYMBIOTIC, -1);
  tell?.({ event: 'converted', seat, site: citySiteWord(site), paid: bagOf(paid) });
  checkContracts(state, seat, tell);
}

/** OQ-49, OQ-61: a blue tile gained by a card counts as connected at once; its instant effect happens. */
export function gainTile(state: Underwater, seat: Seat, tile: number, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  me.gained.push(tile);
  connectTile(state, seat, tile, tell);
  checkContracts(state, seat, tell);
}
