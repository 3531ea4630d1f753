import { askedTask, isCombinator, playerOf, type Task } from '@madang/kernel';
import { STEPS } from '../components/numbers.ts';
import type { Siberia } from '../rules/state.ts';
import { TASKS } from '../rules/tasks.ts';
import { judgeJoker, judgePlacing, judgeSurplus, judgeTile, judgeTurn } from './board-judges.ts';
import { judgeDeposit, judgeExchange, judgeSale, judgeSellerSource, judgeStep, judgeWorkerSource } from './map-judges.ts';
import type { Judge } from './merits.ts';

const ALIKE: Judge = () => 0;

/** The steps that are left of a logistician's action. */
const stepsLeft = (task: Task): number => (isCombinator(task) && task.task === 'up to' ? task.times : STEPS);

/** Judges the answers of a decision's task at a glance. */
export function judgeOf(state: Siberia, asked: Task): Judge {
  const task = TASKS.own(askedTask(asked));
  const me = playerOf(state, Math.max(task.seat, 0));
  switch (task.task) {
    case 'place':
      return judgePlacing(state, me);
    case 'turn':
      return judgeTurn(state, me);
    case 'deposit':
      return judgeDeposit(state, me, task.resource);
    case 'joker':
      return judgeJoker(state, me);
    case 'step':
      return judgeStep(state, me, stepsLeft(asked));
    case 'seller':
      return judgeSellerSource(state, me);
    case 'exchange':
      return judgeExchange(state, me);
    case 'worker':
      return judgeWorkerSource(state, me);
    case 'invest':
      return judgeTile(state, me);
    case 'sale':
      return judgeSale(state, task.resource);
    case 'extract':
      return (move) => (move.kind === 'sell' ? -1 : 0);
    case 'surplus':
      return judgeSurplus(state, me);
    case 'sides':
    case 'research':
    case 'round':
    case 'reveal':
    case 'round end':
      return ALIKE;
  }
}
