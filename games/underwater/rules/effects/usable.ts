import { playerOf, type Refusal, type Seat } from '@madang/kernel';
import type { Deed } from '../../components/effects.ts';
import type { Performing } from '../agenda/effect-tasks.ts';
import { refusal, slotName } from '../refusals.ts';
import type { UnderwaterTell } from '../rule.ts';
import { slotDeed } from '../slots/deeds.ts';
import type { Underwater } from '../state.ts';
import { all, choose, onCondition, paying, per, seq } from './composing.ts';
import { DOING } from './doing.ts';
import type { Most } from './most.ts';
import type { DeedOf, Operator } from './operator.ts';

/** Every operator of what slots, cards, contracts and metropolises do. */
const OPERATORS: { readonly [K in Deed['do']]: Operator<K> } = {
  all,
  seq,
  choose,
  if: onCondition,
  per,
  pay: paying,
  ...DOING,
};

const ask = <K extends Deed['do']>(state: Underwater, seat: Seat, deed: DeedOf<K>, slot: number): boolean =>
  OPERATORS[deed.do].usable(state, seat, deed, slot, usable);

/** UWC-TURN-13, -27: whether a part of an effect can be used now; `slot` is the slot whose own action it is, or NO_SLOT. */
export const usable = (state: Underwater, seat: Seat, deed: Deed, slot: number): boolean => ask(state, seat, deed, slot);

const seek = <K extends Deed['do']>(state: Underwater, seat: Seat, deed: DeedOf<K>): Refusal | undefined =>
  OPERATORS[deed.do].lacking(state, seat, deed, lacking);

/** UWC-TURN-13: of all that an effect could do, what lacks least to be done as things are. */
const lacking = (state: Underwater, seat: Seat, deed: Deed): Refusal | undefined => seek(state, seat, deed);

/** Says why a slot is of no use to a seat as things are, with what would have to be there for its nearest part. */
export function sayUseless(state: Underwater, seat: Seat, rule: `UWC-${string}`, slot: number): Refusal {
  const named = { slot: slotName(slot) };
  const nearest = lacking(state, seat, slotDeed(state, playerOf(state, seat), slot));
  if (!nearest) return refusal(rule, 'slot-unusable', named);
  const { why: because, short, bar } = nearest;
  const { why } = refusal(rule, 'slot-lacks', { ...named, because });
  return { rule, why, ...(short ? { short } : bar && { bar }) };
}

const bound = <K extends Deed['do']>(most: Most, deed: DeedOf<K>, times: number): boolean => OPERATORS[deed.do].most(most, deed, times, addMost);

/** Adds the most that an effect gives, carried out so often; false: anything may come of it. `finishMost` belongs to it. */
export const addMost = (most: Most, deed: Deed, times: number): boolean => bound(most, deed, times);

const act = <K extends Deed['do']>(state: Underwater, deed: DeedOf<K>, how: Performing, tell: UnderwaterTell): void =>
  OPERATORS[deed.do].perform(state, deed, how, tell);

/** Carries an effect out, or leaves on the agenda what has to be decided. */
export const perform = (state: Underwater, deed: Deed, how: Performing, tell: UnderwaterTell): void => act(state, deed, how, tell);
