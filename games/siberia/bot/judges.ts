import type { Task } from '@madang/kernel';
import { FORGO } from '../rules/answers.ts';
import type { Siberia, SiberiaTask } from '../rules/state.ts';
import { judgeJoker, judgePlacing, judgeSurplus, judgeTile, judgeTurn } from './board-judges.ts';
import { judgeDeposit, judgeExchange, judgeSale, judgeSellerSource, judgeStep, judgeWorkerSource } from './map-judges.ts';
import type { Judge } from './merits.ts';
import { playerAt } from './position.ts';

const ALIKE: Judge = () => 0;

const TASKS: Readonly<Record<SiberiaTask['task'], true>> = {
  sides: true,
  round: true,
  place: true,
  reveal: true,
  turn: true,
  research: true,
  deposit: true,
  joker: true,
  steps: true,
  seller: true,
  exchange: true,
  worker: true,
  invest: true,
  sale: true,
  extract: true,
  surplus: true,
  'round end': true,
};

const isSiberiaTask = (task: Task): task is SiberiaTask => task.task in TASKS;

/** The task of a decision: Siberia uses no combinator that asks, so it is always its own. */
export function siberiaTask(task: Task): SiberiaTask {
  if (!isSiberiaTask(task)) throw new Error(`Siberia does not ask '${task.task}'`);
  return task;
}

/** Judges the answers of a task at a glance. */
export function judgeOf(state: Siberia, task: SiberiaTask): Judge {
  const me = playerAt(state, Math.max(task.seat, 0));
  switch (task.task) {
    case 'place':
      return judgePlacing(state, me);
    case 'turn':
      return judgeTurn(state, me);
    case 'deposit':
      return judgeDeposit(state, me, task.resource);
    case 'joker':
      return judgeJoker(state, me);
    case 'steps':
      return judgeStep(state, me, task.left);
    case 'seller':
      return judgeSellerSource(state, me);
    case 'exchange':
      return judgeExchange(state, me);
    case 'worker':
      return judgeWorkerSource(state, me);
    case 'invest':
      return judgeTile(state, me);
    case 'sale':
      return judgeSale(task.resource);
    case 'extract':
      return (move) => (move === FORGO ? -1 : 0);
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
