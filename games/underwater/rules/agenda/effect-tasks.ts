import type { Seat } from '@madang/kernel';
import type { Bag, Build, Deed, Price, Upgradable, Upgrade } from '../../components/effects.ts';

/** How much of an effect has to be used: nothing of it (UWC-TURN-12), a part (UWC-TURN-13, UWC-CARD-24), all that can be (UWC-BUILD-18). */
export const MAY = 0;
export const SOME = 1;
export const WHOLE = 2;
export type Need = typeof MAY | typeof SOME | typeof WHOLE;

/** `slot` of an effect that is no slot's own action. */
export const NO_SLOT = -1;

/** An effect to be carried out; `slot` is the slot whose own action it is (UWC-GLOSS-21), or NO_SLOT. */
export interface Performing {
  readonly seat: Seat;
  readonly need: Need;
  readonly slot: number;
}

/** What the effect interpreter leaves on the agenda. */
export type EffectTask =
  | ({ readonly task: 'effect'; readonly deed: Deed } & Performing) // carry it out
  | ({ readonly task: 'parts'; readonly of: readonly Deed[] } & Performing) // in an order of choice: UWC-TURN-19
  | ({ readonly task: 'part'; readonly of: readonly Deed[]; readonly at: number } & Performing) // this one next, which was picked
  | ({ readonly task: 'alternative'; readonly deed: Deed } & Performing) // the one that was picked
  | { readonly task: 'pay'; readonly seat: Seat; readonly cost: readonly Bag[]; readonly effect: Deed; readonly need: Need } // UWC-GLOSS-19
  | {
      readonly task: 'gain choice';
      readonly seat: Seat;
      readonly from: number;
      readonly left: number;
      readonly distinct: boolean;
      readonly slot: number;
    }
  | { readonly task: 'exchange'; readonly seat: Seat; readonly a: Bag; readonly b: Bag; readonly need: Need } // UWC-GLOSS-14
  | { readonly task: 'advance'; readonly seat: Seat; readonly left: number } // one more step, or not: UWC-FED-11
  | { readonly task: 'build'; readonly seat: Seat; readonly deed: Build; readonly left: number; readonly need: Need; readonly next: Next } // what and where: UWC-BUILD-14
  | { readonly task: 'replace'; readonly seat: Seat; readonly thing: number; readonly site: number; readonly cost: Price; readonly next: Next } // biomatter for kelp and steelplast: UWC-RES-05
  | { readonly task: 'upgrade'; readonly seat: Seat; readonly deed: Upgrade; readonly left: number; readonly need: Need } // which: UWC-UPG-02
  | { readonly task: 'upgrade built'; readonly seat: Seat; readonly site: number; readonly cost: Upgrade['cost']; readonly need: Need } // UWC-TURN-22
  | { readonly task: 'upgrade price'; readonly seat: Seat; readonly site: number; readonly cost: Upgrade['cost'] } // which of several: UWC-GLOSS-27
  | { readonly task: 'convert'; readonly seat: Seat; readonly cost: Price; readonly need: Need; readonly next: Next } // UWC-UPG-07
  | { readonly task: 'use action'; readonly seat: Seat; readonly left: number; readonly need: Need } // UWC-CARD-07
  | { readonly task: 'refresh'; readonly seat: Seat; readonly left: number } // UWC-CARD-11
  | { readonly task: 'perform'; readonly seat: Seat; readonly which: Reach; readonly always: boolean; readonly need: Need } // UWC-GLOSS-04
  | { readonly task: 'yield'; readonly seat: Seat; readonly what: Upgradable } // UWC-GLOSS-15
  | { readonly task: 'tile'; readonly seat: Seat; readonly keep: number }; // keep one of those looked at: OQ-49

/** Which slots a card reaches. */
type Reach = Extract<Deed, { readonly do: 'performSlot' }>['which'];

/** What follows in a fixed order once a thing is built or converted; `atomic`: only what lets it be done may be built (UWC-TURN-22). */
export interface Next {
  readonly of: readonly Deed[];
  readonly atomic: boolean;
}

/** Nothing follows. */
export const NOTHING_NEXT: Next = Object.freeze({ of: Object.freeze([]), atomic: false });

/** An effect to be carried out: at least a part of it, if it `must`; of a slot's own action, its number. */
export const effectTask = (seat: Seat, deed: Deed, must = false, slot = NO_SLOT): EffectTask =>
  performing(deed, { seat, need: must ? SOME : MAY, slot });

/** UWC-BUILD-18: an effect that happens fully: of triggers and contracts. */
export const wholeTask = (seat: Seat, deed: Deed): EffectTask => performing(deed, { seat, need: WHOLE, slot: NO_SLOT });

/** An effect to be carried out. */
export const performing = (deed: Deed, { seat, need, slot }: Performing): EffectTask => ({ task: 'effect', seat, deed, need, slot });
