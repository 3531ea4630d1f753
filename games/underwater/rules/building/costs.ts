import { add, answers, at, playerOf, type Seat, subtract } from '@madang/kernel';
import type { Printed } from '../../components/boards.ts';
import type { Bag, Price, Upgrade } from '../../components/effects.ts';
import { ofCards } from '../../components/match-deck.ts';
import { CITY_COST, STRUCTURE_COST, UPGRADE_COST } from '../../components/numbers.ts';
import { BUILT_BY, isBuilding, isCity, TUNNEL, UPGRADING } from '../../components/things.ts';
import { type Amounts, amountsOf, BIOMATTER, CREDITS, FREE, KELP, plus, SCIENCE, STEELPLAST } from '../goods/amounts.ts';
import { MOVES, REPLACED_KELP_MAX, REPLACED_STEELPLAST_MAX, type UnderwaterMove } from '../moves.ts';
import type { Doings, Player, Underwater } from '../state.ts';
import { boardOf } from './board.ts';

/** By kelp × (REPLACED_STEELPLAST_MAX + 1) + steelplast. */
const REPLACE = answers(MOVES, 'replace', (move) => move.kelp * (REPLACED_STEELPLAST_MAX + 1) + move.steelplast);

/** UWC-BUILD-01 … -06, UWC-UPG-01: usual costs by thing, upgrading last. */
const USUAL: readonly Amounts[] = [
  amountsOf(STRUCTURE_COST.farm),
  amountsOf(STRUCTURE_COST.desalination),
  amountsOf(STRUCTURE_COST.laboratory),
  amountsOf(STRUCTURE_COST.tunnel),
  amountsOf(CITY_COST.nonsymbiotic),
  amountsOf(CITY_COST.symbiotic),
  amountsOf(UPGRADE_COST),
];

/** A permanent card's discount: on which things, a bit for each, and how much. */
interface Discount {
  readonly on: number;
  readonly amount: Amounts;
  readonly first: boolean;
}

const discountsOf = ofCards(({ permanent }): Discount | undefined =>
  permanent?.do === 'discount'
    ? {
        on: permanent.on === 'upgrade' ? 1 << UPGRADING : BUILT_BY[permanent.on],
        amount: amountsOf(permanent.amount),
        first: permanent.limit === 'firstEachTurn',
      }
    : undefined,
);

/** How many of the things of a set have been built or upgraded in this turn. */
function doneOf(doings: Doings, things: number): number {
  let done = 0;
  if ((things & BUILT_BY.building) !== 0) done += doings.buildings;
  if ((things & BUILT_BY.tunnel) !== 0) done += doings.tunnels;
  if ((things & BUILT_BY.city) !== 0) done += doings.cities;
  if ((things & (1 << UPGRADING)) !== 0) done += doings.upgrades;
  return done;
}

/** A price with something off, never below nothing. */
function less(price: Amounts, off: Amounts): Amounts {
  const left = price.slice();
  for (let i = 0; i < left.length; i++) left[i] = Math.max(0, at(left, i) - at(off, i));
  return left;
}

/** Takes the discounts of the claimed cards off (UWC-GLOSS-09, -10). */
function discounted(state: Underwater, me: Player, thing: number, usual: Amounts): Amounts {
  if (me.permanents.length === 0) return usual;
  const discounts = discountsOf(state);
  let price = usual;
  for (let i = 0; i < me.permanents.length; i++) {
    const discount = discounts[at(me.permanents, i)];
    if (!discount || (discount.on & (1 << thing)) === 0) continue;
    if (discount.first && doneOf(me.doings, discount.on) > 0) continue;
    price = less(price, discount.amount);
  }
  return price;
}

/** UWC-BUILD-15, UWC-GLOSS-09 … -11: what building a thing costs without a surcharge; `thing` may be UPGRADING. */
export function priceOf(state: Underwater, me: Player, thing: number, cost: Price): Amounts {
  if (cost === 'free') return FREE;
  return discounted(state, me, thing, cost === 'usual' ? (USUAL[thing] ?? FREE) : amountsOf(cost));
}

/** What is printed on the site of a thing. */
export function printedAt(board: number, thing: number, site: number): Printed | undefined {
  const facts = boardOf(board);
  return isBuilding(thing) ? facts.building[site] : isCity(thing) ? facts.city[site] : facts.tunnel[site];
}

/** UWC-VAR-07: the surcharge of a site. */
export const surchargeAt = (board: number, thing: number, site: number): Bag | undefined => printedAt(board, thing, site)?.surcharge;

/** A thing that is to be built, where, and at what cost. */
export interface Aim {
  readonly thing: number;
  readonly site: number;
  readonly cost: Price;
}

/** A whole price, and how much of its kelp and steelplast biomatter may replace. */
export interface Bill {
  readonly price: Amounts;
  readonly kelp: number;
  readonly steelplast: number;
}

/** UWC-RES-05, UWC-VAR-07: a price with the surcharge of its site; whether biomatter pays that too decides OQ-13. */
export function billOf(state: Underwater, me: Player, thing: number, site: number, cost: Price): Bill {
  const price = priceOf(state, me, thing, cost);
  const surcharge = surchargeAt(me.board, thing, site);
  if (!surcharge) return { price, kelp: at(price, KELP), steelplast: at(price, STEELPLAST) };
  const extra = amountsOf(surcharge);
  const whole = plus(price, extra);
  const of = state.options.biomatterPaysSurcharge === 'yes' ? whole : price;
  return { price: whole, kelp: at(of, KELP), steelplast: at(of, STEELPLAST) };
}

/** A resource that falls short, and by how much. */
export interface Lack {
  readonly resource: number;
  readonly missing: number;
}

/** UWC-RES-05, -07: what is lacking for a price though biomatter replaces kelp and steelplast up to these; undefined: it can be paid. */
export function lackOf({ goods }: Player, price: Amounts, kelp: number, steelplast: number): Lack | undefined {
  const credits = at(price, CREDITS) - at(goods, CREDITS);
  if (credits > 0) return { resource: CREDITS, missing: credits };
  const biomatter = at(price, BIOMATTER) - at(goods, BIOMATTER);
  const spare = Math.max(0, -biomatter);
  const kelpShort = Math.max(0, at(price, KELP) - at(goods, KELP));
  const forKelp = Math.min(kelpShort, kelp, spare);
  if (forKelp < kelpShort) return { resource: KELP, missing: kelpShort - forKelp };
  const steelShort = Math.max(0, at(price, STEELPLAST) - at(goods, STEELPLAST));
  const forSteel = Math.min(steelShort, steelplast, spare - forKelp);
  if (forSteel < steelShort) return { resource: STEELPLAST, missing: steelShort - forSteel };
  const science = at(price, SCIENCE) - at(goods, SCIENCE);
  if (science > 0) return { resource: SCIENCE, missing: science };
  return biomatter > 0 ? { resource: BIOMATTER, missing: biomatter } : undefined;
}

/** Whether a price can be paid, biomatter replacing what is short of kelp and steelplast. */
export const payable = (me: Player, price: Amounts, kelp: number, steelplast: number): boolean => lackOf(me, price, kelp, steelplast) === undefined;

/** Why a bill cannot be paid so: more is replaced than it has, or too little, or biomatter is lacking for it. */
export type PaymentBar = 'replaces-more-than-price' | 'too-little-kelp-replaced' | 'too-little-steelplast-replaced' | 'too-little-biomatter';

/** UWC-RES-05: what bars a way to pay a bill: biomatter in the place of so much kelp and steelplast. */
export function paymentBar({ goods }: Player, bill: Bill, kelp: number, steelplast: number): PaymentBar | undefined {
  const { price } = bill;
  if (kelp > bill.kelp) return 'replaces-more-than-price';
  if (at(price, KELP) - kelp > at(goods, KELP)) return 'too-little-kelp-replaced';
  if (steelplast > bill.steelplast) return 'replaces-more-than-price';
  if (at(price, STEELPLAST) - steelplast > at(goods, STEELPLAST)) return 'too-little-steelplast-replaced';
  return at(price, BIOMATTER) + kelp + steelplast > at(goods, BIOMATTER) ? 'too-little-biomatter' : undefined;
}

/** UWC-RES-05: every way to pay a bill with biomatter in the place of kelp and steelplast, sorted by id. */
export function payments(me: Player, bill: Bill): UnderwaterMove[] {
  const list: UnderwaterMove[] = [];
  for (let kelp = 0; kelp <= Math.min(bill.kelp, REPLACED_KELP_MAX); kelp++) {
    for (let steelplast = 0; steelplast <= Math.min(bill.steelplast, REPLACED_STEELPLAST_MAX); steelplast++) {
      const bar = paymentBar(me, bill, kelp, steelplast);
      // To replace more would take even more biomatter.
      if (bar === 'too-little-biomatter') break;
      const move = bar === undefined ? REPLACE[kelp * (REPLACED_STEELPLAST_MAX + 1) + steelplast] : undefined;
      if (move) list.push(move);
    }
  }
  return list;
}

/** The price with so much of kelp and steelplast replaced by biomatter. */
export function replaced(price: Amounts, kelp: number, steelplast: number): Amounts {
  if (kelp + steelplast === 0) return price;
  const paid = price.slice();
  subtract(paid, KELP, kelp);
  subtract(paid, STEELPLAST, steelplast);
  add(paid, BIOMATTER, kelp + steelplast);
  return paid;
}

/** UWC-BUILD-24: a dome or tunnel is left for it in the supply (UWC-RES-02 … -04). */
export function inSupply(state: Underwater, thing: number): boolean {
  if (isBuilding(thing)) return true;
  if (thing === TUNNEL) return state.tunnelsLeft > 0;
  return thing === TUNNEL + 1 ? state.nonsymbioticLeft > 0 : state.symbioticLeft > 0;
}

/** The first resource that there is too little of for amounts; −1: all are at hand (OQ-46). */
export function firstShort({ goods }: Player, amounts: Amounts): number {
  for (let i = 0; i < goods.length; i++) if (at(amounts, i) > at(goods, i)) return i;
  return -1;
}

/** What upgrading costs: of several prices any one is paid. */
export function upgradeCosts(state: Underwater, me: Player, cost: Upgrade['cost']): readonly Amounts[] {
  const costs: readonly Price[] = typeof cost === 'string' ? [cost] : cost;
  return costs.map((one) => priceOf(state, me, UPGRADING, one));
}

/** The prices of an upgrade that can be paid. */
export const upgradePrices = (state: Underwater, me: Player, cost: Upgrade['cost']): readonly Amounts[] =>
  upgradeCosts(state, me, cost).filter((price) => firstShort(me, price) < 0);

/** Whether upgrading at one of these costs can be paid: as `upgradePrices`, without the list. */
export function canPayUpgrade(state: Underwater, me: Player, cost: Upgrade['cost']): boolean {
  if (typeof cost === 'string') return firstShort(me, priceOf(state, me, UPGRADING, cost)) < 0;
  for (const one of cost) if (firstShort(me, priceOf(state, me, UPGRADING, one)) < 0) return true;
  return false;
}

/** The player of a seat pays amounts that are at hand. */
export function payAmounts(state: Underwater, seat: Seat, amounts: Amounts): void {
  const { goods } = playerOf(state, seat);
  for (let i = 0; i < goods.length; i++) goods[i] = at(goods, i) - at(amounts, i);
}
