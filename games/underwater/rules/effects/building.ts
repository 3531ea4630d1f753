import type { Seat } from '@madang/kernel';
import type { Upgrade } from '../../components/effects.ts';
import { BUILT_BY, SYMBIOTIC } from '../../components/things.ts';
import { MAY, type Need, NOTHING_NEXT } from '../agenda/effect-tasks.ts';
import { DO, names, SKIP, SPEND } from '../answers.ts';
import { convert as change, upgrade as improve, build as raise } from '../building/build.ts';
import { billOf, replaced, upgradePrices } from '../building/costs.ts';
import { refuseBuilding, refuseConversion, refuseUpgrade } from '../building/refusing.ts';
import { upgradeMoves } from '../building/sites.ts';
import type { Amounts } from '../goods/amounts.ts';
import type { UnderwaterMove } from '../moves.ts';
import { decide, follow, player, type UnderwaterTell } from '../rule.ts';
import type { Player, Underwater } from '../state.ts';
import { upgradableNow } from './doing.ts';
import { buildMoves, conversion, conversions, followNext, keepsPromise, waysToPay } from './following.ts';
import { refuseReplacing, refuseSkip, refuseUpgradePrice } from './refusing.ts';
import { usable } from './usable.ts';

/** Answers of a part that may be left out, unless something of it has to be used. */
export const orSkip = (need: Need, moves: readonly UnderwaterMove[]): readonly UnderwaterMove[] =>
  need === MAY && moves.length > 0 ? [SKIP, ...moves] : moves;

/** UWC-BUILD-14: what is built next and where, or nothing more. */
export const build = decide<'build'>({
  choices: (state, { seat, deed, need, next }) => orSkip(need, buildMoves(state, seat, deed, next, usable)),
  answer(state, { seat, deed, left, next }, move) {
    if (move === undefined || move === SKIP) return;
    if (left > 1) follow(state, { task: 'build', seat, deed, left: left - 1, need: MAY, next: NOTHING_NEXT });
    const { thing, site } = names(move);
    follow(state, { task: 'replace', seat, thing, site, cost: deed.cost, next });
  },
  refuse: (state, { seat, deed, need }, move) =>
    refuseSkip(need, move) ??
    refuseBuilding(state, seat, { things: BUILT_BY[deed.what], cost: deed.cost, expansion: deed.site === 'expansion' }, move),
});

/** UWC-RES-05: how much of kelp and steelplast biomatter replaces; then it stands. */
export const replace = decide<'replace'>({
  choices: (state, task) => waysToPay(state, task.seat, task, task.next, usable),
  answer(state, { seat, thing, site, cost, next }, move, tell) {
    if (move === undefined) return;
    const { kelp, steelplast } = names(move);
    const { price } = billOf(state, player(state, seat), thing, site, cost);
    followNext(state, seat, next, thing, site);
    raise(state, seat, { thing, site, paid: replaced(price, kelp, steelplast) }, tell);
  },
  refuse: refuseReplacing,
});

/** Payable prices of an upgrade after which what has been promised can still be paid. */
const prices = (state: Underwater, me: Player, cost: Upgrade['cost']): readonly Amounts[] =>
  upgradePrices(state, me, cost).filter((price) => keepsPromise(state, me, price, 1));

/** The resource that a price is known by; −1: it costs nothing. */
const resourceOf = (price: Amounts): number => price.findIndex((n) => n > 0);

/** Upgrades a structure; of several prices one is asked for, unless one is nothing. */
function upgradeAt(state: Underwater, seat: Seat, site: number, cost: Upgrade['cost'], tell: UnderwaterTell): void {
  const open = upgradePrices(state, player(state, seat), cost);
  const nothing = open.find((price) => resourceOf(price) < 0);
  const [only, other] = nothing ? [nothing] : open;
  if (only && !other) improve(state, seat, site, only, tell);
  else if (only) follow(state, { task: 'upgrade price', seat, site, cost });
}

/** UWC-UPG-02, -06: the structure that is upgraded next, or none. */
export const upgrade = decide<'upgrade'>({
  choices(state, { seat, deed, need }) {
    const me = player(state, seat);
    return prices(state, me, deed.cost).length === 0 ? [] : orSkip(need, upgradeMoves(upgradableNow(state, me, deed.what)));
  },
  answer(state, { seat, deed, left }, move, tell) {
    if (move === undefined || move === SKIP) return;
    if (left > 1) follow(state, { task: 'upgrade', seat, deed, left: left - 1, need: MAY });
    upgradeAt(state, seat, names(move).site, deed.cost, tell);
  },
  refuse: (state, { seat, deed, need }, move) => refuseSkip(need, move) ?? refuseUpgrade(state, seat, deed.what, move),
});

/** UWC-GLOSS-27: which of several prices is paid. */
export const upgradePrice = decide<'upgrade price'>({
  choices(state, { seat, cost }) {
    const open = prices(state, player(state, seat), cost).map(resourceOf);
    return open.toSorted((a, b) => a - b).flatMap((resource) => SPEND[resource] ?? []);
  },
  answer(state, { seat, site, cost }, move, tell) {
    if (move === undefined) return;
    const price = prices(state, player(state, seat), cost).find((one) => resourceOf(one) === names(move).resource);
    if (price) improve(state, seat, site, price, tell);
  },
  refuse: (state, { seat, cost }, move) => refuseUpgradePrice(state, seat, cost, move),
});

/** UWC-TURN-22: the structure just built is upgraded; what its building triggered is over. */
export const upgradeBuilt = decide<'upgrade built'>({
  choices: (state, { seat, cost, need }) => (upgradePrices(state, player(state, seat), cost).length === 0 ? [] : orSkip(need, [DO])),
  answer(state, { seat, site, cost }, move, tell) {
    if (move === DO) upgradeAt(state, seat, site, cost, tell);
  },
  refuse: (_state, { need }, move) => refuseSkip(need, move),
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
  refuse: (state, { seat, need }, move) => refuseSkip(need, move) ?? refuseConversion(state, seat, move),
});
