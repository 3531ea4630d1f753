import type { Phase } from '../weights.ts';
import { GLANCE } from '../weights.ts';
import { moneyWorth } from '../worth.ts';

/** A possible buyer: the worth of each lot in points (−∞: it does not fit), and of buying none. */
export interface Buyer {
  readonly money: number;
  readonly worth: readonly number[];
  /** The best there is but for the lots: its worth in points, money included, and what the Master Builder gets of it. */
  readonly otherwise: number;
  readonly paidOtherwise: number;
}

/** A market as the Master Builder sees it: lots for the spaces of the contract board, and buyers in the order of their turns, itself last. */
export interface Auction {
  /** By space. */
  readonly prices: readonly number[];
  /** Money on each lot. */
  readonly coins: readonly number[];
  readonly rivals: readonly Buyer[];
  readonly builder: Buyer;
  readonly phase: Phase;
}

/** The lot on each space, by number; −1: none. */
export type Arrangement = number[];

/** What one point of a rival costs, of which there are so many. */
const harm = (rivals: number): number => 1 / Math.max(1, rivals);

/** What an arrangement brings the Master Builder, in points, if everybody buys what looks best. */
export function yieldOf(auction: Auction, lotAt: Arrangement): number {
  const { rivals, builder } = auction;
  let sold = 0;
  let received = 0;
  let gains = 0;
  for (let r = 0; r < rivals.length; r++) {
    const rival = rivals[r];
    if (!rival) break;
    choose(auction, rival, lotAt, sold);
    if (bought.lot >= 0) sold |= 1 << bought.lot;
    received += bought.paid;
    gains += bought.gain;
  }
  return ownBest(auction, lotAt, sold, builder.money + received) - harm(rivals.length) * gains;
}

/** What a buyer chooses, used again for the next: the lot (−1: none), the price, and the gain in points. */
const bought = { lot: -1, paid: 0, gain: 0 };

/** The lot on a space that is not sold yet (`sold`: a bit for each); −1: none. */
function lotOn(lotAt: Arrangement, space: number, sold: number): number {
  const lot = lotAt[space] ?? -1;
  return lot < 0 || (sold >> lot) & 1 ? -1 : lot;
}

/** Lets a rival buy what looks best. */
function choose({ prices, coins, phase }: Auction, { money, worth, otherwise, paidOtherwise }: Buyer, lotAt: Arrangement, sold: number): void {
  bought.lot = -1;
  bought.paid = paidOtherwise;
  bought.gain = otherwise;
  for (let space = 0; space < lotAt.length; space++) {
    const lot = lotOn(lotAt, space, sold);
    if (lot < 0) continue;
    const price = prices[space] ?? 0;
    const left = money + (coins[lot] ?? 0) - price;
    if (left < 0) continue;
    const gain = (worth[lot] ?? 0) + moneyWorth(left, phase) - (GLANCE.rival * price) / 1000;
    if (gain <= bought.gain) continue;
    bought.lot = lot;
    bought.paid = price;
    bought.gain = gain;
  }
}

/** The best that is left for the Master Builder with so much money. */
function ownBest({ prices, coins, builder, phase }: Auction, lotAt: Arrangement, sold: number, purse: number): number {
  let best = moneyWorth(purse, phase) + builder.otherwise;
  for (let space = 0; space < lotAt.length; space++) {
    const lot = lotOn(lotAt, space, sold);
    if (lot < 0) continue;
    const left = purse + (coins[lot] ?? 0) - (prices[space] ?? 0);
    if (left >= 0) best = Math.max(best, (builder.worth[lot] ?? 0) + moneyWorth(left, phase));
  }
  return best;
}

/** Improves an arrangement as long as two lots, or a lot and an empty space, had better change places; `fixed`: spaces that stay, a bit for each. */
export function improve(auction: Auction, lotAt: Arrangement, fixed: number): void {
  let best = yieldOf(auction, lotAt);
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    const before = best;
    for (let a = 0; a < lotAt.length; a++) {
      for (let b = a + 1; b < lotAt.length; b++) if ((((fixed >> a) | (fixed >> b)) & 1) === 0) best = orExchanged(auction, lotAt, a, b, best);
    }
    if (best === before) return;
  }
}

/** Exchanges what lies on two spaces if that yields more than `best`; what the arrangement yields then. */
function orExchanged(auction: Auction, lotAt: Arrangement, a: number, b: number, best: number): number {
  if (lotAt[a] === lotAt[b]) return best;
  exchange(lotAt, a, b);
  const now = yieldOf(auction, lotAt);
  if (now > best + LEAST) return now;
  exchange(lotAt, a, b);
  return best;
}

/** Rounds of exchanges at most, and what an exchange must bring. */
const MOST_ROUNDS = 4;
const LEAST = 1e-9;

export function exchange(lotAt: Arrangement, a: number, b: number): void {
  const lot = lotAt[a] ?? -1;
  lotAt[a] = lotAt[b] ?? -1;
  lotAt[b] = lot;
}
