import { at, playerOf, type Seat } from '@madang/kernel';
import { CLONE_COST } from '../../components/numbers.ts';
import { causes, watchesAny } from '../goods/triggers.ts';
import type { UnderwaterMove } from '../moves.ts';
import { matches } from '../slots/slots.ts';
import type { Underwater } from '../state.ts';
import type { Choice } from './ahead/choice.ts';
import type { Foresight } from './ahead/foresight.ts';
import { cardsInHand } from './hand.ts';
import { isOrderNeedless } from './needless.ts';
import { type Survey, slotUsable, surveyAfter } from './survey.ts';

/** The ways of playing a card on a slot, a bit for each: after the slot's action, and before it. */
export const AFTER = 1;
export const BEFORE = 2;

/** What a seat chooses its slot and card by: its hand, what it can use as things are, and what sees ahead. */
export interface Turn extends Omit<Choice, 'slot'> {
  readonly hand: readonly number[];
  readonly survey: Survey;
  readonly foresight: Foresight;
}

/** A turn with the cloning tile or without. Throws where this view may not see the hand. */
export function turnOf(state: Underwater, seat: Seat, foresight: Foresight, cloned = false): Turn {
  const me = playerOf(state, seat);
  return { state, seat, me, cloned, foresight, hand: cardsInHand(me), survey: surveyAfter(cloned ? CLONE_COST : 0) };
}

/** The same turn with the cloning tile. */
export const cloningIn = ({ state, seat, me, foresight, hand }: Turn): Turn => ({
  state,
  seat,
  me,
  cloned: true,
  foresight,
  hand,
  survey: surveyAfter(CLONE_COST),
});

const choiceIn = ({ state, seat, me, cloned }: Turn, slot: number): Choice => ({ state, seat, me, slot, cloned });

/** UWC-TURN-11, -24: the ways of playing a card on a slot that are asked for; `now`: the slot can be used as things are. */
function ordersOf(turn: Turn, slot: number, card: number, now: boolean): number {
  const matched = matches(turn.state, card, slot);
  if (now) return matched && !isOrderNeedless(turn.state, turn.me, slot, card) ? AFTER | BEFORE : AFTER;
  const choice = choiceIn(turn, slot);
  const orders = turn.foresight.afterChoosing(choice, matched) ? AFTER : 0;
  return matched && (orders !== 0 || turn.foresight.afterCard(choice, card)) ? orders | BEFORE : orders;
}

/** What watches for the choice of a slot. */
const CHOSEN = causes('chooseSlot');

/** Whether any card in hand, or none where the hand is empty (OQ-35), makes a slot a legal choice. */
export function isChoosable(turn: Turn, slot: number): boolean {
  return slotUsable(turn.state, turn.seat, slot, turn.survey) || isMadeUsable(turn, slot);
}

/** Whether a card in hand makes a slot usable that is not so as things are. */
function isMadeUsable(turn: Turn, slot: number): boolean {
  const { state, me, hand, survey } = turn;
  survey.watched ??= watchesAny(state, me, CHOSEN);
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    // What is neither resolved first nor watched for changes nothing.
    if ((survey.watched || matches(state, card, slot)) && ordersOf(turn, slot, card, false) !== 0) return true;
  }
  return false;
}

/** The legal ways of playing each card in hand on a chosen slot, in the order of the hand. */
export function ordersInHand(turn: Turn, slot: number): readonly number[] {
  const { state, seat, hand, survey } = turn;
  const now = slotUsable(state, seat, slot, survey);
  const orders: number[] = [];
  let any = 0;
  for (let i = 0; i < hand.length; i++) {
    const legal = ordersOf(turn, slot, at(hand, i), now);
    orders.push(legal);
    any |= legal;
  }
  // A hand that somebody else imagines may lack the card for which the slot was chosen: then the action comes to nothing.
  return any === 0 ? orders.fill(AFTER) : orders;
}

/** Appends a move, if there is such a one. */
export function offerOne(list: UnderwaterMove[], move: UnderwaterMove | undefined): void {
  if (move) list.push(move);
}
