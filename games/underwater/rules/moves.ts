import { type FieldsOfKinds, type Moves, moveSpace, movesOfKinds, notation } from '@madang/kernel';
import { CARD_NUMBERS } from '../components/cards/index.ts';
import { BUILDING_SITES, BUILDINGS, CITY_SITES, CITY_TYPES, CONTRACTS, METROPOLISES, RESOURCES, SLOTS, TUNNEL_SITES } from '../components/words.ts';

/** When a card is resolved: after the slot's action (or not at all, if the colours differ), or before it. */
export const ORDERS = ['after', 'before'] as const;
export type Order = (typeof ORDERS)[number];

/** The most kelp and steelplast of one price that biomatter may replace. */
export const REPLACED_KELP_MAX = 4;
export const REPLACED_STEELPLAST_MAX = 8;

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);
const CARDS = upTo(CARD_NUMBERS - 1);
const STRUCTURE_SITES = [...BUILDING_SITES, ...TUNNEL_SITES];

/** Every answer that Underwater Cities knows: its kinds, in the order of their ids, and what each names. Card 0 is the Personal Assistant. */
const KINDS = {
  skip: {}, // do without the (rest of a) part
  do: {}, // pay, claim, swap: whatever the task asks
  slot: { slot: SLOTS },
  clone: { slot: SLOTS }, // with the action-cloning tile
  perform: { slot: SLOTS }, // another slot's action, by a card
  card: { card: CARDS, order: ORDERS },
  discard: { card: CARDS }, // from the hand
  room: { card: CARDS }, // an action card given up for a new one
  use: { card: CARDS }, // an action card
  refresh: { card: CARDS }, // an action card
  take: { card: CARDS }, // a face-up Special card
  look: {}, // at the next three of the Special deck
  keep: { card: CARDS }, // of those looked at
  under: { card: CARDS }, // next under the Special deck
  tile: { tile: METROPOLISES }, // of those looked at
  building: { building: BUILDINGS, site: BUILDING_SITES },
  tunnel: { site: TUNNEL_SITES },
  city: { type: CITY_TYPES, site: CITY_SITES },
  upgrade: { site: STRUCTURE_SITES },
  convert: { site: CITY_SITES },
  yield: { site: STRUCTURE_SITES }, // gain this structure's production
  replace: { kelp: upTo(REPLACED_KELP_MAX), steelplast: upTo(REPLACED_STEELPLAST_MAX) }, // how much of each biomatter replaces
  spend: { resource: RESOURCES }, // which of several prices, or which side of an exchange is given
  gain: { resource: RESOURCES },
  contract: { contract: CONTRACTS },
  buy: { card: CARDS }, // points, once, by this end-scoring card
} as const;

export type UnderwaterFields = FieldsOfKinds<typeof KINDS>;

export type UnderwaterMove = Moves<UnderwaterFields>;

/** Underwater Cities' moves. Within a kind they stand in the order of the words, so offers built in that order are sorted by id. */
export const MOVES = moveSpace(movesOfKinds(KINDS));

/** Moves in words. */
export const NOTATION = notation(MOVES);
export const { moveOf, line, script } = NOTATION;
