import { at, insertSorted, playerOf, removeOne, type Seat } from '@madang/kernel';
import { ASSISTANT } from '../../components/cards/index.ts';
import {
  ACTION,
  BACK_OF,
  costsOf,
  INSTANT,
  isSpecial,
  kindsOf,
  ofCards,
  PERMANENT,
  PRODUCTION,
  SPECIAL_BACK,
  THREE_CREDITS,
} from '../../components/match-deck.ts';
import { HAND_LIMIT } from '../../components/numbers.ts';
import type { Fate } from '../events.ts';
import type { UnderwaterTell } from '../rule.ts';
import { EVERYONE, type Player, type Underwater } from '../state.ts';

function leaveGame(state: Underwater, card: number): Fate {
  state.gone.push(card);
  return 'game';
}

/** UWC-CARD-19, -25, UWC-SPEC-05, -10, -11, OQ-28, OQ-56: where a card goes that is discarded. */
export function discardTo(state: Underwater, card: number): Fate {
  if (card === ASSISTANT) return 'game';
  const back = at(BACK_OF, card);
  if (back !== SPECIAL_BACK) {
    if (back !== state.era - 1) return leaveGame(state, card);
    insertSorted(state.discard, card);
    return 'discard-pile';
  }
  if (at(costsOf(state), card) === THREE_CREDITS) return leaveGame(state, card);
  state.specials.unshift(card);
  state.known.unshift(EVERYONE);
  return 'special-deck';
}

/** How much the claimed cards raise the hand limit (UWC-CARD-22). */
const limitDeltas = ofCards(({ permanent }) => (permanent?.do === 'handLimit' ? permanent.delta : 0));

/** UWC-TURN-03, -04: cards that may be in hand when a turn begins. */
export function handLimit(state: Underwater, me: Player): number {
  const deltas = limitDeltas(state);
  return me.permanents.reduce((limit, card) => limit + at(deltas, card), HAND_LIMIT);
}

/** UWC-SPEC-04: all cards in hand. */
export const handSize = (me: Player): number => me.hand.length + me.shown.length;

/** UWC-TURN-03: how many cards too many are in hand. */
export const surplusOf = (state: Underwater, me: Player): number => Math.max(0, handSize(me) - handLimit(state, me));

/** Whether a card lies before a player: claimed, or paid for and under the board. */
export const isOwnCard = ({ ready, spent, permanents, productions, endings, paid }: Player, card: number): boolean =>
  [ready, spent, permanents, productions, endings, paid].some((list) => list.includes(card));

/** Takes a card out of the hand. */
export function takeFromHand(me: Player, card: number): void {
  removeOne(me.shown.includes(card) ? me.shown : me.hand, card);
}

/** The list of a claimed kind. */
export function claimedList(me: Player, kind: number): number[] {
  if (kind === ACTION) return me.ready;
  if (kind === PERMANENT) return me.permanents;
  return kind === PRODUCTION ? me.productions : me.endings;
}

/** UWC-CARD-02, UWC-SPEC-08: a resolved instant card goes away: a Special one, which was paid, under the board. */
export function putAwayInstant(state: Underwater, seat: Seat, card: number, tell: UnderwaterTell): void {
  if (!isSpecial(card)) {
    const to = discardTo(state, card);
    tell?.({ event: 'card-put-away', seat, card, to });
    return;
  }
  insertSorted(playerOf(state, seat).paid, card);
  tell?.({ event: 'card-put-away', seat, card, to: 'kept' });
}

/** UWC-CARD-09: an available action card is turned. */
export function turnActionCard(state: Underwater, seat: Seat, card: number, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  removeOne(me.ready, card);
  insertSorted(me.spent, card);
  tell?.({ event: 'action-card-used', seat, card });
}

/** UWC-CARD-11: a turned action card becomes available again. */
export function refreshActionCard(state: Underwater, seat: Seat, card: number, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  removeOne(me.spent, card);
  insertSorted(me.ready, card);
  tell?.({ event: 'action-card-refreshed', seat, card });
}

export const isInstant = (state: Underwater, card: number): boolean => at(kindsOf(state), card) === INSTANT;
