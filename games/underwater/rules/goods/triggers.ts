import { anyOrder, at, insertSorted, playerOf, push, type Seat } from '@madang/kernel';
import type { Deed, Goods, Lasting, TriggerEvent } from '../../components/effects.ts';
import { ofCards } from '../../components/match-deck.ts';
import { BUILT_BY, UPGRADED_BY } from '../../components/things.ts';
import { KINDS, RESOURCES } from '../../components/words.ts';
import { wholeTask } from '../agenda/effect-tasks.ts';
import type { UnderwaterTell } from '../rule.ts';
import type { Player, Underwater } from '../state.ts';
import { addGoods } from './amounts.ts';
import { gain } from './gain.ts';

/** What permanent cards may watch for. */
export type Cause = TriggerEvent['event'];

/** Each cause's bit in a set of causes. */
const CAUSE_BITS: Readonly<Record<Cause, number>> = {
  build: 1 << 0,
  buildNthAtCity: 1 << 1,
  buildNthThisTurn: 1 << 2,
  upgrade: 1 << 3,
  upgradeNthAtCity: 1 << 4,
  connectMetropolis: 1 << 5,
  connectCity: 1 << 6,
  advanceTo: 1 << 7,
  advanceBeyondTop: 1 << 8,
  chooseSlot: 1 << 9,
  useAlwaysSlot: 1 << 10,
  useActionCard: 1 << 11,
  slotGives: 1 << 12,
  takeSpecial: 1 << 13,
  claimCard: 1 << 14,
  siteBonus: 1 << 15,
};

/** A set of causes, a bit for each. */
export const causes = (...list: readonly Cause[]): number => list.reduce((set, cause) => set | CAUSE_BITS[cause], 0);

/** What happens: `about` says to what (a thing built, a space, a kind of card, a resource), `count` the how many-th it is. 0 where there is no such. */
export interface Happening {
  readonly cause: Cause;
  readonly about?: number;
  readonly count?: number;
}

/** A permanent card's trigger. */
interface Trigger {
  readonly event: Cause;
  /** The event as a set of causes. */
  readonly cause: number;
  /** Things, spaces, kinds or resources that it is about, a bit for each; all where the event names none. */
  readonly about: number;
  /** The number that the count must have; 0: any. */
  readonly nth: number;
  readonly effect: Deed;
  /** What it gives, where it only gives: then no order of several triggers matters (UWC-TURN-25). */
  readonly goods: Goods | undefined;
  readonly once: boolean;
}

const ALL = -1;

function aboutOf(on: TriggerEvent): number {
  switch (on.event) {
    case 'build':
    case 'buildNthThisTurn':
    case 'buildNthAtCity':
      return BUILT_BY[on.what];
    case 'upgrade':
    case 'upgradeNthAtCity':
      return UPGRADED_BY[on.what];
    case 'advanceTo':
      return 1 << on.space;
    case 'chooseSlot':
      return 1 << Number(on.matched);
    case 'claimCard':
      return on.kinds.reduce((set, kind) => set | (1 << KINDS.indexOf(kind)), 0);
    case 'slotGives':
      return 1 << RESOURCES.indexOf(on.resource);
    case 'connectMetropolis':
    case 'connectCity':
    case 'advanceBeyondTop':
    case 'useAlwaysSlot':
    case 'useActionCard':
    case 'takeSpecial':
    case 'siteBonus':
      return ALL;
  }
}

const triggerOf = (lasting: Lasting): Trigger | undefined =>
  lasting.do === 'trigger'
    ? {
        event: lasting.on.event,
        cause: causes(lasting.on.event),
        about: aboutOf(lasting.on),
        nth: 'nth' in lasting.on ? lasting.on.nth : 0,
        effect: lasting.effect,
        goods: lasting.effect.do === 'gain' ? lasting.effect.goods : undefined,
        once: lasting.limit === 'oncePerTurn',
      }
    : undefined;

/** By card: its trigger, if it has one. */
const triggersOf = ofCards(({ permanent }) => permanent && triggerOf(permanent));

/** Whether a claimed card watches for one of a set of causes. */
export function watchesAny(state: Underwater, me: Player, causes: number): boolean {
  if (me.permanents.length === 0) return false;
  const triggers = triggersOf(state);
  for (let i = 0; i < me.permanents.length; i++) {
    const trigger = triggers[at(me.permanents, i)];
    if (trigger !== undefined && (trigger.cause & causes) !== 0) return true;
  }
  return false;
}

/** Whether whatever is triggered only gives. */
export function givesOnly(state: Underwater, me: Player): boolean {
  const triggers = triggersOf(state);
  for (let i = 0; i < me.permanents.length; i++) {
    const trigger = triggers[at(me.permanents, i)];
    if (trigger !== undefined && trigger.goods === undefined) return false;
  }
  return true;
}

/** Whether a card's trigger watches for this. */
function watches(me: Player, card: number, trigger: Trigger, { cause, about = 0, count = 0 }: Happening): boolean {
  if (trigger.event !== cause) return false;
  if (trigger.about !== ALL && (trigger.about & (1 << about)) === 0) return false;
  if (trigger.nth !== 0 && trigger.nth !== count) return false;
  return !trigger.once || !me.doings.once.includes(card);
}

/** What is gained from what watches for something, without its happening; `once`: not every time in a turn. Undefined where it is more than goods. */
export function gainsFrom(
  state: Underwater,
  me: Player,
  happening: Happening,
): { readonly goods: readonly Goods[]; readonly once: boolean } | undefined {
  if (me.permanents.length === 0) return NOTHING;
  const triggers = triggersOf(state);
  const goods: Goods[] = [];
  let once = false;
  for (let i = 0; i < me.permanents.length; i++) {
    const card = at(me.permanents, i);
    const trigger = triggers[card];
    if (!trigger || !watches(me, card, trigger, happening)) continue;
    if (trigger.goods === undefined) return undefined;
    goods.push(trigger.goods);
    once ||= trigger.once;
  }
  return goods.length === 0 ? NOTHING : { goods, once };
}

/**
 * What all that watches for one of a set of causes gives when each happens once, RESOURCES by number. Undefined where it is more than goods.
 * `about`: what it may happen to, a bit for each; anything unless said.
 */
export function mostFrom(state: Underwater, me: Player, causes: number, about = ALL): readonly number[] | undefined {
  const sum = RESOURCES.map(() => 0);
  const triggers = triggersOf(state);
  for (let i = 0; i < me.permanents.length; i++) {
    const trigger = triggers[at(me.permanents, i)];
    if (trigger === undefined || (trigger.about & about) === 0 || (trigger.cause & causes) === 0) continue;
    const { goods } = trigger;
    if (goods === undefined) return undefined;
    addGoods(sum, goods);
  }
  return sum;
}

const NOTHING = Object.freeze({ goods: Object.freeze([]), once: false });

/**
 * UWC-TURN-21: something happened in its owner's turn; what watches for it is resolved at once. Gains are taken here; where several are
 * triggered and one asks something, they go on the agenda in an order of choice (UWC-TURN-25).
 */
export function fire(state: Underwater, seat: Seat, happening: Happening, tell: UnderwaterTell): void {
  const me = playerOf(state, seat);
  if (me.permanents.length === 0) return;
  const pulled = pull(state, me, happening, (card) => tell?.({ event: 'triggered', seat, card, cause: happening.cause }));
  if (pulled.length === 0) return;
  if (pulled.every((trigger) => trigger.goods !== undefined)) {
    for (const { goods } of pulled) if (goods) gain(state, seat, goods, 'trigger', tell);
    return;
  }
  const tasks = pulled.map((trigger) => wholeTask(seat, trigger.effect));
  push(state, tasks.length === 1 && tasks[0] ? tasks[0] : anyOrder(seat, ...tasks));
}

/** The triggers of claimed cards that watch for what happens, those that do so once a turn being used up; `each` hears of every card. */
function pull(state: Underwater, me: Player, happening: Happening, each: (card: number) => void): readonly Trigger[] {
  const { permanents } = me;
  const triggers = triggersOf(state);
  const pulled: Trigger[] = [];
  for (let i = 0; i < permanents.length; i++) {
    const card = at(permanents, i);
    const trigger = triggers[card];
    if (!trigger || !watches(me, card, trigger, happening)) continue;
    if (trigger.once) insertSorted(me.doings.once, card);
    each(card);
    pulled.push(trigger);
  }
  return pulled;
}
