import { add, at, below, insertSorted, playerOf, type Seat, subtract } from '@madang/kernel';
import type { Bag, Goods } from '../../components/effects.ts';
import { RESOURCES } from '../../components/words.ts';
import type { Reason } from '../events.ts';
import type { UnderwaterTell } from '../rule.ts';
import type { Player, Underwater } from '../state.ts';

/** UWC-RES-01, -08: resources and points from the supply, cards from the deck of the era. */
export function gain(state: Underwater, seat: Seat, goods: Goods, reason: Reason, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i];
    const n = resource === undefined ? undefined : goods[resource];
    if (n !== undefined) add(me.goods, i, n);
  }
  if (goods.points !== undefined) me.points += goods.points;
  if (tell && (goods.cards === undefined || Object.keys(goods).length > 1)) tell({ event: 'gained', seat, goods, reason });
  if (goods.cards !== undefined) drawCards(state, seat, goods.cards, tell);
}

/** Pays resources that are at hand. */
export function pay(state: Underwater, seat: Seat, bag: Bag, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i];
    const n = resource === undefined ? undefined : bag[resource];
    if (n !== undefined) subtract(me.goods, i, n);
  }
  tell?.({ event: 'paid', seat, goods: bag });
}

/** OQ-46: whether a payment is at hand. */
export function canPay(me: Player, bag: Bag): boolean {
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i];
    if (resource !== undefined && (bag[resource] ?? 0) > at(me.goods, i)) return false;
  }
  return true;
}

/** UWC-CARD-19, -20: so many cards of the current era, unseen by others; fewer only where deck and discard pile run out (OQ-35). */
export function drawCards(state: Underwater, seat: Seat, n: number, tell: UnderwaterTell): void {
  const { hand } = playerOf(state, seat);
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawCard(state, tell);
    if (card === undefined) break;
    insertSorted(hand, card);
    if (tell) drawn.push(card);
  }
  if (drawn.length > 0) tell?.({ event: 'drew', seat, cards: drawn }, [seat], { event: 'drew-unseen', seat, cards: drawn.length });
}

/** The next card of the era deck, which is any of it; undefined if neither the deck nor its discard pile has one (UWC-CARD-19). */
export function drawCard(state: Underwater, tell: UnderwaterTell): number | undefined {
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return undefined;
    tell?.({ event: 'reshuffled', cards: state.discard.length });
    state.deck = state.discard;
    state.discard = [];
  }
  const from = below(state.random, state.deck.length);
  const card = state.deck[from];
  const last = state.deck.pop();
  // The order of the deck is chance already: the last card takes the place of the one drawn.
  if (last !== undefined && from < state.deck.length) state.deck[from] = last;
  return card;
}
