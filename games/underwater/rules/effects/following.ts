import { add, at, has, isCombinator, playerOf, type Refusal, type Seat, type Task } from '@madang/kernel';
import type { SiteBonus } from '../../components/boards.ts';
import type { Build, Deed, Price } from '../../components/effects.ts';
import { BUILT_BY, isBuilding, TUNNEL } from '../../components/things.ts';
import { MAY, type Next, NO_SLOT, performing, SOME } from '../agenda/effect-tasks.ts';
import { FIRST_TUNNEL, names } from '../answers.ts';
import { build, type Construction } from '../building/build.ts';
import { type Aim, type Bill, billOf, canPayUpgrade, payments, printedAt, replaced } from '../building/costs.ts';
import { connectedHarbours } from '../building/network.ts';
import { whyNotBuilt } from '../building/reasons.ts';
import { buildable, canBuild, convertMoves } from '../building/sites.ts';
import { cloneFor } from '../clone.ts';
import { type Amounts, addGoods, amountsOf, minus, plus } from '../goods/amounts.ts';
import { causes, mostFrom, watchesAny } from '../goods/triggers.ts';
import type { UnderwaterMove } from '../moves.ts';
import { refusal, siteName, thingName } from '../refusals.ts';
import { follow, type TaskOf } from '../rule.ts';
import type { Player, Underwater } from '../state.ts';
import type { Usable } from './operator.ts';

/** The number of a structure's site; −1 for a city. */
const structureSite = (thing: number, site: number): number => (isBuilding(thing) ? site : thing === TUNNEL ? FIRST_TUNNEL + site : -1);

/** What comes after a thing is built or converted, put on the agenda before it is: what it triggers comes first (UWC-TURN-22). */
export function followNext(state: Underwater, seat: Seat, { of, atomic }: Next, thing: number, site: number): void {
  const need = atomic ? SOME : MAY;
  for (let i = of.length - 1; i >= 0; i--) {
    const deed = of[i];
    if (!deed) continue;
    if (deed.do === 'upgrade' && deed.target === 'justBuilt') {
      follow(state, { task: 'upgrade built', seat, site: structureSite(thing, site), cost: deed.cost, need });
    } else follow(state, performing(deed, { seat, need, slot: NO_SLOT }));
  }
}

/** Asks a question of the player with other goods. */
function withGoods<T>(me: Player, goods: number[], ask: () => T): T {
  const before = me.goods;
  me.goods = goods;
  const answer = ask();
  me.goods = before;
  return answer;
}

const canDo = (state: Underwater, seat: Seat, deed: Deed, usable: Usable): boolean =>
  deed.do === 'upgrade' && deed.target === 'justBuilt' ? canPayUpgrade(state, playerOf(state, seat), deed.cost) : usable(state, seat, deed, NO_SLOT);

/** What may be triggered by building a thing and give what the rest needs: cards that watch, a metropolis at the end of a tunnel, contracts. */
const WATCHED = causes(
  'build',
  'buildNthThisTurn',
  'buildNthAtCity',
  'connectCity',
  'connectMetropolis',
  'siteBonus',
  'advanceTo',
  'advanceBeyondTop',
);
const mayTrigger = (state: Underwater, me: Player, thing: number, site: number): boolean =>
  anythingTriggers(state, me) || (thing === TUNNEL && completesHarbour(me, site));

/** Whether building may trigger something wherever it is. */
const anythingTriggers = (state: Underwater, me: Player): boolean => state.contracts.length > 0 || watchesAny(state, me, WATCHED);

/** Whether a tunnel on this site connects a metropolis. */
const completesHarbour = (me: Player, site: number): boolean => connectedHarbours(me.tunnels | (1 << site)) !== connectedHarbours(me.tunnels);

const NO_BONUS: Omit<SiteBonus, 'advance'> = Object.freeze({});

/** Whether all that follows can be done once a thing is built for this: with the bonus of its site and what it triggers. */
function allFollows(state: Underwater, seat: Seat, construction: Construction, next: Next, usable: Usable): boolean {
  const { thing, site, paid } = construction;
  const me = playerOf(state, seat);
  const bonus = printedAt(me.board, thing, site)?.bonus ?? NO_BONUS;
  const goods = minus(me.goods, paid);
  addGoods(goods, bonus);
  const follows = (): boolean => next.of.every((deed) => canDo(state, seat, deed, usable));
  if (withGoods(me, goods, follows)) return true;
  if (!mayTrigger(state, me, thing, site) || !withMost(state, me, construction, goods, follows)) return false;
  const dream = cloneFor(state, seat);
  // Hidden cards are nothing to count on (UWC-TURN-24).
  [dream.deck, dream.discard] = [[], []];
  build(dream, seat, construction, undefined);
  return next.of.every((deed) => canDo(dream, seat, deed, usable));
}

/** How often building one thing may happen to what watches for it: cities that one tunnel connects, steps of a site's bonus. */
const OFTEN = 4;

/** Whether what must follow might be done with all that building may trigger: cheap, and never wrongly no. */
function withMost(
  state: Underwater,
  me: Player,
  { thing, site }: Pick<Construction, 'thing' | 'site'>,
  goods: readonly number[],
  follows: () => boolean,
): boolean {
  const most = state.contracts.length > 0 || (thing === TUNNEL && completesHarbour(me, site)) ? undefined : mostFrom(state, me, WATCHED);
  if (!most) return true;
  const steps = (printedAt(me.board, thing, site)?.bonus?.advance ?? 0) > 0 ? OFTEN : 0;
  const ample = plus(goods, most, OFTEN);
  for (let i = 0; i < ample.length; i++) add(ample, i, steps);
  return withGoods(me, ample, follows);
}

/** A thing that is built for somebody, and what must follow. */
interface Intent extends Aim {
  readonly seat: Seat;
  readonly next: Next;
}

/** UWC-TURN-22: whether all that must follow can be done once a thing is paid so. */
export function leavesWay(state: Underwater, intent: Intent, { price }: Bill, way: UnderwaterMove, usable: Usable): boolean {
  const { seat, thing, site, next } = intent;
  if (!next.atomic) return true;
  const { kelp, steelplast } = names(way);
  return allFollows(state, seat, { thing, site, paid: replaced(price, kelp, steelplast) }, next, usable);
}

/** UWC-RES-05: the ways to pay for a thing after which all that must follow can be done. */
export function waysToPay(state: Underwater, intent: Intent, usable: Usable): readonly UnderwaterMove[] {
  const me = playerOf(state, intent.seat);
  const bill = billOf(state, me, intent.thing, intent.site, intent.cost);
  const ways = payments(me, bill);
  return intent.next.atomic ? ways.filter((way) => leavesWay(state, intent, bill, way, usable)) : ways;
}

/**
 * Whether what must follow can be done once a move has built. What is printed or triggered never hurts: what can be done without anything
 * gained is asked once for each thing.
 */
function leavesNext(state: Underwater, seat: Seat, cost: Price, next: Next, usable: Usable): (move: UnderwaterMove) => boolean {
  const me = playerOf(state, seat);
  const plainly: (boolean | undefined)[] = [];
  const follows = (): boolean => next.of.every((deed) => canDo(state, seat, deed, usable));
  // Paying never helps: without anything gained, what cannot be done before cannot be done after.
  const before = follows();
  const everywhere = anythingTriggers(state, me);
  let ample: Amounts | undefined;
  const isPlain = (thing: number, site: number): boolean => {
    plainly[thing] ??= followsPlainly(me, billOf(state, me, thing, site, cost), follows);
    return plainly[thing];
  };
  /** False where even all that may be triggered, and the site's bonus, would not do. */
  const mightFollow = (bonus: SiteBonus | undefined): boolean => {
    ample ??= amplyTriggered(state, me);
    return !ample || withGoods(me, withBonus(ample, bonus), follows);
  };
  return (move) => {
    const { thing, site } = names(move);
    const printed = printedAt(me.board, thing, site);
    if (before && printed?.surcharge === undefined && isPlain(thing, site)) return true;
    const completes = thing === TUNNEL && completesHarbour(me, site);
    if (!everywhere && printed === undefined && !completes) return false;
    if (!completes && state.contracts.length === 0 && !mightFollow(printed?.bonus)) return false;
    return waysToPay(state, { seat, thing, site, cost, next }, usable).length > 0;
  };
}

/** Whether there is a way to pay after which what must follow can be done, without anything gained. */
const followsPlainly = (me: Player, bill: Bill, follows: () => boolean): boolean =>
  payments(me, bill).some((way) => {
    const { kelp, steelplast } = names(way);
    return withGoods(me, minus(me.goods, replaced(bill.price, kelp, steelplast)), follows);
  });

/** At least what is at hand with all that building one thing may trigger, nothing paid; undefined where that may be more than goods. */
function amplyTriggered(state: Underwater, me: Player): Amounts | undefined {
  const most = mostFrom(state, me, WATCHED);
  return most && plus(me.goods, most, OFTEN);
}

/** Goods with at least the bonus of a site. */
function withBonus(goods: Amounts, bonus: SiteBonus | undefined): number[] {
  const sum = goods.slice();
  if (!bonus) return sum;
  addGoods(sum, bonus);
  if ((bonus.advance ?? 0) > 0) for (let i = 0; i < sum.length; i++) add(sum, i, OFTEN);
  return sum;
}

/** UWC-BUILD-16, UWC-TURN-22: why a thing cannot be built on a site by an effect; undefined: it can. `buildMoves` offers the others. */
export function whyNotBuiltBy(state: Underwater, { seat, deed, next }: TaskOf<'build'>, move: UnderwaterMove, usable: Usable): Refusal | undefined {
  const { thing, site } = names(move);
  if (thing < 0) return undefined;
  const { what, cost } = deed;
  if (!has(BUILT_BY[what], thing)) return refusal('UWC-BUILD-16', 'wrong-thing', { thing: thingName(thing) });
  const barred = whyNotBuilt(state, playerOf(state, seat), { thing, site, cost }, deed.site === 'expansion');
  if (barred || !next.atomic || leavesNext(state, seat, cost, next, usable)(move)) return barred;
  return refusal('UWC-TURN-22', 'upgrade-too-dear', { site: siteName(thing, site) });
}

/** What can be built by an effect, and where, sorted by id. */
export function buildMoves(state: Underwater, seat: Seat, { what, cost, site }: Build, next: Next, usable: Usable): UnderwaterMove[] {
  const moves = buildable(state, seat, BUILT_BY[what], cost, site === 'expansion');
  return next.atomic ? moves.filter(leavesNext(state, seat, cost, next, usable)) : moves;
}

/** Whether anything can be built by an effect so that what must follow can be done. */
export function canBuildAnd(state: Underwater, seat: Seat, { what, cost, site }: Build, next: Next, usable: Usable): boolean {
  if (!next.atomic) return canBuild(state, seat, BUILT_BY[what], cost, site === 'expansion');
  return buildable(state, seat, BUILT_BY[what], cost, site === 'expansion').some(leavesNext(state, seat, cost, next, usable));
}

/** The cost of converting a city as amounts; there is no usual one. */
export const conversion = (cost: Price): Amounts => (typeof cost === 'string' ? [0, 0, 0, 0, 0] : amountsOf(cost));

/** UWC-UPG-07: cities that can be converted at this cost. */
export function conversions(state: Underwater, seat: Seat, cost: Price): UnderwaterMove[] {
  const me = playerOf(state, seat);
  return conversion(cost).every((n, i) => n <= at(me.goods, i)) ? convertMoves(state, me) : [];
}

const isPromise = (task: Task): task is TaskOf<'upgrade built'> => !isCombinator(task) && task.task === 'upgrade built';

/** UWC-TURN-22: the upgrade of a structure just built that still has to be made, if there is one. */
export function promisedUpgrade(state: Underwater): TaskOf<'upgrade built'> | undefined {
  for (let i = state.agenda.length - 1; i >= 0; i--) {
    const task = state.agenda[i];
    if (task && isPromise(task)) return task;
  }
  return undefined;
}

/** UWC-TURN-22: whether the upgrade that has to be made can still be paid after this is spent, on so many other upgrades. */
export function keepsPromise(state: Underwater, me: Player, spent: Amounts, upgrades: number): boolean {
  const promise = promisedUpgrade(state);
  if (promise?.need !== SOME) return true;
  me.doings.upgrades += upgrades;
  const goods = minus(me.goods, spent);
  const kept = withGoods(me, goods, () => canPayUpgrade(state, me, promise.cost));
  me.doings.upgrades -= upgrades;
  return kept;
}
