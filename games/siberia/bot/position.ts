import { lowest } from '@madang/kernel';
import { figuresOf, RESOURCE_ROW } from '../components/index.ts';
import { EMPTY, type Player, type Siberia, TILE } from '../rules/state.ts';

export const KINDS = 5;

/** What a player's sellers get for a cube of each kind, 0 where nobody buys. */
export function bestPrices(state: Siberia, me: Player): number[] {
  const { priceList } = figuresOf(state);
  const best = [0, 0, 0, 0, 0];
  for (let space = 0; space < me.sellers.length; space++) {
    if ((me.sellers[space] ?? 0) === 0) continue;
    const base = (state.exchanges[space] ?? 0) * KINDS;
    for (let kind = 0; kind < KINDS; kind++) {
      const price = priceList[base + kind] ?? 0;
      if (price > (best[kind] ?? 0)) best[kind] = price;
    }
  }
  return best;
}

/** Cubes of each kind in open regions. */
export function cubesOnMap(state: Siberia): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (let place = 0; place < state.cubes.length; place++) {
    let cubes = state.cubes[place] ?? 0;
    for (; cubes !== 0; cubes &= cubes - 1) {
      const kind = lowest(cubes);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
  return counts;
}

/** What a set of cubes (a bit for each kind) is worth at these prices. */
export function worth(cubes: number, prices: readonly number[]): number {
  let sum = 0;
  for (let rest = cubes; rest !== 0; rest &= rest - 1) sum += prices[lowest(rest)] ?? 0;
  return sum;
}

/** Counters that a row still needs: 0 when it is ready. */
export const missing = (me: Player, row: number): number => Number(me.spaces[2 * row] === EMPTY) + Number(me.spaces[2 * row + 1] === EMPTY);

export const hasTile = (me: Player, row: number): boolean => me.spaces[2 * row] === TILE || me.spaces[2 * row + 1] === TILE;

/** The row of a kind. */
export const rowOf = (kind: number): number => RESOURCE_ROW[kind] ?? 0;
