import type { Told } from '@madang/kernel';
import type { Area, Counter, Exchange, Place, Resource, Row } from '../components/words.ts';
import type { Source } from './moves.ts';

/** Why the last round or the end has come. */
export type EndReason = 'depletion' | 'reserves' | 'idle';

/** Everything that is seen to happen in Siberia. Seats are numbers; money is in dollars. */
export type SiberiaEvent = Told &
  (
    | { readonly event: 'side-chosen'; readonly seat: number; readonly space: number; readonly exchange: Exchange }
    | { readonly event: 'tiles-laid-out'; readonly rows: readonly Row[] }
    | { readonly event: 'start-marker'; readonly seat: number }
    | { readonly event: 'round-began'; readonly round: number; readonly start: number }
    | { readonly event: 'taken-up'; readonly seat: number; readonly counters: readonly Counter[] } // leftovers: option rearrangeLeftovers
    | { readonly event: 'drawn'; readonly seat: number; readonly counters: readonly Counter[] } // secret while placing; twin: drew
    | { readonly event: 'drew'; readonly seat: number; readonly count: number }
    | { readonly event: 'placed'; readonly seat: number; readonly counter: Counter; readonly area: Area } // secret while placing
    | { readonly event: 'placing-done'; readonly seat: number }
    | { readonly event: 'revealed'; readonly seat: number; readonly counters: readonly Counter[]; readonly areas: readonly Area[] } // a hidden placement, counter by counter
    | { readonly event: 'performed'; readonly seat: number; readonly area: Area; readonly counters: readonly Counter[] } // these counters left the board
    | { readonly event: 'passed'; readonly seat: number }
    | { readonly event: 'forwent'; readonly seat: number } // research: option researchPlacement
    | { readonly event: 'dead-counter'; readonly seat: number; readonly counter: Counter }
    | { readonly event: 'deposited'; readonly seat: number; readonly resource: Resource; readonly place: Place }
    | { readonly event: 'joker-laid'; readonly seat: number; readonly row: Row }
    | { readonly event: 'stepped'; readonly seat: number; readonly from: Place; readonly to: Place }
    | { readonly event: 'seller-placed'; readonly seat: number; readonly from: Source; readonly exchange: Exchange }
    | { readonly event: 'worker-placed'; readonly seat: number; readonly from: Source }
    | { readonly event: 'tile-taken'; readonly seat: number; readonly row: Row }
    | { readonly event: 'tile-turned-up'; readonly row: Row }
    | { readonly event: 'extracted'; readonly seat: number; readonly resource: Resource; readonly place: Place } // one for each cube, before sold
    | {
        readonly event: 'sold';
        readonly seat: number;
        readonly resource: Resource;
        readonly exchange: Exchange;
        readonly places: readonly Place[];
        readonly cubes: number;
        readonly price: number;
        readonly income: number;
      }
    | { readonly event: 'nothing-sold'; readonly seat: number; readonly resource: Resource; readonly reason: 'no-cube' | 'no-buyer' }
    | { readonly event: 'depleted'; readonly place: Place; readonly counter: boolean } // counter: a depletion counter was laid
    | { readonly event: 'sent-home'; readonly seat: number; readonly place: Place; readonly workers: number }
    | { readonly event: 'last-round'; readonly reason: EndReason }
    | { readonly event: 'round-ended'; readonly round: number; readonly idleRounds: number }
    | { readonly event: 'surplus-removed'; readonly seat: number; readonly counter: Counter; readonly area: Area }
    | { readonly event: 'game-over'; readonly reason: EndReason; readonly winners: readonly number[] }
  );
