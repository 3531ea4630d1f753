import { at, subtract } from '@madang/kernel';
import type { Deed } from '../../../components/effects.ts';
import { cardOf, costsOf, isSpecial, kindsOf } from '../../../components/match-deck.ts';
import { ACTION_CARDS, CLONE_COST } from '../../../components/numbers.ts';
import { holds } from '../../building/counts.ts';
import { mostBefore } from '../../effects/most.ts';
import { addMost, usable } from '../../effects/usable.ts';
import { CREDITS } from '../../goods/amounts.ts';
import { causes, gainsFrom, watchesAny } from '../../goods/triggers.ts';
import { slotDeed } from '../../slots/deeds.ts';
import type { Player } from '../../state.ts';
import type { Choice } from './choice.ts';
import { addRoom, finishMost, mightUse } from './most.ts';
import { gaining, type Trial, usesActions, withGoods } from './trial.ts';
import { tries } from './ways.ts';

/** Whether a card resolved before a slot's action makes a part of that action usable; `unknown`: only trying tells. */
export type Help = 'yes' | 'no' | 'unknown';

const CHOSEN = causes('chooseSlot');
const CHOSEN_OR_CLAIMED = causes('chooseSlot', 'claimCard');

/** Whether a slot's action can be used as things are. */
const usableSlot = ({ state, seat, me, slot }: Choice): boolean => usable(state, seat, slotDeed(state, me, slot), slot);

/** Whether a slot's action can be used once a card lies in one of the lists of claimed cards. */
function usableClaimed(choice: Choice, list: number[], card: number): boolean {
  list.push(card);
  const can = usableSlot(choice);
  list.pop();
  return can;
}

/** Whether a slot's action builds something that something else must follow, for which it may be triggered. */
const mustFollow = (deed: Deed): boolean => (deed.do === 'all' || deed.do === 'choose' ? deed.of.some(mustFollow) : deed.do === 'seq');

const isFull = ({ ready, spent }: Player): boolean => ready.length + spent.length >= ACTION_CARDS;

/** Whether claiming a card, for which nothing is gained, changes nothing about a slot. */
function isIdle({ state, me, slot }: Choice, card: number): boolean {
  const { instant, permanent, action } = cardOf(state, card);
  if (instant || (action && isFull(me)) || watchesAny(state, me, CHOSEN_OR_CLAIMED)) return false;
  if (action) return !usesActions(slotDeed(state, me, slot));
  return !permanent || permanent.do === 'handLimit' || (permanent.do === 'trigger' && !mustFollow(slotDeed(state, me, slot)));
}

/** Ways that are gone through before it is left to playing out. */
const MOST_WAYS = 2000;

/** What an instant card does for a slot. */
function helpOfInstant({ state, seat, me, slot }: Choice, instant: Deed): Help {
  const sought = slotDeed(state, me, slot);
  const most = mostBefore(state, seat, me);
  const known = addMost(most, instant, 1) && finishMost(most);
  if (known && most.reaches === 0 && !mightUse(most, sought)) return 'no';
  if (!usable(state, seat, instant, -1)) return 'no';
  const found = (): boolean => usable(state, seat, sought, slot);
  const alike = me.ready.length === 0 || !usesActions(sought);
  const trial: Trial = { state, seat, me, sought, found, most: known ? most : undefined, alike, unclear: false, left: MOST_WAYS };
  if (tries(trial, instant, found)) return 'yes';
  return trial.unclear ? 'unknown' : 'no';
}

/** What an action card does for a slot where another has to be given up for it. */
function helpOfFifth({ state, seat, me, slot }: Choice): Help {
  const sought = slotDeed(state, me, slot);
  const most = mostBefore(state, seat, me);
  return !usesActions(sought) && addRoom(most) && most.reaches === 0 && !mightUse(most, sought) ? 'no' : 'unknown';
}

/** What claiming a card does for a slot, with what watches for it; `list`: where it lies then, if that matters. */
function helpOfClaimed(choice: Choice, card: number, list: number[] | undefined): Help {
  const { state, me } = choice;
  const claiming = gainsFrom(state, me, { cause: 'claimCard', about: at(kindsOf(state), card) });
  if (!claiming) return 'unknown';
  if (!list && claiming.goods.length === 0) return 'no';
  const ask = (): boolean => (list ? usableClaimed(choice, list, card) : usableSlot(choice));
  return withGoods(me, gaining(me.goods, claiming), ask) ? 'yes' : 'no';
}

/** What a card that can be paid does for a slot that is chosen already. */
function helpOfCard(choice: Choice, card: number): Help {
  const { state, seat, me } = choice;
  const { instant, permanent, action, requires } = cardOf(state, card);
  if (permanent) return helpOfClaimed(choice, card, me.permanents);
  if (action) return isFull(me) ? helpOfFifth(choice) : helpOfClaimed(choice, card, me.ready);
  if (!instant) return helpOfClaimed(choice, card, undefined);
  if (requires && !holds(state, seat, requires)) return 'no';
  // A Special card lies under the board then, and counts.
  const help = helpOfInstant(choice, instant);
  return help === 'yes' && isSpecial(card) ? 'unknown' : help;
}

/** With what a slot is chosen: whether its card matches, and the credits that are paid beyond the cloning tile's. */
interface Chosen {
  readonly matched: boolean;
  readonly credits: number;
}

/** What is asked once a slot is chosen, cards have given for it, and so many credits are paid; undone again. */
function afterChoosing({ state, seat, me, slot, cloned }: Choice, { matched, credits }: Chosen, ask: () => Help): Help {
  const choosing = gainsFrom(state, me, { cause: 'chooseSlot', about: Number(matched) });
  if (!choosing) return 'unknown';
  const goods = gaining(me.goods, choosing);
  subtract(goods, CREDITS, credits + (cloned ? CLONE_COST : 0));
  if (at(goods, CREDITS) < 0) return 'no';
  const tiles = at(state.slots, slot);
  state.slots[slot] = tiles | (1 << seat);
  const help = withGoods(me, goods, ask);
  state.slots[slot] = tiles;
  return help;
}

/** UWC-TURN-24: whether what watches for the choice makes a slot usable that cannot be used as things are. */
export function helpOfChoosing(choice: Choice, matched: boolean): Help {
  if (!watchesAny(choice.state, choice.me, CHOSEN)) return 'no';
  return afterChoosing(choice, { matched, credits: 0 }, () => (usableSlot(choice) ? 'yes' : 'no'));
}

/** UWC-TURN-24: what is known, without trying, of a matching card that is resolved before the action of a slot that cannot be used now. */
export function helpOf(choice: Choice, card: number): Help {
  const { state } = choice;
  if (isIdle(choice, card)) return 'no';
  return afterChoosing(choice, { matched: true, credits: at(costsOf(state), card) }, () => helpOfCard(choice, card));
}
