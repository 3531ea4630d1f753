import { CIRCULAR_SIZES, SQUARE_SIZES } from './favors.ts';
import { ROOM_SIZES, ROOM_TYPES, type RoomSize, type RoomType } from './words.ts';

/** What a bonus card counts; it gives `points` for every `per` of them, rounded down (LUD-BONUS-04 … -10), or `points` once for a whole set. */
export type Count =
  | { readonly count: 'type'; readonly type: RoomType }
  | { readonly count: 'sizes'; readonly sizes: readonly RoomSize[] }
  | { readonly count: 'hallways' | 'stairs' | 'completed' | 'entrances' | 'money' | 'all-types' | 'all-sizes' };

export interface BonusCard {
  readonly of: Count;
  readonly per: number;
  readonly points: number;
}

const TYPE_POINTS: Readonly<Record<RoomType, number>> = {
  living: 2,
  activity: 2,
  sleeping: 3,
  outdoor: 2,
  utility: 2,
  food: 3,
  corridor: 1,
  downstairs: 2,
};

const LARGE = ROOM_SIZES.indexOf(350);

/** The bonus cards in their order, one copy each; their index is the card's number. */
export const BONUS_CARDS = [
  ...ROOM_TYPES.map((type) => `type-${type}` as const),
  ...ROOM_SIZES.map((size) => `size-${size}` as const),
  'square',
  'circular',
  'hallways',
  'stairs',
  'completed',
  'entrances',
  'money',
  'all-types',
  'all-sizes',
] as const;
export type BonusCardName = (typeof BONUS_CARDS)[number];

/** What each bonus card gives, by its number. */
export const BONUSES: readonly BonusCard[] = [
  ...ROOM_TYPES.map((type) => ({ of: { count: 'type', type }, per: 1, points: TYPE_POINTS[type] }) as const),
  ...ROOM_SIZES.map((size, number) => ({ of: { count: 'sizes', sizes: [size] }, per: 1, points: number < LARGE ? 2 : 3 }) as const),
  { of: { count: 'sizes', sizes: SQUARE_SIZES }, per: 1, points: 1 },
  { of: { count: 'sizes', sizes: CIRCULAR_SIZES }, per: 1, points: 1 },
  { of: { count: 'hallways' }, per: 1, points: 1 },
  { of: { count: 'stairs' }, per: 1, points: 2 },
  { of: { count: 'completed' }, per: 2, points: 1 },
  { of: { count: 'entrances' }, per: 2, points: 1 },
  { of: { count: 'money' }, per: 5000, points: 1 },
  { of: { count: 'all-types' }, per: 1, points: 7 },
  { of: { count: 'all-sizes' }, per: 1, points: 8 },
];
