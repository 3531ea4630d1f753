import type { RoomType } from './words.ts';

/** Points for a completed activity room (LUD-REWARD-05). */
export const ACTIVITY_POINTS = 5;
/** Marks for a completed outdoor room (LUD-REWARD-11). */
export const OUTDOOR_MONEY = 10_000;
/** Tiles that a completed sleeping room may put on the deck (LUD-REWARD-06). */
export const MOST_TILES_ON_DECK = 2;
/** Bonus cards drawn for a completed utility room, of which one is kept (LUD-REWARD-12). */
export const BONUS_CARDS_DRAWN = 2;
/** Every so many completed downstairs rooms win a choice (LUD-REWARD-19). */
export const DOWNSTAIRS_PER_CHOICE = 2;

/** The seven rewards: a completed room's type names its reward; downstairs rooms choose one of them. */
export const REWARDS = ['living', 'activity', 'sleeping', 'outdoor', 'utility', 'food', 'corridor'] as const satisfies readonly RoomType[];
export type Reward = (typeof REWARDS)[number];
