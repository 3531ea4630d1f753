import { answers, bitCount, HiddenError, has, members, offered, playerOf, type Refusal, removeOne, type Seat } from '@madang/kernel';
import { PRODUCTION } from '../../components/numbers.ts';
import { UPGRADED_BY } from '../../components/things.ts';
import { BUILDINGS } from '../../components/words.ts';
import { effectTask, MAY } from '../agenda/effect-tasks.ts';
import { DO, FIRST_TUNNEL, names, SKIP } from '../answers.ts';
import { gainTile } from '../building/build.ts';
import { kindAt } from '../building/network.ts';
import { sayYieldBar } from '../building/reasons.ts';
import { yieldBar, yieldMoves } from '../building/sites.ts';
import { isOwnCard, refreshActionCard, turnActionCard } from '../goods/cards.ts';
import { step } from '../goods/federation.ts';
import { gain } from '../goods/gain.ts';
import { MOVES } from '../moves.ts';
import { cardName, listName, refusal, resourceName, slotName, tileName } from '../refusals.ts';
import { decide, follow, type TaskOf } from '../rule.ts';
import { performSlot, slotDeed } from '../slots/deeds.ts';
import { reachableSlots, reachBar } from '../slots/slots.ts';
import { metropolisWord, resourceWord } from '../spelling.ts';
import type { Underwater } from '../state.ts';
import { take } from './composing.ts';
import { actionDeed } from './doing.ts';
import { orSkip, whyNotSkipped } from './paying.ts';
import { sayUseless, usable } from './usable.ts';

const GAIN = answers(MOVES, 'gain', (move) => names(move).resource);
const TILE = answers(MOVES, 'tile', (move) => names(move).tile);
const REFRESH = answers(MOVES, 'refresh', (move) => move.card);
const USE = answers(MOVES, 'use', (move) => move.card);
const PERFORM = answers(MOVES, 'perform', (move) => names(move).slot);

/** UWC-GLOSS-28: the next of the resources, in any order; of different ones each only once. Where all are gained, nothing is asked. */
export const gainChoice = decide<'gain choice'>({
  choices: (_state, { from, left, distinct }) => offered(GAIN, distinct && bitCount(from) <= left ? from & -from : from),
  answer(state, { seat, from, left, distinct, slot }, move, tell) {
    if (move === undefined) return;
    const { resource } = names(move);
    if (left > 1) follow(state, { task: 'gain choice', seat, from: distinct ? from & ~(1 << resource) : from, left: left - 1, distinct, slot });
    tell?.({ event: 'chose-resource', seat, resource: resourceWord(resource) });
    take(state, { [resourceWord(resource)]: 1 }, { seat, slot }, tell);
  },
  refuse(_state, { from }, move) {
    if (move.kind !== 'gain' || has(from, names(move).resource)) return undefined;
    const resource = resourceName(names(move).resource);
    return refusal('UWC-GLOSS-28', 'no-such-gain', { resource, offered: listName(members(from).map(resourceName)) });
  },
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

/** Why a card is not used as an action card; `not-own-card`: it does not lie before its player, and nothing is said of it. */
type UseBar = 'action-card-turned' | 'action-card-useless' | 'no-action-card' | 'not-own-card';

/** UWC-CARD-07, -09, -24: what bars a card from being used. */
function actionBar(state: Underwater, seat: Seat, card: number): UseBar | undefined {
  const me = playerOf(state, seat);
  if (me.ready.includes(card)) return actionDeed(state, seat, card, usable) ? undefined : 'action-card-useless';
  if (me.spent.includes(card)) return 'action-card-turned';
  return isOwnCard(me, card) ? 'no-action-card' : 'not-own-card';
}

const USE_RULES = { 'action-card-turned': 'UWC-CARD-09', 'action-card-useless': 'UWC-CARD-24', 'no-action-card': 'UWC-CARD-07' } as const;

function whyNotUsed(state: Underwater, seat: Seat, card: number): Refusal | undefined {
  const bar = actionBar(state, seat, card);
  return bar && bar !== 'not-own-card' ? refusal(USE_RULES[bar], bar, { card: cardName(state, card) }) : undefined;
}

/** UWC-CARD-07, -24: the action card that is used next, or none. */
export const useAction = decide<'use action'>({
  choices: (state, { seat, need }) =>
    orSkip(
      need,
      playerOf(state, seat).ready.flatMap((card) => (actionBar(state, seat, card) ? [] : (USE[card] ?? []))),
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
  refuse: (state, { seat, need }, move) => whyNotSkipped(need, move) ?? (move.kind === 'use' ? whyNotUsed(state, seat, move.card) : undefined),
});

/** UWC-CARD-11: why a card is not turned back; undefined: it can be, or it does not lie before its player. */
function whyNotRefreshed(state: Underwater, seat: Seat, card: number): Refusal | undefined {
  const me = playerOf(state, seat);
  if (me.spent.includes(card)) return undefined;
  if (me.ready.includes(card)) return refusal('UWC-CARD-11', 'action-card-available', { card: cardName(state, card) });
  return isOwnCard(me, card) ? refusal('UWC-CARD-07', 'no-action-card', { card: cardName(state, card) }) : undefined;
}

/** UWC-CARD-11: the action card that becomes available again. */
export const refresh = decide<'refresh'>({
  choices: (state, { seat }) => playerOf(state, seat).spent.flatMap((card) => REFRESH[card] ?? []),
  answer(state, { seat, left }, move, tell) {
    if (move === undefined) return;
    if (left > 1) follow(state, { task: 'refresh', seat, left: left - 1 });
    refreshActionCard(state, seat, names(move).card, tell);
  },
  refuse: (state, { seat }, move) => (move.kind === 'refresh' ? whyNotRefreshed(state, seat, move.card) : undefined),
});

const REACH_RULES = {
  'slot-out-of-reach': 'UWC-GLOSS-03',
  'slot-occupied-by-you': 'UWC-GLOSS-04',
  'slot-occupied': 'UWC-GLOSS-01',
  'slot-not-occupied': 'UWC-GLOSS-02',
} as const;

/** Whether a slot that is reached may be performed: it need not be usable unless it has to be. */
const isPerformable = (state: Underwater, { seat, need }: TaskOf<'perform'>, slot: number): boolean =>
  need === MAY || usable(state, seat, slotDeed(state, playerOf(state, seat), slot), slot);

/** UWC-GLOSS-01 … -04, UWC-TURN-13: why another slot's action is not performed; of slots of the board's other side there is nothing to say. */
function whyNotPerformed(state: Underwater, task: TaskOf<'perform'>, slot: number): Refusal | undefined {
  const bar = reachBar(state, task.seat, task, slot);
  if (bar === 'slot-not-on-this-side') return undefined;
  if (bar) return refusal(REACH_RULES[bar], bar, { slot: slotName(slot) });
  return isPerformable(state, task, slot) ? undefined : sayUseless(state, task.seat, 'UWC-TURN-13', slot);
}

/** UWC-GLOSS-01 … -04, OQ-11: the slot whose action is performed, or none. */
export const performRule = decide<'perform'>({
  choices(state, task) {
    const slots = reachableSlots(state, task.seat, task).filter((slot) => isPerformable(state, task, slot));
    return orSkip(
      task.need,
      slots.flatMap((slot) => PERFORM[slot] ?? []),
    );
  },
  answer(state, { seat }, move, tell) {
    if (move !== undefined && move !== SKIP) performSlot(state, seat, names(move).slot, true, tell);
  },
  refuse: (state, task, move) =>
    whyNotSkipped(task.need, move) ?? (move.kind === 'perform' ? whyNotPerformed(state, task, names(move).slot) : undefined),
});

const STRUCTURE_YIELD = [...BUILDINGS, 'tunnel' as const].map((structure) => PRODUCTION[structure].upgraded);

/** UWC-GLOSS-15: the structure whose plain production is gained. */
export const yields = decide<'yield'>({
  choices: (state, { seat, what }) => yieldMoves(playerOf(state, seat), what),
  answer(state, { seat }, move, tell) {
    if (move === undefined) return;
    const { site } = names(move);
    const goods = STRUCTURE_YIELD[site >= FIRST_TUNNEL ? BUILDINGS.length : kindAt(playerOf(state, seat), site)];
    if (goods) gain(state, seat, goods, 'effect', tell);
  },
  refuse(state, { seat, what }, move) {
    if (move.kind !== 'yield') return undefined;
    const { site } = names(move);
    const bar = yieldBar(playerOf(state, seat), UPGRADED_BY[what], site);
    return bar && sayYieldBar(bar, site);
  },
});

/** OQ-49: the metropolis that is kept of those looked at; the others go back unseen. */
export const tile = decide<'tile'>({
  always: true,
  choices(state, { seat }) {
    const looked = playerOf(state, seat).lookedTiles;
    if (looked.some((one) => one < 0)) throw new HiddenError('a metropolis');
    return looked.toSorted((a, b) => a - b).flatMap((one) => TILE[one] ?? []);
  },
  answer(state, { seat, keep }, move, tell) {
    if (move === undefined) return;
    const me = playerOf(state, seat);
    const kept = names(move).tile;
    removeOne(me.lookedTiles, kept);
    removeOne(state.unusedTiles, kept);
    tell?.({ event: 'tile-gained', seat, tile: metropolisWord(kept) });
    if (keep > 1 && me.lookedTiles.length > 0) follow(state, { task: 'tile', seat, keep: keep - 1 });
    else me.lookedTiles = [];
    gainTile(state, seat, kept, tell);
  },
  refuse(state, { seat }, move) {
    const { tile: pressed } = names(move);
    const me = playerOf(state, seat);
    const isMine = move.kind === 'tile' && (me.metropolises.includes(pressed) || me.gained.includes(pressed));
    return isMine ? refusal('UWC-NET-10', 'tile-yours', { tile: tileName(pressed) }) : undefined;
  },
});
