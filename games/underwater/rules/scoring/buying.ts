import { add, answers, at, playerOf, type Refusal, type Seat } from '@madang/kernel';
import type { Bag, Scoring } from '../../components/effects.ts';
import { cardOf } from '../../components/match-deck.ts';
import { BIOMATTER_SELLS_FOR, RESOURCES_PER_POINT } from '../../components/numbers.ts';
import { names } from '../answers.ts';
import { holds } from '../building/counts.ts';
import { type Amounts, amountsOf, BIOMATTER, minus } from '../goods/amounts.ts';
import { isOwnCard } from '../goods/cards.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import { cardName, refusal } from '../refusals.ts';
import { decide, follow, type TaskOf, type UnderwaterTell } from '../rule.ts';
import type { Underwater } from '../state.ts';

const BUY = answers(MOVES, 'buy', (move) => move.card);

/** The places of a player's `scored`: SOURCES by number; 0 is the track's. */
export const BROWN = 1;
export const CARDS_SCORED = 2;
export const CITIES_SCORED = 3;
export const RESOURCES_SCORED = 4;

/** A card that sells points. */
export interface Shop {
  readonly card: number;
  readonly cost: Bag;
  readonly amounts: Amounts;
  readonly points: number;
  readonly max: number;
}

function shopOf(card: number, scoring: Scoring | undefined): Shop | undefined {
  if (scoring?.do !== 'buyPoints') return undefined;
  return { card, cost: scoring.cost, amounts: amountsOf(scoring.cost), points: scoring.points, max: scoring.max };
}

/** The claimed cards that sell points. */
export const shopsOf = (state: Underwater, seat: Seat): readonly Shop[] =>
  playerOf(state, seat).endings.flatMap((card) => {
    const { endScoring, requires } = cardOf(state, card);
    return requires && !holds(state, seat, requires) ? [] : (shopOf(card, endScoring) ?? []);
  });

/** UWC-SCORE-10, -11: points for leftover resources. */
export function leftoverPoints(goods: Amounts): number {
  let total = at(goods, BIOMATTER) * BIOMATTER_SELLS_FOR;
  for (let i = 0; i < BIOMATTER; i++) total += at(goods, i);
  return Math.floor(total / RESOURCES_PER_POINT);
}

const timesPayable = (goods: Amounts, { amounts, max }: Shop): number =>
  amounts.reduce((most, n, resource) => (n > 0 ? Math.min(most, Math.floor(at(goods, resource) / n)) : most), max);

const without = (goods: Amounts, { amounts }: Shop, times: number): number[] => minus(goods, amounts, times);

/** How to buy: for each shop how often, with the points bought. */
export interface Plan {
  readonly times: readonly number[];
  readonly bought: number;
  readonly goods: Amounts;
}

/** Whether a purchase gives at least what its resources would give as leftovers. */
const neverLoses = ({ amounts, points }: Shop): boolean =>
  amounts.reduce((sum, n, resource) => sum + (resource === BIOMATTER ? BIOMATTER_SELLS_FOR * n : n), 0) <= RESOURCES_PER_POINT * points;

/** Whether other cards want the same resources (OQ-37). */
const competes = (shop: Shop, others: readonly Shop[]): boolean =>
  others.some((other) => other.amounts.some((n, resource) => n > 0 && at(shop.amounts, resource) > 0));

/** UWC-SCORE-08: the plan for which bought and leftover points together are as many as can be; of equals the one that buys more. */
export function bestPlan(shops: readonly Shop[], goods: Amounts): Plan {
  const [shop, ...others] = shops;
  if (!shop) return { times: [], bought: 0, goods };
  let best: Plan | undefined;
  for (let times = timesPayable(goods, shop); times >= 0; times--) {
    const rest = bestPlan(others, without(goods, shop, times));
    const plan: Plan = { times: [times, ...rest.times], bought: times * shop.points + rest.bought, goods: rest.goods };
    if (!best || plan.bought + leftoverPoints(plan.goods) > best.bought + leftoverPoints(best.goods)) best = plan;
    if (neverLoses(shop) && !competes(shop, others)) break;
  }
  return best ?? { times: [], bought: 0, goods };
}

/** Buys so often with a card. */
function buyNow(state: Underwater, seat: Seat, shop: Shop, times: number, tell: UnderwaterTell): void {
  if (times === 0) return;
  const me = playerOf(state, seat);
  const points = times * shop.points;
  me.goods = without(me.goods, shop, times);
  me.points += points;
  add(me.scored, CARDS_SCORED, points);
  const goods: Bag = Object.fromEntries(Object.entries(shop.cost).map(([resource, n]) => [resource, n * times]));
  tell?.({ event: 'bought-points', seat, card: shop.card, goods, points });
}

const timesBought = (bought: readonly number[], card: number): number => bought.filter((one) => one === card).length;

/** UWC-SCORE-08: why nothing is bought with a card; undefined: it can be, or the card is not the seat's. */
function whyNotBought(state: Underwater, { seat, bought }: TaskOf<'buy'>, number: number): Refusal | undefined {
  const me = playerOf(state, seat);
  if (!isOwnCard(me, number)) return undefined;
  const card = cardName(state, number);
  const shop = shopsOf(state, seat).find((one) => one.card === number);
  if (!shop) return refusal('UWC-SCORE-08', 'no-end-scoring-card', { card });
  if (timesBought(bought, number) >= shop.max) return refusal('UWC-SCORE-08', 'bought-as-often-as-it-goes', { card });
  return timesPayable(me.goods, shop) > 0 ? undefined : refusal('UWC-SCORE-08', 'cannot-pay', { card });
}

/** UWC-SCORE-08, OQ-37: points for resources before the leftovers are counted; the best use is worked out, or the player chooses card by card. */
export const buy = decide<'buy'>({
  choices(state, task): readonly UnderwaterMove[] {
    if (state.options.endBuying === 'best') return [];
    return shopsOf(state, task.seat).flatMap(({ card }) => (whyNotBought(state, task, card) ? [] : (BUY[card] ?? [])));
  },
  answer(state, task, move, tell) {
    const { seat, bought } = task;
    const me = playerOf(state, seat);
    if (me.scored.length === 0) me.scored = [me.points, 0, 0, 0, 0];
    if (state.options.endBuying === 'best') {
      const shops = shopsOf(state, seat);
      const { times } = bestPlan(shops, me.goods);
      shops.forEach((shop, i) => {
        buyNow(state, seat, shop, at(times, i), tell);
      });
      return;
    }
    const shop = move && shopsOf(state, seat).find((one) => one.card === names(move).card);
    if (!shop) return;
    buyNow(state, seat, shop, 1, tell);
    follow(state, { ...task, bought: [...bought, shop.card] });
  },
  refuse: (state, task, move) => (move.kind === 'buy' ? whyNotBought(state, task, move.card) : undefined),
});
