import { at, playerOf, type Seat, type Task } from '@madang/kernel';
import type { Deed, Upgrade } from '../../../components/effects.ts';
import { costsOf } from '../../../components/match-deck.ts';
import { MAY } from '../../agenda/effect-tasks.ts';
import { names, SKIP } from '../../answers.ts';
import { build, upgrade } from '../../building/build.ts';
import { billOf, payments, replaced, upgradePrices } from '../../building/costs.ts';
import { actionDeed } from '../../effects/doing.ts';
import { usable } from '../../effects/usable.ts';
import { type Amounts, plusGoods } from '../../goods/amounts.ts';
import { givesOnly } from '../../goods/triggers.ts';
import type { UnderwaterMove } from '../../moves.ts';
import type { TaskOf } from '../../rule.ts';
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

/** Whether everything that waits between what is asked and the slot's action is free. */
function allFree({ agenda }: Underwater, asked: Task): boolean {
  if (agenda[agenda.length - 1] !== asked) return false;
  for (let i = agenda.length - 2; i >= 0; i--) {
    const task = agenda[i];
    if (!task || task.task === 'action') return true;
    if (!isFree(task)) return false;
  }
  return false;
}

/** Fewer Special cards than may be taken in one turn. */
const FEW_SPECIALS = 6;

/** Whether nothing that is gained or left undone takes a part of a slot's action away: no contract, no action card or Special card that it needs. */
const neverHurts = (state: Underwater, sought: Deed): boolean =>
  state.contracts.length === 0 && !usesActions(sought) && state.display.length + state.specials.length >= FEW_SPECIALS;

/** A player before a slot's action, and what is known of that action. */
interface Waiting {
  readonly state: Underwater;
  readonly seat: Seat;
  readonly me: Player;
  /** Whether a part of the action can be used as things are. */
  readonly found: () => boolean;
  /** The same, asked once. */
  readonly untouched: () => boolean;
}

function waitingFor(state: Underwater, seat: Seat, slot: number, sought: Deed): Waiting {
  const found = (): boolean => usable(state, seat, sought, slot);
  let before: boolean | undefined;
  const untouched = (): boolean => {
    before ??= found();
    return before;
  };
  return { state, seat, me: playerOf(state, seat), found, untouched };
}

/** Whether all that is asked and waits before a slot's action may be left undone, and a part of that action can be used then. */
export function mayStop(state: Underwater, seat: Seat, slot: number, sought: Deed, asked: Task): boolean {
  if (!isFree(asked) || !allFree(state, asked) || !neverHurts(state, sought)) return false;
  return givesOnly(state, playerOf(state, seat)) && usable(state, seat, sought, slot);
}

/**
 * UWC-TURN-24: judges answers at once while a card is resolved before a slot's action. Where all waiting tasks can be left undone,
 * an answer leaves a way if the action can be used once it is paid. Undefined: no answer can be judged so.
 */
export function sureOf(state: Underwater, seat: Seat, slot: number, sought: Deed, asked: Task): Sure | undefined {
  if (!neverHurts(state, sought) || !givesOnly(state, playerOf(state, seat)) || !allFree(state, asked)) return undefined;
  const waiting = waitingFor(state, seat, slot, sought);
  if (TASKS.is(asked)) return answerOf(waiting, asked);
  return asked.task === 'up to' ? (move) => move.kind === 'stop' && waiting.untouched() : undefined;
}

function answerOf(waiting: Waiting, task: UnderwaterTask): Sure | undefined {
  const { state, seat, me, found, untouched } = waiting;
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
    case 'price': {
      const left = plusGoods(me.goods, { credits: at(costsOf(state), me.played) }, -1);
      return (move) => (move === SKIP ? untouched() : withGoods(me, left, found));
    }
    case 'build':
      return (move) => (move === SKIP ? untouched() : afterBuilding(waiting, task, move));
    case 'replace':
      return (move) => !task.next.atomic && afterPaying(waiting, task, billOf(state, me, task.thing, task.site, task.cost).price, move);
    case 'upgrade':
      return (move) => (move === SKIP ? untouched() : afterUpgrading(waiting, task.deed.cost, names(move).site));
    case 'use action':
      return (move) => (move === SKIP || actionDeed(state, seat, names(move).card, usable)?.do === 'gain') && untouched();
    default:
      return undefined;
  }
}

/** Whether the action can be used once a thing is built, in some way to pay for it. */
function afterBuilding(waiting: Waiting, { deed, next }: TaskOf<'build'>, move: UnderwaterMove): boolean {
  const { state, me } = waiting;
  const { thing, site } = names(move);
  if (next.atomic || thing < 0) return false;
  const bill = billOf(state, me, thing, site, deed.cost);
  return payments(me, bill).some((way) => afterPaying(waiting, { thing, site }, bill.price, way));
}

/** Whether the action can be used once a thing is built and paid so. */
function afterPaying(
  { state, seat, me, found }: Waiting,
  { thing, site }: { readonly thing: number; readonly site: number },
  price: Amounts,
  way: UnderwaterMove,
): boolean {
  const { kelp, steelplast } = names(way);
  return unchanged(state, me, site, () => {
    build(state, seat, { thing, site, paid: replaced(price, kelp, steelplast) }, undefined);
    return state.agenda.length === 0 && found();
  });
}

/** Whether the action can be used once a structure is upgraded, at some price. */
function afterUpgrading({ state, seat, me, found }: Waiting, cost: Upgrade['cost'], site: number): boolean {
  return upgradePrices(state, me, cost).some((price) =>
    unchanged(state, me, site, () => {
      upgrade(state, seat, site, price, undefined);
      return state.agenda.length === 0 && found();
    }),
  );
}
