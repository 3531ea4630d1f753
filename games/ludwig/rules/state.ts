import { type Seat, type State, type TasksOf, tasks } from '@madang/kernel';
import type { Castle } from './castle/index.ts';
import type { EndReason } from './events.ts';
import type { LudwigOptions } from './options.ts';

/** No tile: an empty price space, nothing held, no stack looked through. */
export const EMPTY = -1;

/** A room tile that lies face down and not in a stack: its back shows its size, and who put it there knows it (LUD-SETUP-17). */
export interface FaceDown {
  /** HIDDEN from the others. */
  readonly tile: number;
  /** The number of its stack. */
  readonly stack: number;
  readonly by: Seat;
}

/** One player. Everything public but what is marked. */
export interface Player {
  castle: Castle;
  /** In marks. */
  money: number;
  /** On the score track; what the end brings is in `parts`. */
  points: number;
  /** Bonus cards. Secret until the end. */
  bonus: number[];
  /** Bonus cards drawn, of which some are not kept; after the first choice the one put back, until all have chosen. Secret. */
  drawn: number[];
  /** Downstairs rooms completed so far (LUD-REWARD-19). */
  downstairs: number;
  /** The stack that this player looks through now (LUD-REWARD-06), which only this player sees; EMPTY. */
  looking: number;
}

/**
 * A Ludwig position. Tiles are the numbers of their faces (a hallway's is that of its ground face), sizes the numbers of their
 * stacks, cards and favors indexes of their tables; money is in marks.
 */
export interface Ludwig extends State {
  options: LudwigOptions;
  /** Rounds count from 1; 0 during set-up. */
  round: number;
  /** This round is the last (LUD-ROUND-28). */
  last: boolean;
  /** The Master Builder. */
  builder: Seat;
  favors: number[];
  /** The tile on each price space, cheapest first; EMPTY. */
  market: number[];
  /** The money on the tile of each price space. */
  coins: number[];
  /** While prices are set: the spaces whose tile stays, a bit for each. */
  priced: number;
  /** The ten stacks; their order is chance. Secret but for their heights. */
  stacks: number[][];
  hallways: number;
  stairs: number;
  /** The room card deck, each card as the number of its size; its order is chance. Secret but for its height. */
  cards: number[];
  /** Used room cards, in the order of their use. */
  used: number[];
  /** Tiles on the room card deck, the top last (LUD-REWARD-06). */
  onDeck: FaceDown[];
  /** Tiles that sleeping rewards of the last round put on the discard pile (LUD-REWARD-09). */
  discarded: FaceDown[];
  /** Tiles that left a solo game face up (LUD-SOLO-06). */
  removed: number[];
  /** The bonus card deck, its top last. Secret but for its height. */
  bonusDeck: number[];
  /** The tile that has been bought or won and is placed next; EMPTY. */
  held: number;
  /** The free corridor tile of this turn has been placed (LUD-REWARD-17). */
  corridorTaken: boolean;
  /** A downstairs choice has been won in this turn (option downstairsPerTurn). */
  downstairsWon: boolean;
  /** Extra turns that follow this turn (LUD-REWARD-26). */
  extraTurns: number;
  /** Whether anything has been bought in this round. */
  sold: boolean;
  /** Rounds in a row without a purchase (LUD-END-16). */
  idleRounds: number;
  players: Player[];
}

/** The fields of tasks, with one meaning in all. */
interface TaskFields {
  extra: boolean;
  rooms: readonly number[];
  taken: number;
  limited: boolean;
  reason: EndReason;
}

/** What can wait on Ludwig's agenda. Rooms are the numbers of tiles in the castle, in the order of placing. */
export type LudwigTask = TasksOf<
  TaskFields,
  {
    deal: never; // the market is laid out, bonus cards are dealt
    'put-back': never; // choose the bonus card that is not kept
    dealt: never; // all have chosen: the cards go under the deck
    round: never;
    prices: never;
    turn: 'extra';
    place: never; // where the held tile goes
    'turn-end': never;
    living: 'rooms'; // which room is scored again
    activity: never;
    sleeping: never; // which stack is looked through
    look: 'taken'; // which of its tiles goes on the deck
    outdoor: never;
    utility: never;
    keep: never; // which drawn bonus card is kept
    corridor: 'limited'; // limited: once per turn
    downstairs: 'rooms'; // which reward is chosen
    'round-end': never;
    scoring: 'reason';
  }
>;

/** The task of this name. */
export type TaskOf<K extends LudwigTask['task']> = Extract<LudwigTask, { readonly task: K }>;

/** Each task with the rule that it stands on. */
export const TASKS = tasks<LudwigTask>('ludwig', {
  deal: 'LUD-SETUP-14',
  'put-back': 'LUD-SETUP-07',
  dealt: 'LUD-SETUP-07',
  round: 'LUD-ROUND-01',
  prices: 'LUD-ROUND-05',
  turn: 'LUD-ROUND-10',
  place: 'LUD-ROUND-18',
  'turn-end': 'LUD-REWARD-25',
  living: 'LUD-REWARD-04',
  activity: 'LUD-REWARD-05',
  sleeping: 'LUD-REWARD-06',
  look: 'LUD-REWARD-06',
  outdoor: 'LUD-REWARD-11',
  utility: 'LUD-REWARD-12',
  keep: 'LUD-REWARD-12',
  corridor: 'LUD-REWARD-16',
  downstairs: 'LUD-REWARD-19',
  'round-end': 'LUD-ROUND-21',
  scoring: 'LUD-END-05',
});
