import { at, insertSorted } from '@madang/kernel';
import { drawCard } from '../goods/gain.ts';
import type { UnderwaterTell } from '../rule.ts';
import { slotsInPlay } from '../slots/slots.ts';
import { slotWord } from '../spelling.ts';
import { EMPTY, NEUTRAL, type Underwater } from '../state.ts';

/** The place of the fourth tile in `neutrals`, after those of the three. */
const FOURTH = 3;
const NEUTRAL_TILE = 1 << NEUTRAL;

/** UWC-SOLO-08: the sum of the digits of a card's number. */
export const digitSum = (card: number): number => [...String(card)].reduce((sum, digit) => sum + Number(digit), 0);

/** UWC-SOLO-06, OQ-27: the next slot clockwise, from the last to the first. */
function clockwise(slot: number): number {
  const slots = slotsInPlay(1);
  return at(slots, (slots.indexOf(slot) + 1) % slots.length);
}

/** UWC-SOLO-08, -09, -12: the slot on which the count ends, or the next free one clockwise. */
function fourthSlot(state: Underwater, card: number): number {
  const slots = slotsInPlay(1);
  let slot = at(slots, (digitSum(card) - 1) % slots.length);
  while (at(state.slots, slot) !== 0) slot = clockwise(slot);
  return slot;
}

/** UWC-SOLO-06, -10, -13: at the end of a round the three move on and the fourth is taken off. */
export function moveNeutrals(state: Underwater): void {
  for (let i = 0; i < FOURTH; i++) state.neutrals[i] = clockwise(at(state.neutrals, i));
  state.neutrals[FOURTH] = EMPTY;
}

/**
 * UWC-SOLO-04, -07, -08, OQ-26: the neutral tiles of the round that begins: the three, and a fourth if no step was made in the round before.
 */
export function layNeutrals(state: Underwater, tell: UnderwaterTell): void {
  for (let i = 0; i < FOURTH; i++) state.slots[at(state.neutrals, i)] = NEUTRAL_TILE;
  let card = 0;
  if (state.round > 1 && !state.stepped) {
    card = drawCard(state, tell) ?? 0;
    if (card > 0) {
      insertSorted(state.discard, card);
      const slot = fourthSlot(state, card);
      state.neutrals[FOURTH] = slot;
      state.slots[slot] = NEUTRAL_TILE;
    }
  }
  const fourth = at(state.neutrals, FOURTH);
  const slots = state.neutrals.slice(0, FOURTH).map(slotWord);
  tell?.({ event: 'neutral-tiles', slots, fourth: fourth === EMPTY ? 'none' : slotWord(fourth), card });
}
