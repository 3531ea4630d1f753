import type { Seat } from '@madang/kernel';
import type { Deed } from '../../components/effects.ts';
import type { Performing } from '../agenda/effect-tasks.ts';
import type { UnderwaterTell } from '../rule.ts';
import type { Underwater } from '../state.ts';
import { all, choose, onCondition, paying, per, seq } from './composing.ts';
import { DOING } from './doing.ts';
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

const act = <K extends Deed['do']>(state: Underwater, deed: DeedOf<K>, how: Performing, tell: UnderwaterTell): void =>
  OPERATORS[deed.do].perform(state, deed, how, tell);

/** Carries an effect out, or leaves on the agenda what has to be decided. */
export const perform = (state: Underwater, deed: Deed, how: Performing, tell: UnderwaterTell): void => act(state, deed, how, tell);
