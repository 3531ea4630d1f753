import { at, type Seat, subtract } from '@madang/kernel';
import type { Deed } from '../../../components/effects.ts';
import { cardOf, costsOf, isSpecial, kindsOf } from '../../../components/match-deck.ts';
import { ACTION_CARDS, CLONE_COST } from '../../../components/numbers.ts';
import { holds } from '../../building/counts.ts';
import { usable } from '../../effects/usable.ts';
import { CREDITS } from '../../goods/amounts.ts';
import { causes, gainsFrom, watchesAny } from '../../goods/triggers.ts';
import { player } from '../../rule.ts';
import { slotDeed } from '../../slots/deeds.ts';
import type { Player, Underwater } from '../../state.ts';
import { addMost, addRoom, finishMost, mightUse, mostBefore } from './most.ts';
import { gaining, type Trial, usesActions, withGoods } from './trial.ts';
import { tries } from './ways.ts';

/** Whether a card resolved before a slot's action makes a part of that action usable; `unknown`: only trying tells. */
export type Help = 'yes' | 'no' | 'unknown';

const CHOSEN = causes('chooseSlot');
const CHOSEN_OR_CLAIMED = causes('chooseSlot', 'claimCard');

/** Whether a slot's action can be used as things are. */
const usableSlot = (state: Underwater, seat: Seat, me: Player, slot: number): boolean => usable(state, seat, slotDeed(state, me, slot), slot);

/** Whether a slot's action can be used once a card lies in one of the lists of claimed cards. */
function usableClaimed(state: Underwater, seat: Seat, me: Player, slot: number, list: number[], card: number): boolean {
  list.push(card);
  const can = usableSlot(state, seat, me, slot);
  list.pop();
  return can;
}

/** Whether a slot's action builds something that something else must follow, for which it may be triggered. */
const mustFollow = (deed: Deed): boolean => (deed.do === 'all' || deed.do === 'choose' ? deed.of.some(mustFollow) : deed.do === 'seq');

const isFull = ({ ready, spent }: Player): boolean => ready.length + spent.length >= ACTION_CARDS;

/** Whether claiming a card, for which nothing is gained, changes nothing about a slot. */
function isIdle(state: Underwater, me: Player, slot: number, card: number): boolean {
  const { instant, permanent, action } = cardOf(state, card);
  if (instant || (action && isFull(me)) || watchesAny(state, me, CHOSEN_OR_CLAIMED)) return false;
  if (action) return !usesActions(slotDeed(state, me, slot));
  return !permanent || permanent.do === 'handLimit' || (permanent.do === 'trigger' && !mustFollow(slotDeed(state, me, slot)));
}

/** Ways that are gone through before it is left to playing out. */
const MOST_WAYS = 2000;

/** What an instant card does for a slot. */
function helpOfInstant(state: Underwater, seat: Seat, me: Player, slot: number, instant: Deed): Help {
  const sought = slotDeed(state, me, slot);
  const most = mostBefore(me);
  const known = addMost(state, seat, me, instant, 1, most) && finishMost(state, seat, me, most);
  if (known && most.reaches === 0 && !mightUse(state, me, sought, most)) return 'no';
  if (!usable(state, seat, instant, -1)) return 'no';
  const found = (): boolean => usable(state, seat, sought, slot);
  const alike = me.ready.length === 0 || !usesActions(sought);
  const trial: Trial = { state, seat, me, sought, found, most: known ? most : undefined, alike, unclear: false, left: MOST_WAYS };
  if (tries(trial, instant, found)) return 'yes';
  return trial.unclear ? 'unknown' : 'no';
}

/** What an action card does for a slot where another has to be given up for it. */
function helpOfFifth(state: Underwater, seat: Seat, me: Player, slot: number): Help {
  const sought = slotDeed(state, me, slot);
  const most = mostBefore(me);
  return !usesActions(sought) && addRoom(state, seat, me, most) && most.reaches === 0 && !mightUse(state, me, sought, most) ? 'no' : 'unknown';
}

/** What claiming a card does for a slot, with what watches for it; `list`: where it lies then, if that matters. */
function helpOfClaimed(state: Underwater, seat: Seat, me: Player, slot: number, card: number, list: number[] | undefined): Help {
  const claiming = gainsFrom(state, me, 'claimCard', at(kindsOf(state), card), 0);
  if (!claiming) return 'unknown';
  if (!list && claiming.goods.length === 0) return 'no';
  const ask = (): boolean => (list ? usableClaimed(state, seat, me, slot, list, card) : usableSlot(state, seat, me, slot));
  return withGoods(me, gaining(me.goods, claiming), ask) ? 'yes' : 'no';
}

/** What a card that can be paid does for a slot that is chosen already. */
function helpOfCard(state: Underwater, seat: Seat, me: Player, slot: number, card: number): Help {
  const { instant, permanent, action, requires } = cardOf(state, card);
  if (permanent) return helpOfClaimed(state, seat, me, slot, card, me.permanents);
  if (action) return isFull(me) ? helpOfFifth(state, seat, me, slot) : helpOfClaimed(state, seat, me, slot, card, me.ready);
  if (!instant) return helpOfClaimed(state, seat, me, slot, card, undefined);
  if (requires && !holds(state, seat, requires)) return 'no';
  // A Special card lies under the board then, and counts.
  const help = helpOfInstant(state, seat, me, slot, instant);
  return help === 'yes' && isSpecial(card) ? 'unknown' : help;
}

/** What is asked once a slot is chosen, cards have given for it, and so many credits are paid; undone again. */
function afterChoosing(state: Underwater, seat: Seat, slot: number, matched: boolean, credits: number, ask: (me: Player) => Help): Help {
  const me = player(state, seat);
  const choosing = gainsFrom(state, me, 'chooseSlot', Number(matched), 0);
  if (!choosing) return 'unknown';
  const goods = gaining(me.goods, choosing);
  subtract(goods, CREDITS, credits);
  if (at(goods, CREDITS) < 0) return 'no';
  const tiles = at(state.slots, slot);
  state.slots[slot] = tiles | (1 << seat);
  const help = withGoods(me, goods, () => ask(me));
  state.slots[slot] = tiles;
  return help;
}

/** UWC-TURN-24: whether what watches for the choice makes a slot usable that cannot be used as things are. */
export function helpOfChoosing(state: Underwater, seat: Seat, slot: number, cloned: boolean, matched: boolean): Help {
  if (!watchesAny(state, player(state, seat), CHOSEN)) return 'no';
  return afterChoosing(state, seat, slot, matched, cloned ? CLONE_COST : 0, (me) => (usableSlot(state, seat, me, slot) ? 'yes' : 'no'));
}

/** UWC-TURN-24: what is known, without trying, of a matching card that is resolved before the action of a slot that cannot be used now. */
export function helpOf(state: Underwater, seat: Seat, slot: number, cloned: boolean, card: number): Help {
  if (isIdle(state, player(state, seat), slot, card)) return 'no';
  const credits = at(costsOf(state), card) + (cloned ? CLONE_COST : 0);
  return afterChoosing(state, seat, slot, true, credits, (me) => helpOfCard(state, seat, me, slot, card));
}
