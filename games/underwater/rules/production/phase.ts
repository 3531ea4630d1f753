import { add, at, bitCount, playerOf, type Seat, subtract } from '@madang/kernel';
import { HUNGER } from '../../components/numbers.ts';
import { RESOURCES } from '../../components/words.ts';
import { DO, SKIP } from '../answers.ts';
import { connectedCities } from '../building/network.ts';
import { BIOMATTER, KELP } from '../goods/amounts.ts';
import { decide, follow, type UnderwaterRule, type UnderwaterTell } from '../rule.ts';
import type { Player, Underwater } from '../state.ts';
import { feedLess, POINTS, productionOf, swapOf, swapsLeft, yieldSum } from './cards.ts';

/** The next card that may still swap; −1 if none. */
const nextSwap = (state: Underwater, seat: Seat, swaps: readonly number[], asked: readonly number[]): number =>
  playerOf(state, seat).productions.find((card) => !asked.includes(card) && swapsLeft(state, seat, card, swaps) > 0) ?? -1;

/** The card that a player is asked about before Production; −1 if none. For prompts. */
export const swapAsked = (
  state: Underwater,
  task: { readonly seat: Seat; readonly swaps: readonly number[]; readonly asked: readonly number[] },
): number => nextSwap(state, task.seat, task.swaps, task.asked);

/** UWC-PROD-01, -13, -22: everything that is produced is gained. */
function produceAll(state: Underwater, seat: Seat, swaps: readonly number[], tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  const sum = yieldSum(state, seat, swaps);
  for (let i = 0; i < RESOURCES.length; i++) add(me.goods, i, at(sum, i));
  me.points += at(sum, POINTS);
  if (!tell) return;
  for (const { by, goods, times, card } of productionOf(state, seat, swaps)) tell({ event: 'produced', seat, by, goods, times, card });
}

/** UWC-PROD-01: swaps are asked card by card just before their owner's Production. */
export const produce = decide<'produce'>({
  choices: (state, { seat, swaps, asked }) => (nextSwap(state, seat, swaps, asked) < 0 ? [] : [SKIP, DO]),
  answer(state, task, move, tell) {
    const { seat, swaps, asked } = task;
    if (move === undefined) {
      produceAll(state, seat, swaps, tell);
      return;
    }
    const card = nextSwap(state, seat, swaps, asked);
    const swap = swapOf(state, card);
    if (move === DO && swap) {
      tell?.({ event: 'swapped', seat, card, from: swap.from, to: swap.to });
      follow(state, { ...task, swaps: [...swaps, card] });
    } else follow(state, { ...task, asked: [...asked, card] });
  },
});

/** What feeding takes (UWC-PROD-17 … -20). */
export interface Feeding {
  readonly cities: number;
  readonly kelp: number;
  readonly biomatter: number;
  readonly unfed: number;
}

/** UWC-PROD-17, -18, -20, OQ-40, OQ-42: what feeding would take with these amounts at hand. */
export function feedingOf(state: Underwater, seat: Seat, me: Player, kelpHere: number, biomatterHere: number): Feeding {
  const cities = Math.max(0, bitCount(connectedCities(me)) - feedLess(state, seat, me));
  const kelp = Math.min(cities, kelpHere);
  const biomatter = Math.min(cities - kelp, biomatterHere);
  return { cities, kelp, biomatter, unfed: cities - kelp - biomatter };
}

/** UWC-PROD-17 … -19, -21: cities eat; 3 points are lost for each that cannot, as far as there are points. */
export const feed: UnderwaterRule<'feed'> = {
  resolve(state, { seat }, _move, tell) {
    const me = playerOf(state, seat);
    const { cities, kelp, biomatter, unfed } = feedingOf(state, seat, me, at(me.goods, KELP), at(me.goods, BIOMATTER));
    subtract(me.goods, KELP, kelp);
    subtract(me.goods, BIOMATTER, biomatter);
    const points = Math.min(me.points, HUNGER * unfed);
    me.points -= points;
    tell?.({ event: 'fed', seat, cities, kelp, biomatter, unfed, points });
  },
};
