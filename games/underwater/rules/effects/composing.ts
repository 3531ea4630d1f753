import { nearestRefusal, oneOf, optional, playerOf, push, type Seat } from '@madang/kernel';
import type { Bag, Condition, Deed, Goods } from '../../components/effects.ts';
import { RESOURCES } from '../../components/words.ts';
import { MAY, NO_SLOT, type Performing, performing, SOME, WHOLE } from '../agenda/effect-tasks.ts';
import { holds, timesOf } from '../building/counts.ts';
import { plusGoods } from '../goods/amounts.ts';
import { canPay, gain } from '../goods/gain.ts';
import { fire } from '../goods/triggers.ts';
import { follow, type UnderwaterTell } from '../rule.ts';
import type { Underwater } from '../state.ts';
import { canBuildAnd, conversions } from './following.ts';
import { type AddMost, type Most, OFTEN } from './most.ts';
import { type Operator, type Usable, unsaid } from './operator.ts';

/** Takes goods; what a slot's own action gives is watched for (UWC-GLOSS-21, -22). */
export function take(state: Underwater, goods: Goods, { seat, slot }: Pick<Performing, 'seat' | 'slot'>, tell: UnderwaterTell): void {
  gain(state, seat, goods, 'effect', tell);
  if (slot === NO_SLOT) return;
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i];
    if (resource !== undefined && goods[resource] !== undefined) fire(state, seat, { cause: 'slotGives', about: i }, tell);
  }
}

/** The most that all of these parts give. */
function mostOfParts(most: Most, { of }: { readonly of: readonly Deed[] }, times: number, addMost: AddMost): boolean {
  for (let i = 0; i < of.length; i++) {
    const part = of[i];
    if (part && !addMost(most, part, times)) return false;
  }
  return true;
}

/** UWC-TURN-19: parts in an order of choice. More never hurts, so what is only gained is taken first; the rest is picked from. */
export const all: Operator<'all'> = {
  usable: (state, seat, { of }, slot, usable) => of.some((part) => usable(state, seat, part, slot)),
  lacking: (state, seat, { of }, lacking) => nearestRefusal(of.map((part) => lacking(state, seat, part))),
  most: mostOfParts,
  perform(state, { of }, how, tell) {
    const rest: Deed[] = [];
    for (const part of of) {
      if (part.do === 'gain') take(state, part.goods, how, tell);
      else rest.push(part);
    }
    const need = how.need === SOME && rest.length < of.length ? MAY : how.need;
    if (rest.length > 0) follow(state, { task: 'parts', of: rest, seat: how.seat, need, slot: how.slot });
  },
};

/** UWC-TURN-20, -22: parts in this order: what is built or converted first brings the rest with it. */
export const seq: Operator<'seq'> = {
  usable(state, seat, { of, atomic }, _slot, usable) {
    const [first, ...rest] = of;
    if (first.do === 'build') return canBuildAnd(state, seat, first, { of: rest, atomic: atomic === true }, usable);
    return conversions(state, seat, first.cost).length > 0;
  },
  lacking: (state, seat, { of }, lacking) => lacking(state, seat, of[0]),
  most: mostOfParts,
  perform(state, { of, atomic }, { seat, need }) {
    const [first, ...rest] = of;
    const next = { of: rest, atomic: atomic === true };
    if (first.do === 'build') follow(state, { task: 'build', seat, deed: first, left: 1, need, next });
    else follow(state, { task: 'convert', seat, cost: first.cost, need, next });
  },
};

/** Exactly one part: one that can be used. */
export const choose: Operator<'choose'> = {
  usable: (state, seat, { of }, slot, usable) => of.some((part) => usable(state, seat, part, slot)),
  lacking: (state, seat, { of }, lacking) => nearestRefusal(of.map((part) => lacking(state, seat, part))),
  most: mostOfParts,
  perform(state, { of }, { seat, need, slot }) {
    const alternatives = of.map((deed) => ({ task: 'alternative', deed, seat, need: need === WHOLE ? WHOLE : SOME, slot }) as const);
    const one = oneOf(seat, ...alternatives);
    push(state, need === MAY ? optional(one) : one);
  },
};

const branch = (state: Underwater, seat: Seat, condition: Condition, effect: Deed, otherwise: Deed | undefined): Deed | undefined =>
  holds(state, seat, condition) ? effect : otherwise;

/** One part or the other, by what holds now. */
export const onCondition: Operator<'if'> = {
  usable(state, seat, { condition, effect, otherwise }, slot, usable) {
    const deed = branch(state, seat, condition, effect, otherwise);
    return deed !== undefined && usable(state, seat, deed, slot);
  },
  lacking: unsaid,
  most: (most, { effect, otherwise }, times, addMost) => addMost(most, effect, times) && (!otherwise || addMost(most, otherwise, times)),
  perform(state, { condition, effect, otherwise }, how) {
    const deed = branch(state, how.seat, condition, effect, otherwise);
    if (deed) follow(state, performing(deed, how));
  },
};

const scaled = (goods: Goods, times: number): Goods => Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, n * times]));

/** As often as something is counted. */
export const per: Operator<'per'> = {
  usable: (state, seat, deed, slot, usable) => timesOf(state, seat, deed) > 0 && usable(state, seat, deed.effect, slot),
  lacking: unsaid,
  // What the same card builds may count.
  most: (most, deed, times, addMost) => addMost(most, deed.effect, times * timesOf(most.state, most.seat, deed, OFTEN)),
  perform(state, deed, how, tell) {
    const times = timesOf(state, how.seat, deed);
    if (times === 0) return;
    if (deed.effect.do === 'gain') {
      take(state, scaled(deed.effect.goods, times), how, tell);
      return;
    }
    for (let i = 1; i < times; i++) follow(state, performing(deed.effect, { ...how, need: how.need === WHOLE ? WHOLE : MAY }));
    follow(state, performing(deed.effect, how));
  },
};

/** Whether, once this is paid, the effect can be used. */
export function worthPaying(state: Underwater, seat: Seat, cost: Bag, effect: Deed, usable: Usable): boolean {
  const me = playerOf(state, seat);
  if (!canPay(me, cost)) return false;
  if (effect.do === 'gain') return true;
  const { goods } = me;
  me.goods = plusGoods(goods, cost, -1);
  const can = usable(state, seat, effect, NO_SLOT);
  me.goods = goods;
  return can;
}

/** UWC-GLOSS-19: without payment no benefit; nobody must pay, unless to use a part at all. */
export const paying: Operator<'pay'> = {
  usable: (state, seat, { cost, effect }, _slot, usable) => cost.some((one) => worthPaying(state, seat, one, effect, usable)),
  lacking: unsaid,
  most: (most, { effect }, times, addMost) => addMost(most, effect, times),
  perform(state, { cost, effect }, { seat, need }) {
    follow(state, { task: 'pay', seat, cost, effect, need: need === SOME ? SOME : MAY });
  },
};

/** The parts of `all` that wait, without the one at an index. */
export const without = (of: readonly Deed[], index: number): readonly Deed[] => of.filter((_, i) => i !== index);

/** Indexes of the parts that can be used now. */
export function usableParts(state: Underwater, seat: Seat, of: readonly Deed[], slot: number, usable: Usable): number[] {
  const list: number[] = [];
  for (let i = 0; i < of.length; i++) {
    const part = of[i];
    if (part && usable(state, seat, part, slot)) list.push(i);
  }
  return list;
}
