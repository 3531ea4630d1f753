import type { Told } from '@madang/kernel';
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

/** Everything that is seen to happen in Ludwig. Seats are numbers, money is in marks, places are spaces of the contract board, cheapest first. */
export type LudwigEvent = Told &
  (
    | { readonly event: 'favor-revealed'; readonly favor: Favor }
    | { readonly event: 'builder'; readonly seat: number } // becomes Master Builder
    | { readonly event: 'tile-revealed'; readonly tile: RoomName; readonly price: number; readonly from: 'card' | 'deck' }
    | { readonly event: 'card-in-vain'; readonly size: RoomSize } // its stack is empty
    | { readonly event: 'used-cards-shuffled'; readonly cards: number } // for the last refill: LUD-END-03
    | { readonly event: 'bonus-cards-drawn'; readonly seat: number; readonly cards: readonly BonusCardName[] } // secret; twin: bonus-cards-taken
    | { readonly event: 'bonus-cards-taken'; readonly seat: number; readonly count: number }
    | { readonly event: 'bonus-card-put-back'; readonly seat: number; readonly card: BonusCardName } // secret; twin: bonus-card-returned
    | { readonly event: 'bonus-card-returned'; readonly seat: number }
    | { readonly event: 'round-began'; readonly round: number; readonly builder: number } // −1: alone, there is none
    | { readonly event: 'last-round' }
    | { readonly event: 'priced'; readonly seat: number; readonly tile: RoomName; readonly price: number; readonly swapped?: RoomName }
    | { readonly event: 'prices-set'; readonly seat: number; readonly tiles: readonly RoomName[]; readonly prices: readonly number[] }
    | {
        readonly event: 'bought';
        readonly seat: number;
        readonly tile: RoomName | CorridorTile;
        readonly price: number;
        /** Money that lay on the tile. */
        readonly coins: number;
        /** The seat that was paid; −1: the bank. */
        readonly to: number;
      }
    | { readonly event: 'passed'; readonly seat: number; readonly income: number }
    | {
        readonly event: 'placed';
        readonly seat: number;
        readonly face: FaceName;
        readonly x: number;
        readonly y: number;
        readonly rotation: Rotation;
        readonly points: number;
      }
    | {
        readonly event: 'scored';
        readonly seat: number;
        readonly source: ScoreSource;
        readonly room: number;
        readonly face: FaceName;
        readonly points: number;
      }
    | { readonly event: 'completed'; readonly seat: number; readonly face: FaceName; readonly type: RoomType }
    | { readonly event: 'rescored'; readonly seat: number; readonly room: number; readonly face: FaceName; readonly points: number }
    | { readonly event: 'reward-points'; readonly seat: number; readonly points: number }
    | { readonly event: 'reward-money'; readonly seat: number; readonly money: number }
    | { readonly event: 'stack-searched'; readonly seat: number; readonly size: RoomSize; readonly tiles: readonly RoomName[] } // secret; twin: stack-taken
    | { readonly event: 'stack-taken'; readonly seat: number; readonly size: RoomSize; readonly height: number }
    | { readonly event: 'tile-laid-down'; readonly seat: number; readonly tile: RoomName; readonly onto: 'deck' | 'discard' } // secret; twin: tile-hidden
    | { readonly event: 'tile-hidden'; readonly seat: number; readonly size: RoomSize; readonly onto: 'deck' | 'discard' }
    | { readonly event: 'stack-returned'; readonly seat: number; readonly size: RoomSize; readonly taken: number }
    | { readonly event: 'extra-turn-won'; readonly seat: number; readonly turns: number }
    | { readonly event: 'extra-turn'; readonly seat: number }
    | { readonly event: 'free-tile'; readonly seat: number; readonly tile: CorridorTile }
    | { readonly event: 'downstairs-counted'; readonly seat: number; readonly completed: number }
    | { readonly event: 'reward-chosen'; readonly seat: number; readonly reward: Reward }
    | { readonly event: 'reward-lost'; readonly seat: number; readonly reward: Reward | 'downstairs'; readonly why: LossReason }
    | { readonly event: 'coins-added'; readonly tile: RoomName; readonly coins: number } // `coins` lie there now
    | { readonly event: 'tiles-removed'; readonly tiles: readonly RoomName[] } // of a solo round
    | { readonly event: 'round-ended'; readonly round: number; readonly idleRounds: number }
    | { readonly event: 'favor-scored'; readonly favor: Favor; readonly values: readonly number[]; readonly points: readonly number[] } // by seat
    | { readonly event: 'depleted-scored'; readonly seat: number; readonly tiles: number; readonly points: number }
    | { readonly event: 'bonus-card-scored'; readonly seat: number; readonly card: BonusCardName; readonly points: number }
    | { readonly event: 'money-scored'; readonly seat: number; readonly money: number; readonly points: number }
    | { readonly event: 'solo-title'; readonly seat: number; readonly title: SoloTitle; readonly points: number }
    | { readonly event: 'game-over'; readonly reason: EndReason; readonly winners: readonly number[] }
  );
