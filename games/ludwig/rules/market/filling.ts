import { at, drawAny, known } from '@madang/kernel';
import { setupFor } from '../../components/setup.ts';
import type { LudwigTell } from '../rule.ts';
import { roomWord, sizeWord } from '../spelling.ts';
import { EMPTY, type Ludwig } from '../state.ts';

/** The price of a space of the contract board. */
export const priceAt = (state: Ludwig, space: number): number => at(setupFor(state.players.length).prices, space);

/** Puts a tile on a space of the market. */
function reveal(state: Ludwig, space: number, tile: number, from: 'card' | 'deck', tell: LudwigTell): void {
  state.market[space] = tile;
  state.coins[space] = 0;
  tell?.({ event: 'tile-revealed', tile: roomWord(tile), price: priceAt(state, space), from });
}

/**
 * Turns up room cards of `cards`, whose order is chance, until one names a stack that is not empty (LUD-ROUND-03, LUD-END-13);
 * the tile drawn from that stack, or EMPTY if the cards run out. Each card goes to the used ones where `use` says so.
 */
function tileByCard(state: Ludwig, cards: number[], use: boolean, tell: LudwigTell): number {
  while (cards.length > 0) {
    const size = drawAny(state.random, cards);
    if (use) state.used.push(size); // LUD-SETUP-15
    const stack = state.stacks[size];
    if (stack && stack.length > 0) return drawAny(state.random, stack);
    tell?.({ event: 'card-in-vain', size: sizeWord(size) });
  }
  return EMPTY;
}

/** Fills the spaces from cards as far as they go; the spaces that stay empty. */
function fillFrom(state: Ludwig, spaces: readonly number[], cards: number[], use: boolean, tell: LudwigTell): readonly number[] {
  for (const [i, space] of spaces.entries()) {
    const tile = tileByCard(state, cards, use, tell);
    if (tile === EMPTY) return spaces.slice(i);
    reveal(state, space, tile, 'card', tell);
  }
  return [];
}

/** Fills the spaces from the tiles on the deck as far as they go, the top one first (LUD-ROUND-04, -26); the spaces that stay empty. */
function fillFromDeck(state: Ludwig, spaces: readonly number[], tell: LudwigTell): readonly number[] {
  let filled = 0;
  for (; filled < spaces.length; filled++) {
    const top = state.onDeck[state.onDeck.length - 1];
    const space = spaces[filled];
    if (!top || space === undefined) break;
    const tile = known(top.tile);
    state.onDeck.pop();
    reveal(state, space, tile, 'deck', tell);
  }
  return spaces.slice(filled);
}

const emptySpaces = (state: Ludwig): readonly number[] => state.market.flatMap((tile, space) => (tile === EMPTY ? [space] : []));

/** LUD-SETUP-14: one tile by card for each space of the market before the first round, in the order of the option `initialOrder`. */
export function fillFirst(state: Ludwig, tell: LudwigTell): void {
  const spaces = state.options.initialOrder === 'ascending' ? emptySpaces(state) : emptySpaces(state).toReversed();
  fillFrom(state, spaces, state.cards, true, tell);
}

/**
 * LUD-ROUND-01 … -04: fills the empty spaces with tiles of the deck, then with tiles by card. If the deck runs out, the round is the
 * last (LUD-ROUND-28). The used cards, shuffled this once, give what is still missing (LUD-END-02 … -04, -12, -13).
 */
export function fillMarket(state: Ludwig, tell: LudwigTell): void {
  const spaces = fillFromDeck(state, emptySpaces(state), tell);
  const missing = fillFrom(state, spaces, state.cards, true, tell);
  if (state.cards.length > 0) return;
  state.last = true;
  tell?.({ event: 'last-round' });
  if (missing.length === 0) return;
  tell?.({ event: 'used-cards-shuffled', cards: state.used.length });
  fillFrom(state, missing, state.used.slice(), false, tell);
}
