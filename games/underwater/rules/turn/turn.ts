import { answers, at, has, pushInOrder, type Seat } from '@madang/kernel';
import { coloursOf } from '../../components/match-deck.ts';
import { CLONE_COST, CLONE_PLAYERS } from '../../components/numbers.ts';
import { names } from '../answers.ts';
import { CREDITS } from '../goods/amounts.ts';
import { takeFromHand } from '../goods/cards.ts';
import { causes, watchesAny } from '../goods/triggers.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import { decide, follow, player, type UnderwaterRule } from '../rule.ts';
import { choosing, performSlot, placeTile } from '../slots/deeds.ts';
import { ALWAYS, isAvailable, occupiedByOther, SLOT_COLOUR, slotsInPlay } from '../slots/slots.ts';
import { slotWord } from '../spelling.ts';
import { EMPTY, type Player, type Underwater, type UnderwaterTask } from '../state.ts';
import type { Foresight } from './ahead/foresight.ts';
import { cardsInHand } from './hand.ts';
import { refuseCard, refuseSlot } from './refusing.ts';
import { type Survey, slotUsable, surveyAfter } from './survey.ts';

/** By 2 × card, + 1 if before. */
const CARD = answers(MOVES, 'card', (move) => 2 * move.card + Number(names(move).before));
const CLONE = answers(MOVES, 'clone', (move) => names(move).slot);

/** By slot. */
const SLOT = answers(MOVES, 'slot', (move) => names(move).slot);

/** Whether a card in hand has the colour of a slot (UWC-TURN-09 … -11). */
export const matches = (state: Underwater, card: number, slot: number): boolean =>
  slot !== ALWAYS && at(coloursOf(state), card) === at(SLOT_COLOUR, slot);

/** UWC-CLONE-02, -04, -06, OQ-45: whether the action-cloning tile is there to be used. */
const mayClone = (state: Underwater, me: Player): boolean =>
  state.players.length === CLONE_PLAYERS && state.cloner === EMPTY && at(me.goods, CREDITS) >= CLONE_COST;

/** What watches for the choice of a slot. */
const CHOSEN = causes('chooseSlot');

const AFTER = 1;
const BEFORE = 2;

/** A slot that is chosen, with the cloning tile or without, and what sees ahead for it. */
interface Choice {
  readonly state: Underwater;
  readonly seat: Seat;
  readonly slot: number;
  readonly cloned: boolean;
  readonly foresight: Foresight;
}

/** UWC-TURN-24: the legal ways of playing a card on a slot: after its action, before it, or both; `now`: the slot can be used as things are. */
function ordersOf({ state, seat, slot, cloned, foresight }: Choice, card: number, now: boolean): number {
  const matched = matches(state, card, slot);
  if (now) return matched ? AFTER | BEFORE : AFTER;
  let orders = foresight.afterChoosing(state, seat, slot, cloned, matched) ? AFTER : 0;
  if (matched && (orders !== 0 || foresight.afterCard(state, seat, slot, cloned, card))) orders |= BEFORE;
  return orders;
}

/** Whether any card in hand, or none where the hand is empty (OQ-35), makes a slot a legal choice. */
function choosable(choice: Choice, hand: readonly number[], survey: Survey): boolean {
  const { state, seat, slot } = choice;
  if (slotUsable(state, seat, slot, survey)) return true;
  survey.watched ??= watchesAny(state, player(state, seat), CHOSEN);
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    // What is neither resolved first nor watched for changes nothing.
    if ((survey.watched || matches(state, card, slot)) && ordersOf(choice, card, false) !== 0) return true;
  }
  return false;
}

function offerOne(list: UnderwaterMove[], move: UnderwaterMove | undefined): void {
  if (move) list.push(move);
}

/** UWC-TURN-05 … -07, UWC-CLONE-01: the slot of a turn; then its card. The slot that is always available gives something to everybody. */
export const slotRule = (foresight: Foresight): UnderwaterRule<'slot'> =>
  decide<'slot'>({
    always: true,
    choices(state, { seat }) {
      const me = player(state, seat);
      const hand = cardsInHand(me);
      const list: UnderwaterMove[] = [];
      const survey = surveyAfter(0);
      const slots = slotsInPlay(state.players.length);
      for (let i = 0; i < slots.length; i++) {
        const slot = at(slots, i);
        if (isAvailable(state, slot) && choosable({ state, seat, slot, cloned: false, foresight }, hand, survey)) offerOne(list, SLOT[slot]);
      }
      offerOne(list, SLOT[ALWAYS]);
      if (!mayClone(state, me)) return list;
      const poorer = surveyAfter(CLONE_COST);
      for (let i = 0; i < slots.length; i++) {
        const slot = at(slots, i);
        // UWC-CLONE-01
        if (occupiedByOther(state, seat, slot) && choosable({ state, seat, slot, cloned: true, foresight }, hand, poorer))
          offerOne(list, CLONE[slot]);
      }
      return list;
    },
    answer(state, { seat }, move) {
      if (move === undefined) throw new Error('no slot can be chosen');
      follow(state, { task: 'card', seat, slot: names(move).slot, cloned: move.kind === 'clone' });
    },
    refuse: (state, { seat }, move) => refuseSlot(state, seat, move),
  });

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
      const me = player(state, seat);
      const hand = cardsInHand(me);
      const list: UnderwaterMove[] = [];
      const now = slotUsable(state, seat, slot, surveyAfter(cloned ? CLONE_COST : 0));
      const choice: Choice = { state, seat, slot, cloned, foresight };
      for (let i = 0; i < hand.length; i++) {
        const orders = ordersOf(choice, at(hand, i), now);
        if (has(orders, 0)) offerOne(list, CARD[2 * at(hand, i)]);
        if (has(orders, 1)) offerOne(list, CARD[2 * at(hand, i) + 1]);
      }
      // A hand that somebody else imagines may lack the card for which the slot was chosen: then the action comes to nothing.
      if (list.length === 0) for (let i = 0; i < hand.length; i++) offerOne(list, CARD[2 * at(hand, i)]);
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
      const me = player(state, seat);
      takeFromHand(me, card);
      me.played = card;
      const matched = matches(state, card, slot);
      tell?.({ event: 'card-played', seat, card, matched, order: before ? 'before' : 'after' });
      const action: UnderwaterTask = { task: 'action', seat, slot };
      const play: UnderwaterTask = { task: 'play', seat, matched };
      pushInOrder(state, before ? [play, action, { task: 'turn end', seat } as const] : [action, play, { task: 'turn end', seat } as const]);
      choosing(state, seat, slot, matched, tell);
    },
    refuse: (state, { seat, slot }, move) => refuseCard(state, seat, slot, (card) => matches(state, card, slot), move),
  });

/** UWC-TURN-10, -13, -20: the chosen slot's action. */
export const action: UnderwaterRule<'action'> = {
  resolve(state, { seat, slot }, _move, tell) {
    performSlot(state, seat, slot, false, tell);
  },
};
