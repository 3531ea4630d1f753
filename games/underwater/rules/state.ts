import type { Seat, State, TasksOf } from '@madang/kernel';
import type { EffectTask } from './agenda/effect-tasks.ts';
import type { UnderwaterOptions } from './options.ts';

/** No card, slot, tile or seat. */
export const EMPTY = -1;

/**
 * A card that this view may not know shows its back: HIDDEN_CARD − back, with back 0 … 2 for the eras and 3 for a Special card.
 * Cards are numbers: 0 the Personal Assistant, 1 … 180 era cards, 181 … 205 Special cards.
 */
export const HIDDEN_CARD = -2;

/** A metropolis tile that this view may not know. */
export const HIDDEN_TILE = -2;

/** The neutral tiles of the solo game in a set of those who occupy a slot; seats are bits 0 … 3. */
export const NEUTRAL = 4;

/** In a set of those who know a card of the Special deck: spectators. Seats are bits 0 … 3. */
export const SPECTATORS = 4;
export const EVERYONE = 31;

/** `building` of a place: nothing, or 1 + kind (farm, desalination plant, laboratory), + UPGRADED. */
export const UPGRADED = 3;

/** What one has built and done in the own turn; all 0 between turns. */
export interface Doings {
  tunnels: number;
  buildings: number;
  cities: number;
  upgrades: number;
  /** Claimed cards whose once-a-turn effect has been used, sorted. */
  once: number[];
}

/** One player. Everything public but `hand` and `looked`. */
export interface Player {
  points: number;
  /** Credits, kelp, steelplast, science, biomatter (RESOURCES). */
  goods: number[];
  /** The personal board: 0 … 7 for boards 1 … 8. */
  board: number;
  /** City sites with a city, a bit for each of C11 … C33 (CITY_SITES). */
  cities: number;
  /** Those of them that are symbiotic. */
  symbiotic: number;
  /** Built tunnels, a bit for each of TUNNEL_SITES. */
  tunnels: number;
  /** Those of them that are upgraded. */
  upgradedTunnels: number;
  /** For each of BUILDING_SITES (45: five for each city, the expansion site last): see UPGRADED. */
  buildings: number[];
  /** Tiles on the three places MB, MU, ML: indexes into METROPOLISES. */
  metropolises: number[];
  /** Tiles gained by a card: they count as connected (OQ-49). */
  gained: number[];
  /** Cards in hand that others may not know, sorted. Secret. */
  hand: number[];
  /** Special cards in hand that all saw taken, sorted. */
  shown: number[];
  /** Special cards of which one is kept, in the order drawn. Secret. */
  looked: number[];
  /** Blue metropolis tiles of which one is kept, in the order drawn. Secret; HIDDEN_TILE in a view. */
  lookedTiles: number[];
  /** The card being played, or the action card discarded for the limit of four while it is used; EMPTY otherwise. */
  played: number;
  discarded: number;
  /** Claimed cards, sorted: action cards that are available and that are turned, and the other kinds. */
  ready: number[];
  spent: number[];
  permanents: number[];
  productions: number[];
  endings: number[];
  /** Paid instant Special cards under the board, sorted (UWC-SPEC-08). */
  paid: number[];
  /** Government contracts taken. */
  contracts: number[];
  doings: Doings;
  /** In final scoring and after it, points by source in the order of SOURCES; empty before. */
  scored: number[];
}

/** An Underwater Cities position. Things are numbers: indexes into components/words.ts, cards by their number. */
export interface Underwater extends State {
  options: UnderwaterOptions;
  /** The text of the pack that the options name; absent: they name none. */
  pack?: string;
  /** Rounds count from 1 to 10; 0 before the first. */
  round: number;
  /** 1 … 3: the era whose deck is drawn from. */
  era: number;
  /** Seats in play order. */
  order: Seat[];
  /** Turns taken in this round by all together. */
  turns: number;
  /** For each seat the steps up the Federation track: 0 below it, then spaces 4, 3, 2, 1. */
  federation: number[];
  /** Seats by when their marker came to its space, the latest last: it lies on top. */
  arrivals: Seat[];
  /** For each slot of the main board's side those who occupy it, a bit for each seat, NEUTRAL. */
  slots: number[];
  /** The seat that took the action-cloning tile this round; EMPTY: it can be taken. */
  cloner: Seat;
  /** The current era's deck; its order is chance. Secret. */
  deck: number[];
  /** The current era's discard pile, sorted. */
  discard: number[];
  /** Cards that left the game face up, in the order in which they did; old decks that nobody has seen are not among them. */
  gone: number[];
  /** The deck of 1-or-2-credit Special cards, bottom first; its last card lies face up. Secret but for `known`. */
  specials: number[];
  /** For each card of that deck who knows it: a bit for each seat, SPECTATORS. */
  known: number[];
  /** The 3-credit Special cards that lie face up, sorted. */
  display: number[];
  /** Tunnels and domes left in the supply. */
  tunnelsLeft: number;
  nonsymbioticLeft: number;
  symbioticLeft: number;
  /** Blue metropolis tiles not in play, sorted; those looked at are among them. */
  unusedTiles: number[];
  /** Government contracts that lie face up. */
  contracts: number[];
  /** Solo: the slots of the three neutral tiles; then that of the fourth, or EMPTY. */
  neutrals: number[];
  /** Solo: whether the player stepped on the Federation track in this round (UWC-SOLO-07). */
  stepped: boolean;
  players: Player[];
}

/** The fields of tasks, with one meaning in all. */
interface TaskFields {
  slot: number;
  cloned: boolean;
  matched: boolean;
  card: number;
  cards: number;
  swaps: readonly number[];
  asked: readonly number[];
  bought: readonly number[];
}

/** What can wait on the agenda beside the tasks of the effect interpreter. */
type ChapterTask = TasksOf<
  TaskFields,
  {
    round: never; // a round begins: UWC-ERA-01
    'next turn': never; // who is next, or the end of the round: UWC-TURN-02
    discard: never; // down to the hand limit, card by card: UWC-TURN-03
    slot: never; // choose a slot: UWC-TURN-05
    card: 'slot' | 'cloned'; // choose the card and the order: UWC-TURN-11
    action: 'slot'; // perform the chosen slot's action: UWC-TURN-13
    play: 'matched'; // resolve the played card: UWC-CARD-02
    price: never; // pay for a Special card or not: UWC-SPEC-06
    claim: never; // the played card comes to the own cards: UWC-CARD-04
    room: never; // discard an action card for it: UWC-CARD-13
    'last use': never; // use that card at once, or not: UWC-CARD-14
    used: 'card'; // an action card's effect is through: UWC-CARD-26
    'put away': never; // where discarded and played cards go: UWC-CARD-25
    'turn end': never; // draw a card: UWC-TURN-15
    special: never; // the way to take a Special card: UWC-SPEC-02
    look: never; // keep one of three: UWC-SPEC-03
    under: never; // the order of the others under the deck: UWC-SPEC-03
    contract: never; // take a contract or not: option contracts
    deal: 'cards'; // everybody draws, then discards: UWC-SETUP-21, UWC-ERA-07
    'round end': never; // UWC-ERA-01
    produce: 'swaps' | 'asked'; // UWC-PROD-01; cards that swap, once for each time, and those asked for already
    feed: never; // UWC-PROD-17
    'era end': never; // UWC-ERA-05
    'new era': never; // UWC-ERA-05
    buy: 'bought'; // points for resources at the end, card by card: option endBuying
    score: never; // UWC-SCORE-01
    'game end': never; // UWC-SCORE-12
  }
>;

export type UnderwaterTask = ChapterTask | EffectTask;
