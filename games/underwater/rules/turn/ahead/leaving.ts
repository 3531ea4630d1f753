import { at, type Seat, type Task } from '@madang/kernel';
import type { Deed, Goods, Upgrade } from '../../../components/effects.ts';
import { names, SKIP } from '../../answers.ts';
import { build, upgrade } from '../../building/build.ts';
import { type Amounts, billOf, payments, plusGoods, replaced, upgradePrices } from '../../building/costs.ts';
import { actionDeed } from '../../effects/doing.ts';
import { MAY } from '../../effects/tasks.ts';
import { usable } from '../../effects/usable.ts';
import { costsOf } from '../../goods/deck.ts';
import { givesOnly } from '../../goods/triggers.ts';
import type { UnderwaterMove } from '../../moves.ts';
import { player, type TaskOf } from '../../rule.ts';
import type { Player, Underwater, UnderwaterTask } from '../../state.ts';
import { TASKS } from '../../tasks.ts';
import { unchanged, usesActions, withGoods } from './trial.ts';

/** Tells of an answer that it surely leaves a way to use a part of an action, without playing it; false: it is not known. */
type Sure = (move: UnderwaterMove) => boolean;

/** Whether what waits can be left undone, or only gives. */
function isFree(task: Task): boolean {
  if (!TASKS.is(task)) return task.task === 'up to';
  switch (task.task) {
    case 'put away':
    case 'used':
    case 'last use':
    case 'gain choice':
    case 'advance':
    case 'refresh':
    case 'special':
    case 'look':
    case 'under':
    case 'yield':
      return true;
    case 'effect':
    case 'parts':
    case 'part':
    case 'alternative':
    case 'pay':
    case 'exchange':
    case 'build':
    case 'upgrade':
    case 'convert':
    case 'use action':
    case 'perform':
      return task.need === MAY;
    default:
      return false;
  }
}

/** Whether everything that waits above the slot's action is free. */
function allFree({ agenda }: Underwater, asked: Task): boolean {
  if (agenda[agenda.length - 1] !== asked) return false;
  for (let i = agenda.length - 2; i >= 0; i--) {
    const task = agenda[i];
    if (!task || task.task === 'action') return true;
    if (!isFree(task)) return false;
  }
  return false;
}

/**
 * UWC-TURN-24: what can be told at once of the answers to a task, while a card is resolved before a slot's action: where all that still
 * waits can be left undone, an answer leaves a way if the action can be used once it is paid. Undefined: nothing can.
 */
export function sureOf(state: Underwater, seat: Seat, slot: number, sought: Deed, asked: Task): Sure | undefined {
  if (!TASKS.is(asked) || state.contracts.length > 0 || usesActions(sought)) return undefined;
  const me = player(state, seat);
  if (!givesOnly(state, me) || !allFree(state, asked)) return undefined;
  const found = (): boolean => usable(state, seat, sought, slot);
  let before: boolean | undefined;
  const untouched = (): boolean => {
    before ??= found();
    return before;
  };
  return answerOf(state, seat, me, asked, found, untouched);
}

/** `found`: whether the action can be used as things are; `untouched`: the same, asked once. */
function answerOf(state: Underwater, seat: Seat, me: Player, task: UnderwaterTask, found: () => boolean, untouched: () => boolean): Sure | undefined {
  const paying = (resources: Goods): boolean => withGoods(me, plusGoods(me.goods, resources, -1), found);
  switch (task.task) {
    case 'claim':
    case 'gain choice':
    case 'advance':
    case 'refresh':
    case 'special':
    case 'look':
    case 'under':
    case 'yield':
      return untouched;
    case 'price':
      return (move) => (move === SKIP ? untouched() : paying({ credits: at(costsOf(state), me.played) }));
    case 'build':
      return (move) => (move === SKIP ? untouched() : afterBuilding(state, seat, me, task, move, found));
    case 'replace':
      return (move) => {
        const { thing, site, cost, next } = task;
        return !next.atomic && afterPaying(state, seat, me, thing, site, billOf(state, me, thing, site, cost).price, move, found);
      };
    case 'upgrade':
      return (move) => (move === SKIP ? untouched() : afterUpgrading(state, seat, me, task.deed.cost, names(move).site, found));
    case 'use action':
      return (move) => (move === SKIP || actionDeed(state, seat, names(move).card, usable)?.do === 'gain') && untouched();
    default:
      return undefined;
  }
}

/** Whether the action can be used once a thing is built, in some way to pay for it. */
function afterBuilding(
  state: Underwater,
  seat: Seat,
  me: Player,
  { deed, next }: TaskOf<'build'>,
  move: UnderwaterMove,
  found: () => boolean,
): boolean {
  const { thing, site } = names(move);
  if (next.atomic || thing < 0) return false;
  const bill = billOf(state, me, thing, site, deed.cost);
  return payments(me, bill).some((way) => afterPaying(state, seat, me, thing, site, bill.price, way, found));
}

/** Whether the action can be used once a thing is built and paid so. */
function afterPaying(
  state: Underwater,
  seat: Seat,
  me: Player,
  thing: number,
  site: number,
  price: Amounts,
  way: UnderwaterMove,
  found: () => boolean,
): boolean {
  const { kelp, steelplast } = names(way);
  return unchanged(state, me, site, () => {
    build(state, seat, thing, site, replaced(price, kelp, steelplast), undefined);
    return state.agenda.length === 0 && found();
  });
}

/** Whether the action can be used once a structure is upgraded, at some price. */
function afterUpgrading(state: Underwater, seat: Seat, me: Player, cost: Upgrade['cost'], site: number, found: () => boolean): boolean {
  return upgradePrices(state, me, cost).some((price) =>
    unchanged(state, me, site, () => {
      upgrade(state, seat, site, price, undefined);
      return state.agenda.length === 0 && found();
    }),
  );
}
