import { at, has, numbersTo, type Seat } from '@madang/kernel';
import { coloursOf } from '../../components/match-deck.ts';
import { PLAYERS_MAX } from '../../components/numbers.ts';
import { ACTION_SLOTS } from '../../components/slots.ts';
import { COLOURS, SLOTS } from '../../components/words.ts';
import type { Underwater } from '../state.ts';

/** The slot that is always available. */
export const ALWAYS = SLOTS.indexOf('always');

const colours: readonly string[] = COLOURS;

/** By slot: its colour (COLOURS), −1 for the slot that is always available (UWC-TURN-09). */
export const SLOT_COLOUR: readonly number[] = ACTION_SLOTS.map((slot) => colours.indexOf(slot.colour));

/** Whether a card in hand has the colour of a slot (UWC-TURN-09 … -11). */
export const matches = (state: Underwater, card: number, slot: number): boolean =>
  slot !== ALWAYS && at(coloursOf(state), card) === at(SLOT_COLOUR, slot);

const ofSide = (side: 'p12' | 'p34'): readonly number[] => numbersTo(ACTION_SLOTS.length).filter((slot) => ACTION_SLOTS[slot]?.side === side);
const P12 = ofSide('p12');
const P34 = ofSide('p34');

/** UWC-SETUP-01: the coloured slots of this match, clockwise from the first green one (UWC-SOLO-12). */
export const slotsInPlay = (seats: number): readonly number[] => (seats <= 2 ? P12 : P34);

/** By number of seats and slot: whether it is in play. */
const IN_PLAY: readonly (readonly boolean[])[] = numbersTo(PLAYERS_MAX + 1).map((seats) => SLOTS.map((_, slot) => slotsInPlay(seats).includes(slot)));

/** UWC-SETUP-01: whether a coloured slot is in play. */
export const isInPlay = ({ players }: Underwater, slot: number): boolean => IN_PLAY[players.length]?.[slot] ?? false;

/** UWC-TURN-06, -07: whether a slot holds no tile. The slot that is always available never does. */
export const isAvailable = (state: Underwater, slot: number): boolean => at(state.slots, slot) === 0;

/** Which slots a card reaches; `always`: also the one that is always available. */
export interface Reach {
  readonly which: 'available' | 'occupiedByOther' | 'any';
  readonly always: boolean;
}

/** Why a card does not reach a slot. */
export type ReachBar = 'slot-out-of-reach' | 'slot-not-on-this-side' | 'slot-occupied-by-you' | 'slot-occupied' | 'slot-not-occupied';

/** UWC-GLOSS-01 … -04, UWC-CLONE-05, OQ-10, OQ-11, OQ-25: what bars a card from a slot; neutral tiles occupy it like another player's. */
export function reachBar(state: Underwater, seat: Seat, { which, always }: Reach, slot: number): ReachBar | undefined {
  if (slot === ALWAYS) {
    const isReached = always && which !== 'occupiedByOther' && state.options.availableIncludesAlways === 'yes';
    return isReached ? undefined : 'slot-out-of-reach';
  }
  if (!isInPlay(state, slot)) return 'slot-not-on-this-side';
  if (has(at(state.slots, slot), seat)) return 'slot-occupied-by-you';
  if (which === 'available' && !isAvailable(state, slot)) return 'slot-occupied';
  return which === 'occupiedByOther' && isAvailable(state, slot) ? 'slot-not-occupied' : undefined;
}

/** The slots that a card reaches, ascending. */
export const reachableSlots = (state: Underwater, seat: Seat, reach: Reach): number[] =>
  [...slotsInPlay(state.players.length), ALWAYS].filter((slot) => reachBar(state, seat, reach, slot) === undefined);
