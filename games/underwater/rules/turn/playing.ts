import { answers, at, insertSorted, offerAll, playerOf, pushInOrder, type Refusal, removeOne, type Seat } from '@madang/kernel';
import type { Deed } from '../../components/effects.ts';
import { ACTION, cardOf, costsOf, isSpecial, kindsOf } from '../../components/match-deck.ts';
import { ACTION_CARDS } from '../../components/numbers.ts';
import { effectTask } from '../agenda/effect-tasks.ts';
import { DO, names, SKIP } from '../answers.ts';
import { holds } from '../building/counts.ts';
import { actionDeed } from '../effects/doing.ts';
import { usable } from '../effects/usable.ts';
import { CREDITS } from '../goods/amounts.ts';
import { claimedList, discardTo, isInstant, isOwnCard, putAwayInstant } from '../goods/cards.ts';
import { fire } from '../goods/triggers.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import type { UnderwaterOptions } from '../options.ts';
import { cardName, refusal } from '../refusals.ts';
import { decide, follow, type UnderwaterRule, type UnderwaterTell } from '../rule.ts';
import { EMPTY, type Player, type Underwater, type UnderwaterTask } from '../state.ts';

const ROOM = answers(MOVES, 'room', (move) => move.card);

/** UWC-TURN-10, UWC-CARD-03, -05, UWC-SPEC-05, -07: the played card goes away without effect. */
function leaveUnused(state: Underwater, seat: Seat, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  const card = me.played;
  me.played = EMPTY;
  const to = discardTo(state, card);
  tell?.({ event: 'card-unused', seat, card, to });
}

/** OQ-8: the number of the card that gives for each upgraded tunnel, or once if there is any. */
const SEABED_GATHERING = 28;

/** What an instant card does under these options. */
const instantDeed = (options: UnderwaterOptions, card: number, deed: Deed): Deed =>
  card === SEABED_GATHERING && options.card28 === 'once' && deed.do === 'per' ? { ...deed, max: 1 } : deed;

/** UWC-CARD-02, -04: resolves the played card, whose price is paid: an instant card's effect, or it is claimed. */
function resolveCard(state: Underwater, seat: Seat, tell: UnderwaterTell): void {
  const card = playerOf(state, seat).played;
  if (!isInstant(state, card)) {
    follow(state, { task: 'claim', seat });
    return;
  }
  tell?.({ event: 'card-resolved', seat, card });
  const { instant, requires } = cardOf(state, card);
  follow(state, { task: 'put away', seat });
  if (instant && (!requires || holds(state, seat, requires))) follow(state, effectTask(seat, instantDeed(state.options, card, instant)));
}

/** UWC-TURN-10, -11: the played card's turn. */
export const play: UnderwaterRule<'play'> = {
  resolve(state, { seat, matched }, _move, tell) {
    const { played } = playerOf(state, seat);
    if (!matched) leaveUnused(state, seat, tell);
    else if (isSpecial(played)) follow(state, { task: 'price', seat });
    else resolveCard(state, seat, tell);
  },
};

/** UWC-SPEC-06, -07, -14, -15: a Special card works only if its cost is paid. */
export const price = decide<'price'>({
  choices(state, { seat }) {
    const { goods, played } = playerOf(state, seat);
    return at(goods, CREDITS) >= at(costsOf(state), played) ? [SKIP, DO] : [SKIP];
  },
  answer(state, { seat }, move, tell) {
    if (move !== DO) {
      leaveUnused(state, seat, tell);
      return;
    }
    const me = playerOf(state, seat);
    const credits = at(costsOf(state), me.played);
    me.goods[CREDITS] = at(me.goods, CREDITS) - credits;
    tell?.({ event: 'special-paid', seat, card: me.played, credits });
    resolveCard(state, seat, tell);
  },
});

/** UWC-CARD-12: whether the played card is an action card for which there is no room. */
const isFull = (state: Underwater, me: Player): boolean =>
  at(kindsOf(state), me.played) === ACTION && me.ready.length + me.spent.length >= ACTION_CARDS;

/** UWC-CARD-04, -06, -23: the played card comes to the own cards; what watches for claiming sees it before it counts itself. */
function claimNow(state: Underwater, seat: Seat, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  const card = me.played;
  me.played = EMPTY;
  tell?.({ event: 'claimed', seat, card });
  fire(state, seat, { cause: 'claimCard', about: at(kindsOf(state), card) }, tell);
  insertSorted(claimedList(me, at(kindsOf(state), card)), card);
}

/** UWC-CARD-04, OQ-12: the played card may be claimed or left; a Special card, which is paid for by now, is claimed (UWC-SPEC-09). */
export const claim = decide<'claim'>({
  choices(state, { seat }) {
    const me = playerOf(state, seat);
    if (isFull(state, me)) return [];
    return isSpecial(me.played) ? [DO] : [SKIP, DO];
  },
  answer(state, { seat }, move, tell) {
    if (isFull(state, playerOf(state, seat))) follow(state, { task: 'room', seat });
    else if (move === DO) claimNow(state, seat, tell);
    else leaveUnused(state, seat, tell);
  },
});

/** UWC-SPEC-09: why the played card is not left: a Special card is paid for; undefined: it can be. */
const whyNotLeft = (state: Underwater, { played }: Player): Refusal | undefined =>
  isSpecial(played) ? refusal('UWC-SPEC-09', 'paid-for', { card: cardName(state, played) }) : undefined;

/** UWC-CARD-13: why a card is not given up; undefined: it is an action card of the player's, or no card of theirs at all. */
function whyNotGivenUp(state: Underwater, me: Player, card: number): Refusal | undefined {
  if (me.ready.includes(card) || me.spent.includes(card) || !isOwnCard(me, card)) return undefined;
  return refusal('UWC-CARD-13', 'not-your-action-card', { card: cardName(state, card) });
}

/** UWC-CARD-13: with four action cards one is given up for a fifth, available or turned; or the new one is left, unless it is paid for. */
export const room = decide<'room'>({
  choices(state, { seat }) {
    const me = playerOf(state, seat);
    const list: UnderwaterMove[] = whyNotLeft(state, me) ? [] : [SKIP];
    offerAll(
      list,
      ROOM,
      [...me.ready, ...me.spent].toSorted((a, b) => a - b),
    );
    return list;
  },
  answer(state, { seat }, move, tell) {
    if (move === undefined || move === SKIP) {
      leaveUnused(state, seat, tell);
      return;
    }
    const me = playerOf(state, seat);
    const { card } = names(move);
    const available = me.ready.includes(card);
    removeOne(available ? me.ready : me.spent, card);
    me.discarded = card;
    tell?.({ event: 'gave-up', seat, card });
    const last: readonly UnderwaterTask[] = available ? [{ task: 'last use', seat }] : [];
    pushInOrder(state, [...last, { task: 'put away', seat } as const]);
  },
  refuse(state, { seat }, move) {
    const me = playerOf(state, seat);
    if (move.kind === 'room') return whyNotGivenUp(state, me, move.card);
    if (move === SKIP) return whyNotLeft(state, me);
    return move === DO ? refusal('UWC-CARD-12', 'four-action-cards', { most: ACTION_CARDS }) : undefined;
  },
});

/** UWC-CARD-14, -26: an available action card given up may be used at once. */
export const lastUse = decide<'last use'>({
  choices: (state, { seat }) => (actionDeed(state, seat, playerOf(state, seat).discarded, usable) ? [SKIP, DO] : []),
  answer(state, { seat }, move, tell) {
    const card = playerOf(state, seat).discarded;
    const deed = move === DO ? actionDeed(state, seat, card, usable) : undefined;
    if (!deed) return;
    tell?.({ event: 'action-card-used', seat, card });
    const tasks: readonly UnderwaterTask[] = [effectTask(seat, deed, true), { task: 'used', seat, card }];
    pushInOrder(state, tasks);
  },
});

/** UWC-CARD-26: an action card's effect is through: what watches for its use. */
export const used: UnderwaterRule<'used'> = {
  resolve(state, { seat }, _move, tell) {
    fire(state, seat, { cause: 'useActionCard' }, tell);
  },
};

/** UWC-CARD-02, -25, UWC-SPEC-08: an action card given up goes away and the played card is claimed; or a resolved instant card goes away. */
export const putAway: UnderwaterRule<'put away'> = {
  resolve(state, { seat }, _move, tell) {
    const me = playerOf(state, seat);
    if (me.discarded !== EMPTY) {
      const card = me.discarded;
      me.discarded = EMPTY;
      const to = discardTo(state, card);
      tell?.({ event: 'card-put-away', seat, card, to });
      claimNow(state, seat, tell);
      return;
    }
    const card = me.played;
    me.played = EMPTY;
    putAwayInstant(state, seat, card, tell);
  },
};
