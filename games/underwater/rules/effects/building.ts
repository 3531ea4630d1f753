import { at, playerOf, type Refusal } from '@madang/kernel';
import { SYMBIOTIC, UPGRADED_BY } from '../../components/things.ts';
import { MAY, NOTHING_NEXT } from '../agenda/effect-tasks.ts';
import { DO, names, SKIP } from '../answers.ts';
import { convert as change, build as raise } from '../building/build.ts';
import { billOf, paymentBar, replaced, upgradePrices } from '../building/costs.ts';
import { sayUpgradeBar } from '../building/reasons.ts';
import { isConvertible, upgradable, upgradeBar, upgradeMoves } from '../building/sites.ts';
import { BIOMATTER, KELP, STEELPLAST } from '../goods/amounts.ts';
import type { UnderwaterMove } from '../moves.ts';
import { cityName, refusal, resourceName, structureName, thingName } from '../refusals.ts';
import { decide, follow, type TaskOf } from '../rule.ts';
import type { Underwater } from '../state.ts';
import { buildMoves, conversion, conversions, followNext, leavesWay, promisedUpgrade, waysToPay, whyNotBuiltBy } from './following.ts';
import { orSkip, payableUpgrades, upgradeAt, whyNotSkipped } from './paying.ts';
import { usable } from './usable.ts';

/** UWC-BUILD-14: what is built next and where, or nothing more. */
export const build = decide<'build'>({
  choices: (state, { seat, deed, need, next }) => orSkip(need, buildMoves(state, seat, deed, next, usable)),
  answer(state, { seat, deed, left, next }, move) {
    if (move === undefined || move === SKIP) return;
    if (left > 1) follow(state, { task: 'build', seat, deed, left: left - 1, need: MAY, next: NOTHING_NEXT });
    const { thing, site } = names(move);
    follow(state, { task: 'replace', seat, thing, site, cost: deed.cost, next });
  },
  refuse: (state, task, move) => whyNotSkipped(task.need, move) ?? whyNotBuiltBy(state, task, move, usable),
});

/** UWC-RES-05, UWC-TURN-22: why biomatter does not replace so much; undefined: it can. Of more than the price has there is nothing to say. */
function whyNotReplaced(state: Underwater, task: TaskOf<'replace'>, move: UnderwaterMove): Refusal | undefined {
  if (move.kind !== 'replace') return undefined;
  const me = playerOf(state, task.seat);
  const { kelp, steelplast } = names(move);
  const bill = billOf(state, me, task.thing, task.site, task.cost);
  const thing = thingName(task.thing);
  const little = (resource: number, replaced: number): Refusal =>
    refusal('UWC-RES-05', 'too-little-replaced', {
      thing,
      resource: resourceName(resource),
      needed: at(bill.price, resource) - replaced,
      here: at(me.goods, resource),
    });
  switch (paymentBar(me, bill, kelp, steelplast)) {
    case 'replaces-more-than-price':
      return undefined;
    case 'too-little-kelp-replaced':
      return little(KELP, kelp);
    case 'too-little-steelplast-replaced':
      return little(STEELPLAST, steelplast);
    case 'too-little-biomatter': {
      const needed = kelp + steelplast + at(bill.price, BIOMATTER);
      return refusal('UWC-RES-05', 'too-few', { resource: resourceName(BIOMATTER), needed, here: at(me.goods, BIOMATTER) });
    }
    case undefined:
      return leavesWay(state, task, bill, move, usable) ? undefined : refusal('UWC-TURN-22', 'nothing-for-what-follows', { thing });
  }
}

/** UWC-RES-05: how much of kelp and steelplast biomatter replaces; then it stands. */
export const replace = decide<'replace'>({
  choices: (state, task) => waysToPay(state, task, usable),
  answer(state, { seat, thing, site, cost, next }, move, tell) {
    if (move === undefined) return;
    const { kelp, steelplast } = names(move);
    const { price } = billOf(state, playerOf(state, seat), thing, site, cost);
    followNext(state, seat, next, thing, site);
    raise(state, seat, { thing, site, paid: replaced(price, kelp, steelplast) }, tell);
  },
  refuse: whyNotReplaced,
});

/** UWC-TURN-22: the structure that is promised an upgrade, which waits for that. */
const promisedSite = (state: Underwater): number => promisedUpgrade(state)?.site ?? NOWHERE;

const NOWHERE = -1;

/** UWC-UPG-02 … -05: why a structure cannot be upgraded; undefined: it can. */
function whyNotUpgraded(state: Underwater, { seat, deed }: TaskOf<'upgrade'>, site: number): Refusal | undefined {
  const bar = upgradeBar(playerOf(state, seat), UPGRADED_BY[deed.what], site);
  if (bar) return sayUpgradeBar(bar, site);
  return site === promisedSite(state) ? refusal('UWC-UPG-01', 'upgrade-too-dear', { site: structureName(site) }) : undefined;
}

/** UWC-UPG-02, -06: the structure that is upgraded next, or none. */
export const upgrade = decide<'upgrade'>({
  choices(state, { seat, deed, need }) {
    if (payableUpgrades(state, seat, deed.cost).length === 0) return [];
    const promised = promisedSite(state);
    return orSkip(need, upgradeMoves(upgradable(playerOf(state, seat), deed.what).filter((site) => site !== promised)));
  },
  answer(state, { seat, deed, left }, move, tell) {
    if (move === undefined || move === SKIP) return;
    if (left > 1) follow(state, { task: 'upgrade', seat, deed, left: left - 1, need: MAY });
    upgradeAt(state, seat, names(move).site, deed.cost, tell);
  },
  refuse: (state, task, move) =>
    whyNotSkipped(task.need, move) ?? (move.kind === 'upgrade' ? whyNotUpgraded(state, task, names(move).site) : undefined),
});

/** UWC-TURN-22: the structure just built is upgraded; what its building triggered is over. */
export const upgradeBuilt = decide<'upgrade built'>({
  choices: (state, { seat, cost, need }) => (upgradePrices(state, playerOf(state, seat), cost).length === 0 ? [] : orSkip(need, [DO])),
  answer(state, { seat, site, cost }, move, tell) {
    if (move === DO) upgradeAt(state, seat, site, cost, tell);
  },
});

/** UWC-UPG-07: the city that is converted, or none. */
export const convert = decide<'convert'>({
  choices: (state, { seat, cost, need }) => orSkip(need, conversions(state, seat, cost)),
  answer(state, { seat, cost, next }, move, tell) {
    if (move === undefined || move === SKIP) return;
    const { site } = names(move);
    followNext(state, seat, next, SYMBIOTIC, site);
    change(state, seat, site, conversion(cost), tell);
  },
  refuse(state, { seat, need }, move) {
    const { site } = names(move);
    if (move.kind !== 'convert' || isConvertible(playerOf(state, seat), site)) return whyNotSkipped(need, move);
    return refusal('UWC-UPG-07', 'no-nonsymbiotic-city', { site: cityName(site) });
  },
});
