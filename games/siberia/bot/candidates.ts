import { askedTask, type Decision, isCombinator, playerOf, type Task } from '@madang/kernel';
import { figuresOf, VLADIVOSTOK } from '../components/index.ts';
import { hasEffect } from '../rules/acting/acting.ts';
import { numbersOf } from '../rules/answers.ts';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Player, Siberia } from '../rules/state.ts';
import { kindOf, rivals } from './merits.ts';
import { bestPrices, KINDS } from './position.ts';

/**
 * The answers worth searching: no senseless act, and placements counter by counter in the order of the hand, since their order has no meaning
 * (SIB-PLACE-11).
 */
export function candidates(state: Siberia, decision: Decision<SiberiaMove>): readonly SiberiaMove[] {
  const { task, moves } = decision;
  const sensible = moves.filter((move) => !isSenseless(state, decision, move));
  if (sensible.length > 0 && sensible.length < moves.length) return sensible;
  const first = moves[0];
  if (task.task === 'turn' || first?.kind !== 'place') return moves;
  const end = moves.findIndex((move) => move.kind === 'place' && move.counter !== first.counter);
  return end < 0 ? moves : moves.slice(0, end);
}

/** Whether a move does nothing for its player, or gives away what costs nothing. */
function isSenseless(state: Siberia, { seat, task, moves }: Decision<SiberiaMove>, move: SiberiaMove): boolean {
  const me = playerOf(state, seat);
  switch (move.kind) {
    case 'pass':
      return state.lastRound && moves.some((other) => other.kind === 'perform' && isSale(state, seat, other));
    case 'perform':
      return move.area !== 'research' && !hasEffect(state, seat, numbersOf(move).area);
    case 'step':
      return isIdleStep(me, move, task);
    case 'deposit':
      return (me.workers[numbersOf(move).place] ?? 0) === 0 && rivals(state, me, numbersOf(move).place) > 0;
    case 'exchange':
      return askedTask(task).task === 'exchange' && !raisesPrices(state, me, numbersOf(move).exchange);
    default:
      return false;
  }
}

const isSale = (state: Siberia, seat: number, move: SiberiaMove): boolean => {
  const { area } = numbersOf(move);
  return kindOf(area) >= 0 && hasEffect(state, seat, area);
};

/** A step to where an own worker stands, since the other can go on instead; and the last one to Vladivostok. */
function isIdleStep(me: Player, move: SiberiaMove, task: Task): boolean {
  const { to } = numbersOf(move);
  if (to === VLADIVOSTOK) return isCombinator(task) && task.task === 'up to' && task.times === 1;
  return (me.workers[to] ?? 0) > 0;
}

/** Whether a seller there would get more for any kind than all own ones. */
function raisesPrices(state: Siberia, me: Player, exchange: number): boolean {
  const prices = bestPrices(state, me);
  const { priceList } = figuresOf(state);
  for (let kind = 0; kind < KINDS; kind++) if ((priceList[exchange * KINDS + kind] ?? 0) > (prices[kind] ?? 0)) return true;
  return false;
}
