import { sameData, type Task } from '@madang/kernel';
import { inSupply } from '../market/buying.ts';
import { type Ludwig, type LudwigTask, TASKS } from '../state.ts';
import { stacksLeft } from './sleeping.ts';

/** Whether a reward may bring points at once. Where points stop at zero, the order of such rewards counts (LUD-SCORE-13). */
const mayScore = ({ task }: LudwigTask): boolean => task !== 'outdoor' && task !== 'sleeping' && task !== 'utility';

/** Whether a reward may change the castle, by which a room is scored again (OQ-REWARD-RESCORE). */
const mayBuild = (state: Ludwig, task: LudwigTask): boolean => task.task === 'downstairs' || (task.task === 'corridor' && !isLost(state, task));

/** Whether a reward is lost now and at any later time of this turn (LUD-REWARD-06, -17, OQ-REWARD-NO-TILE, OQ-REWARD-BONUS-EMPTY). */
function isLost(state: Ludwig, task: LudwigTask): boolean {
  switch (task.task) {
    case 'corridor':
      return (task.limited && state.corridorTaken) || inSupply(state).length === 0;
    case 'sleeping':
      return stacksLeft(state) === 0;
    case 'utility':
      return state.bonusDeck.length === 0;
    default:
      return false;
  }
}

/** Whether a reward can be given at once: whatever comes before it or after it, all ends the same. */
function isOrderless(state: Ludwig, task: LudwigTask, others: readonly LudwigTask[]): boolean {
  switch (task.task) {
    case 'outdoor':
      return true;
    case 'activity':
      return addsUp(state, others);
    case 'living':
      return addsUp(state, others) && !others.some((other) => mayBuild(state, other));
    default:
      return isLost(state, task) || others.every((other) => sameData(other, task));
  }
}

/** Whether points of rewards are a plain sum, in any order. */
const addsUp = (state: Ludwig, others: readonly LudwigTask[]): boolean => state.options.negativeScore !== 'clampZero' || !others.some(mayScore);

/** LUD-REWARD-03: the index of a reward that is given without asking for the order; −1: the order matters. */
export function orderless(state: Ludwig, tasks: readonly Task[]): number {
  const rewards = tasks.filter((task) => TASKS.is(task));
  return rewards.findIndex((task, at) => isOrderless(state, task, rewards.toSpliced(at, 1)));
}
