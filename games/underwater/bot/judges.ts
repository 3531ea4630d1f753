import { at, fractionAt, isCombinator, playerOf, type Seat, type Task } from '@madang/kernel';
import type { Bag } from '../components/effects.ts';
import { CLONE_COST } from '../components/numbers.ts';
import { TUNNEL } from '../components/things.ts';
import { RESOURCES } from '../components/words.ts';
import { FIRST_TUNNEL, names } from '../rules/answers.ts';
import { priceOf } from '../rules/building/costs.ts';
import { kindAt } from '../rules/building/network.ts';
import { amountsOf } from '../rules/goods/amounts.ts';
import type { UnderwaterMove } from '../rules/moves.ts';
import { swapOf } from '../rules/production/cards.ts';
import { swapAsked } from '../rules/production/phase.ts';
import { tableYield } from '../rules/production/structures.ts';
import { slotDeed } from '../rules/slots/deeds.ts';
import { ALWAYS, matches } from '../rules/slots/slots.ts';
import { EMPTY, type Underwater, type UnderwaterTask } from '../rules/state.ts';
import { TASKS } from '../rules/tasks.ts';
import { cardWorth } from './cards.ts';
import { actionWorth, deedWorth, type Known, typicalWorth } from './deeds.ts';
import { amountsWorth, goodsWorth, type Outlook, outlookOf } from './outlook.ts';
import { siteWorth, upgradeWorth } from './things.ts';
import { GLANCE } from './weights.ts';

/** What a Special card is worth that is not known yet. */
const ONE_SPECIAL = typicalWorth({ do: 'drawSpecial', count: 1 }, []);

/** A move's merit in points, or about that; leaving a thing undone has none. */
export type Judge = (move: UnderwaterMove) => number;

const ALIKE: Judge = () => 0;

/** Judges the answers of a decision at a glance. */
export function judgeOf(state: Underwater, task: Task): Judge {
  const out = outlookOf(state);
  if (TASKS.is(task)) return ownJudge(state, task, out);
  return isCombinator(task) ? judgePick(state, task, out) : ALIKE;
}

/** What the frame's parts would bring. */
function judgePick(state: Underwater, frame: Task, out: Outlook): Judge {
  if (!isCombinator(frame)) return ALIKE;
  if (frame.task === 'up to') return judgePick(state, frame.of, out);
  if (frame.task !== 'one of' && frame.task !== 'any order') return ALIKE;
  return (move) => {
    const part = move.kind === 'pick' ? frame.tasks[move.index] : undefined;
    if (!part || !TASKS.is(part)) return 0;
    const deed = part.task === 'part' ? part.of[part.at] : part.task === 'alternative' || part.task === 'effect' ? part.deed : undefined;
    return deed ? deedWorth(state, part.seat, deed, out) : 0;
  };
}

const bagOf = (costs: readonly Bag[], resource: number): Bag => {
  const word = RESOURCES[resource];
  return costs.find((bag) => word !== undefined && bag[word] !== undefined) ?? costs[0] ?? {};
};

function ownJudge(state: Underwater, task: UnderwaterTask, out: Outlook): Judge {
  const { seat } = task;
  switch (task.task) {
    case 'slot':
      return judgeSlot(state, seat, out);
    case 'card':
      return judgeCard(state, seat, task.slot, out);
    case 'discard':
    case 'room':
      return (move) => -cardWorth(state, seat, names(move).card, out);
    case 'price':
      return (move) => (move.kind === 'do' ? cardWorth(state, seat, playerOf(state, seat).played, out) : 0);
    case 'special':
    case 'look':
      return (move) => (move.kind === 'look' ? 2 * ONE_SPECIAL : cardWorth(state, seat, names(move).card, out));
    case 'pay':
      return (move) =>
        move.kind === 'skip' ? 0 : deedWorth(state, seat, task.effect, out) - goodsWorth(bagOf(task.cost, names(move).resource), out.now);
    case 'gain choice':
      return (move) => fractionAt(out.now, names(move).resource);
    case 'exchange':
      return judgeExchange(task.a, task.b, out);
    case 'produce':
      return judgeSwap(state, task, out);
    case 'build':
    case 'replace':
    case 'upgrade':
    case 'upgrade price':
    case 'convert':
    case 'yield':
      return judgeBoard(state, task, out);
    case 'use action':
    case 'refresh':
      return (move) => (move.kind === 'skip' ? 0 : Math.max(0.1, actionWorth(state, seat, names(move).card, out)));
    case 'perform':
      return (move) => (move.kind === 'skip' ? 0 : deedWorth(state, seat, slotDeed(state, playerOf(state, seat), names(move).slot), out));
    default:
      // Claiming, using, taking, stepping: what is offered is good.
      return (move) => (move.kind === 'skip' ? 0 : 1);
  }
}

/** A slot's action with the best card for it. */
function judgeSlot(state: Underwater, seat: Seat, out: Outlook): Judge {
  const me = playerOf(state, seat);
  const known: Known = new Map();
  const worths: number[] = [];
  const hand = [...me.hand, ...me.shown].filter((card) => card >= 0);
  for (const card of hand) worths.push(Math.max(0, cardWorth(state, seat, card, out, known)));
  const clone = CLONE_COST * fractionAt(out.now, 0);
  return (move) => {
    const { slot } = names(move);
    let best = hand.length === 0 ? 0 : -99;
    for (let i = 0; i < hand.length; i++)
      best = Math.max(best, fractionAt(worths, i) * ((matches(state, at(hand, i), slot) ? 1 : 0) - GLANCE.wasted));
    const action = slot === ALWAYS ? goodsWorth({ credits: 2, cards: 2 }, out.now) : deedWorth(state, seat, slotDeed(state, me, slot), out, known);
    return action + best - (move.kind === 'clone' ? clone : 0);
  };
}

function judgeCard(state: Underwater, seat: Seat, slot: number, out: Outlook): Judge {
  return (move) => {
    const { card } = names(move);
    const worth = Math.max(0, cardWorth(state, seat, card, out));
    return (matches(state, card, slot) ? worth : 0) - GLANCE.wasted * worth;
  };
}

function judgeExchange(a: Bag, b: Bag, out: Outlook): Judge {
  return (move) => {
    if (move.kind === 'skip') return 0;
    const givesA = bagOf([a, b], names(move).resource) === a;
    return (goodsWorth(b, out.now) - goodsWorth(a, out.now)) * (givesA ? 1 : -1);
  };
}

function judgeSwap(state: Underwater, task: Extract<UnderwaterTask, { task: 'produce' }>, out: Outlook): Judge {
  const card = swapAsked(state, task);
  const swap = card === EMPTY ? undefined : swapOf(state, card);
  return (move) => (move.kind === 'do' && swap ? goodsWorth(swap.to, out.now) - goodsWorth(swap.from, out.now) : 0);
}

type BoardTask = Extract<UnderwaterTask, { task: 'build' | 'replace' | 'upgrade' | 'upgrade price' | 'convert' | 'yield' }>;

/** Sites, and how they are paid for. */
function judgeBoard(state: Underwater, task: BoardTask, out: Outlook): Judge {
  const me = playerOf(state, task.seat);
  switch (task.task) {
    case 'build':
      return (move) => {
        const { thing, site } = names(move);
        return thing < 0 ? 0 : siteWorth(me, thing, site, out) - amountsWorth(priceOf(state, me, thing, task.deed.cost), out.now);
      };
    case 'replace':
      return (move) => -names(move).kelp - names(move).steelplast;
    case 'upgrade':
      return (move) =>
        move.kind === 'skip' ? 0 : upgradeWorth(me, names(move).site, out) - (task.deed.cost === 'free' ? 0 : fractionAt(out.now, 3));
    case 'upgrade price':
      return (move) => -fractionAt(out.now, names(move).resource);
    case 'convert':
      return (move) =>
        move.kind === 'skip'
          ? 0
          : 2 * out.phases - (task.cost === 'free' ? 0 : task.cost === 'usual' ? 1 : amountsWorth(amountsOf(task.cost), out.now));
    case 'yield':
      return (move) => {
        const { site } = names(move);
        return site < 0 ? 0 : goodsWorth(tableYield(site >= FIRST_TUNNEL ? TUNNEL : kindAt(me, site), true), out.now);
      };
  }
}
