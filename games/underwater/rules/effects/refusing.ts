import { at, has, type Message, type Refusal, type Seat } from '@madang/kernel';
import { cityOfBuilding } from '../../components/boards.ts';
import type { Bag, Price, Upgradable, Upgrade } from '../../components/effects.ts';
import { TUNNEL, UPGRADED_BY, UPGRADING } from '../../components/things.ts';
import { RESOURCES } from '../../components/words.ts';
import { MAY, type Need } from '../agenda/effect-tasks.ts';
import { FIRST_TUNNEL, names, SKIP } from '../answers.ts';
import { billOf, priceOf } from '../building/costs.ts';
import { connectedCities, isUpgradedAt, kindAt, tunnelsBesideCity } from '../building/network.ts';
import { type Amounts, amountsOf, BIOMATTER, KELP, STEELPLAST } from '../goods/amounts.ts';
import { isOwnCard } from '../goods/cards.ts';
import { canPay } from '../goods/gain.ts';
import type { UnderwaterMove } from '../moves.ts';
import { cardName, listName, refusal, resourceName, slotName, structureName, thingName, tileName } from '../refusals.ts';
import { player, type TaskOf } from '../rule.ts';
import { ALWAYS, isAvailable, occupiedByOther, slotsInPlay } from '../slots/slots.ts';
import type { Underwater } from '../state.ts';
import { refuseUseless } from './lacking.ts';

const resources = (list: readonly number[]): Message => listName(list.map(resourceName));

/** UWC-TURN-13: nothing is done without where a part has to be used. */
export const refuseSkip = (need: Need, move: UnderwaterMove): Refusal | undefined =>
  move === SKIP && need !== MAY ? refusal('UWC-TURN-13', 'part-must-be-used', {}) : undefined;

/** The first resource of a payment that there is too little of; what keeps it otherwise is an upgrade that must follow. */
function refusePayment(state: Underwater, seat: Seat, payment: Amounts, rule: `UWC-${string}`, resource: number): Refusal {
  const { goods } = player(state, seat);
  const short = payment.findIndex((needed, i) => needed > at(goods, i));
  if (short < 0) return refusal('UWC-TURN-22', 'kept-for-upgrade', { resource: resourceName(resource) });
  return refusal(rule, 'too-few', { resource: resourceName(short), needed: at(payment, short), here: at(goods, short) });
}

/** Why one of several prices is not offered: it is none of them, it cannot be paid, or what is promised needs it (UWC-TURN-22). */
function refusePrice(state: Underwater, seat: Seat, prices: readonly Amounts[], rule: `UWC-${string}`, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'spend') return undefined;
  const { resource } = names(move);
  const known = prices.map((price) => price.findIndex((n) => n > 0));
  const payment = prices[known.indexOf(resource)];
  if (!payment) return refusal(rule, 'no-such-price', { resource: resourceName(resource), prices: resources(known) });
  return refusePayment(state, seat, payment, rule, resource);
}

/** Why a payment, or a side of an exchange, is not offered. */
export const refuseSpending = (
  state: Underwater,
  seat: Seat,
  bags: readonly Bag[],
  rule: `UWC-${string}`,
  move: UnderwaterMove,
): Refusal | undefined => refusePrice(state, seat, bags.map(amountsOf), rule, move);

/** UWC-GLOSS-19: why a price is not offered: it is none of them, it cannot be paid, or it would be paid for nothing; `worth`: those that would not. */
export function refusePaying(state: Underwater, { seat, cost }: TaskOf<'pay'>, worth: readonly Bag[], move: UnderwaterMove): Refusal | undefined {
  const bag = move.kind === 'do' ? cost[0] : cost.find((one) => move.kind === 'spend' && one[move.resource] !== undefined);
  if (bag && canPay(player(state, seat), bag) && !worth.includes(bag)) return refusal('UWC-GLOSS-19', 'nothing-for-price', {});
  return refuseSpending(state, seat, cost, 'UWC-GLOSS-19', move);
}

/** Why a price of an upgrade is not offered. */
export function refuseUpgradePrice(state: Underwater, seat: Seat, cost: Upgrade['cost'], move: UnderwaterMove): Refusal | undefined {
  const costs: readonly Price[] = typeof cost === 'string' ? [cost] : cost;
  const me = player(state, seat);
  return refusePrice(
    state,
    seat,
    costs.map((one) => priceOf(state, me, UPGRADING, one)),
    'UWC-GLOSS-27',
    move,
  );
}

/** Why a resource is not offered: it is none of those to choose, or the set with it is asked in another order. */
export function refuseGain({ from, left, distinct }: TaskOf<'gain choice'>, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'gain') return undefined;
  const { resource } = names(move);
  const open = RESOURCES.flatMap((_, i) => (has(from, i) ? [i] : []));
  if (distinct && open.includes(resource)) return refusal('UWC-GLOSS-28', 'gained-last', { resource: resourceName(resource), left });
  return refusal('UWC-GLOSS-28', 'no-such-gain', { resource: resourceName(resource), offered: resources(open) });
}

/** UWC-RES-05: why biomatter does not replace so much. */
export function refuseReplacing(state: Underwater, { seat, thing, site, cost }: TaskOf<'replace'>, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'replace') return undefined;
  const me = player(state, seat);
  const { kelp, steelplast } = names(move);
  const bill = billOf(state, me, thing, site, cost);
  const needed = kelp + steelplast + at(bill.price, BIOMATTER);
  const here = at(me.goods, BIOMATTER);
  for (const [resource, part, most] of [
    [KELP, kelp, bill.kelp],
    [STEELPLAST, steelplast, bill.steelplast],
  ] as const) {
    const named = { thing: thingName(thing), resource: resourceName(resource) };
    // More than the price has of it: nobody would expect that.
    if (part > most) return undefined;
    const rest = at(bill.price, resource) - part;
    if (rest > at(me.goods, resource)) return refusal('UWC-RES-05', 'too-little-replaced', { ...named, needed: rest, here: at(me.goods, resource) });
  }
  if (needed > here) return refusal('UWC-RES-05', 'too-few', { resource: resourceName(BIOMATTER), needed, here });
  return refusal('UWC-TURN-22', 'nothing-for-what-follows', { thing: thingName(thing) });
}

/** Why a claimed card cannot be used: it is turned, it is no action card, or it would do nothing now (UWC-CARD-24). */
export function refuseUsing(state: Underwater, seat: Seat, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'use') return undefined;
  const { card: number } = names(move);
  const me = player(state, seat);
  const card = cardName(state, number);
  if (me.spent.includes(number)) return refusal('UWC-CARD-09', 'action-card-turned', { card });
  if (me.ready.includes(number)) return refusal('UWC-CARD-24', 'action-card-useless', { card });
  return isOwnCard(me, number) ? refusal('UWC-CARD-07', 'no-action-card', { card }) : undefined;
}

/** Why a claimed card is not turned back. */
export function refuseRefreshing(state: Underwater, seat: Seat, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'refresh') return undefined;
  const { card: number } = names(move);
  const me = player(state, seat);
  const card = cardName(state, number);
  if (me.ready.includes(number)) return refusal('UWC-CARD-11', 'action-card-available', { card });
  return isOwnCard(me, number) ? refusal('UWC-CARD-07', 'no-action-card', { card }) : undefined;
}

/** UWC-GLOSS-01 … -04: why another slot's action is not performed. */
export function refusePerforming(state: Underwater, { seat, which, always }: TaskOf<'perform'>, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'perform') return undefined;
  const { slot } = names(move);
  const named = { slot: slotName(slot) };
  if (slot === ALWAYS) {
    const reached = always && which !== 'occupiedByOther' && state.options.availableIncludesAlways === 'yes';
    return reached ? refuseUseless(state, seat, 'UWC-TURN-13', slot) : refusal('UWC-GLOSS-03', 'slot-out-of-reach', named);
  }
  if (!slotsInPlay(state.players.length).includes(slot)) return undefined;
  if (has(at(state.slots, slot), seat)) return refusal('UWC-GLOSS-04', 'slot-occupied-by-you', named);
  if (which === 'available' && !isAvailable(state, slot)) return refusal('UWC-GLOSS-01', 'slot-occupied', named);
  if (which === 'occupiedByOther' && !occupiedByOther(state, seat, slot)) return refusal('UWC-GLOSS-02', 'slot-not-occupied', named);
  return refuseUseless(state, seat, 'UWC-TURN-13', slot);
}

/** UWC-GLOSS-15: why a structure does not produce by an effect: only upgraded ones in the network do. */
export function refuseYield(state: Underwater, seat: Seat, what: Upgradable, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'yield') return undefined;
  const me = player(state, seat);
  const { site } = names(move);
  const named = { site: structureName(site) };
  const tunnel = site - FIRST_TUNNEL;
  const isTunnel = tunnel >= 0;
  const thing = isTunnel ? TUNNEL : kindAt(me, site);
  if (isTunnel ? !has(me.tunnels, tunnel) : thing < 0) return undefined;
  if (!has(UPGRADED_BY[what], thing)) return refusal('UWC-GLOSS-15', 'wrong-structure', named);
  if (isTunnel ? !has(me.upgradedTunnels, tunnel) : !isUpgradedAt(me, site)) return refusal('UWC-GLOSS-15', 'not-upgraded', named);
  const connected = isTunnel ? has(tunnelsBesideCity(me), tunnel) : has(connectedCities(me), cityOfBuilding(site));
  return connected ? undefined : refusal('UWC-GLOSS-15', 'not-beside-city', named);
}

/** Why a metropolis cannot be kept: it is none of those looked at. */
export function refuseTile(state: Underwater, seat: Seat, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'tile') return undefined;
  const { tile } = names(move);
  const me = player(state, seat);
  const known = me.metropolises.includes(tile) || me.gained.includes(tile);
  return known ? refusal('UWC-NET-10', 'tile-yours', { tile: tileName(tile) }) : undefined;
}
