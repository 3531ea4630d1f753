import { at, playerOf, type Seat, subtract } from '@madang/kernel';
import type { Deed } from '../../components/effects.ts';
import { ofCards } from '../../components/match-deck.ts';
import { CLONE_COST } from '../../components/numbers.ts';
import { ACTION_SLOTS, TUNNEL_AND_CITY, TWO_WITHOUT_BIOMATTER, UPGRADE_AT_WILL } from '../../components/slots.ts';
import { SLOTS } from '../../components/words.ts';
import { effectTask } from '../agenda/effect-tasks.ts';
import { CREDITS } from '../goods/amounts.ts';
import { fire } from '../goods/triggers.ts';
import type { UnderwaterOptions } from '../options.ts';
import { follow, type UnderwaterTell } from '../rule.ts';
import { slotWord } from '../spelling.ts';
import type { Player, Underwater } from '../state.ts';
import { ALWAYS } from './slots.ts';

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
  follow(state, effectTask(seat, slotDeed(state, playerOf(state, seat), slot), !byCard, slot));
  if (slot === ALWAYS) fire(state, seat, { cause: 'useAlwaysSlot' }, tell);
}

/** UWC-TURN-26, UWC-CLONE-01, -03: the tile goes on the slot; with the cloning tile for a credit. */
export function placeTile(state: Underwater, seat: Seat, slot: number, cloned: boolean): void {
  if (slot !== ALWAYS) state.slots[slot] = at(state.slots, slot) | (1 << seat);
  if (!cloned) return;
  state.cloner = seat;
  subtract(playerOf(state, seat).goods, CREDITS, CLONE_COST);
}

/** UWC-GLOSS-31: what watches for choosing a coloured slot. */
export function choosing(state: Underwater, seat: Seat, slot: number, matched: boolean, tell: UnderwaterTell): void {
  if (slot !== ALWAYS) fire(state, seat, { cause: 'chooseSlot', about: Number(matched) }, tell);
}
