import type { Count } from '../components/bonus-cards.ts';
import type { Reward } from '../components/rewards.ts';

/** How much of a match is left: nothing after this round, a round or two, more. Everything below that has three numbers goes by it. */
export type Phase = 0 | 1 | 2;

/** One number for each phase. */
export type ByPhase = readonly [last: number, late: number, early: number];

/** Rounds after this one from which on a match counts as early. */
export const EARLY_FROM = 3;

/** The share of a round's turns in which a room is bought: it tells how long the deck lasts. */
export const BOUGHT = 0.75;

/** What 1,000 marks are worth in points. */
export const THOUSAND: ByPhase = [0.1, 0.3, 0.45];

/** A mark beyond so many is worth only what it brings at the end. */
export const PLENTY: ByPhase = [0, 15_000, 25_000];

/** What a completed room's reward is worth in points; a living room's comes to its own points. */
export const REWARD: Readonly<Record<Exclude<Reward, 'living'>, ByPhase>> = {
  activity: [5, 5, 5],
  sleeping: [0.3, 0.5, 0.7],
  outdoor: [1, 3, 4.5],
  utility: [2.5, 3.5, 5],
  food: [3.5, 4.5, 4.5],
  corridor: [0.7, 1.5, 2],
};

/** A downstairs room's part in the reward that two bring. */
export const DOWNSTAIRS_REWARD: ByPhase = [1.5, 2, 2.5];

/** The chance that a room of which so many entrances lack, all still open, is completed: by phase, then by entrances from one on. */
export const COMPLETION: readonly (readonly number[])[] = [
  [0.12, 0.02],
  [0.45, 0.2, 0.08],
  [0.65, 0.42, 0.25, 0.15, 0.1],
];

/** What the open entrances of a castle are worth, by their number up to the last. */
export const DOORS: readonly number[] = [0, 2, 3.5, 4.7, 5.6, 6.3, 6.8, 7.2, 7.5];
export const DOORS_BY_PHASE: ByPhase = [0, 0.4, 0.8];

/** What a point of a room's symbol is worth for each entrance of the room that is open, and of a downstairs room's symbol. */
export const OPEN_SYMBOL: ByPhase = [0, 0.08, 0.2];
export const CASTLE_SYMBOL: ByPhase = [0, 0.2, 0.7];

/** A turn of this round that is still to come, in points. */
export const TURN = 4.5;

/** How much a favor counts as it stands. */
export const FAVOR: ByPhase = [0.95, 0.8, 0.55];

/** What one more room of what a favor counts is worth to a seat. */
export const FAVOR_STEP: ByPhase = [1.2, 1.2, 1];

/** What a bonus card still gains with each round to come, in parts of its points. */
export const CARD_GROWTH: Readonly<Record<Count['count'], number>> = {
  type: 0.11,
  sizes: 0.08,
  hallways: 0.12,
  stairs: 0.06,
  completed: 0.2,
  entrances: 0.1,
  money: 0.05,
  'all-types': 0.04,
  'all-sizes': 0.02,
};

/** A set that is not whole counts this power of its part. */
export const PART_OF_SET = 3;

/** Points that make the odds e to one: at the end of the match, and more for each round left. */
export const SPREAD = Object.freeze({ atEnd: 4, perRound: 0.8 });

/** What playouts go by. */
export const GLANCE = Object.freeze({
  /** The noise that makes playouts differ, in points. */
  noise: 1,
  /** What paying a rival 1,000 marks costs, in points. */
  rival: 0.08,
  /** How much dearer the Master Builder leaves a room that it wants itself, by what it is worth to it. */
  own: 0.4,
  /** What a tile that is known to come is worth, by what it is worth on sale; and leaving the rest of a stack alone. */
  coming: 0.25,
  leave: 0.8,
});

/** Places of a tile that are searched: the best at a glance. */
export const PLACES = 10;

/** Ways to set prices that are searched. */
export const PRICINGS = 4;

/** Pairs of entrances, one of a tile and one of the castle, that are tried to tell what the tile is worth to buy. */
export const PAIRS_GLANCED_AT = 16;

/** Ground entrances that a castle keeps open while rounds remain. */
export const WAYS_KEPT = 2;
