import { answers, at, playerOf, pushInOrder, type Refusal, type Seat } from '@madang/kernel';
import { names } from '../answers.ts';
import { isOwnCard, takeFromHand } from '../goods/cards.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import { cardName, refusal, slotName } from '../refusals.ts';
import { decide, type UnderwaterRule } from '../rule.ts';
import { choosing, performSlot, placeTile } from '../slots/deeds.ts';
import { matches } from '../slots/slots.ts';
import { slotWord } from '../spelling.ts';
import type { Underwater, UnderwaterTask } from '../state.ts';
import type { Foresight } from './ahead/foresight.ts';
import { isOrderNeedless } from './needless.ts';
import { AFTER, BEFORE, offerOne, ordersInHand, type Turn, turnOf } from './orders.ts';

/** By 2 × card, + 1 if before. */
const CARD = answers(MOVES, 'card', (move) => 2 * move.card + Number(names(move).before));

/** UWC-TURN-05, -10, -24: why a card is not played so on the chosen slot; undefined: it can be, or it is no card of the seat's. */
function whyNotPlayed(turn: Turn, slot: number, move: UnderwaterMove): Refusal | undefined {
  const { state, me, hand } = turn;
  const { card, before } = names(move);
  const place = hand.indexOf(card);
  const title = cardName(state, card);
  if (place < 0) return isOwnCard(me, card) ? refusal('UWC-TURN-05', 'not-in-hand', { card: title }) : undefined;
  if ((at(ordersInHand(turn, slot), place) & (before ? BEFORE : AFTER)) !== 0) return undefined;
  const named = { card: title, slot: slotName(slot) };
  if (before && !matches(state, card, slot)) return refusal('UWC-TURN-10', 'other-colour', named);
  if (before && isOrderNeedless(state, me, slot, card)) return refusal('UWC-TURN-11', 'order-needless', named);
  return refusal('UWC-TURN-24', 'slot-unusable-so', named);
}

/** OQ-35: without any card the tile is placed alone. */
function playNoCard(state: Underwater, seat: Seat, slot: number): void {
  const tasks: UnderwaterTask[] = [
    { task: 'action', seat, slot },
    { task: 'turn end', seat },
  ];
  pushInOrder(state, tasks);
}

/** UWC-TURN-05, -10, -11, -24: the card of a turn, and whether it is resolved after the slot's action or before it. */
export const cardRule = (foresight: Foresight): UnderwaterRule<'card'> =>
  decide<'card'>({
    always: true,
    choices(state, { seat, slot, cloned }) {
      const turn = turnOf(state, seat, foresight, cloned);
      const list: UnderwaterMove[] = [];
      const orders = ordersInHand(turn, slot);
      for (let i = 0; i < orders.length; i++) {
        const card = at(turn.hand, i);
        if ((at(orders, i) & AFTER) !== 0) offerOne(list, CARD[2 * card]);
        if ((at(orders, i) & BEFORE) !== 0) offerOne(list, CARD[2 * card + 1]);
      }
      return list;
    },
    answer(state, { seat, slot, cloned }, move, tell) {
      placeTile(state, seat, slot, cloned);
      tell?.({ event: 'slot-chosen', seat, slot: slotWord(slot), cloned });
      if (move === undefined) {
        playNoCard(state, seat, slot);
        choosing(state, seat, slot, false, tell);
        return;
      }
      const { card, before } = names(move);
      const me = playerOf(state, seat);
      takeFromHand(me, card);
      me.played = card;
      const matched = matches(state, card, slot);
      tell?.({ event: 'card-played', seat, card, matched, order: before ? 'before' : 'after' });
      const action: UnderwaterTask = { task: 'action', seat, slot };
      const play: UnderwaterTask = { task: 'play', seat, matched };
      pushInOrder(state, before ? [play, action, { task: 'turn end', seat } as const] : [action, play, { task: 'turn end', seat } as const]);
      choosing(state, seat, slot, matched, tell);
    },
    refuse: (state, { seat, slot, cloned }, move) =>
      move.kind === 'card' ? whyNotPlayed(turnOf(state, seat, foresight, cloned), slot, move) : undefined,
  });

/** UWC-TURN-10, -13, -20: the chosen slot's action. */
export const action: UnderwaterRule<'action'> = {
  resolve(state, { seat, slot }, _move, tell) {
    performSlot(state, seat, slot, false, tell);
  },
};
