import { at, insertSorted, playerOf, type Seat } from '@madang/kernel';
import { DOWNSTAIRS_HALLWAY, FACES, HALLWAY, STAIRS } from '../../components/faces.ts';
import { CORRIDOR_PRICE } from '../../components/setup.ts';
import { CORRIDOR_NUMBERS } from '../answers.ts';
import { canPlace } from '../castle/index.ts';
import type { LudwigTell } from '../rule.ts';
import { tileWord } from '../spelling.ts';
import { EMPTY, type Ludwig } from '../state.ts';
import { priceAt } from './filling.ts';

/** Nobody is paid but the bank. */
export const BANK = -1;

const FACES_OF: readonly (readonly number[])[] = FACES.map((_, face) => (face === HALLWAY ? [HALLWAY, DOWNSTAIRS_HALLWAY] : [face]));

/** The faces on which a tile may be laid: a hallway has two (LUD-PLACE-16). */
export const facesOf = (tile: number): readonly number[] => FACES_OF[tile] ?? [];

/** Whether the tile could be placed somewhere in the seat's castle (LUD-ROUND-17). */
export function fits(state: Ludwig, seat: Seat, tile: number): boolean {
  const { castle } = playerOf(state, seat);
  for (const face of facesOf(tile)) if (canPlace(castle, face, state.options)) return true;
  return false;
}

/** Hallways or stairs that are left. */
export const leftOf = (state: Ludwig, tile: number): number => (tile === HALLWAY ? state.hallways : state.stairs);

/** The tiles of the corridor supply of which some are left (LUD-ROUND-20). */
export const inSupply = (state: Ludwig): readonly number[] => CORRIDOR_NUMBERS.filter((tile) => leftOf(state, tile) > 0);

/** Takes a hallway or stairs out of the supply. */
export function takeFromSupply(state: Ludwig, tile: number): void {
  if (tile === HALLWAY) state.hallways -= 1;
  else state.stairs -= 1;
}

/** What a tile costs now, and the money that lies on it. */
export interface Offer {
  readonly tile: number;
  /** Its space on the market; −1: it comes from the supply. */
  readonly space: number;
  readonly price: number;
  readonly coins: number;
}

/** The offer of a tile; undefined if it is neither on the market nor in the supply. */
export function offerOf(state: Ludwig, tile: number): Offer | undefined {
  if (tile === HALLWAY || tile === STAIRS) {
    return leftOf(state, tile) > 0 ? { tile, space: -1, price: CORRIDOR_PRICE, coins: 0 } : undefined;
  }
  const space = state.market.indexOf(tile);
  return space < 0 ? undefined : { tile, space, price: priceAt(state, space), coins: at(state.coins, space) };
}

/** Marks that a seat is short of for an offer; the money on the tile helps to pay for it (LUD-ROUND-15, -16). */
export const missing = (state: Ludwig, seat: Seat, { price, coins }: Offer): number => Math.max(0, price - coins - playerOf(state, seat).money);

/** The tiles that a seat can pay for and place, ascending (LUD-ROUND-16, -17, -20). */
export function affordable(state: Ludwig, seat: Seat): readonly number[] {
  const { money } = playerOf(state, seat);
  const tiles: number[] = [];
  for (let space = 0; space < state.market.length; space++) {
    const tile = at(state.market, space);
    if (tile !== EMPTY && priceAt(state, space) - at(state.coins, space) <= money && fits(state, seat, tile)) insertSorted(tiles, tile);
  }
  if (money >= CORRIDOR_PRICE) for (const tile of inSupply(state)) if (fits(state, seat, tile)) tiles.push(tile);
  return tiles;
}

/** LUD-ROUND-11, -12, -14, -15: the buyer takes the money on the tile, pays the Master Builder or the bank, and holds the tile. */
export function buy(state: Ludwig, seat: Seat, tile: number, tell: LudwigTell): void {
  const offer = offerOf(state, tile);
  if (!offer) throw new Error(`tile ${tile} cannot be bought`);
  const { space, price, coins } = offer;
  const to = seat === state.builder ? BANK : state.builder;
  playerOf(state, seat).money += coins - price;
  if (to !== BANK) playerOf(state, to).money += price;
  if (space < 0) {
    takeFromSupply(state, tile);
  } else {
    state.market[space] = EMPTY;
    state.coins[space] = 0;
  }
  state.held = tile;
  state.sold = true;
  tell?.({ event: 'bought', seat, tile: tileWord(tile), price, coins, to });
}
