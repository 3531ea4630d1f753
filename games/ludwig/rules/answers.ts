import { answers, type Numbered, namesOf, single } from '@madang/kernel';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { FACE_NAMES, HALLWAY, STAIRS } from '../components/faces.ts';
import { REWARDS } from '../components/rewards.ts';
import type { RoomName } from '../components/rooms.ts';
import { PRICES } from '../components/setup.ts';
import { ROOM_SIZES } from '../components/words.ts';
import { placementOf } from './castle/index.ts';
import { type CorridorTile, type LudwigFields, MOVES } from './moves.ts';

/** The number of a tile by its name. */
export const tileNumber = (name: RoomName | CorridorTile): number => FACE_NAMES.indexOf(name);

/** The tiles of the corridor supply by number; a hallway's number is that of its ground face. */
export const CORRIDOR_NUMBERS: readonly number[] = [HALLWAY, STAIRS];

/** What a move names, as numbers; −1 where it names no such thing. */
export interface Named {
  /** A tile; of a placement, the face that lies up. */
  readonly tile: number;
  /** In marks. */
  readonly price: number;
  readonly card: number;
  readonly stack: number;
  readonly reward: number;
  readonly placement: number;
}

// One literal, so that all have the same hidden class.
const named = ({ tile = -1, price = -1, card = -1, stack = -1, reward = -1, placement = -1 }: Partial<Named>): Named => ({
  tile,
  price,
  card,
  stack,
  reward,
  placement,
});

const NOTHING = named({});

/** By the fields that a move has: a new kind of move with such fields needs nothing here. */
function nameOf(move: Numbered<LudwigFields>): Named {
  if (move.kind === 'place') return named({ tile: FACE_NAMES.indexOf(move.tile), placement: placementOf(move) });
  return named({
    tile: 'tile' in move ? tileNumber(move.tile) : 'room' in move ? tileNumber(move.room) : -1,
    price: 'price' in move ? move.price : -1,
    card: 'card' in move ? BONUS_CARDS.indexOf(move.card) : -1,
    stack: 'size' in move ? ROOM_SIZES.indexOf(move.size) : -1,
    reward: 'reward' in move ? REWARDS.indexOf(move.reward) : -1,
  });
}

/** What a move names. */
export const names = namesOf(MOVES, nameOf, NOTHING);

const ALL_PRICES: readonly number[] = PRICES;

/** A tile at a price as one number. */
export const pricedAt = (tile: number, price: number): number => tile * PRICES.length + ALL_PRICES.indexOf(price);

/** By `pricedAt`. */
export const PRICE = answers(MOVES, 'price', (move) => pricedAt(names(move).tile, move.price));

export const DONE = single(MOVES, 'done');
export const DECLINE = single(MOVES, 'decline');
