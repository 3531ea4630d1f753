import { at, fractionAt, playerOf, type Seat, total } from '@madang/kernel';
import type { Lasting, Scoring, Yield } from '../components/effects.ts';
import { cardOf } from '../components/match-deck.ts';
import { RESOURCES_PER_POINT } from '../components/numbers.ts';
import { countOf, holds } from '../rules/building/counts.ts';
import { amountsOf } from '../rules/goods/amounts.ts';
import { yieldSum } from '../rules/production/cards.ts';
import { worthOf } from '../rules/scoring/final.ts';
import type { Underwater } from '../rules/state.ts';
import { deedWorth, type Known, typicalWorth } from './deeds.ts';
import { goodsWorth, type Outlook } from './outlook.ts';
import { COUNTED, DISCOUNTED, DISCOUNTS, FIRST_ONLY, GROWTH, HAND_LIMIT, SHOP, SLOT_MODIFIER, TRIGGERS, UNKNOWN_CARD, USES } from './weights.ts';

/** The part of its worth that a card keeps if its owner lacks what it asks for; the same for an instant card, which then does nothing. */
const UNMET = 0.4;
const IDLE = 0.1;

/** What playing a card on a slot of its colour is worth, its credits paid, in points. */
export function cardWorth(state: Underwater, seat: Seat, number: number, out: Outlook, known?: Known): number {
  const card = number < 0 ? undefined : cardOf(state, number);
  if (!card) return UNKNOWN_CARD;
  const met = !card.requires || holds(state, seat, card.requires) ? 1 : card.instant ? IDLE : UNMET;
  return met * claimedWorth(state, seat, number, out, { ready: true, known }) - card.cost * fractionAt(out.now, 0);
}

/** Whether an action card can be used in this era, and the known worth of effects. */
interface Standing {
  readonly ready: boolean;
  readonly known?: Known | undefined;
}

const READY: Standing = { ready: true };
/** An action card that was used. */
export const SPENT: Standing = { ready: false };

/** What a card is worth: an instant one's effect, another's from its claiming on. */
export function claimedWorth(state: Underwater, seat: Seat, number: number, out: Outlook, { ready, known }: Standing = READY): number {
  const { instant, permanent, action, production, endScoring } = cardOf(state, number);
  if (instant) return deedWorth(state, seat, instant, out, known);
  if (permanent) return lastingWorth(permanent, out);
  if (action) {
    const uses = USES.later * (out.phases - 1) + (ready ? USES.ready * Math.min(1, out.eraRounds / 2) : 0);
    return uses * typicalWorth(action, out.now);
  }
  if (production) return yieldWorth(state, seat, production, out);
  return endScoring ? endingWorth(state, seat, endScoring, out) : 0;
}

function lastingWorth(lasting: Lasting, out: Outlook): number {
  switch (lasting.do) {
    case 'discount':
      return discountWorth(lasting, out);
    case 'trigger':
      return TRIGGERS[lasting.on.event] * out.rounds * typicalWorth(lasting.effect, out.now);
    case 'slotModifier':
      return SLOT_MODIFIER * out.rounds;
    case 'handLimit':
      return HAND_LIMIT * out.rounds * lasting.delta;
  }
}

/** What a discount saves, of what each thing costs: a building costs one of three resources. */
function discountWorth({ on, amount, limit }: Extract<Lasting, { do: 'discount' }>, out: Outlook): number {
  const off = amountsOf(amount);
  const costs = DISCOUNTED[on];
  let saved = 0;
  for (const usual of costs) for (let i = 0; i < off.length; i++) saved += Math.min(at(off, i), at(usual, i)) * fractionAt(out.now, i);
  return (DISCOUNTS[on] * (limit ? FIRST_ONLY : 1) * out.rounds * saved) / costs.length;
}

/** What a production card yields in every Production to come, about: counts grow a little. */
function yieldWorth(state: Underwater, seat: Seat, does: Yield, out: Outlook): number {
  switch (does.do) {
    case 'gain':
      return goodsWorth(does.goods, out.produced);
    case 'all':
      return does.of.reduce((sum, part) => sum + yieldWorth(state, seat, part, out), 0);
    case 'if': {
      const part = holds(state, seat, does.condition) ? does.effect : does.otherwise;
      return part ? yieldWorth(state, seat, part, out) : UNMET * yieldWorth(state, seat, does.effect, out);
    }
    case 'per': {
      const often = (countOf(state, seat, does.count) + 0.2 * out.rounds) / does.every;
      return Math.min(often, does.max ?? 9) * yieldWorth(state, seat, does.effect, out);
    }
    case 'boostProduction':
      return Math.min(countOf(state, seat, does.of) + 0.2 * out.rounds, does.max ?? 9) * goodsWorth(does.add, out.produced);
    case 'swapProduction':
      return 0.7 * does.count * Math.max(0, goodsWorth(does.to, out.produced) - goodsWorth(does.from, out.produced));
    case 'feedLess':
      return 0.8 * does.count * out.phases;
  }
}

/** What an end-scoring card will bring, about. */
function endingWorth(state: Underwater, seat: Seat, scoring: Scoring, out: Outlook): number {
  if (scoring.do === 'buyPoints') return shopWorth(state, seat, scoring, out);
  return worthOf(state, seat, scoring) + growthOf(scoring) * Math.max(0, out.rounds - 0.7);
}

/** What a scoring still gains with each round to come. */
function growthOf(scoring: Scoring): number {
  switch (scoring.do) {
    case 'per':
      return (COUNTED[scoring.count.of] * growthOf(scoring.effect)) / scoring.every;
    case 'gain':
      return scoring.goods.points;
    case 'if':
      return 0.2 * growthOf(scoring.effect);
    case 'table':
      return GROWTH;
    case 'buyPoints':
      return 0;
  }
}

/** What a card that sells points will bring, about: with what is there and what the next Production yields, beyond what that is worth else. */
function shopWorth(state: Underwater, seat: Seat, { cost, points, max }: Extract<Scoring, { do: 'buyPoints' }>, out: Outlook): number {
  const me = playerOf(state, seat);
  const yields = out.yields ?? yieldSum(state, seat);
  const price = amountsOf(cost);
  let times = max;
  for (let i = 0; i < price.length; i++) {
    if (at(price, i) > 0) times = Math.min(times, (SHOP.here * at(me.goods, i) + SHOP.yields * at(yields, i) + SHOP.more) / at(price, i));
  }
  return times * (points - total(price) / RESOURCES_PER_POINT);
}
