import { at, has, numbersTo, type Seat } from '@madang/kernel';
import { ACTION_SLOTS } from '../../components/slots.ts';
import { COLOURS, SLOTS } from '../../components/words.ts';
import type { Underwater } from '../state.ts';

/** The slot that is always available. */
export const ALWAYS = SLOTS.indexOf('always');

const colours: readonly string[] = COLOURS;

/** By slot: its colour (COLOURS), −1 for the slot that is always available (UWC-TURN-09). */
export const SLOT_COLOUR: readonly number[] = ACTION_SLOTS.map((slot) => colours.indexOf(slot.colour));

const ofSide = (side: 'p12' | 'p34'): readonly number[] => numbersTo(ACTION_SLOTS.length).filter((slot) => ACTION_SLOTS[slot]?.side === side);
const P12 = ofSide('p12');
const P34 = ofSide('p34');

/** UWC-SETUP-01: the coloured slots of this match, clockwise from the first green one (UWC-SOLO-12). */
export const slotsInPlay = (seats: number): readonly number[] => (seats <= 2 ? P12 : P34);

/** UWC-TURN-06, -07: whether a slot holds no tile. The slot that is always available never does. */
export const isAvailable = (state: Underwater, slot: number): boolean => at(state.slots, slot) === 0;

/** UWC-GLOSS-02, UWC-CLONE-05, OQ-25: whether only others, or the neutral tiles, occupy a slot. */
export const occupiedByOther = (state: Underwater, seat: Seat, slot: number): boolean =>
  at(state.slots, slot) !== 0 && !has(at(state.slots, slot), seat);

/** Slots by who may reach them through a card (UWC-GLOSS-01 … -04, OQ-10, OQ-11), ascending. */
export function reachableSlots(state: Underwater, seat: Seat, which: 'available' | 'occupiedByOther' | 'any', always: boolean): number[] {
  const slots = slotsInPlay(state.players.length).filter((slot) => {
    if (which === 'available') return isAvailable(state, slot);
    return which === 'occupiedByOther' ? occupiedByOther(state, seat, slot) : !has(at(state.slots, slot), seat);
  });
  if (always && which !== 'occupiedByOther' && state.options.availableIncludesAlways === 'yes') slots.push(ALWAYS);
  return slots;
}
