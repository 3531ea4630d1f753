import { at, type Message, playerOf, type Refusal, type Seat } from '@madang/kernel';
import type { Bag, Upgrade } from '../../components/effects.ts';
import { effectTask, MAY, type Need, SOME } from '../agenda/effect-tasks.ts';
import { DO, names, SKIP, SPEND } from '../answers.ts';
import { upgrade as improve } from '../building/build.ts';
import { firstShort, upgradeCosts, upgradePrices } from '../building/costs.ts';
import { type Amounts, amountsOf } from '../goods/amounts.ts';
import { canPay, gain, pay as payBag } from '../goods/gain.ts';
import type { UnderwaterMove } from '../moves.ts';
import { listName, refusal, resourceName } from '../refusals.ts';
import { decide, follow, type TaskOf, type UnderwaterTell } from '../rule.ts';
import type { Underwater } from '../state.ts';
import { worthPaying } from './composing.ts';
import { keepsPromise } from './following.ts';
import { usable } from './usable.ts';

/** Answers of a part that may be left out, unless something of it has to be used. */
export const orSkip = (need: Need, moves: readonly UnderwaterMove[]): readonly UnderwaterMove[] =>
  need === MAY && moves.length > 0 ? [SKIP, ...moves] : moves;

/** UWC-TURN-13: why nothing is done without where a part has to be used; `orSkip` offers it elsewhere. */
export const whyNotSkipped = (need: Need, move: UnderwaterMove): Refusal | undefined =>
  move === SKIP && need !== MAY ? refusal('UWC-TURN-13', 'part-must-be-used', {}) : undefined;

/** Alternative prices: their rule, and how many upgrades each pays for. */
interface Prices {
  readonly rule: `UWC-${string}`;
  readonly list: readonly Amounts[];
  readonly upgrades: number;
}

/** The resource that a price is known by; −1: it costs nothing. */
const resourceOf = (price: Amounts): number => price.findIndex((n) => n > 0);

/** Why a price cannot be paid: something is short, or an upgrade that must follow needs it (UWC-TURN-22). */
type PriceBar = 'too-few' | 'kept-for-upgrade';

function priceBar(state: Underwater, seat: Seat, { upgrades }: Prices, price: Amounts): PriceBar | undefined {
  const me = playerOf(state, seat);
  if (firstShort(me, price) >= 0) return 'too-few';
  return keepsPromise(state, me, price, upgrades) ? undefined : 'kept-for-upgrade';
}

function whyNotPayable(state: Underwater, seat: Seat, prices: Prices, price: Amounts): Refusal | undefined {
  const me = playerOf(state, seat);
  switch (priceBar(state, seat, prices, price)) {
    case 'too-few': {
      const short = firstShort(me, price);
      return refusal(prices.rule, 'too-few', { resource: resourceName(short), needed: at(price, short), here: at(me.goods, short) });
    }
    case 'kept-for-upgrade':
      return refusal('UWC-TURN-22', 'kept-for-upgrade', { resource: resourceName(resourceOf(price)) });
    case undefined:
      return undefined;
  }
}

/** Those of the prices that can be paid. */
const payableOf = (state: Underwater, seat: Seat, prices: Prices): readonly Amounts[] =>
  prices.list.filter((price) => priceBar(state, seat, prices, price) === undefined);

/** The answers that pay these prices, by resource. */
const spendMoves = (prices: readonly Amounts[]): readonly UnderwaterMove[] =>
  prices
    .map(resourceOf)
    .toSorted((a, b) => a - b)
    .flatMap((resource) => SPEND[resource] ?? []);

const resources = (list: readonly number[]): Message => listName(list.map(resourceName));

/** Says that a resource is none of those that prices are known by. */
function noSuchPrice({ rule, list }: Prices, move: UnderwaterMove): Refusal | undefined {
  const { resource } = names(move);
  const known = list.map(resourceOf);
  if (move.kind !== 'spend' || known.includes(resource)) return undefined;
  return refusal(rule, 'no-such-price', { resource: resourceName(resource), prices: resources(known) });
}

/** Why one of these prices is not paid: it is none of them, or it cannot be. */
function whyNotSpent(state: Underwater, seat: Seat, prices: Prices, move: UnderwaterMove): Refusal | undefined {
  const price = move.kind === 'spend' ? prices.list.find((one) => resourceOf(one) === names(move).resource) : undefined;
  return price ? whyNotPayable(state, seat, prices, price) : noSuchPrice(prices, move);
}

/** What is to be paid for an effect. */
const costsOf = ({ cost }: TaskOf<'pay'>): Prices => ({ rule: 'UWC-GLOSS-19', list: cost.map(amountsOf), upgrades: 0 });

/** The price that an answer pays: where there is a single one, it is simply done. */
function paidBy({ cost }: TaskOf<'pay'>, move: UnderwaterMove): Bag | undefined {
  if (cost.length === 1) return move === DO ? cost[0] : undefined;
  return move.kind === 'spend' ? cost.find((bag) => resourceOf(amountsOf(bag)) === names(move).resource) : undefined;
}

/** UWC-GLOSS-19: why a price is not paid for an effect: it would be for nothing, or it cannot be; undefined: it can. */
function whyNotPaidFor(state: Underwater, task: TaskOf<'pay'>, bag: Bag): Refusal | undefined {
  const { seat, effect } = task;
  if (canPay(playerOf(state, seat), bag) && !worthPaying(state, seat, bag, effect, usable)) return refusal('UWC-GLOSS-19', 'nothing-for-price', {});
  return whyNotPayable(state, seat, costsOf(task), amountsOf(bag));
}

/** UWC-GLOSS-19: pays for what follows, or not. */
export const pay = decide<'pay'>({
  choices(state, task) {
    const open = task.cost.filter((bag) => whyNotPaidFor(state, task, bag) === undefined);
    if (task.cost.length > 1) return orSkip(task.need, spendMoves(open.map(amountsOf)));
    return orSkip(task.need, open.length > 0 ? [DO] : []);
  },
  answer(state, task, move, tell) {
    const bag = move && paidBy(task, move);
    if (!bag) return;
    const { seat, effect, need } = task;
    follow(state, effectTask(seat, effect, need === SOME));
    payBag(state, seat, bag, tell);
  },
  refuse(state, task, move) {
    const bag = paidBy(task, move);
    return whyNotSkipped(task.need, move) ?? (bag ? whyNotPaidFor(state, task, bag) : noSuchPrice(costsOf(task), move));
  },
});

/** The two sides of an exchange. */
const sidesOf = ({ a, b }: TaskOf<'exchange'>): Prices => ({ rule: 'UWC-GLOSS-14', list: [amountsOf(a), amountsOf(b)], upgrades: 0 });

/** UWC-GLOSS-14: which side is given, or neither. */
export const exchange = decide<'exchange'>({
  choices: (state, task) => orSkip(task.need, spendMoves(payableOf(state, task.seat, sidesOf(task)))),
  answer(state, { seat, a, b }, move, tell) {
    if (move === undefined || move === SKIP) return;
    const [given, taken] = names(move).resource === resourceOf(amountsOf(a)) ? [a, b] : [b, a];
    payBag(state, seat, given, undefined);
    gain(state, seat, taken, 'effect', undefined);
    tell?.({ event: 'exchanged', seat, given, taken });
  },
  refuse: (state, task, move) => whyNotSkipped(task.need, move) ?? whyNotSpent(state, task.seat, sidesOf(task), move),
});

const upgradesFor = (state: Underwater, seat: Seat, cost: Upgrade['cost']): Prices => ({
  rule: 'UWC-GLOSS-27',
  list: upgradeCosts(state, playerOf(state, seat), cost),
  upgrades: 1,
});

/** Payable prices of an upgrade after which what has been promised can still be paid. */
export const payableUpgrades = (state: Underwater, seat: Seat, cost: Upgrade['cost']): readonly Amounts[] =>
  payableOf(state, seat, upgradesFor(state, seat, cost));

/** Upgrades a structure; of several prices one is asked for, unless one is nothing. */
export function upgradeAt(state: Underwater, seat: Seat, site: number, cost: Upgrade['cost'], tell: UnderwaterTell): void {
  const open = upgradePrices(state, playerOf(state, seat), cost);
  const nothing = open.find((price) => resourceOf(price) < 0);
  const [only, other] = nothing ? [nothing] : open;
  if (only && !other) improve(state, seat, site, only, tell);
  else if (only) follow(state, { task: 'upgrade price', seat, site, cost });
}

/** UWC-GLOSS-27: which of several prices is paid. */
export const upgradePrice = decide<'upgrade price'>({
  choices: (state, { seat, cost }) => spendMoves(payableUpgrades(state, seat, cost)),
  answer(state, { seat, site, cost }, move, tell) {
    if (move === undefined) return;
    const price = payableUpgrades(state, seat, cost).find((one) => resourceOf(one) === names(move).resource);
    if (price) improve(state, seat, site, price, tell);
  },
  refuse: (state, { seat, cost }, move) => whyNotSpent(state, seat, upgradesFor(state, seat, cost), move),
});
