import type { Deed } from '../../../components/effects.ts';
import { PRODUCTION } from '../../../components/numbers.ts';
import { TUNNEL } from '../../../components/things.ts';
import { BUILDINGS } from '../../../components/words.ts';
import { FIRST_TUNNEL, names } from '../../answers.ts';
import { holds, timesOf } from '../../building/counts.ts';
import { kindAt } from '../../building/network.ts';
import { yieldMoves } from '../../building/sites.ts';
import { actionDeed } from '../../effects/doing.ts';
import { usable } from '../../effects/usable.ts';
import { plusGoods } from '../../goods/amounts.ts';
import { causes, gainsFrom } from '../../goods/triggers.ts';
import { slotDeed } from '../../slots/deeds.ts';
import { ALWAYS, reachableSlots } from '../../slots/slots.ts';
import { mightReach } from './most.ts';
import { triesBuilding, triesConverting } from './raising.ts';
import { gaining, having, lose, type Then, type Trial, triesSteps, watched } from './trial.ts';

// An action card may be what upgrades or takes a card: then what watches for its use gives, too.
const IMPROVED = causes('upgrade', 'upgradeNthAtCity', 'useActionCard');
const SPECIAL_TAKEN = causes('takeSpecial', 'useActionCard');
const SLOT_GIVES = causes('slotGives');
const ALWAYS_USED = causes('useAlwaysSlot');

/** Whether any way of an effect leads on; leaving it out does not count. */
export function tries(trial: Trial, deed: Deed, then: Then): boolean {
  const { state, seat, me } = trial;
  switch (deed.do) {
    case 'gain':
      return having(trial, plusGoods(me.goods, deed.goods), then);
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
      return having(trial, plusGoods(me.goods, deed.effect.goods, timesOf(state, seat, deed)), then);
    }
    case 'exchange':
      return (
        pays(trial, deed.a, () => having(trial, plusGoods(me.goods, deed.b), then)) ||
        pays(trial, deed.b, () => having(trial, plusGoods(me.goods, deed.a), then))
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
      return state.contracts.length > 0 || !trial.alike || watched(trial, IMPROVED) ? lose(trial) : false;
    case 'drawSpecial':
      return watched(trial, SPECIAL_TAKEN) ? lose(trial) : false;
    case 'useAction':
      return triesActions(trial, deed.max, then);
    case 'refreshAction':
      return triesRefreshing(trial, deed.count, then);
    case 'performSlot':
      return triesSlots(trial, deed, then);
    case 'produceOnce':
      return triesYield(trial, deed, then);
    default:
      // A tile: what comes of it is not gone through but tried by playing.
      return lose(trial);
  }
}

function pays(trial: Trial, cost: Readonly<Partial<Record<string, number>>>, then: Then): boolean {
  const goods = plusGoods(trial.me.goods, cost, -1);
  return goods.every((n) => n >= 0) && having(trial, goods, then);
}

function triesChoice(trial: Trial, from: readonly string[], count: number, distinct: boolean, then: Then): boolean {
  if (count === 0) return then();
  return from.some((resource, i) =>
    having(trial, plusGoods(trial.me.goods, { [resource]: 1 }), () =>
      triesChoice(trial, from.slice(distinct ? i + 1 : i), count - 1, distinct, then),
    ),
  );
}

/** Parts in any order, each of which may be left out; what is only gained is taken first. */
function triesParts(trial: Trial, of: readonly Deed[], then: Then): boolean {
  let goods = trial.me.goods;
  for (const part of of) if (part.do === 'gain') goods = plusGoods(goods, part.goods);
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

function triesActions(trial: Trial, most: number, then: Then): boolean {
  const { state, seat, me } = trial;
  if (most === 0) return false;
  const gains = gainsFrom(state, me, { cause: 'useActionCard' });
  if (!gains || gains.once) return lose(trial);
  const used = (): boolean => having(trial, gaining(me.goods, gains), () => then() || triesActions(trial, most - 1, then));
  const { ready, spent } = me;
  for (const card of ready) {
    const deed = actionDeed(state, seat, card, usable);
    if (!deed) continue;
    me.ready = ready.filter((one) => one !== card);
    me.spent = [...spent, card];
    const leads = tries(trial, deed, used);
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

function triesSlots(trial: Trial, reach: Extract<Deed, { do: 'performSlot' }>, then: Then): boolean {
  const { state, seat, me, sought, most } = trial;
  return reachableSlots(state, seat, reach).some((slot) => {
    const deed = slotDeed(state, me, slot);
    if (most?.reaches === 1 && !mightReach(most, sought, deed)) return false;
    if (watched(trial, SLOT_GIVES) || (slot === ALWAYS && watched(trial, ALWAYS_USED))) return lose(trial);
    return usable(state, seat, deed, slot) && tries(trial, deed, then);
  });
}

const YIELDS = [...BUILDINGS, 'tunnel' as const].map((structure) => PRODUCTION[structure].upgraded);

function triesYield(trial: Trial, { what }: Extract<Deed, { do: 'produceOnce' }>, then: Then): boolean {
  const { me } = trial;
  return yieldMoves(me, what).some((move) => {
    const { site } = names(move);
    return having(trial, plusGoods(me.goods, YIELDS[site >= FIRST_TUNNEL ? TUNNEL : kindAt(me, site)] ?? {}), then);
  });
}
