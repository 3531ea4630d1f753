import type { Phase } from '../weights.ts';
import { GLANCE } from '../weights.ts';
import { moneyWorth } from '../worth.ts';

/** Who may buy: what each lot is worth to them in points (−∞: it does not fit), and what they do if they buy none. */
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
  const { prices, coins, rivals, builder, phase } = auction;
  let sold = 0;
  let received = 0;
  let gains = 0;
  for (let r = 0; r < rivals.length; r++) {
    const rival = rivals[r];
    if (!rival) break;
    let best = rival.otherwise;
    let paid = rival.paidOtherwise;
    let bought = -1;
    for (let space = 0; space < lotAt.length; space++) {
      const lot = lotAt[space] ?? -1;
      if (lot < 0 || (sold >> lot) & 1) continue;
      const price = prices[space] ?? 0;
      const left = rival.money + (coins[lot] ?? 0) - price;
      if (left < 0) continue;
      const gain = (rival.worth[lot] ?? 0) + moneyWorth(left, phase) - (GLANCE.rival * price) / 1000;
      if (gain <= best) continue;
      best = gain;
      paid = price;
      bought = lot;
    }
    if (bought >= 0) sold |= 1 << bought;
    received += paid;
    gains += best;
  }
  const purse = builder.money + received;
  let own = moneyWorth(purse, phase) + builder.otherwise;
  for (let space = 0; space < lotAt.length; space++) {
    const lot = lotAt[space] ?? -1;
    if (lot < 0 || (sold >> lot) & 1) continue;
    const left = purse + (coins[lot] ?? 0) - (prices[space] ?? 0);
    if (left >= 0) own = Math.max(own, (builder.worth[lot] ?? 0) + moneyWorth(left, phase));
  }
  return own - harm(rivals.length) * gains;
}

/** Improves an arrangement as long as two lots, or a lot and an empty space, had better change places; `fixed`: spaces that stay, a bit for each. */
export function improve(auction: Auction, lotAt: Arrangement, fixed: number): void {
  let best = yieldOf(auction, lotAt);
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    const before = best;
    for (let a = 0; a < lotAt.length; a++) {
      for (let b = a + 1; b < lotAt.length; b++) {
        if (((fixed >> a) | (fixed >> b)) & 1 || lotAt[a] === lotAt[b]) continue;
        exchange(lotAt, a, b);
        const now = yieldOf(auction, lotAt);
        if (now > best + LEAST) best = now;
        else exchange(lotAt, a, b);
      }
    }
    if (best === before) return;
  }
}

/** Rounds of exchanges at most, and what an exchange must bring. */
const MOST_ROUNDS = 4;
const LEAST = 1e-9;

export function exchange(lotAt: Arrangement, a: number, b: number): void {
  const lot = lotAt[a] ?? -1;
  lotAt[a] = lotAt[b] ?? -1;
  lotAt[b] = lot;
}
