import { at, fractionAt, has, playerOf, type Seat, turnOrder } from '@madang/kernel';
import { CORRIDOR_PRICE } from '../../components/setup.ts';
import { DONE, PRICE, pricedAt } from '../../rules/answers.ts';
import { inSupply } from '../../rules/market/buying.ts';
import { priceAt } from '../../rules/market/filling.ts';
import type { LudwigMove } from '../../rules/moves.ts';
import { EMPTY, type Ludwig } from '../../rules/state.ts';
import { knownOf } from '../castles.ts';
import { phaseOf } from '../phase.ts';
import { GLANCE, type Phase, PRICINGS } from '../weights.ts';
import { moneyWorth } from '../worth.ts';
import { type Arrangement, type Auction, type Buyer, exchange, improve, yieldOf } from './auction.ts';
import { passWorth, tileWorth } from './purchase.ts';

/** How the Master Builder sees the market: the tiles that lie there, ascending, are the lots. */
interface Pricing {
  readonly auction: Auction;
  readonly lots: readonly number[];
  /** How dear each lot should be at first sight: what the rival who wants it most would have of it, less where the builder wants it itself. */
  readonly demand: readonly number[];
}

function buyerOf(state: Ludwig, seat: Seat, lots: readonly number[], phase: Phase): Buyer {
  const { money } = playerOf(state, seat);
  const builds = seat === state.builder;
  // what the builder has left depends on what the others pay
  const kept = builds ? 0 : moneyWorth(money, phase);
  let otherwise = kept + passWorth(state, seat, phase);
  let paidOtherwise = 0;
  if (money >= CORRIDOR_PRICE) {
    const cost = moneyWorth(money, phase) - moneyWorth(money - CORRIDOR_PRICE, phase) + (builds ? 0 : (GLANCE.rival * CORRIDOR_PRICE) / 1000);
    for (const tile of inSupply(state)) {
      const gain = kept + (tileWorth(state, seat, tile, phase) ?? Number.NEGATIVE_INFINITY) - cost;
      if (gain <= otherwise) continue;
      otherwise = gain;
      paidOtherwise = CORRIDOR_PRICE;
    }
  }
  const worth = lots.map((tile) => tileWorth(state, seat, tile, phase) ?? Number.NEGATIVE_INFINITY);
  return { money, worth, otherwise, paidOtherwise };
}

function pricingOf(state: Ludwig, builder: Seat): Pricing {
  const phase = phaseOf(state);
  const lots = state.market.filter((tile) => tile !== EMPTY).sort((a, b) => a - b);
  const coins = lots.map((tile) => at(state.coins, state.market.indexOf(tile)));
  const rivals = turnOrder(builder + 1, state.players.length).filter((seat) => seat !== builder);
  const auction: Auction = {
    prices: state.market.map((_, space) => priceAt(state, space)),
    coins,
    rivals: rivals.map((seat) => buyerOf(state, seat, lots, phase)),
    builder: buyerOf(state, builder, lots, phase),
    phase,
  };
  const demand = lots.map((_, lot) => {
    const wanted = auction.rivals.reduce((most, { worth }) => Math.max(most, worth[lot] ?? 0), -10);
    return wanted - GLANCE.own * Math.max(0, auction.builder.worth[lot] ?? 0);
  });
  return { auction, lots, demand };
}

/** The best arrangement found where the lots on fixed spaces stay: the most wanted ones dearest to begin with, then improved. */
function arrange({ auction, lots, demand }: Pricing, now: Arrangement, fixed: number): Arrangement {
  const free = now.map((_, space) => space).filter((space) => !has(fixed, space));
  const wanted = now
    .filter((lot, space) => lot >= 0 && !has(fixed, space))
    .sort((a, b) => fractionAt(demand, b) - fractionAt(demand, a) || at(lots, a) - at(lots, b));
  const target = now.map((lot, space) => (has(fixed, space) ? lot : -1));
  wanted.forEach((lot, i) => {
    target[at(free, free.length - 1 - i)] = lot;
  });
  improve(auction, target, fixed);
  return target;
}

/** A plan for the market, and what it was made from. */
interface Plan {
  readonly from: readonly number[];
  readonly pricing: Pricing;
  readonly target: Arrangement;
}

/** The latest plan: a Master Builder asks for it step by step. */
let latest: Plan | undefined;

/** All that a plan is made from, as numbers. */
function groundsOf(state: Ludwig, builder: Seat): number[] {
  const phase = phaseOf(state);
  const lots = state.market.filter((tile) => tile !== EMPTY).sort((a, b) => a - b);
  const grounds = [builder, phase, state.hallways, state.stairs, ...state.favors, ...lots];
  for (const tile of lots) grounds.push(at(state.coins, state.market.indexOf(tile)));
  for (const { length } of state.stacks) grounds.push(Math.sign(length));
  for (const { castle, money, bonus } of state.players) grounds.push(knownOf(castle, state.options, phase).serial, money, ...bonus);
  return grounds;
}

const alike = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((one, i) => one === b[i]);

/** The plan for the whole market, whatever has been set so far. */
function planOf(state: Ludwig, builder: Seat): Plan {
  const from = groundsOf(state, builder);
  if (latest && alike(latest.from, from)) return latest;
  const pricing = pricingOf(state, builder);
  latest = { from, pricing, target: arrange(pricing, lotsNow(state, pricing), 0) };
  return latest;
}

const lotsNow = (state: Ludwig, { lots }: Pricing): Arrangement => state.market.map((tile) => lots.indexOf(tile));

/** The step that brings the lot of an arrangement to that space; undefined if it lies there, or none should. */
function stepTo(state: Ludwig, { lots }: Pricing, target: Arrangement, space: number): LudwigMove | undefined {
  const tile = lots[target[space] ?? -1];
  return tile === undefined || state.market[space] === tile ? undefined : PRICE[pricedAt(tile, priceAt(state, space))];
}

/** The next step to the arrangement that the Master Builder wants: the dearest space first. */
export function priceStep(state: Ludwig, builder: Seat): LudwigMove {
  const { pricing, target } = planOf(state, builder);
  const now = lotsNow(state, pricing);
  const kept = target.every((lot, space) => !has(state.priced, space) || lot === now[space]);
  const wanted = kept ? target : arrange(pricing, now, state.priced);
  for (let space = wanted.length - 1; space >= 0; space--) {
    const move = stepTo(state, pricing, wanted, space);
    if (move) return move;
  }
  return DONE;
}

/** First steps worth searching: the planned one, then those to the best arrangements in which two lots have changed places. */
export function firstSteps(state: Ludwig, builder: Seat): readonly LudwigMove[] {
  const steps = [priceStep(state, builder)];
  if (state.priced !== 0) return steps;
  const { pricing, target } = planOf(state, builder);
  const others: { readonly move: LudwigMove; readonly worth: number }[] = [];
  for (let a = 0; a < target.length; a++) {
    for (let b = a + 1; b < target.length; b++) {
      if (target[a] === target[b]) continue;
      exchange(target, a, b);
      const move = stepTo(state, pricing, target, b) ?? stepTo(state, pricing, target, a);
      if (move) others.push({ move, worth: yieldOf(pricing.auction, target) });
      exchange(target, a, b);
    }
  }
  others.sort((one, other) => other.worth - one.worth || one.move.id - other.move.id);
  for (const { move } of others) if (steps.length < PRICINGS && !steps.includes(move)) steps.push(move);
  return steps;
}
