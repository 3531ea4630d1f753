import type { EventsOf } from '@madang/kernel';
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

/** The fields of events, with one meaning in all. */
interface EventFields {
  round: number;
  era: number;
  order: readonly number[];
  slots: readonly Slot[];
  fourth: Slot | 'none';
  card: number;
  seat: number;
  cards: number;
  to: Fate;
  slot: Slot;
  cloned: boolean;
  matched: boolean;
  byCard: boolean;
  credits: number;
  goods: Goods;
  reason: Reason;
  cause: TriggerEvent['event'];
  space: number;
  beyond: boolean;
  thing: Thing;
  site: Site;
  paid: Bag;
  structure: Thing;
  given: Bag;
  taken: Bag;
  resource: Resource;
  tile: Metropolis;
  tiles: readonly Metropolis[];
  contract: Contract;
  by: Yielder;
  times: number;
  from: Goods;
  cities: number;
  kelp: number;
  biomatter: number;
  unfed: number;
  points: number;
  source: Source;
  winners: readonly number[];
}

/** Everything that is seen to happen in Underwater Cities. Seats are numbers; cards are known by theirs. */
export type UnderwaterEvent = EventsOf<
  EventFields,
  {
    'round-began': 'round' | 'era' | 'order';
    'era-began': 'era';
    'neutral-tiles': 'slots' | 'fourth' | 'card'; // solo; card 0: none was turned up
    drew: 'seat' | { cards: readonly number[] }; // only the seat; twin: drew-unseen
    'drew-unseen': 'seat' | 'cards';
    reshuffled: 'cards';
    discarded: 'seat' | 'card' | 'to'; // from the hand
    'slot-chosen': 'seat' | 'slot' | 'cloned';
    'card-played': 'seat' | 'card' | 'matched' | { order: Order };
    'slot-performed': 'seat' | 'slot' | 'byCard';
    'card-resolved': 'seat' | 'card'; // an instant card begins
    'card-unused': 'seat' | 'card' | 'to'; // other colour, not claimed or not paid
    'card-put-away': 'seat' | 'card' | 'to'; // a resolved instant, or an action card given up
    'special-paid': 'seat' | 'card' | 'credits';
    claimed: 'seat' | 'card';
    'gave-up': 'seat' | 'card'; // an action card, for the limit of four
    'action-card-used': 'seat' | 'card';
    'action-card-refreshed': 'seat' | 'card';
    'action-cards-refreshed': never;
    'special-taken': 'seat' | 'card'; // a face-up one
    looked: 'seat' | { cards: readonly number[] }; // only the seat; twin: looked-unseen
    'looked-unseen': 'seat' | 'cards';
    kept: 'seat' | 'card'; // only the seat; twin: kept-unseen
    'kept-unseen': 'seat';
    'special-turned-up': 'card';
    gained: 'seat' | 'goods' | 'reason';
    paid: 'seat' | { goods: Bag };
    triggered: 'seat' | 'card' | 'cause';
    stepped: 'seat' | 'space' | 'beyond';
    built: 'seat' | 'thing' | 'site' | 'paid';
    upgraded: 'seat' | 'structure' | 'paid' | { site: BuildingSite | TunnelSite };
    converted: 'seat' | 'paid' | { site: CitySite };
    exchanged: 'seat' | 'given' | 'taken';
    'chose-resource': 'seat' | 'resource';
    'metropolis-connected': 'seat' | 'tile';
    'tiles-looked': 'seat' | 'tiles'; // only the seat; twin: tiles-looked-unseen
    'tiles-looked-unseen': 'seat' | { tiles: number };
    'tile-gained': 'seat' | 'tile';
    'contract-taken': 'seat' | 'contract';
    'order-set': 'order';
    produced: 'seat' | 'by' | 'goods' | 'times' | 'card'; // goods so many times; card: 0, or the card that yields
    swapped: 'seat' | 'card' | 'from' | { to: Goods };
    fed: 'seat' | 'cities' | 'kelp' | 'biomatter' | 'unfed' | 'points';
    'bought-points': 'seat' | 'card' | 'points' | { goods: Bag };
    scored: 'seat' | 'source' | 'points';
    'game-over': 'winners';
  }
>;
