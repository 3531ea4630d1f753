import { at, has, insertSorted } from '@madang/kernel';
import { DONE, names, PRICE, pricedAt } from '../answers.ts';
import { priceAt } from '../market/filling.ts';
import type { LudwigMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type LudwigChoice, type LudwigTell } from '../rule.ts';
import { roomWord, tileName } from '../spelling.ts';
import { EMPTY, type Ludwig } from '../state.ts';

/** The market's tiles whose price is not set yet, ascending. */
function unpriced(state: Ludwig): number[] {
  const tiles: number[] = [];
  for (let space = 0; space < state.market.length; space++) {
    const tile = at(state.market, space);
    if (tile !== EMPTY && !has(state.priced, space)) insertSorted(tiles, tile);
  }
  return tiles;
}

/**
 * LUD-ROUND-05, -07: a tile without a price may swap places with another one, and then stays. So every arrangement can be reached
 * and each tile moves at most once. `done` leaves the rest as it is.
 */
function arrangements(state: Ludwig): readonly LudwigMove[] {
  const list: LudwigMove[] = [];
  const tiles = unpriced(state);
  for (let i = 0; i < tiles.length; i++) {
    const tile = at(tiles, i);
    for (let space = 0; space < state.market.length; space++) {
      if (has(state.priced, space) || state.market[space] === tile) continue;
      const move = PRICE[pricedAt(tile, priceAt(state, space))];
      if (move) list.push(move);
    }
  }
  list.push(DONE);
  return list;
}

/** Lays a tile on a space and what lay there on the tile's own, each with its money (LUD-ROUND-08). */
function swap(state: Ludwig, from: number, to: number): void {
  const { market, coins } = state;
  const [tile, money] = [at(market, from), at(coins, from)];
  market[from] = at(market, to);
  coins[from] = at(coins, to);
  market[to] = tile;
  coins[to] = money;
}

/** The space of a price on this contract board; −1 if it has none. */
function spaceAt(state: Ludwig, price: number): number {
  for (let space = 0; space < state.market.length; space++) if (priceAt(state, space) === price) return space;
  return -1;
}

function tellPrices(state: Ludwig, seat: number, tell: LudwigTell): void {
  if (!tell) return;
  const spaces = state.market.flatMap((tile, space) => (tile === EMPTY ? [] : [space]));
  const tiles = spaces.map((space) => roomWord(at(state.market, space)));
  tell({ event: 'prices-set', seat, tiles, prices: spaces.map((space) => priceAt(state, space)) });
}

/** LUD-ROUND-05, -06: the Master Builder spreads all tiles of the market over the price spaces, tile by tile. */
export const prices: LudwigChoice<'prices'> = {
  choices: arrangements,
  answer(state, task, move, tell) {
    if (move === undefined || move.kind !== 'price') {
      state.priced = 0;
      tellPrices(state, task.seat, tell);
      return;
    }
    const { tile, price } = names(move);
    const from = state.market.indexOf(tile);
    const to = spaceAt(state, price);
    const there = at(state.market, to);
    swap(state, from, to);
    state.priced |= 1 << to;
    const swapped = there === EMPTY ? {} : { swapped: roomWord(there) };
    tell?.({ event: 'priced', seat: task.seat, tile: roomWord(tile), price, ...swapped });
    follow(state, task);
  },
  refuse(state, _task, move) {
    if (move.kind === 'buy' || move.kind === 'pass') return refusal('LUD-ROUND-05', 'prices-first', {});
    if (move.kind !== 'price') return undefined;
    const { tile, price } = names(move);
    const from = state.market.indexOf(tile);
    const to = spaceAt(state, price);
    if (from < 0) return refusal('LUD-ROUND-05', 'tile-not-on-market', { tile: tileName(tile) });
    if (to < 0) return refusal('LUD-SETUP-02', 'no-such-price', { price });
    if (has(state.priced, from)) return refusal('LUD-ROUND-05', 'price-is-set', { tile: tileName(tile) });
    if (has(state.priced, to)) return refusal('LUD-ROUND-07', 'space-is-set', { tile: tileName(at(state.market, to)), price });
    return refusal('LUD-ROUND-05', 'lies-there', { tile: tileName(tile), price });
  },
};
