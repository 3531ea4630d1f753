import type { Seat, TasksOf } from '@madang/kernel';
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

/** The fields of tasks, with one meaning in all. */
interface TaskFields extends Performing {
  deed: Deed;
  of: readonly Deed[];
  at: number;
  cost: Price;
  effect: Deed;
  from: number;
  left: number;
  distinct: boolean;
  a: Bag;
  b: Bag;
  next: Next;
  thing: number;
  site: number;
  which: Reach;
  always: boolean;
  what: Upgradable;
  keep: number;
}

/** What the effect interpreter leaves on the agenda. */
export type EffectTask = TasksOf<
  TaskFields,
  {
    effect: 'deed' | keyof Performing; // carry it out
    parts: 'of' | keyof Performing; // in an order of choice: UWC-TURN-19
    part: 'of' | 'at' | keyof Performing; // this one next, which was picked
    alternative: 'deed' | keyof Performing; // the one that was picked
    pay: 'effect' | 'need' | { cost: readonly Bag[] }; // UWC-GLOSS-19
    'gain choice': 'from' | 'left' | 'distinct' | 'slot';
    exchange: 'a' | 'b' | 'need'; // UWC-GLOSS-14
    advance: 'left'; // one more step, or not: UWC-FED-11
    build: 'left' | 'need' | 'next' | { deed: Build }; // what and where: UWC-BUILD-14
    replace: 'thing' | 'site' | 'cost' | 'next'; // biomatter for kelp and steelplast: UWC-RES-05
    upgrade: 'left' | 'need' | { deed: Upgrade }; // which: UWC-UPG-02
    'upgrade built': 'site' | 'need' | { cost: Upgrade['cost'] }; // UWC-TURN-22
    'upgrade price': 'site' | { cost: Upgrade['cost'] }; // which of several: UWC-GLOSS-27
    convert: 'cost' | 'need' | 'next'; // UWC-UPG-07
    'use action': 'left' | 'need'; // UWC-CARD-07
    refresh: 'left'; // UWC-CARD-11
    perform: 'which' | 'always' | 'need'; // UWC-GLOSS-04
    yield: 'what'; // UWC-GLOSS-15
    tile: 'keep'; // keep one of those looked at: OQ-49
  }
>;

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
