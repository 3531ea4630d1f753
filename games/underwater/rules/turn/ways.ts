import { at, type Seat } from '@madang/kernel';
import type { Build, ConvertCity, Deed } from '../../components/effects.ts';
import { PRODUCTION } from '../../components/numbers.ts';
import { FEDERATION_BONUS, FEDERATION_FIRST, FEDERATION_TOP } from '../../components/tracks.ts';
import { BUILDINGS, RESOURCES } from '../../components/words.ts';
import { FIRST_TUNNEL, names } from '../answers.ts';
import { put, takeDome } from '../building/build.ts';
import { billOf, payments, printedAt, replaced } from '../building/costs.ts';
import { countOf, holds } from '../building/counts.ts';
import { BUILT_BY, isBuilding, NONSYMBIOTIC, SYMBIOTIC, TUNNEL } from '../building/kinds.ts';
import { connectedHarbours, kindAt } from '../building/network.ts';
import { buildable, yieldMoves } from '../building/sites.ts';
import { actionDeed } from '../effects/doing.ts';
import { conversion, conversions } from '../effects/following.ts';
import { usable } from '../effects/usable.ts';
import { type Cause, gainsFrom, watchesAny } from '../goods/triggers.ts';
import type { Player, Underwater } from '../state.ts';
import { ALWAYS, reachableSlots, slotDeed } from './slots.ts';

/**
 * Goes through all ways of carrying an effect out, on the player itself and undone again, until one leaves what is sought. Where cards
 * watch, contracts lie or hidden things come in, it does not follow: then the trial is unclear, and only playing it out tells.
 */
export interface Trial {
  readonly state: Underwater;
  readonly seat: Seat;
  readonly me: Player;
  /** What is sought. */
  readonly found: () => boolean;
  /** Whether all that matters of a building site is what is printed there. */
  readonly alike: boolean;
  /** Something came up that was not followed. */
  unclear: boolean;
  left: number;
}

/** What comes after an effect, and whether it leads to what is sought. */
type Then = () => boolean;

/** Marks the trial: this way was not followed. */
function lose(trial: Trial): boolean {
  trial.unclear = true;
  return false;
}

/** Whether a cause is watched for. */
const watched = ({ state, me }: Trial, ...causes: readonly Cause[]): boolean => watchesAny(state, me, causes);

/** Goes on with other goods. */
function having({ me }: Trial, goods: number[], then: Then): boolean {
  const before = me.goods;
  me.goods = goods;
  const leads = then();
  me.goods = before;
  return leads;
}

const plus = (goods: readonly number[], more: Readonly<Partial<Record<string, number>>>, often = 1): number[] =>
  goods.map((n, i) => n + often * (more[RESOURCES[i] ?? ''] ?? 0));

/** Whether any way of an effect leads on; leaving it out does not count. */
export function tries(trial: Trial, deed: Deed, then: Then): boolean {
  const { state, seat, me } = trial;
  switch (deed.do) {
    case 'gain':
      return having(trial, plus(me.goods, deed.goods), then);
    case 'gainChoice':
      return triesChoice(trial, deed.from, deed.count, deed.distinct, then);
    case 'advance':
      return triesSteps(trial, deed.steps, then);
    case 'all':
      return triesParts(trial, deed.of, then);
    case 'choose':
      return deed.of.some((part) => usable(state, seat, part, -1) && tries(trial, part, then));
    case 'if': {
      const part = holds(state, seat, deed.condition) ? deed.effect : deed.otherwise;
      return part !== undefined && tries(trial, part, then);
    }
    case 'per': {
      if (deed.effect.do !== 'gain') return lose(trial);
      const often = Math.min(Math.floor(countOf(state, seat, deed.count) / deed.every), deed.max ?? Number.MAX_SAFE_INTEGER);
      return having(trial, plus(me.goods, deed.effect.goods, often), then);
    }
    case 'exchange':
      return (
        pays(trial, deed.a, () => having(trial, plus(me.goods, deed.b), then)) ||
        pays(trial, deed.b, () => having(trial, plus(me.goods, deed.a), then))
      );
    case 'pay':
      return deed.cost.some((cost) => pays(trial, cost, () => then() || tries(trial, deed.effect, then)));
    case 'seq':
      return triesSequence(trial, deed, then);
    case 'build':
      return triesBuilding(trial, deed, deed.count, then);
    case 'convertCity':
      return triesConverting(trial, deed, then);
    case 'upgrade':
      // Only what is paid changes, and that never helps; unless an action card asks for upgraded structures.
      return state.contracts.length > 0 || !trial.alike || watched(trial, 'upgrade', 'upgradeNthAtCity') ? lose(trial) : false;
    case 'drawSpecial':
      return watched(trial, 'takeSpecial') ? lose(trial) : false;
    case 'useAction':
      return triesActions(trial, deed.max, then);
    case 'refreshAction':
      return triesRefreshing(trial, deed.count, then);
    case 'performSlot':
      return triesSlots(trial, deed, then);
    case 'produceOnce':
      return triesYield(trial, deed, then);
    case 'gainMetropolis':
      return lose(trial);
  }
}

function pays(trial: Trial, cost: Readonly<Partial<Record<string, number>>>, then: Then): boolean {
  const goods = plus(trial.me.goods, cost, -1);
  return goods.every((n) => n >= 0) && having(trial, goods, then);
}

function triesChoice(trial: Trial, from: readonly string[], count: number, distinct: boolean, then: Then): boolean {
  if (count === 0) return then();
  return from.some((resource, i) =>
    having(trial, plus(trial.me.goods, { [resource]: 1 }), () => triesChoice(trial, from.slice(distinct ? i + 1 : i), count - 1, distinct, then)),
  );
}

/** Steps up the Federation track, as many as wanted. */
function triesSteps(trial: Trial, steps: number, then: Then): boolean {
  if (steps === 0) return false;
  const { state, seat, me } = trial;
  const before = at(state.federation, seat);
  const space = before === 0 ? FEDERATION_FIRST : before === FEDERATION_TOP ? FEDERATION_TOP : before - 1;
  const beyond = before === FEDERATION_TOP;
  const bonus = beyond || before === 0 ? {} : (FEDERATION_BONUS[space] ?? {});
  const more = gainsFrom(state, me, beyond ? 'advanceBeyondTop' : 'advanceTo', beyond ? 0 : space, 0);
  if (!more || more.once) return lose(trial);
  state.federation[seat] = space;
  const goods = more.goods.reduce<number[]>((sum, one) => plus(sum, one), plus(me.goods, bonus));
  const leads = having(trial, goods, () => then() || triesSteps(trial, steps - 1, then));
  state.federation[seat] = before;
  return leads;
}

/** Parts in any order, each of which may be left out; what is only gained is taken first. */
function triesParts(trial: Trial, of: readonly Deed[], then: Then): boolean {
  let goods = trial.me.goods;
  for (const part of of) if (part.do === 'gain') goods = plus(goods, part.goods);
  const rest = of.filter((part) => part.do !== 'gain');
  return having(trial, [...goods], () => triesRest(trial, rest, then));
}

const triesRest = (trial: Trial, rest: readonly Deed[], then: Then): boolean =>
  then() ||
  rest.some(
    (part, i) =>
      usable(trial.state, trial.seat, part, -1) &&
      tries(trial, part, () =>
        triesRest(
          trial,
          rest.filter((_, other) => other !== i),
          then,
        ),
      ),
  );

/** A city converted, then what is gained for it. What is built first and followed by more is not gone through. */
function triesSequence(trial: Trial, { of: [first, ...rest] }: Extract<Deed, { do: 'seq' }>, then: Then): boolean {
  if (first.do === 'build') return lose(trial);
  return triesConverting(trial, first, () => then() || triesRest(trial, rest, then));
}

/** Which city is converted makes no difference to a slot. */
function triesConverting(trial: Trial, { cost }: ConvertCity, then: Then): boolean {
  const { state, seat, me } = trial;
  const [move] = conversions(state, seat, cost);
  if (!move) return false;
  if (state.contracts.length > 0 || !trial.alike) return lose(trial);
  const { symbiotic } = me;
  me.symbiotic |= 1 << names(move).site;
  takeDome(state, SYMBIOTIC, 1);
  takeDome(state, NONSYMBIOTIC, -1);
  const price = conversion(cost);
  const leads = having(
    trial,
    me.goods.map((n, i) => n - at(price, i)),
    then,
  );
  takeDome(state, NONSYMBIOTIC, 1);
  takeDome(state, SYMBIOTIC, -1);
  me.symbiotic = symbiotic;
  return leads;
}

const BUILDING_IS_WATCHED = ['build', 'buildNthThisTurn', 'buildNthAtCity', 'connectCity', 'connectMetropolis', 'siteBonus'] as const;

function triesBuilding(trial: Trial, deed: Build, count: number, then: Then): boolean {
  const { state, seat, me } = trial;
  if (count === 0) return false;
  if (state.contracts.length > 0 || watched(trial, ...BUILDING_IS_WATCHED)) return lose(trial);
  let plain = 0;
  for (const move of buildable(state, seat, BUILT_BY[deed.what], deed.cost, deed.site === 'expansion')) {
    const { thing, site } = names(move);
    if (trial.alike && isBuilding(thing) && printedAt(me.board, thing, site) === undefined) {
      if ((plain & (1 << thing)) !== 0) continue;
      plain |= 1 << thing;
    }
    if (triesSite(trial, deed, thing, site, () => then() || triesBuilding(trial, deed, count - 1, then))) return true;
    if (trial.left < 0) return lose(trial);
  }
  return false;
}

/** A thing built on a site, in every way to pay for it. */
function triesSite(trial: Trial, { cost }: Build, thing: number, site: number, then: Then): boolean {
  const { state, me } = trial;
  if (thing === TUNNEL && connectedHarbours(me.tunnels | (1 << site)) !== connectedHarbours(me.tunnels)) return lose(trial);
  const bill = billOf(state, me, thing, site, cost);
  const { advance = 0, ...bonus } = printedAt(me.board, thing, site)?.bonus ?? {};
  const ways = payments(me, bill);
  const onward = (): boolean => (advance > 0 ? triesSteps(trial, advance, then) : then());
  return unchanged(trial, site, () => {
    put(state, me, thing, site);
    return ways.some((way) => {
      trial.left -= 1;
      const { kelp, steelplast } = names(way);
      const paid = replaced(bill.price, kelp, steelplast);
      return having(
        trial,
        plus(
          me.goods.map((n, i) => n - at(paid, i)),
          bonus,
        ),
        onward,
      );
    });
  });
}

/** Does something to the board and the supply, and puts everything back. */
function unchanged({ state, me }: Trial, site: number, work: () => boolean): boolean {
  const { cities, symbiotic, tunnels } = me;
  const { tunnelsLeft, nonsymbioticLeft, symbioticLeft } = state;
  const building = at(me.buildings, site);
  const doings = { ...me.doings };
  const done = work();
  Object.assign(me, { cities, symbiotic, tunnels });
  Object.assign(state, { tunnelsLeft, nonsymbioticLeft, symbioticLeft });
  Object.assign(me.doings, doings);
  me.buildings[site] = building;
  return done;
}

function triesActions(trial: Trial, most: number, then: Then): boolean {
  const { state, seat, me } = trial;
  if (most === 0) return false;
  if (watched(trial, 'useActionCard')) return lose(trial);
  const { ready, spent } = me;
  for (const card of ready) {
    const deed = actionDeed(state, seat, card, usable);
    if (!deed) continue;
    me.ready = ready.filter((one) => one !== card);
    me.spent = [...spent, card];
    const leads = tries(trial, deed, () => then() || triesActions(trial, most - 1, then));
    me.ready = ready;
    me.spent = spent;
    if (leads) return true;
  }
  return false;
}

function triesRefreshing(trial: Trial, count: number, then: Then): boolean {
  const { me } = trial;
  const { ready, spent } = me;
  if (count === 0) return then();
  for (const card of spent) {
    me.ready = [...ready, card];
    me.spent = spent.filter((one) => one !== card);
    const leads = then() || triesRefreshing(trial, count - 1, then);
    me.ready = ready;
    me.spent = spent;
    if (leads) return true;
  }
  return false;
}

function triesSlots(trial: Trial, { which, always }: Extract<Deed, { do: 'performSlot' }>, then: Then): boolean {
  const { state, seat, me } = trial;
  if (watched(trial, 'slotGives')) return lose(trial);
  return reachableSlots(state, seat, which, always).some((slot) => {
    if (slot === ALWAYS && watched(trial, 'useAlwaysSlot')) return lose(trial);
    const deed = slotDeed(state, me, slot);
    return usable(state, seat, deed, slot) && tries(trial, deed, then);
  });
}

const YIELDS = [...BUILDINGS, 'tunnel' as const].map((structure) => PRODUCTION[structure].upgraded);

function triesYield(trial: Trial, { what }: Extract<Deed, { do: 'produceOnce' }>, then: Then): boolean {
  const { me } = trial;
  return yieldMoves(me, what).some((move) => {
    const { site } = names(move);
    return having(trial, plus(me.goods, YIELDS[site >= FIRST_TUNNEL ? TUNNEL : kindAt(me, site)] ?? {}), then);
  });
}
