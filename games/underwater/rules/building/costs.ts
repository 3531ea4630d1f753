import { add, answers, at, type Seat, subtract } from '@madang/kernel';
import type { Printed } from '../../components/boards.ts';
import type { Bag, Price } from '../../components/effects.ts';
import { ofCards } from '../../components/match-deck.ts';
import { CITY_COST, STRUCTURE_COST, UPGRADE_COST } from '../../components/numbers.ts';
import { BUILT_BY, isBuilding, isCity, TUNNEL, UPGRADING } from '../../components/things.ts';
import { type Amounts, amountsOf, BIOMATTER, CREDITS, FREE, KELP, plus, SCIENCE, STEELPLAST } from '../goods/amounts.ts';
import { MOVES, REPLACED_KELP_MAX, REPLACED_STEELPLAST_MAX, type UnderwaterMove } from '../moves.ts';
import { player } from '../rule.ts';
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

/** Whether a price can be paid, biomatter replacing what is short of kelp and steelplast (UWC-RES-05, -07). */
export function payable(me: Player, price: Amounts, kelp: number, steelplast: number): boolean {
  const { goods } = me;
  if (at(price, CREDITS) > at(goods, CREDITS) || at(price, SCIENCE) > at(goods, SCIENCE)) return false;
  const kelpShort = Math.max(0, at(price, KELP) - at(goods, KELP));
  const steelShort = Math.max(0, at(price, STEELPLAST) - at(goods, STEELPLAST));
  return kelpShort <= kelp && steelShort <= steelplast && at(price, BIOMATTER) + kelpShort + steelShort <= at(goods, BIOMATTER);
}

/** UWC-RES-05: every way to pay a bill with biomatter in the place of kelp and steelplast, sorted by id. */
export function payments(me: Player, { price, kelp, steelplast }: Bill): UnderwaterMove[] {
  const list: UnderwaterMove[] = [];
  const spare = at(me.goods, BIOMATTER) - at(price, BIOMATTER);
  const leastKelp = Math.max(0, at(price, KELP) - at(me.goods, KELP));
  const leastSteel = Math.max(0, at(price, STEELPLAST) - at(me.goods, STEELPLAST));
  for (let k = leastKelp; k <= Math.min(kelp, spare, REPLACED_KELP_MAX); k++) {
    for (let s = leastSteel; s <= Math.min(steelplast, spare - k, REPLACED_STEELPLAST_MAX); s++) {
      const move = REPLACE[k * (REPLACED_STEELPLAST_MAX + 1) + s];
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

/** OQ-46: whether upgrading at one of these costs can be paid: the discounted costs that can. */
export function upgradePrices(state: Underwater, me: Player, cost: 'usual' | 'free' | readonly Bag[]): readonly Amounts[] {
  const costs: readonly Price[] = cost === 'usual' || cost === 'free' ? [cost] : cost;
  return costs.map((one) => priceOf(state, me, UPGRADING, one)).filter((price) => price.every((n, resource) => n <= at(me.goods, resource)));
}

/** Whether amounts are at hand. */
function atHand(me: Player, price: Amounts): boolean {
  for (let i = 0; i < me.goods.length; i++) if (at(price, i) > at(me.goods, i)) return false;
  return true;
}

/** Whether upgrading at one of these costs can be paid: as `upgradePrices`, without the list. */
export function canPayUpgrade(state: Underwater, me: Player, cost: 'usual' | 'free' | readonly Bag[]): boolean {
  if (cost === 'usual' || cost === 'free') return atHand(me, priceOf(state, me, UPGRADING, cost));
  for (const one of cost) if (atHand(me, priceOf(state, me, UPGRADING, one))) return true;
  return false;
}

/** The player of a seat pays amounts that are at hand. */
export function payAmounts(state: Underwater, seat: Seat, amounts: Amounts): void {
  const { goods } = player(state, seat);
  for (let i = 0; i < goods.length; i++) goods[i] = at(goods, i) - at(amounts, i);
}
