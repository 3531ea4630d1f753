import type { Refusal, Seat } from '@madang/kernel';
import type { Deed } from '../../components/effects.ts';
import type { Performing } from '../agenda/effect-tasks.ts';
import type { UnderwaterTell } from '../rule.ts';
import type { Underwater } from '../state.ts';
import type { AddMost, Most } from './most.ts';

/** The deeds of these operators. */
export type DeedOf<K extends Deed['do']> = { readonly [P in K]: { readonly do: P } & Omit<Extract<Deed, { readonly do: P }>, 'do'> }[K];

/** UWC-TURN-13, -27: whether a part of an effect can be used now; `slot` is the slot whose own action it is, or NO_SLOT. */
export type Usable = (state: Underwater, seat: Seat, deed: Deed, slot: number) => boolean;

/** UWC-TURN-13: what lacks least for an effect to be done as things are; undefined where there is nothing to say. */
type Lacking = (state: Underwater, seat: Seat, deed: Deed) => Refusal | undefined;

/** For an operator without a reason of its own. */
export const unsaid = (): undefined => undefined;

/** For an operator that is tried instead of bounded: anything may come of it. */
export const unbounded = (): boolean => false;

/** One operator of the effect language: a small rule. */
export interface Operator<K extends Deed['do']> {
  /** Whether a part of it can be used now; `usable` asks the same of what is inside. */
  usable(state: Underwater, seat: Seat, deed: DeedOf<K>, slot: number, usable: Usable): boolean;
  /** What it lacks to be used as things are; `lacking` asks the same of what is inside. */
  lacking(state: Underwater, seat: Seat, deed: DeedOf<K>, lacking: Lacking): Refusal | undefined;
  /** Adds the most that it gives, carried out so often; false: anything may come of it. `addMost` adds the same of what is inside. */
  most(most: Most, deed: DeedOf<K>, times: number, addMost: AddMost): boolean;
  /** Carries it out, or leaves on the agenda what has to be decided. */
  perform(state: Underwater, deed: DeedOf<K>, how: Performing, tell: UnderwaterTell): void;
}
