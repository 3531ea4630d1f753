import { answers, HiddenError, offerAll } from '@madang/kernel';
import { names } from '../answers.ts';
import { discardTo, handLimit, handSize, isOwnCard, takeFromHand } from '../goods/cards.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import { cardName, refusal } from '../refusals.ts';
import { decide, follow, player } from '../rule.ts';
import type { Player } from '../state.ts';

const DISCARD = answers(MOVES, 'discard', (move) => move.card);

/** The cards in hand, ascending. Throws where this view may not see them. */
export function cardsInHand(me: Player): readonly number[] {
  if (me.hand.length > 0 && (me.hand[0] ?? 0) < 0) throw new HiddenError('a hand');
  return me.shown.length === 0 ? me.hand : [...me.hand, ...me.shown].toSorted((a, b) => a - b);
}

/** UWC-TURN-03, UWC-SETUP-21, UWC-ERA-07: discards card by card down to the hand limit. */
export const discard = decide<'discard'>({
  always: true,
  choices(state, { seat }) {
    const me = player(state, seat);
    if (handSize(me) <= handLimit(state, me)) return [];
    const list: UnderwaterMove[] = [];
    offerAll(list, DISCARD, cardsInHand(me));
    return list;
  },
  answer(state, task, move, tell) {
    if (move === undefined) return;
    const { card } = names(move);
    takeFromHand(player(state, task.seat), card);
    const to = discardTo(state, card);
    tell?.({ event: 'discarded', seat: task.seat, card, to });
    follow(state, task);
  },
  refuse(state, { seat }, move) {
    const me = player(state, seat);
    if (move.kind === 'discard') {
      const { card } = names(move);
      return isOwnCard(me, card) ? refusal('UWC-TURN-03', 'not-in-hand', { card: cardName(state, card) }) : undefined;
    }
    if (move.kind === 'slot' || move.kind === 'card' || move.kind === 'skip') {
      return refusal('UWC-TURN-03', 'discard-first', { surplus: handSize(me) - handLimit(state, me) });
    }
    return undefined;
  },
});
