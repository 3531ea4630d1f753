import { type Moves, moveSpace, notation } from '@madang/kernel';
import { BONUS_CARDS, type BonusCardName } from '../components/bonus-cards.ts';
import { REWARDS, type Reward } from '../components/rewards.ts';
import { ROOMS, type RoomName } from '../components/rooms.ts';
import { PRICES, type Price } from '../components/setup.ts';
import { ROOM_SIZES, type RoomSize } from '../components/words.ts';
import { PLACEMENTS, type PlaceFields } from './castle/index.ts';

export const CORRIDOR_TILES = ['hallway', 'stairs'] as const;
/** A tile of the corridor supply. */
export type CorridorTile = (typeof CORRIDOR_TILES)[number];

/** Every answer that Ludwig knows, but for placements. */
type TableFields =
  | { readonly kind: 'put-back'; readonly card: BonusCardName } // the bonus card that is not kept at set-up
  | { readonly kind: 'keep'; readonly card: BonusCardName } // of two drawn
  | { readonly kind: 'price'; readonly tile: RoomName; readonly price: Price } // the tile changes places with what lies there
  | { readonly kind: 'done' } // the other tiles stay where they lie; no further tile is taken
  | { readonly kind: 'buy'; readonly tile: RoomName | CorridorTile }
  | { readonly kind: 'pass' }
  | { readonly kind: 'rescore'; readonly room: RoomName }
  | { readonly kind: 'stack'; readonly size: RoomSize } // to look through
  | { readonly kind: 'take'; readonly tile: RoomName } // put on the deck
  | { readonly kind: 'corridor'; readonly tile: CorridorTile } // free of charge
  | { readonly kind: 'choose'; readonly reward: Reward }
  | { readonly kind: 'decline' };

export type LudwigFields = TableFields | PlaceFields;

export type LudwigMove = Moves<LudwigFields>;

const names: readonly RoomName[] = ROOMS.map(({ id }) => id);

/** Rooms that may be scored again: completed living rooms, and downstairs rooms that chose that reward. */
const scoredAgain: readonly RoomName[] = ROOMS.filter(({ type }) => type === 'living' || type === 'downstairs').map(({ id }) => id);

const TABLE: readonly LudwigFields[] = [
  ...BONUS_CARDS.map((card) => ({ kind: 'put-back', card }) as const),
  ...BONUS_CARDS.map((card) => ({ kind: 'keep', card }) as const),
  ...names.flatMap((tile) => PRICES.map((price) => ({ kind: 'price', tile, price }) as const)),
  ...[...names, ...CORRIDOR_TILES].map((tile) => ({ kind: 'buy', tile }) as const),
  { kind: 'pass' },
  ...scoredAgain.map((room) => ({ kind: 'rescore', room }) as const),
  ...ROOM_SIZES.map((size) => ({ kind: 'stack', size }) as const),
  ...names.map((tile) => ({ kind: 'take', tile }) as const),
  { kind: 'done' },
  ...CORRIDOR_TILES.map((tile) => ({ kind: 'corridor', tile }) as const),
  ...REWARDS.map((reward) => ({ kind: 'choose', reward }) as const),
  { kind: 'decline' },
];

/** Ludwig's moves; placements are made on demand. Within a kind they stand in the order of the tables. */
export const MOVES = moveSpace<LudwigFields>(TABLE, [PLACEMENTS]);

/** Reads moves in words. */
export const { moveOf, line, script } = notation(MOVES, { place: ['tile', 'x', 'y', 'rotation'] });
