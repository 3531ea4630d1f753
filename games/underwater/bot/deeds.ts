import { at, fractionAt, type Seat } from '@madang/kernel';
import type { Bag, Build, Deed, Upgrade } from '../components/effects.ts';
import { BUILT_BY, SYMBIOTIC } from '../components/things.ts';
import { GOODS, type Good } from '../components/words.ts';
import { payable, priceOf, upgradePrices } from '../rules/building/costs.ts';
import { countOf, holds } from '../rules/building/counts.ts';
import { hasSite, upgradable } from '../rules/building/sites.ts';
import { actionDeed } from '../rules/effects/doing.ts';
import { usable } from '../rules/effects/usable.ts';
import { type Amounts, KELP, STEELPLAST } from '../rules/goods/amounts.ts';
import { canPay } from '../rules/goods/gain.ts';
import { player } from '../rules/rule.ts';
import type { Player, Underwater } from '../rules/state.ts';
import { amountsWorth, goodsWorth, type Outlook } from './outlook.ts';
import { thingWorth, upgradeWorth } from './things.ts';
import { GLANCE, TYPICAL } from './weights.ts';

/** What effects were found to bring in one position: slots have many parts in common. */
export type Known = Map<Deed, number>;

/** What an effect would bring a seat now, about, in points; 0 where it cannot be used. `known`: what is known of this position. */
export function deedWorth(state: Underwater, seat: Seat, deed: Deed, out: Outlook, known?: Known): number {
  const before = known?.get(deed);
  if (before !== undefined) return before;
  const worth = worthNow(state, seat, deed, out, known);
  known?.set(deed, worth);
  return worth;
}

function worthNow(state: Underwater, seat: Seat, deed: Deed, out: Outlook, known: Known | undefined): number {
  const me = player(state, seat);
  const of = (part: Deed): number => deedWorth(state, seat, part, out, known);
  switch (deed.do) {
    case 'gain':
      return goodsWorth(deed.goods, out.now);
    case 'gainChoice':
      return choiceWorth(deed.count, deed.distinct, deed.from, out.now);
    case 'all':
      return deed.of.reduce((sum, part) => sum + of(part), 0);
    case 'seq': {
      const first = of(deed.of[0]);
      return first > 0 ? first + deed.of.slice(1).reduce((sum, part) => sum + (part.do === 'upgrade' ? TYPICAL.upgrade : of(part)), 0) : 0;
    }
    case 'choose':
      return Math.max(...deed.of.map(of));
    case 'if': {
      const part = holds(state, seat, deed.condition) ? deed.effect : deed.otherwise;
      return part ? of(part) : 0;
    }
    case 'per':
      return Math.min(Math.floor(countOf(state, seat, deed.count) / deed.every), deed.max ?? 9) * of(deed.effect);
    case 'pay':
      return payWorth(me, deed.cost, of(deed.effect), out);
    case 'build':
      return buildWorth(state, me, deed, out);
    case 'upgrade':
      return upgradesWorth(state, me, deed, out);
    case 'useAction':
      return bestAction(state, seat, out);
    case 'exchange':
      return exchangeWorth(me, deed, out);
    default:
      return TYPICAL[deed.do] * ('steps' in deed ? deed.steps : 1);
  }
}

/** So many goods of choice at these prices. */
function choiceWorth(count: number, distinct: boolean, from: readonly Good[], prices: readonly number[]): number {
  const worths = from.map((good) => fractionAt(prices, GOODS.indexOf(good))).sort((a, b) => b - a);
  return distinct ? worths.slice(0, count).reduce((sum, one) => sum + one, 0) : count * (worths[0] ?? 0);
}

function payWorth(me: Player, costs: readonly Bag[], effect: number, out: Outlook): number {
  let best = 0;
  for (const cost of costs) if (canPay(me, cost)) best = Math.max(best, effect - goodsWorth(cost, out.now));
  return best;
}

function exchangeWorth(me: Player, { a, b }: Extract<Deed, { do: 'exchange' }>, out: Outlook): number {
  const gain = goodsWorth(b, out.now) - goodsWorth(a, out.now);
  return Math.max(0, canPay(me, a) ? gain : 0, canPay(me, b) ? -gain : 0);
}

const twice = (price: Amounts): Amounts => price.map((n) => 2 * n);

const payableHere = (me: Player, price: Amounts): boolean => payable(me, price, at(price, KELP), at(price, STEELPLAST));

/** The best thing that can be built and paid for, a second one too where two may be. */
function buildWorth(state: Underwater, me: Player, deed: Build, out: Outlook): number {
  const things = BUILT_BY[deed.what];
  let best = 0;
  for (let thing = 0; thing <= SYMBIOTIC; thing++) {
    if ((things & (1 << thing)) === 0) continue;
    const price = priceOf(state, me, thing, deed.cost);
    if (!payableHere(me, price) || !hasSite(me, thing, deed.site === 'expansion')) continue;
    const one = thingWorth(me, thing, out) - amountsWorth(price, out.now);
    const second = deed.count > 1 && payableHere(me, twice(price)) ? GLANCE.second : 0;
    best = Math.max(best, one * (1 + second));
  }
  return best;
}

/** The best structures to upgrade, as many as can be paid for. */
function upgradesWorth(state: Underwater, me: Player, deed: Upgrade, out: Outlook): number {
  const price = upgradePrices(state, me, deed.cost)[0];
  if (!price) return 0;
  const paid = amountsWorth(price, out.now);
  let affordable: number = deed.count;
  for (let i = 0; i < price.length; i++) if (at(price, i) > 0) affordable = Math.min(affordable, Math.floor(at(me.goods, i) / at(price, i)));
  // The best so far, the best first: few are upgraded at once.
  const best: number[] = [];
  for (const site of upgradable(me, deed.what)) {
    let gain = upgradeWorth(me, site, out) - paid;
    for (let i = 0; i < affordable && gain > 0; i++) {
      const other = fractionAt(best, i);
      if (gain <= other) continue;
      best[i] = gain;
      gain = other;
    }
  }
  return best.reduce((sum, gain) => sum + gain, 0);
}

/** The best use of an action card that is ready. */
function bestAction(state: Underwater, seat: Seat, out: Outlook): number {
  let best = 0;
  for (const card of player(state, seat).ready) best = Math.max(best, actionWorth(state, seat, card, out));
  return best;
}

/** What using an action card brings. An action that uses another is not followed further. */
export function actionWorth(state: Underwater, seat: Seat, card: number, out: Outlook): number {
  const deed = actionDeed(state, seat, card, usable);
  if (!deed) return 0;
  return deed.do === 'useAction' ? TYPICAL.useAction : deedWorth(state, seat, deed, out);
}

/** What an effect is worth where nothing is known of the board. */
export function typicalWorth(deed: Deed, prices: readonly number[]): number {
  switch (deed.do) {
    case 'gain':
      return goodsWorth(deed.goods, prices);
    case 'gainChoice':
      return choiceWorth(deed.count, deed.distinct, deed.from, prices);
    case 'all':
    case 'seq':
      return deed.of.reduce((sum, part) => sum + typicalWorth(part, prices), 0);
    case 'choose':
      return Math.max(...deed.of.map((part) => typicalWorth(part, prices)));
    case 'if':
      return 0.6 * typicalWorth(deed.effect, prices);
    case 'per':
      return Math.min(deed.max ?? 3, 3) * typicalWorth(deed.effect, prices);
    case 'pay':
      return Math.max(0, typicalWorth(deed.effect, prices) - Math.min(...deed.cost.map((cost) => goodsWorth(cost, prices))));
    default:
      return TYPICAL[deed.do] * ('steps' in deed ? deed.steps : 'max' in deed ? deed.max : 'count' in deed ? deed.count : 1);
  }
}
