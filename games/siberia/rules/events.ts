import type { EventsOf } from '@madang/kernel';
import type { Area, Counter, Exchange, Place, Resource, Row } from '../components/words.ts';
import type { Source } from './moves.ts';

/** Why the last round or the end has come. */
export type EndReason = 'depletion' | 'reserves' | 'idle';

/** The fields of events, with one meaning in all. */
interface EventFields {
  seat: number;
  space: number;
  exchange: Exchange;
  rows: readonly Row[];
  round: number;
  start: number;
  counters: readonly Counter[];
  count: number;
  counter: Counter;
  area: Area;
  areas: readonly Area[];
  resource: Resource;
  place: Place;
  row: Row;
  from: Source;
  to: Place;
  places: readonly Place[];
  cubes: number;
  price: number;
  income: number;
  reason: EndReason;
  workers: number;
  idleRounds: number;
  winners: readonly number[];
}

/** Everything that is seen to happen in Siberia. Seats are numbers; money is in dollars. */
export type SiberiaEvent = EventsOf<
  EventFields,
  {
    'side-chosen': 'seat' | 'space' | 'exchange';
    'tiles-laid-out': 'rows';
    'start-marker': 'seat';
    'round-began': 'round' | 'start';
    'taken-up': 'seat' | 'counters'; // leftovers: option rearrangeLeftovers
    drawn: 'seat' | 'counters'; // secret while placing; twin: drew
    drew: 'seat' | 'count';
    placed: 'seat' | 'counter' | 'area'; // secret while placing
    'placing-done': 'seat';
    shown: 'seat'; // to its owner, who heard it counter by counter; twin: revealed
    revealed: 'seat' | 'counters' | 'areas'; // a hidden placement, counter by counter
    performed: 'seat' | 'area' | 'counters'; // these counters left the board
    passed: 'seat';
    forwent: 'seat'; // research: option researchPlacement
    'dead-counter': 'seat' | 'counter';
    deposited: 'seat' | 'resource' | 'place';
    'joker-laid': 'seat' | 'row';
    stepped: 'seat' | 'to' | { from: Place };
    'seller-placed': 'seat' | 'from' | 'exchange';
    'worker-placed': 'seat' | 'from';
    'tile-taken': 'seat' | 'row';
    'tile-turned-up': 'row';
    extracted: 'seat' | 'resource' | 'place'; // one for each cube, before sold
    sold: 'seat' | 'resource' | 'exchange' | 'places' | 'cubes' | 'price' | 'income';
    'nothing-sold': 'seat' | 'resource' | { reason: 'no-cube' | 'no-buyer' };
    depleted: 'place' | { counter: boolean }; // counter: a depletion counter was laid
    'sent-home': 'seat' | 'place' | 'workers';
    'last-round': 'reason';
    'round-ended': 'round' | 'idleRounds';
    'surplus-removed': 'seat' | 'counter' | 'area';
    'game-over': 'reason' | 'winners';
  }
>;
