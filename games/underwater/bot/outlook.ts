import { at, fractionAt } from '@madang/kernel';
import type { Bag, Goods } from '../components/effects.ts';
import { ERA_ROUNDS } from '../components/tracks.ts';
import { GOODS, RESOURCES } from '../components/words.ts';
import type { Amounts } from '../rules/goods/amounts.ts';
import type { Underwater } from '../rules/state.ts';
import { EARLY_FROM, GOOD } from './weights.ts';

/** How much of a match is left, and what goods are worth in it. */
export interface Outlook {
  /** Rounds left, this one included. */
  readonly rounds: number;
  /** Rounds left of the era, this one included. */
  readonly eraRounds: number;
  /** Productions to come. */
  readonly phases: number;
  /** What one of each good (GOODS) is worth now, and one in every Production to come. */
  readonly now: readonly number[];
  readonly produced: readonly number[];
  /** What the seat that is looked at gains in its next Production, where that is known. */
  readonly yields?: readonly number[];
}

const ROUNDS = ERA_ROUNDS.reduce((sum, rounds) => sum + rounds, 0);

const worthAt = (rounds: number): readonly number[] =>
  GOODS.map((good) => {
    const [end, early] = GOOD[good];
    return end + (early - end) * Math.min(1, rounds / EARLY_FROM);
  });

const WORTH: readonly (readonly number[])[] = Array.from({ length: ROUNDS + 2 }, (_, rounds) => worthAt(rounds));

/** By era: one of each good in every Production from its end on. */
const PRODUCED: readonly (readonly number[])[] = ERA_ROUNDS.map((_, era) =>
  GOODS.map((_good, number) => {
    let sum = 0;
    for (let later = era + 1; later <= ERA_ROUNDS.length; later++) {
      const left = ERA_ROUNDS.slice(later).reduce((all, rounds) => all + rounds, 0);
      sum += fractionAt(WORTH[left] ?? [], number);
    }
    return sum;
  }),
);

const ENDS: readonly number[] = ERA_ROUNDS.map((_, era) => ERA_ROUNDS.slice(0, era + 1).reduce((sum, rounds) => sum + rounds, 0));

export function outlookOf(state: Underwater): Outlook {
  const rounds = Math.max(0, ROUNDS - Math.max(1, state.round) + 1 - state.turns / (3 * state.players.length));
  return {
    rounds,
    eraRounds: Math.max(0, rounds - (ROUNDS - at(ENDS, state.era - 1))),
    phases: ERA_ROUNDS.length - state.era + 1,
    now: WORTH[Math.ceil(rounds)] ?? [],
    produced: PRODUCED[state.era - 1] ?? [],
  };
}

/** What goods are worth at these prices for each (GOODS by number). */
export function goodsWorth(goods: Goods | Bag, prices: readonly number[]): number {
  // Field by field: this is asked more often than anything else.
  const { credits = 0, kelp = 0, steelplast = 0, science = 0, biomatter = 0, points = 0, cards = 0 }: Goods = goods;
  const { 0: credit = 0, 1: aKelp = 0, 2: aSteelplast = 0, 3: aScience = 0, 4: aBiomatter = 0, 5: point = 0, 6: card = 0 } = prices;
  const resources = credits * credit + kelp * aKelp + steelplast * aSteelplast + science * aScience + biomatter * aBiomatter;
  return resources + points * point + cards * card;
}

/** What amounts of resources are worth at these prices. */
export function amountsWorth(amounts: Amounts, prices: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < RESOURCES.length; i++) sum += at(amounts, i) * fractionAt(prices, i);
  return sum;
}
