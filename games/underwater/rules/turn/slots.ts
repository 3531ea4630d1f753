import { at, has, numbersTo, type Seat, subtract } from '@madang/kernel';
import type { Deed } from '../../components/effects.ts';
import { CLONE_COST } from '../../components/numbers.ts';
import { ACTION_SLOTS, TUNNEL_AND_CITY, TWO_WITHOUT_BIOMATTER, UPGRADE_AT_WILL } from '../../components/slots.ts';
import { COLOURS, SLOTS } from '../../components/words.ts';
import { CREDITS } from '../building/costs.ts';
import { effectTask } from '../effects/tasks.ts';
import { ofCards } from '../goods/deck.ts';
import { fire } from '../goods/triggers.ts';
import type { UnderwaterOptions } from '../options.ts';
import { follow, player, type UnderwaterTell } from '../rule.ts';
import { slotWord } from '../spelling.ts';
import type { Player, Underwater } from '../state.ts';

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

const P12_R4 = SLOTS.indexOf('p12-r4');
const P34_R5 = SLOTS.indexOf('p34-r5');
const P12_Y1 = SLOTS.indexOf('p12-y1');

/** What a slot does under these options (OQ-5, OQ-9, OQ-31). */
function printedDeed(options: UnderwaterOptions, slot: number): Deed {
  if (slot === P12_R4 && options.p12RedFourth === 'tunnelAndCity') return TUNNEL_AND_CITY;
  if (slot === P34_R5 && options.buildAndUpgrade === 'upgradeOptional') return UPGRADE_AT_WILL;
  if (slot === P12_Y1 && options.twoDifferentIncludesBiomatter === 'no') return TWO_WITHOUT_BIOMATTER;
  const found = ACTION_SLOTS[slot];
  if (!found) throw new Error(`no slot ${slot}`);
  return found.action;
}

/** UWC-GLOSS-26: so many more may be built, in each alternative of a choice. */
function withMore(deed: Deed, more: number): Deed {
  switch (deed.do) {
    case 'build':
      return { ...deed, count: deed.count + more };
    case 'choose':
    case 'all':
      return { ...deed, of: deed.of.map((part) => withMore(part, more)) };
    default:
      return deed;
  }
}

/** OQ-5: a card that depicts p12-r4 as it is printed does not mean the other one. */
const isDepicted = (options: UnderwaterOptions, slot: number): boolean => slot !== P12_R4 || options.p12RedFourth !== 'tunnelAndCity';

/** By card: what it changes about slots. */
const modifiersOf = ofCards(({ permanent }) => (permanent?.do === 'slotModifier' ? permanent : undefined));

/** UWC-GLOSS-26: what a slot does for a player, with what the claimed cards change about it. */
export function slotDeed(state: Underwater, me: Player, slot: number): Deed {
  let deed = printedDeed(state.options, slot);
  if (me.permanents.length === 0) return deed;
  const modifiers = modifiersOf(state);
  for (let i = 0; i < me.permanents.length; i++) {
    const modifier = modifiers[at(me.permanents, i)];
    if (!modifier?.slots.includes(slotWord(slot)) || !isDepicted(state.options, slot)) continue;
    const { change } = modifier;
    deed = 'buildCount' in change ? withMore(deed, change.buildCount) : { do: 'all', of: [deed, change.add] };
  }
  return deed;
}

/** UWC-TURN-13, UWC-GLOSS-04: performs the action of a slot, chosen or through a card; at least a part of it must be used if chosen. */
export function performSlot(state: Underwater, seat: Seat, slot: number, byCard: boolean, tell: UnderwaterTell): void {
  tell?.({ event: 'slot-performed', seat, slot: slotWord(slot), byCard });
  follow(state, effectTask(seat, slotDeed(state, player(state, seat), slot), !byCard, slot));
  if (slot === ALWAYS) fire(state, seat, 'useAlwaysSlot', 0, 0, tell);
}

/** UWC-TURN-26, UWC-CLONE-01, -03: the tile goes on the slot; with the cloning tile for a credit. */
export function placeTile(state: Underwater, seat: Seat, slot: number, cloned: boolean): void {
  if (slot !== ALWAYS) state.slots[slot] = at(state.slots, slot) | (1 << seat);
  if (!cloned) return;
  state.cloner = seat;
  subtract(player(state, seat).goods, CREDITS, CLONE_COST);
}

/** UWC-GLOSS-31: what watches for choosing a coloured slot. */
export function choosing(state: Underwater, seat: Seat, slot: number, matched: boolean, tell: UnderwaterTell): void {
  if (slot !== ALWAYS) fire(state, seat, 'chooseSlot', Number(matched), 0, tell);
}
