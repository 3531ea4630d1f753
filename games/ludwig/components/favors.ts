import { ROOM_SIZES, ROOM_TYPES, type RoomSize, type RoomType } from './words.ts';

/** What a king's favor compares (LUD-FAVOR-06 … -15): the castles' owners are ranked by it, most first. */
export type Measure =
  | { readonly measure: 'count'; readonly type: RoomType }
  | { readonly measure: 'area'; readonly type: RoomType }
  | { readonly measure: 'sizes'; readonly sizes: readonly RoomSize[] }
  | { readonly measure: 'completed' | 'incomplete' | 'entrances' | 'money' };

/** Points of the 1st, 2nd, 3rd and 4th (LUD-FAVOR-02). */
export const RANK_POINTS: readonly number[] = [8, 4, 2, 1];

export const CIRCULAR_SIZES: readonly RoomSize[] = [150, 500];
export const SQUARE_SIZES: readonly RoomSize[] = [100, 400];

/** The king's favors in their order; their index is the favor's number. */
export const FAVORS = [
  ...ROOM_TYPES.map((type) => `count-${type}` as const),
  ...ROOM_TYPES.map((type) => `area-${type}` as const),
  'money',
  'entrances',
  'completed',
  'incomplete',
  'circular',
  'square',
  'small',
  'large',
] as const;
export type Favor = (typeof FAVORS)[number];

/** What each favor compares, by its number. */
export const MEASURES: readonly Measure[] = [
  ...ROOM_TYPES.map((type) => ({ measure: 'count', type }) as const),
  ...ROOM_TYPES.map((type) => ({ measure: 'area', type }) as const),
  { measure: 'money' },
  { measure: 'entrances' },
  { measure: 'completed' },
  { measure: 'incomplete' },
  { measure: 'sizes', sizes: CIRCULAR_SIZES },
  { measure: 'sizes', sizes: SQUARE_SIZES },
  { measure: 'sizes', sizes: ROOM_SIZES.slice(0, 5) },
  { measure: 'sizes', sizes: ROOM_SIZES.slice(5) },
];

/** Two favors of which only the one that turns up first comes into play (LUD-SETUP-10). */
export const RIVALS: readonly [number, number] = [FAVORS.indexOf('completed'), FAVORS.indexOf('incomplete')];
