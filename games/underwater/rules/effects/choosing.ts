import { answers, anyOrder, HiddenError, offered, oneOf, optional, push, removeOne, type Seat } from '@madang/kernel';
import type { Bag } from '../../components/effects.ts';
import { PRODUCTION } from '../../components/numbers.ts';
import { BUILDINGS, RESOURCES } from '../../components/words.ts';
import { effectTask, MAY, performing, SOME, WHOLE } from '../agenda/effect-tasks.ts';
import { DO, FIRST_TUNNEL, names, SKIP, SPEND } from '../answers.ts';
import { gainTile } from '../building/build.ts';
import { kindAt } from '../building/network.ts';
import { yieldMoves } from '../building/sites.ts';
import { amountsOf } from '../goods/amounts.ts';
import { refreshActionCard, turnActionCard } from '../goods/cards.ts';
import { step } from '../goods/federation.ts';
import { canPay, gain, pay as payBag } from '../goods/gain.ts';
import { MOVES, type UnderwaterMove } from '../moves.ts';
import { decide, follow, player, type TaskOf, type UnderwaterRule } from '../rule.ts';
import { performSlot, slotDeed } from '../slots/deeds.ts';
import { reachableSlots } from '../slots/slots.ts';
import { metropolisWord, resourceWord } from '../spelling.ts';
import type { Underwater } from '../state.ts';
import { orSkip } from './building.ts';
import { take, usableParts, without, worthPaying } from './composing.ts';
import { actionDeed } from './doing.ts';
import { keepsPromise } from './following.ts';
import {
  refuseGain,
  refusePaying,
  refusePerforming,
  refuseRefreshing,
  refuseSkip,
  refuseSpending,
  refuseTile,
  refuseUsing,
  refuseYield,
} from './refusing.ts';
import { perform, usable } from './usable.ts';

const GAIN = answers(MOVES, 'gain', (move) => names(move).resource);
const TILE = answers(MOVES, 'tile', (move) => names(move).tile);
const REFRESH = answers(MOVES, 'refresh', (move) => move.card);
const USE = answers(MOVES, 'use', (move) => move.card);
const PERFORM = answers(MOVES, 'perform', (move) => names(move).slot);

export const effect: UnderwaterRule<'effect'> = {
  resolve: (state, task, _move, tell) => perform(state, task.deed, task, tell),
};

/** UWC-TURN-12, -19: which part is next, or none; parts that can do nothing are left out until another lets them. */
export const parts: UnderwaterRule<'parts'> = {
  resolve(state, { of, seat, need, slot }) {
    if (need === WHOLE) {
      push(state, anyOrder(seat, ...of.map((deed) => performing(deed, { seat, need, slot }))));
      return;
    }
    const open = usableParts(state, seat, of, slot, usable);
    const [only, other] = open;
    if (only === undefined) return;
    if (other === undefined) {
      follow(state, { task: 'part', of, at: only, seat, need, slot });
      return;
    }
    const frame = oneOf(seat, ...open.map((at) => ({ task: 'part', of, at, seat, need: SOME, slot }) as const));
    push(state, need === MAY ? optional(frame) : frame);
  },
};

/** The part that was picked; then the others. */
export const part: UnderwaterRule<'part'> = {
  resolve(state, { of, at, seat, need, slot }) {
    if (of.length > 1) follow(state, { task: 'parts', of: without(of, at), seat, need: MAY, slot });
    const deed = of[at];
    if (deed) follow(state, performing(deed, { seat, need, slot }));
  },
  possible: (state, { of, at, seat, slot }) => of[at] !== undefined && usable(state, seat, of[at], slot),
};

/** The alternative that was picked. */
export const alternative: UnderwaterRule<'alternative'> = {
  resolve: (state, task, _move, tell) => perform(state, task.deed, task, tell),
  possible: (state, { deed, seat, slot }) => usable(state, seat, deed, slot),
};

/** The resource that a payment is known by. */
const resourceOf = (bag: Bag): number => RESOURCES.findIndex((resource) => bag[resource] !== undefined);

/** Whether a payment can be made, here and now. */
const open = (state: Underwater, seat: Seat, bag: Bag): boolean =>
  canPay(player(state, seat), bag) && keepsPromise(state, player(state, seat), amountsOf(bag), 0);

const spending = (state: Underwater, seat: Seat, bags: readonly Bag[]): UnderwaterMove[] =>
  bags
    .flatMap((bag) => (open(state, seat, bag) ? [resourceOf(bag)] : []))
    .toSorted((a, b) => a - b)
    .flatMap((resource) => SPEND[resource] ?? []);

/** Prices for which something can be done: nobody is asked to pay for nothing. */
const worthIt = (state: Underwater, { seat, cost, effect: deed }: TaskOf<'pay'>): readonly Bag[] =>
  cost.filter((bag) => worthPaying(state, seat, bag, deed, usable));

/** UWC-GLOSS-19: pays for what follows, or not. */
export const pay = decide<'pay'>({
  choices(state, task) {
    const { seat, cost, need } = task;
    const worth = worthIt(state, task);
    const [only] = worth;
    if (!only) return [];
    if (cost.length === 1) return open(state, seat, only) ? orSkip(need, [DO]) : [];
    return orSkip(need, spending(state, seat, worth));
  },
  answer(state, { seat, cost, effect: deed, need }, move, tell) {
    if (move === undefined || move === SKIP) return;
    const bag = move === DO ? cost[0] : cost.find((one) => resourceOf(one) === names(move).resource);
    if (!bag) return;
    follow(state, effectTask(seat, deed, need === SOME));
    payBag(state, seat, bag, tell);
  },
  refuse: (state, task, move) => refuseSkip(task.need, move) ?? refusePaying(state, task, worthIt(state, task), move),
});

/** UWC-GLOSS-28: the next of the resources; each set is offered once, in the order of the resources. */
export const gainChoice = decide<'gain choice'>({
  choices(_state, { from, left, distinct }) {
    if (!distinct) return offered(GAIN, from);
    return offered(GAIN, from).slice(0, -(left - 1) || undefined);
  },
  answer(state, { seat, from, left, distinct, slot }, move, tell) {
    if (move === undefined) return;
    const { resource } = names(move);
    if (left > 1)
      follow(state, { task: 'gain choice', seat, from: from & (-1 << (distinct ? resource + 1 : resource)), left: left - 1, distinct, slot });
    tell?.({ event: 'chose-resource', seat, resource: resourceWord(resource) });
    take(state, { [resourceWord(resource)]: 1 }, { seat, slot }, tell);
  },
  refuse: (_state, task, move) => refuseGain(task, move),
});

/** UWC-GLOSS-14: which side is given, or neither. */
export const exchange = decide<'exchange'>({
  choices: (state, { seat, a, b, need }) => orSkip(need, spending(state, seat, [a, b])),
  answer(state, { seat, a, b }, move, tell) {
    if (move === undefined || move === SKIP) return;
    const [given, taken] = names(move).resource === resourceOf(a) ? [a, b] : [b, a];
    payBag(state, seat, given, undefined);
    gain(state, seat, taken, 'effect', undefined);
    tell?.({ event: 'exchanged', seat, given, taken });
  },
  refuse: (state, { seat, a, b, need }, move) => refuseSkip(need, move) ?? refuseSpending(state, seat, [a, b], 'UWC-GLOSS-14', move),
});

/** UWC-FED-11: another step, or no more. */
export const advance = decide<'advance'>({
  choices: () => [SKIP, DO],
  answer(state, { seat, left }, move, tell) {
    if (move !== DO) return;
    if (left > 1) follow(state, { task: 'advance', seat, left: left - 1 });
    step(state, seat, tell);
  },
});

/** UWC-CARD-07, -24: the action card that is used next, or none. */
export const useAction = decide<'use action'>({
  choices: (state, { seat, need }) =>
    orSkip(
      need,
      player(state, seat).ready.flatMap((card) => (actionDeed(state, seat, card, usable) ? (USE[card] ?? []) : [])),
    ),
  answer(state, { seat, left }, move, tell) {
    if (move === undefined || move === SKIP) return;
    const { card } = names(move);
    const deed = actionDeed(state, seat, card, usable);
    if (!deed) return;
    if (left > 1) follow(state, { task: 'use action', seat, left: left - 1, need: MAY });
    follow(state, { task: 'used', seat, card });
    follow(state, effectTask(seat, deed, true));
    turnActionCard(state, seat, card, tell);
  },
  refuse: (state, { seat, need }, move) => refuseSkip(need, move) ?? refuseUsing(state, seat, move),
});

/** UWC-CARD-11: the action card that becomes available again. */
export const refresh = decide<'refresh'>({
  choices: (state, { seat }) => player(state, seat).spent.flatMap((card) => REFRESH[card] ?? []),
  answer(state, { seat, left }, move, tell) {
    if (move === undefined) return;
    if (left > 1) follow(state, { task: 'refresh', seat, left: left - 1 });
    refreshActionCard(state, seat, names(move).card, tell);
  },
  refuse: (state, { seat }, move) => refuseRefreshing(state, seat, move),
});

/** UWC-GLOSS-01 … -04, OQ-11: the slot whose action is performed, or none; it need not be usable unless it has to be. */
export const performRule = decide<'perform'>({
  choices(state, { seat, which, always, need }) {
    const me = player(state, seat);
    const slots = reachableSlots(state, seat, which, always);
    const list = need === MAY ? slots : slots.filter((slot) => usable(state, seat, slotDeed(state, me, slot), slot));
    return orSkip(
      need,
      list.flatMap((slot) => PERFORM[slot] ?? []),
    );
  },
  answer(state, { seat }, move, tell) {
    if (move !== undefined && move !== SKIP) performSlot(state, seat, names(move).slot, true, tell);
  },
  refuse: (state, task, move) => refuseSkip(task.need, move) ?? refusePerforming(state, task, move),
});

const STRUCTURE_YIELD = [...BUILDINGS, 'tunnel' as const].map((structure) => PRODUCTION[structure].upgraded);

/** UWC-GLOSS-15: the structure whose plain production is gained. */
export const yields = decide<'yield'>({
  choices: (state, { seat, what }) => yieldMoves(player(state, seat), what),
  answer(state, { seat }, move, tell) {
    if (move === undefined) return;
    const { site } = names(move);
    const goods = STRUCTURE_YIELD[site >= FIRST_TUNNEL ? BUILDINGS.length : kindAt(player(state, seat), site)];
    if (goods) gain(state, seat, goods, 'effect', tell);
  },
  refuse: (state, { seat, what }, move) => refuseYield(state, seat, what, move),
});

/** OQ-49: the metropolis that is kept of those looked at; the others go back unseen. */
export const tile = decide<'tile'>({
  always: true,
  choices(state, { seat }) {
    const looked = player(state, seat).lookedTiles;
    if (looked.some((one) => one < 0)) throw new HiddenError('a metropolis');
    return looked.toSorted((a, b) => a - b).flatMap((one) => TILE[one] ?? []);
  },
  answer(state, { seat, keep }, move, tell) {
    if (move === undefined) return;
    const me = player(state, seat);
    const kept = names(move).tile;
    removeOne(me.lookedTiles, kept);
    removeOne(state.unusedTiles, kept);
    tell?.({ event: 'tile-gained', seat, tile: metropolisWord(kept) });
    if (keep > 1 && me.lookedTiles.length > 0) follow(state, { task: 'tile', seat, keep: keep - 1 });
    else me.lookedTiles = [];
    gainTile(state, seat, kept, tell);
  },
  refuse: (state, { seat }, move) => refuseTile(state, seat, move),
});
