import { at, playerOf, type Seat } from '@madang/kernel';
import type { Goods, Yield } from '../../components/effects.ts';
import { cardOf } from '../../components/match-deck.ts';
import { GOODS, RESOURCES, STRUCTURES } from '../../components/words.ts';
import { atMost, countOf, holds, timesOf } from '../building/counts.ts';
import type { Player, Underwater } from '../state.ts';
import { boardYields, type Give, type Produced, producing } from './structures.ts';

/** A production card whose owner has a Production, and where its yield goes. */
interface Producing {
  readonly state: Underwater;
  readonly seat: Seat;
  readonly card: number;
  readonly give: Give;
}

/** A card's own yield, worked out now; swaps and food are asked elsewhere (UWC-PROD-13 … -15). */
function yieldOf(of: Producing, does: Yield, times: number): void {
  const { state, seat, card, give } = of;
  switch (does.do) {
    case 'gain':
      give('card', does.goods, times, card);
      return;
    case 'all':
      for (const part of does.of) yieldOf(of, part, times);
      return;
    case 'if': {
      const part = holds(state, seat, does.condition) ? does.effect : does.otherwise;
      if (part) yieldOf(of, part, times);
      return;
    }
    case 'per': {
      const often = timesOf(state, seat, does);
      if (often > 0) yieldOf(of, does.effect, times * often);
      return;
    }
    case 'boostProduction': {
      const often = atMost(countOf(state, seat, does.of), does.max);
      if (often > 0) give('card', does.add, times * often, card);
      return;
    }
    case 'swapProduction':
    case 'feedLess':
      return;
  }
}

/** The yield of a production card, if it works now. */
function works(state: Underwater, seat: Seat, card: number): Yield | undefined {
  const { production, requires } = cardOf(state, card);
  return requires && !holds(state, seat, requires) ? undefined : production;
}

type Swap = Extract<Yield, { readonly do: 'swapProduction' }>;

/** The swap that a production card allows. */
export function swapOf(state: Underwater, card: number): Swap | undefined {
  const { production } = cardOf(state, card);
  return production?.do === 'swapProduction' ? production : undefined;
}

const negative = (goods: Goods): Goods => Object.fromEntries(GOODS.flatMap((good) => (goods[good] === undefined ? [] : [[good, -goods[good]]])));

/** Gives everything that a player's next Production would yield, with these cards' swaps made, as often as they are listed (UWC-PROD-01 … -16). */
function giveAll(state: Underwater, seat: Seat, swaps: readonly number[], give: Give): void {
  const me = playerOf(state, seat);
  boardYields(state, me, give);
  for (const card of me.productions) {
    const does = works(state, seat, card);
    if (does) yieldOf({ state, seat, card, give }, does, 1);
  }
  for (const card of swaps) {
    const swap = swapOf(state, card);
    if (!swap) continue;
    give('card', negative(swap.from), 1, card);
    give('card', swap.to, 1, card);
  }
}

/** Everything that a player's next Production would yield, by what yields it. */
export function productionOf(state: Underwater, seat: Seat, swaps: readonly number[] = []): Produced[] {
  const list: Produced[] = [];
  giveAll(state, seat, swaps, (by, goods, times, card) => list.push({ by, goods, times, card }));
  return list;
}

function addTo(sum: number[], goods: Goods, times: number): void {
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i];
    const n = resource === undefined ? undefined : goods[resource];
    if (n !== undefined) sum[i] = at(sum, i) + n * times;
  }
  if (goods.points !== undefined) sum[POINTS] = at(sum, POINTS) + goods.points * times;
}

/** The sum of a production: RESOURCES by number, then points. */
export function sumOf(list: readonly Produced[]): number[] {
  const sum = [0, 0, 0, 0, 0, 0];
  for (const { goods, times } of list) addTo(sum, goods, times);
  return sum;
}

/** The sum of a player's next Production, without the list of what yields it. */
export function yieldSum(state: Underwater, seat: Seat, swaps: readonly number[] = []): number[] {
  const sum = [0, 0, 0, 0, 0, 0];
  giveAll(state, seat, swaps, (_by, goods, times) => addTo(sum, goods, times));
  return sum;
}

/** Points in a sum. */
export const POINTS = RESOURCES.length;

/** UWC-GLOSS-12, OQ-62: how often a card may swap when these swaps are made already. */
export function swapsLeft(state: Underwater, seat: Seat, card: number, swaps: readonly number[]): number {
  const swap = swapOf(state, card);
  if (!swap || !works(state, seat, card)) return 0;
  const made = swaps.filter((one) => one === card).length;
  const left = swap.count - made;
  if (swap.structure === 'any') {
    const sum = yieldSum(state, seat, swaps);
    const there = RESOURCES.every((resource, i) => at(sum, i) >= (swap.from[resource] ?? 0)) && at(sum, POINTS) >= (swap.from.points ?? 0);
    return there ? left : 0;
  }
  const { structure } = swap;
  const used = swaps.filter((one) => swapOf(state, one)?.structure === structure).length;
  return Math.min(left, producing(playerOf(state, seat), STRUCTURES.indexOf(structure)) - used);
}

/** UWC-PROD-18: connected cities that need no food by the claimed cards. */
export function feedLess(state: Underwater, seat: Seat, me: Player): number {
  let less = 0;
  for (const card of me.productions) {
    const does = works(state, seat, card);
    if (does?.do === 'feedLess') less += does.count;
  }
  return less;
}
