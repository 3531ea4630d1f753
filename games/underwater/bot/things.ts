import { at, bitCount, fractionAt, has } from '@madang/kernel';
import { HARBOUR_TUNNELS } from '../components/boards.ts';
import { CITY_POINTS, HUNGER } from '../components/numbers.ts';
import { ALL_CITIES, HARBOUR_COUNT, isBuilding, SYMBIOTIC, TUNNEL } from '../components/things.ts';
import { PLOTS } from '../components/words.ts';
import { FIRST_TUNNEL } from '../rules/answers.ts';
import { boardOf, touched } from '../rules/building/board.ts';
import { printedAt, surchargeAt } from '../rules/building/costs.ts';
import { connectedCities, countAt, kindAt, kindsAt, reached } from '../rules/building/network.ts';
import { citySites } from '../rules/building/places.ts';
import { tableYield } from '../rules/production/structures.ts';
import type { Player } from '../rules/state.ts';
import { goodsWorth, type Outlook } from './outlook.ts';
import { APART, FOOD, GLANCE, HARBOUR, ROOM } from './weights.ts';

const POINTS = 5;

/** What a thing built now would bring where nothing is known of its site, in points; 0 … 2 a building, TUNNEL, a city. */
export function thingWorth(me: Player, thing: number, out: Outlook): number {
  if (isBuilding(thing)) return goodsWorth(tableYield(thing, false), out.produced) + GLANCE.kind;
  if (thing === TUNNEL) return goodsWorth(tableYield(TUNNEL, false), out.produced) + GLANCE.tunnel;
  const symbiotic = thing === SYMBIOTIC ? 2 * out.phases : 0;
  const connected = (citySites(me) & reached(me)) !== 0 ? 1 : APART;
  return connected * (GLANCE.city + symbiotic + ROOM.plot * PLOTS.length * out.rounds) - FOOD * out.phases;
}

/** What a thing built on this site would bring, without its price, in points. */
export function siteWorth(me: Player, thing: number, site: number, out: Outlook): number {
  const bonus = printedAt(me.board, thing, site)?.bonus;
  const surcharge = surchargeAt(me.board, thing, site);
  const printed = (bonus ? goodsWorth(bonus, out.now) + (bonus.advance ?? 0) : 0) - (surcharge ? goodsWorth(surcharge, out.now) : 0);
  if (isBuilding(thing)) return printed + buildingWorth(me, thing, site, out);
  return printed + (thing === TUNNEL ? tunnelWorth(me, site, out) : cityWorth(me, thing, site, out));
}

function buildingWorth(me: Player, kind: number, site: number, out: Outlook): number {
  const city = Math.floor(site / PLOTS.length);
  const kinds = kindsAt(me, city);
  const more = countAt(me, city, kind, false) === 0 ? at(CITY_POINTS, kinds + 1) - at(CITY_POINTS, kinds) : GLANCE.pair;
  const times = printedAt(me.board, kind, site)?.multiplier ?? 1;
  const whole = times * goodsWorth(tableYield(kind, false), out.produced) + more;
  return has(connectedCities(me), city) ? whole : whole * (has(me.cities, city) ? APART : APART * APART);
}

/** A tunnel: its production beside a city, the cities that it connects, sites that it reaches, metropolises. */
function tunnelWorth(me: Player, site: number, out: Outlook): number {
  const after = touched(me.tunnels | (1 << site)) & ALL_CITIES;
  const fresh = after & ~reached(me);
  let sum = (touched(1 << site) & me.cities) !== 0 ? goodsWorth(tableYield(TUNNEL, false), out.produced) : 0;
  for (let rest = fresh; rest !== 0; rest &= rest - 1) {
    const city = 31 - Math.clz32(rest & -rest);
    if (has(me.cities, city)) sum += (1 - APART) * (at(CITY_POINTS, kindsAt(me, city)) + 2 + (has(me.symbiotic, city) ? 2 * out.phases : 0));
    else sum += ROOM.site * out.rounds;
  }
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) {
    const needed = at(HARBOUR_TUNNELS, harbour);
    if ((needed & (1 << site)) === 0) continue;
    const complete = ((me.tunnels | (1 << site)) & needed) === needed;
    sum += HARBOUR.blue * (complete ? 1 - HARBOUR.half : HARBOUR.half);
  }
  return sum + GLANCE.tunnel;
}

function cityWorth(me: Player, thing: number, site: number, out: Outlook): number {
  const connected = has(reached(me), site);
  const yields = thing === SYMBIOTIC ? (printedAt(me.board, thing, site)?.symbioticYield ?? { points: 2 }) : {};
  let kinds = 0;
  for (let plot = site * PLOTS.length; plot < (site + 1) * PLOTS.length; plot++) if (kindAt(me, plot) >= 0) kinds++;
  const plots = boardOf(me.board).plots[site]?.length ?? 0;
  const whole = at(CITY_POINTS, kindsAt(me, site)) + kinds + goodsWorth(yields, out.produced) + ROOM.plot * plots * out.rounds;
  return connected ? whole - FOOD * out.phases : APART * whole;
}

/** What upgrading a structure brings: a building site, or FIRST_TUNNEL + a tunnel's. */
export function upgradeWorth(me: Player, site: number, out: Outlook): number {
  const tunnel = site >= FIRST_TUNNEL;
  const kind = tunnel ? TUNNEL : kindAt(me, site);
  if (kind < 0) return 0;
  const more = goodsWorth(tableYield(kind, true), out.produced) - goodsWorth(tableYield(kind, false), out.produced);
  if (tunnel) return (touched(1 << (site - FIRST_TUNNEL)) & me.cities) !== 0 ? more : more * APART;
  const city = Math.floor(site / PLOTS.length);
  const second = countAt(me, city, kind, true) === 1 ? 0.6 * fractionAt(out.produced, POINTS) : GLANCE.pair;
  return has(connectedCities(me), city) ? more + second : (more + second) * APART;
}

/** Food at hand and in a Production, connected cities that need none, and what lacking some costs in the next Production. */
interface Larder {
  readonly kelp: number;
  readonly produced: number;
  readonly less: number;
  readonly near: number;
}

/** What food will cost: some for each city and Production, and much where the next one's kelp will hardly do. */
export function foodCost(me: Player, out: Outlook, { kelp, produced, less, near }: Larder): number {
  const cities = Math.max(0, bitCount(connectedCities(me)) - less);
  const short = Math.max(0, cities - produced - kelp);
  const later = Math.max(0, cities - produced) * Math.max(0, out.phases - 1);
  return short * Math.min(HUNGER, near) + 0.3 * later;
}
