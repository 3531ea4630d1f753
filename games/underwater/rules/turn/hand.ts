import { type Asides, answers, HiddenError, offerAll, playerOf, type Seat } from '@madang/kernel';
import { names } from '../answers.ts';
import { discardTo, isOwnCard, surplusOf, takeFromHand } from '../goods/cards.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import { cardName, refusal } from '../refusals.ts';
import { decide, follow, type UnderwaterTell } from '../rule.ts';
import type { Player, Underwater } from '../state.ts';

const DISCARD = answers(MOVES, 'discard', (move) => move.card);

/** Whether this view may not see a hand. */
const isHidden = ({ hand }: Player): boolean => (hand[0] ?? 0) < 0;

/** The cards in hand, ascending. Throws where this view may not see them. */
export function cardsInHand(me: Player): readonly number[] {
  if (isHidden(me)) throw new HiddenError('a hand');
  return me.shown.length === 0 ? me.hand : [...me.hand, ...me.shown].toSorted((a, b) => a - b);
}

/** Takes a card out of the hand to where discarded cards go. */
function discardCard(state: Underwater, seat: Seat, card: number, tell: UnderwaterTell): void {
  takeFromHand(playerOf(state, seat), card);
  const to = discardTo(state, card);
  tell?.({ event: 'discarded', seat, card, to });
}

const NONE: readonly UnderwaterMove[] = [];

/** Whether a seat is asked in the midst of its turn; that turn's end waits. */
const inOwnTurn = ({ agenda }: Underwater, seat: Seat): boolean => agenda.some((task) => task.task === 'turn end' && task.seat === seat);

/** UWC-TURN-16: surplus cards may be discarded whenever their owner is asked something in the own turn. */
export const surplus: Asides<Underwater, UnderwaterMove> = {
  moves(state, { task, seat }) {
    const me = state.players[seat];
    if (!me || task === 'discard' || surplusOf(state, me) === 0 || !inOwnTurn(state, seat) || isHidden(me)) return NONE;
    const list: UnderwaterMove[] = [];
    offerAll(list, DISCARD, cardsInHand(me));
    return list;
  },
  resolve: (state, { seat }, move, tell) => discardCard(state, seat, names(move).card, tell),
};

/** UWC-TURN-03, UWC-SETUP-21, UWC-ERA-07: discards card by card down to the hand limit. */
export const discard = decide<'discard'>({
  always: true,
  choices(state, { seat }) {
    const me = playerOf(state, seat);
    if (surplusOf(state, me) === 0) return [];
    const list: UnderwaterMove[] = [];
    offerAll(list, DISCARD, cardsInHand(me));
    return list;
  },
  answer(state, task, move, tell) {
    if (move === undefined) return;
    discardCard(state, task.seat, names(move).card, tell);
    follow(state, task);
  },
  refuse(state, { seat }, move) {
    const me = playerOf(state, seat);
    if (move.kind === 'discard') {
      const { card } = names(move);
      return isOwnCard(me, card) ? refusal('UWC-TURN-03', 'not-in-hand', { card: cardName(state, card) }) : undefined;
    }
    if (move.kind === 'slot' || move.kind === 'card' || move.kind === 'skip') {
      return refusal('UWC-TURN-03', 'discard-first', { surplus: surplusOf(state, me) });
    }
    return undefined;
  },
});
