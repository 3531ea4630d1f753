import type { RoomSize } from './words.ts';

/** What the number of players decides (LUD-SETUP-02 … LUD-SETUP-14, LUD-SOLO-01 … -04). */
export interface SetupRow {
  /** Price spaces of the contract board in marks, cheapest first. */
  readonly prices: readonly number[];
  /** Room cards in the deck. */
  readonly cards: number;
  /** Tiles in each stack of 100–300, and of 350–600. */
  readonly smallStack: number;
  readonly largeStack: number;
  readonly hallways: number;
  readonly stairs: number;
  readonly favors: number;
  /** Bonus cards dealt to each player. */
  readonly bonusCards: number;
  /** Whether tiles lie on the market before the first round. */
  readonly market: boolean;
}

/** By number of players, 1 … 4. */
export const SETUPS: readonly SetupRow[] = [
  {
    prices: [2000, 4000, 6000],
    cards: 33,
    smallStack: 7,
    largeStack: 5,
    hallways: 7,
    stairs: 5,
    favors: 0,
    bonusCards: 2,
    market: false,
  },
  {
    prices: [4000, 6000, 8000, 10000, 15000],
    cards: 22,
    smallStack: 5,
    largeStack: 4,
    hallways: 5,
    stairs: 4,
    favors: 2,
    bonusCards: 3,
    market: true,
  },
  {
    prices: [2000, 4000, 6000, 8000, 10000, 15000],
    cards: 33,
    smallStack: 7,
    largeStack: 5,
    hallways: 7,
    stairs: 5,
    favors: 3,
    bonusCards: 3,
    market: true,
  },
  {
    prices: [1000, 2000, 4000, 6000, 8000, 10000, 15000],
    cards: 44,
    smallStack: 9,
    largeStack: 6,
    hallways: 9,
    stairs: 6,
    favors: 4,
    bonusCards: 3,
    market: true,
  },
];

/** The set-up for that many players. */
export function setupFor(seats: number): SetupRow {
  const row = SETUPS[seats - 1];
  if (!row) throw new Error(`no set-up for ${seats} players`);
  return row;
}

/** Every price of any contract board, ascending. */
export const PRICES = [1000, 2000, 4000, 6000, 8000, 10000, 15000] as const;
export type Price = (typeof PRICES)[number];

/** The sizes of the large stacks (350 and more); the others are small. */
export const FIRST_LARGE_SIZE: RoomSize = 350;

export const PLAYERS_MIN = 1;
export const PLAYERS_MAX = 4;
export const STARTING_MONEY = 15_000;
export const CORRIDOR_PRICE = 3_000;
export const PASS_INCOME = 5_000;
export const UNSOLD_BONUS = 1_000;
/** LUD-SETUP-07: cards that a player keeps of those dealt. */
export const BONUS_CARDS_KEPT = 2;
/** The option `soloBonusCards`: cards dealt where one is put back. */
export const BONUS_CARDS_TO_CHOOSE = 3;
/** The option `favorsTwoPlayers`: favors of the other reading. */
export const FAVORS_OF_THREE = 3;
/** LUD-END-16: rounds in a row without a purchase that end the game. */
export const IDLE_ROUNDS_TO_END = 15;
