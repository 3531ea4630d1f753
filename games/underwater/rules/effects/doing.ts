import { add, below, optional, playerOf, push, removeOne, type Seat } from '@madang/kernel';
import type { Deed } from '../../components/effects.ts';
import { cardOf } from '../../components/match-deck.ts';
import { BUILT_BY, UPGRADED_BY } from '../../components/things.ts';
import { RESOURCES } from '../../components/words.ts';
import { MAY, NOTHING_NEXT, SOME, WHOLE } from '../agenda/effect-tasks.ts';
import { canPayUpgrade } from '../building/costs.ts';
import { holds } from '../building/counts.ts';
import { canBuild, canUpgrade, yieldMoves } from '../building/sites.ts';
import { addGoods } from '../goods/amounts.ts';
import { step, advance as steps } from '../goods/federation.ts';
import { canPay } from '../goods/gain.ts';
import { specialsLeft } from '../goods/special.ts';
import { refusal } from '../refusals.ts';
import { follow } from '../rule.ts';
import { slotDeed } from '../slots/deeds.ts';
import { reachableSlots } from '../slots/slots.ts';
import { metropolisWord } from '../spelling.ts';
import type { Underwater } from '../state.ts';
import { take } from './composing.ts';
import { conversions, promisedUpgrade } from './following.ts';
import { lackingToBuild, lackingToUse } from './lacking.ts';
import { ANY_STEP, addActions, addBuilding, addTriggers, IMPROVED, SPECIAL_TAKEN, STEPPED } from './most.ts';
import { type Operator, type Usable, unbounded, unsaid } from './operator.ts';

const gain: Operator<'gain'> = {
  usable: () => true,
  lacking: unsaid,
  most(most, { goods }, times) {
    addGoods(most.goods, goods, times);
    return true;
  },
  perform: (state, { goods }, how, tell) => take(state, goods, how, tell),
};

const gainChoice: Operator<'gainChoice'> = {
  usable: () => true,
  lacking: unsaid,
  most(most, { count, from }, times) {
    for (const resource of from) addGoods(most.goods, { [resource]: times * count });
    return true;
  },
  perform(state, { count, distinct, from }, { seat, slot }) {
    const set = from.reduce((bits, resource) => bits | (1 << RESOURCES.indexOf(resource)), 0);
    follow(state, { task: 'gain choice', seat, from: set, left: count, distinct, slot });
  },
};

const exchange: Operator<'exchange'> = {
  usable: (state, seat, { a, b }) => canPay(playerOf(state, seat), a) || canPay(playerOf(state, seat), b),
  lacking: unsaid,
  most(most, { a, b }, times) {
    addGoods(most.goods, a, times);
    addGoods(most.goods, b, times);
    return true;
  },
  perform(state, { a, b }, { seat, need }) {
    follow(state, { task: 'exchange', seat, a, b, need: need === SOME ? SOME : MAY });
  },
};

const building: Operator<'build'> = {
  usable: (state, seat, { what, cost, site }) => canBuild(state, seat, BUILT_BY[what], cost, site === 'expansion'),
  lacking: lackingToBuild,
  most: (most, deed, times) => addBuilding(most, deed, times * deed.count),
  perform(state, deed, { seat, need }) {
    follow(state, { task: 'build', seat, deed, left: deed.count, need, next: NOTHING_NEXT });
  },
};

const NOWHERE = -1;

const upgrading: Operator<'upgrade'> = {
  usable(state, seat, { what, cost }) {
    const me = playerOf(state, seat);
    return canPayUpgrade(state, me, cost) && canUpgrade(me, UPGRADED_BY[what], promisedUpgrade(state)?.site ?? NOWHERE);
  },
  lacking: unsaid,
  most: (most, { count }, times) => most.state.contracts.length === 0 && addTriggers(most, IMPROVED, times * count),
  perform(state, deed, { seat, need }) {
    follow(state, { task: 'upgrade', seat, deed, left: deed.count, need });
  },
};

const converting: Operator<'convertCity'> = {
  usable: (state, seat, { cost }) => conversions(state, seat, cost).length > 0,
  lacking: unsaid,
  most: ({ state }) => state.contracts.length === 0,
  perform(state, { cost }, { seat, need }) {
    follow(state, { task: 'convert', seat, cost, need, next: NOTHING_NEXT });
  },
};

const advancing: Operator<'advance'> = {
  usable: () => true,
  lacking: unsaid,
  most(most, deed, times) {
    addGoods(most.goods, ANY_STEP, times * deed.steps);
    return addTriggers(most, STEPPED, times * deed.steps);
  },
  perform(state, deed, { seat, need }, tell) {
    if (need === WHOLE) {
      steps(state, seat, deed.steps, tell);
      return;
    }
    const left = need === SOME ? deed.steps - 1 : deed.steps;
    if (left > 0) follow(state, { task: 'advance', seat, left });
    if (need === SOME) step(state, seat, tell);
  },
};

const drawing: Operator<'drawSpecial'> = {
  usable: (state) => specialsLeft(state),
  lacking: (state) => (specialsLeft(state) ? undefined : refusal('UWC-SPEC-02', 'no-special-left', {})),
  most: (most, { count }, times) => addTriggers(most, SPECIAL_TAKEN, times * count),
  perform(state, { count }, { seat, need }) {
    for (let i = count - 1; i >= 0; i--) {
      const one = { task: 'special', seat } as const;
      push(state, need === MAY || i > 0 ? optional(one) : one);
    }
  },
};

/** UWC-CARD-24: what an action card does now; undefined where it cannot be used. */
export function actionDeed(state: Underwater, seat: Seat, card: number, usable: Usable): Deed | undefined {
  const { action, requires } = cardOf(state, card);
  if (!action || (requires && !holds(state, seat, requires))) return undefined;
  const me = playerOf(state, seat);
  const { ready } = me;
  // It cannot use itself.
  me.ready = ready.filter((one) => one !== card);
  const can = usable(state, seat, action, -1);
  me.ready = ready;
  return can ? action : undefined;
}

const usingAction: Operator<'useAction'> = {
  usable: (state, seat, _deed, _slot, usable) => playerOf(state, seat).ready.some((card) => actionDeed(state, seat, card, usable) !== undefined),
  lacking: lackingToUse,
  most: (most, { max }, times, addMost) => addActions(most, times * max, addMost),
  perform(state, { max }, { seat, need }) {
    follow(state, { task: 'use action', seat, left: max, need });
  },
};

const refreshing: Operator<'refreshAction'> = {
  usable: (state, seat) => playerOf(state, seat).spent.length > 0,
  lacking: unsaid,
  most: unbounded,
  perform(state, { count }, { seat }) {
    follow(state, { task: 'refresh', seat, left: count });
  },
};

const performing: Operator<'performSlot'> = {
  usable: (state, seat, deed, _slot, usable) =>
    reachableSlots(state, seat, deed).some((slot) => usable(state, seat, slotDeed(state, playerOf(state, seat), slot), slot)),
  lacking: unsaid,
  most(most, _deed, times) {
    most.reaches += times;
    return true;
  },
  perform(state, { which, always }, { seat, need }) {
    follow(state, { task: 'perform', seat, which, always, need });
  },
};

const producing: Operator<'produceOnce'> = {
  usable: (state, seat, { what }) => yieldMoves(playerOf(state, seat), what).length > 0,
  lacking: unsaid,
  most(most, _deed, times) {
    for (let i = 0; i < most.goods.length; i++) add(most.goods, i, times);
    return true;
  },
  perform(state, { what }, { seat }) {
    follow(state, { task: 'yield', seat, what });
  },
};

/** OQ-49: tiles at random among the unused ones, all of them if there are fewer. */
const gainingTile: Operator<'gainMetropolis'> = {
  usable: (state) => state.unusedTiles.length > 0,
  lacking: unsaid,
  most: unbounded,
  perform(state, { look, keep }, { seat }, tell) {
    const looked = playerOf(state, seat).lookedTiles;
    const rest = state.unusedTiles.slice();
    while (looked.length < look && rest.length > 0) {
      const tile = rest[below(state.random, rest.length)];
      if (tile === undefined) break;
      removeOne(rest, tile);
      looked.push(tile);
    }
    tell?.({ event: 'tiles-looked', seat, tiles: looked.map(metropolisWord) }, [seat], { event: 'tiles-looked-unseen', seat, tiles: looked.length });
    follow(state, { task: 'tile', seat, keep });
  },
};

/** The operators that do something themselves, by their names in the language. */
export const DOING = {
  gain,
  gainChoice,
  exchange,
  build: building,
  upgrade: upgrading,
  convertCity: converting,
  advance: advancing,
  drawSpecial: drawing,
  useAction: usingAction,
  refreshAction: refreshing,
  performSlot: performing,
  produceOnce: producing,
  gainMetropolis: gainingTile,
};
