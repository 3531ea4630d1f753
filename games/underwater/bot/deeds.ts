import { at, fractionAt, playerOf, type Seat } from '@madang/kernel';
import type { Bag, Deed } from '../components/effects.ts';
import { BUILT_BY, SYMBIOTIC } from '../components/things.ts';
import { GOODS, type Good } from '../components/words.ts';
import { payable, priceOf, upgradePrices } from '../rules/building/costs.ts';
import { countOf, holds } from '../rules/building/counts.ts';
import { hasSite } from '../rules/building/places.ts';
import { upgradable } from '../rules/building/sites.ts';
import { actionDeed } from '../rules/effects/doing.ts';
import { usable } from '../rules/effects/usable.ts';
import { type Amounts, KELP, STEELPLAST } from '../rules/goods/amounts.ts';
import { canPay } from '../rules/goods/gain.ts';
import type { Player, Underwater } from '../rules/state.ts';
import { amountsWorth, goodsWorth, type Outlook } from './outlook.ts';
import { thingWorth, upgradeWorth } from './things.ts';
import { GLANCE } from './weights.ts';

/** What effects were found to bring in one position: slots have many parts in common. */
export type Known = Map<Deed, number>;

/** What an effect would bring a seat now, about, in points; 0 where it cannot be used. `known`: what is known of this position. */
export function deedWorth(state: Underwater, seat: Seat, deed: Deed, out: Outlook, known?: Known): number {
  const before = known?.get(deed);
  if (before !== undefined) return before;
  const of = (part: Deed): number => deedWorth(state, seat, part, out, known);
  const worth = now(deed, { state, seat, me: playerOf(state, seat), out, of });
  known?.set(deed, worth);
  return worth;
}

/** What an effect is judged by: the position, whose effect it is, and what its parts would bring. */
interface Judged {
  readonly state: Underwater;
  readonly seat: Seat;
  readonly me: Player;
  readonly out: Outlook;
  readonly of: (part: Deed) => number;
}

/** What an operator of the effect language is worth in points. */
interface Worth<D> {
  /** Now, in a position. */
  now(deed: D, judged: Judged): number;
  /** Where nothing is known of the board. */
  typical(deed: D, prices: readonly number[]): number;
}

type DeedOf<K extends Deed['do']> = { readonly [P in K]: { readonly do: P } & Omit<Extract<Deed, { readonly do: P }>, 'do'> }[K];

/** Worth so many points, each time that it is done. */
const plain = <D>(points: number, times: (deed: D) => number = () => 1): Worth<D> => ({
  now: () => points,
  typical: (deed) => points * times(deed),
});

const sumOf = (of: readonly Deed[], prices: readonly number[]): number => of.reduce((sum, part) => sum + typicalWorth(part, prices), 0);

const UPGRADE = 1.6;
const USE_ACTION = 1.2;

/** Every operator: what it would bring now, and where nothing is known. */
const WORTH: { readonly [K in Deed['do']]: Worth<DeedOf<K>> } = {
  all: {
    now: ({ of }, judged) => of.reduce((sum, part) => sum + judged.of(part), 0),
    typical: ({ of }, prices) => sumOf(of, prices),
  },
  seq: {
    now({ of: [first, ...rest] }, { of }) {
      const begun = of(first);
      return begun > 0 ? begun + rest.reduce((sum, part) => sum + (part.do === 'upgrade' ? UPGRADE : of(part)), 0) : 0;
    },
    typical: ({ of }, prices) => sumOf(of, prices),
  },
  choose: {
    now: ({ of }, judged) => Math.max(...of.map(judged.of)),
    typical: ({ of }, prices) => Math.max(...of.map((part) => typicalWorth(part, prices))),
  },
  if: {
    now({ condition, effect, otherwise }, { state, seat, of }) {
      const part = holds(state, seat, condition) ? effect : otherwise;
      return part ? of(part) : 0;
    },
    typical: ({ effect }, prices) => 0.6 * typicalWorth(effect, prices),
  },
  per: {
    now: ({ count, every, effect, max }, { state, seat, of }) => Math.min(Math.floor(countOf(state, seat, count) / every), max ?? 9) * of(effect),
    typical: ({ effect, max }, prices) => Math.min(max ?? 3, 3) * typicalWorth(effect, prices),
  },
  pay: {
    now: ({ cost, effect }, { me, out, of }) => payWorth(me, cost, of(effect), out),
    typical: ({ cost, effect }, prices) => Math.max(0, typicalWorth(effect, prices) - Math.min(...cost.map((one) => goodsWorth(one, prices)))),
  },
  gain: {
    now: ({ goods }, { out }) => goodsWorth(goods, out.now),
    typical: ({ goods }, prices) => goodsWorth(goods, prices),
  },
  gainChoice: {
    now: ({ count, distinct, from }, { out }) => choiceWorth(count, distinct, from, out.now),
    typical: ({ count, distinct, from }, prices) => choiceWorth(count, distinct, from, prices),
  },
  exchange: { ...plain(0.8), now: (deed, { me, out }) => exchangeWorth(me, deed, out) },
  build: { ...plain(2, ({ count }) => count), now: (deed, { state, me, out }) => buildWorth(state, me, deed, out) },
  upgrade: { ...plain(UPGRADE, ({ count }) => count), now: (deed, { state, me, out }) => upgradesWorth(state, me, deed, out) },
  convertCity: plain(2),
  advance: { now: ({ steps }) => 0.8 * steps, typical: ({ steps }) => 0.8 * steps },
  drawSpecial: plain(1.5, ({ count }) => count),
  useAction: { ...plain(USE_ACTION, ({ max }) => max), now: (_deed, { state, seat, out }) => bestAction(state, seat, out) },
  refreshAction: plain(0.8, ({ count }) => count),
  performSlot: plain(2.5),
  produceOnce: plain(1.5),
  gainMetropolis: plain(3.4),
};

const now = <K extends Deed['do']>(deed: DeedOf<K>, judged: Judged): number => WORTH[deed.do].now(deed, judged);
const typical = <K extends Deed['do']>(deed: DeedOf<K>, prices: readonly number[]): number => WORTH[deed.do].typical(deed, prices);

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

function exchangeWorth(me: Player, { a, b }: DeedOf<'exchange'>, out: Outlook): number {
  const gain = goodsWorth(b, out.now) - goodsWorth(a, out.now);
  return Math.max(0, canPay(me, a) ? gain : 0, canPay(me, b) ? -gain : 0);
}

const twice = (price: Amounts): Amounts => price.map((n) => 2 * n);

const payableHere = (me: Player, price: Amounts): boolean => payable(me, price, at(price, KELP), at(price, STEELPLAST));

/** The best thing that can be built and paid for, a second one too where two may be. */
function buildWorth(state: Underwater, me: Player, deed: DeedOf<'build'>, out: Outlook): number {
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
function upgradesWorth(state: Underwater, me: Player, deed: DeedOf<'upgrade'>, out: Outlook): number {
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
  for (const card of playerOf(state, seat).ready) best = Math.max(best, actionWorth(state, seat, card, out));
  return best;
}

/** What using an action card brings. An action that uses another is not followed further. */
export function actionWorth(state: Underwater, seat: Seat, card: number, out: Outlook): number {
  const deed = actionDeed(state, seat, card, usable);
  if (!deed) return 0;
  return deed.do === 'useAction' ? USE_ACTION : deedWorth(state, seat, deed, out);
}

/** What an effect is worth where nothing is known of the board. */
export const typicalWorth = (deed: Deed, prices: readonly number[]): number => typical(deed, prices);
