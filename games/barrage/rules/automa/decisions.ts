import { playerOf } from '@madang/kernel';
import { DECLINE, DROPS, FILL, FULFIL, HEADSTREAM, MACHINES, SYSTEM, siteAnswer, systemAt } from '../answers.ts';
import { freeSites } from '../building/free.ts';
import type { BarrageMove } from '../moves.ts';
import type { BarrageTell } from '../rule.ts';
import { type Barrage, type BarrageDecision, EMPTY } from '../state.ts';
import { chooseSite, NO_LEANING } from './siting/siting.ts';
import { machinesOfChoice } from './steps/machinery.ts';
import { bestContract, bestSystem, dropsUsed } from './steps/production.ts';
import { bestHeadstream } from './steps/water.ts';

/**
 * What an automa answers where a person would be asked: in what follows from its steps and in its incomes. Undefined: nothing
 * can be done, or its procedure has nothing useful to do.
 */
export function automaAnswer(state: Barrage, task: BarrageDecision, tell: BarrageTell): BarrageMove | undefined {
  const { seat } = task;
  switch (task.task) {
    case 'machines': {
      const { excavators, mixers } = machinesOfChoice(playerOf(state, seat), task.n);
      return MACHINES[excavators * 5 + mixers];
    }
    case 'drop': {
      const headstream = bestHeadstream(state, seat, { drops: task.left, flow: task.flow }, tell);
      return headstream === EMPTY ? DECLINE : HEADSTREAM[headstream];
    }
    case 'free piece': {
      const sites = freeSites(state, seat, task);
      return sites === 0 ? undefined : siteAnswer(task.structure, chooseSite(state, seat, { structure: task.structure, sites }, NO_LEANING, tell));
    }
    case 'contract': {
      const contract = bestContract(state, seat, task.total, task.tile, tell);
      return contract === EMPTY ? undefined : FULFIL[contract];
    }
    case 'system': {
      const system = bestSystem(state, seat, task, tell);
      return system === EMPTY ? undefined : SYSTEM[system];
    }
    case 'fill':
      return FILL;
    case 'drops':
      return DROPS[dropsUsed(state, seat, systemAt(task.powerhouse, task.dam))];
    default:
      throw new Error(`an automa is never asked '${task.task}'`);
  }
}
