import { type FieldsOfKinds, type Moves, moveSpace, movesOfKinds, notation } from '@madang/kernel';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { REWARDS } from '../components/rewards.ts';
import { ROOMS, type RoomName } from '../components/rooms.ts';
import { PRICES } from '../components/setup.ts';
import { ROOM_SIZES } from '../components/words.ts';
import { PLACEMENTS, type PlaceFields } from './castle/index.ts';

export const CORRIDOR_TILES = ['hallway', 'stairs'] as const;
/** A tile of the corridor supply. */
export type CorridorTile = (typeof CORRIDOR_TILES)[number];

const names: readonly RoomName[] = ROOMS.map(({ id }) => id);

/** Rooms that may be scored again: completed living rooms, and downstairs rooms that chose that reward. */
const scoredAgain: readonly RoomName[] = ROOMS.filter(({ type }) => type === 'living' || type === 'downstairs').map(({ id }) => id);

/** Every answer that Ludwig knows, but for placements: its kinds, in the order of their ids, and what each names. */
const KINDS = {
  'put-back': { card: BONUS_CARDS }, // the bonus card that is not kept at set-up
  keep: { card: BONUS_CARDS }, // of two drawn
  price: { tile: names, price: PRICES }, // the tile changes places with what lies there
  buy: { tile: [...names, ...CORRIDOR_TILES] },
  pass: {},
  rescore: { room: scoredAgain },
  stack: { size: ROOM_SIZES }, // to look through
  take: { tile: names }, // put on the deck
  done: {}, // the other tiles stay where they lie; no further tile is taken
  corridor: { tile: CORRIDOR_TILES }, // free of charge
  choose: { reward: REWARDS },
  decline: {},
} as const;

export type LudwigFields = FieldsOfKinds<typeof KINDS> | PlaceFields;

export type LudwigMove = Moves<LudwigFields>;

/** Ludwig's moves; placements are made on demand. Within a kind they stand in the order of the tables. */
export const MOVES = moveSpace<LudwigFields>(movesOfKinds(KINDS), [PLACEMENTS]);

/** Moves in words. */
export const NOTATION = notation(MOVES, { place: ['tile', 'x', 'y', 'rotation'] });
export const { moveOf, line, script } = NOTATION;
