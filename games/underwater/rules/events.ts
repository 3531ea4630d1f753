import type { Told } from '@madang/kernel';
import type { Bag, Goods, TriggerEvent } from '../components/effects.ts';
import type { BuildingSite, CitySite, Contract, Metropolis, Resource, Slot, TunnelSite } from '../components/words.ts';
import type { Order } from './moves.ts';
import type { Site, Thing } from './spelling.ts';

/** Where goods come from. */
export type Reason = 'effect' | 'trigger' | 'site' | 'federation' | 'metropolis' | 'contract';

/** Why a card leaves the hand or the own cards, and where it goes. */
export type Fate = 'discard-pile' | 'special-deck' | 'game' | 'kept';

/** The sources of points, in the order of final scoring (UWC-SCORE-01): the track, then what is counted at the end. */
export const SOURCES = ['track', 'brownMetropolis', 'endScoringCards', 'cities', 'resources'] as const;
export type Source = (typeof SOURCES)[number];

/** What a Production phase yields, by what yields it. */
export const YIELDERS = ['farm', 'desalination', 'laboratory', 'tunnel', 'city', 'pairBonus', 'tunnelPair', 'metropolis', 'card'] as const;
export type Yielder = (typeof YIELDERS)[number];

/** Everything that is seen to happen in Underwater Cities. Seats are numbers; cards are known by theirs. */
export type UnderwaterEvent = Told &
  (
    | { readonly event: 'round-began'; readonly round: number; readonly era: number; readonly order: readonly number[] }
    | { readonly event: 'era-began'; readonly era: number }
    | { readonly event: 'neutral-tiles'; readonly slots: readonly Slot[]; readonly fourth: Slot | 'none'; readonly card: number } // solo; card 0: none was turned up
    | { readonly event: 'drew'; readonly seat: number; readonly cards: readonly number[] } // only the seat; twin: drew-unseen
    | { readonly event: 'drew-unseen'; readonly seat: number; readonly cards: number }
    | { readonly event: 'reshuffled'; readonly cards: number }
    | { readonly event: 'discarded'; readonly seat: number; readonly card: number; readonly to: Fate } // from the hand
    | { readonly event: 'slot-chosen'; readonly seat: number; readonly slot: Slot; readonly cloned: boolean }
    | { readonly event: 'card-played'; readonly seat: number; readonly card: number; readonly matched: boolean; readonly order: Order }
    | { readonly event: 'slot-performed'; readonly seat: number; readonly slot: Slot; readonly byCard: boolean }
    | { readonly event: 'card-resolved'; readonly seat: number; readonly card: number } // an instant card begins
    | { readonly event: 'card-unused'; readonly seat: number; readonly card: number; readonly to: Fate } // other colour, not claimed or not paid
    | { readonly event: 'card-put-away'; readonly seat: number; readonly card: number; readonly to: Fate } // a resolved instant, or an action card given up
    | { readonly event: 'special-paid'; readonly seat: number; readonly card: number; readonly credits: number }
    | { readonly event: 'claimed'; readonly seat: number; readonly card: number }
    | { readonly event: 'gave-up'; readonly seat: number; readonly card: number } // an action card, for the limit of four
    | { readonly event: 'action-card-used'; readonly seat: number; readonly card: number }
    | { readonly event: 'action-card-refreshed'; readonly seat: number; readonly card: number }
    | { readonly event: 'action-cards-refreshed' }
    | { readonly event: 'special-taken'; readonly seat: number; readonly card: number } // a face-up one
    | { readonly event: 'looked'; readonly seat: number; readonly cards: readonly number[] } // only the seat; twin: looked-unseen
    | { readonly event: 'looked-unseen'; readonly seat: number; readonly cards: number }
    | { readonly event: 'kept'; readonly seat: number; readonly card: number } // only the seat; twin: kept-unseen
    | { readonly event: 'kept-unseen'; readonly seat: number }
    | { readonly event: 'special-turned-up'; readonly card: number }
    | { readonly event: 'gained'; readonly seat: number; readonly goods: Goods; readonly reason: Reason }
    | { readonly event: 'paid'; readonly seat: number; readonly goods: Bag }
    | { readonly event: 'triggered'; readonly seat: number; readonly card: number; readonly cause: TriggerEvent['event'] }
    | { readonly event: 'stepped'; readonly seat: number; readonly space: number; readonly beyond: boolean }
    | { readonly event: 'built'; readonly seat: number; readonly thing: Thing; readonly site: Site; readonly paid: Bag }
    | { readonly event: 'upgraded'; readonly seat: number; readonly structure: Thing; readonly site: BuildingSite | TunnelSite; readonly paid: Bag }
    | { readonly event: 'converted'; readonly seat: number; readonly site: CitySite; readonly paid: Bag }
    | { readonly event: 'exchanged'; readonly seat: number; readonly given: Bag; readonly taken: Bag }
    | { readonly event: 'chose-resource'; readonly seat: number; readonly resource: Resource }
    | { readonly event: 'metropolis-connected'; readonly seat: number; readonly tile: Metropolis }
    | { readonly event: 'tiles-looked'; readonly seat: number; readonly tiles: readonly Metropolis[] } // only the seat; twin: tiles-looked-unseen
    | { readonly event: 'tiles-looked-unseen'; readonly seat: number; readonly tiles: number }
    | { readonly event: 'tile-gained'; readonly seat: number; readonly tile: Metropolis }
    | { readonly event: 'contract-taken'; readonly seat: number; readonly contract: Contract }
    | { readonly event: 'order-set'; readonly order: readonly number[] }
    | {
        readonly event: 'produced';
        readonly seat: number;
        readonly by: Yielder;
        readonly goods: Goods;
        readonly times: number;
        readonly card: number;
      } // goods so many times; card: 0, or the card that yields
    | { readonly event: 'swapped'; readonly seat: number; readonly card: number; readonly from: Goods; readonly to: Goods }
    | {
        readonly event: 'fed';
        readonly seat: number;
        readonly cities: number;
        readonly kelp: number;
        readonly biomatter: number;
        readonly unfed: number;
        readonly points: number;
      }
    | { readonly event: 'bought-points'; readonly seat: number; readonly card: number; readonly goods: Bag; readonly points: number }
    | { readonly event: 'scored'; readonly seat: number; readonly source: Source; readonly points: number }
    | { readonly event: 'game-over'; readonly winners: readonly number[] }
  );
