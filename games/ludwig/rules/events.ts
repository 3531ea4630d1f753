import type { EventsOf } from '@madang/kernel';
import type { BonusCardName } from '../components/bonus-cards.ts';
import type { FaceName } from '../components/faces.ts';
import type { Favor } from '../components/favors.ts';
import type { Reward } from '../components/rewards.ts';
import type { RoomName } from '../components/rooms.ts';
import type { SoloTitle } from '../components/scoring.ts';
import type { RoomSize, RoomType, Rotation } from '../components/words.ts';
import type { ScoreSource } from './castle/index.ts';
import type { CorridorTile } from './moves.ts';

/** Why a reward comes to nothing (LUD-REWARD-17, OQ-REWARD-NO-TILE, OQ-REWARD-BONUS-EMPTY, option downstairsPerTurn). */
export type LossReason = 'once-per-turn' | 'no-tile' | 'no-place' | 'no-stack' | 'no-card' | 'odd' | 'declined';

/** What brought the end about. */
export type EndReason = 'cards' | 'nothing-fits' | 'idle';

/** The fields of events, with one meaning in all. */
interface EventFields {
  favor: Favor;
  seat: number;
  tile: RoomName;
  price: number;
  from: 'card' | 'deck';
  size: RoomSize;
  cards: number;
  count: number;
  card: BonusCardName;
  round: number;
  builder: number;
  tiles: readonly RoomName[];
  prices: readonly number[];
  coins: number;
  /** The seat that was paid; −1: the bank. */
  to: number;
  income: number;
  face: FaceName;
  x: number;
  y: number;
  rotation: Rotation;
  points: number;
  source: ScoreSource;
  room: number;
  type: RoomType;
  money: number;
  height: number;
  onto: 'deck' | 'discard';
  taken: number;
  turns: number;
  completed: number;
  reward: Reward;
  why: LossReason;
  idleRounds: number;
  values: readonly number[];
  title: SoloTitle;
  reason: EndReason;
  winners: readonly number[];
}

/** Everything that is seen to happen in Ludwig. Seats are numbers, money is in marks, places are spaces of the contract board, cheapest first. */
export type LudwigEvent = EventsOf<
  EventFields,
  {
    'favor-revealed': 'favor';
    builder: 'seat'; // becomes Master Builder
    'tile-revealed': 'tile' | 'price' | 'from';
    'card-in-vain': 'size'; // its stack is empty
    'used-cards-shuffled': 'cards'; // for the last refill: LUD-END-03
    'bonus-cards-drawn': 'seat' | { cards: readonly BonusCardName[] }; // secret; twin: bonus-cards-taken
    'bonus-cards-taken': 'seat' | 'count';
    'bonus-card-put-back': 'seat' | 'card'; // secret; twin: bonus-card-returned
    'bonus-card-returned': 'seat';
    'round-began': 'round' | 'builder'; // −1: alone, there is none
    'last-round': never;
    priced: 'seat' | 'tile' | 'price' | { swapped?: RoomName };
    'prices-set': 'seat' | 'tiles' | 'prices';
    bought: 'seat' | 'price' | 'coins' | 'to' | { tile: RoomName | CorridorTile }; // coins: what lay on the tile
    passed: 'seat' | 'income';
    placed: 'seat' | 'face' | 'x' | 'y' | 'rotation' | 'points';
    scored: 'seat' | 'source' | 'room' | 'face' | 'points';
    completed: 'seat' | 'face' | 'type';
    rescored: 'seat' | 'room' | 'face' | 'points';
    'reward-points': 'seat' | 'points';
    'reward-money': 'seat' | 'money';
    'stack-searched': 'seat' | 'size' | 'tiles'; // secret; twin: stack-taken
    'stack-taken': 'seat' | 'size' | 'height';
    'tile-laid-down': 'seat' | 'tile' | 'onto'; // secret; twin: tile-hidden
    'tile-hidden': 'seat' | 'size' | 'onto';
    'stack-returned': 'seat' | 'size' | 'taken';
    'extra-turn-won': 'seat' | 'turns';
    'extra-turn': 'seat';
    'free-tile': 'seat' | { tile: CorridorTile };
    'downstairs-counted': 'seat' | 'completed';
    'reward-chosen': 'seat' | 'reward';
    'reward-lost': 'seat' | 'why' | { reward: Reward | 'downstairs' };
    'coins-added': 'tile' | 'coins'; // `coins` lie there now
    'tiles-removed': 'tiles'; // of a solo round
    'round-ended': 'round' | 'idleRounds';
    'favor-scored': 'favor' | 'values' | { points: readonly number[] }; // by seat
    'depleted-scored': 'seat' | 'points' | { tiles: number };
    'bonus-card-scored': 'seat' | 'card' | 'points';
    'money-scored': 'seat' | 'money' | 'points';
    'solo-title': 'seat' | 'title' | 'points';
    'game-over': 'reason' | 'winners';
  }
>;
