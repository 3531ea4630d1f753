import { join, playerOf, type Seat } from '@madang/kernel';
import { faceOf } from '../../components/faces.ts';
import { DOWNSTAIRS_PER_CHOICE, type Reward } from '../../components/rewards.ts';
import { faceAt } from '../castle/index.ts';
import type { LudwigTell } from '../rule.ts';
import { faceWord } from '../spelling.ts';
import type { Ludwig, LudwigTask } from '../state.ts';

/**
 * The task that gives a reward. `rooms`: those of which the living reward scores one again (LUD-REWARD-04, -20, -21); `limited`: the
 * corridor reward is had once per turn (LUD-REWARD-17).
 */
export function rewardTask(seat: Seat, reward: Exclude<Reward, 'food'>, rooms: readonly number[], limited: boolean): LudwigTask {
  switch (reward) {
    case 'living':
      return { task: 'living', seat, rooms };
    case 'corridor':
      return { task: 'corridor', seat, limited };
    case 'activity':
    case 'sleeping':
    case 'outdoor':
    case 'utility':
      return { task: reward, seat };
  }
}

/** LUD-REWARD-13, -25, -26: an extra turn is not taken now but after everything else of this turn. */
export function winExtraTurn(state: Ludwig, seat: Seat, tell: LudwigTell): void {
  state.extraTurns += 1;
  tell?.({ event: 'extra-turn-won', seat, turns: state.extraTurns });
}

/** LUD-REWARD-19: how many choices these downstairs rooms, completed together, win; they count over the whole game. */
function choicesWon(state: Ludwig, seat: Seat, completed: number, tell: LudwigTell): number {
  const me = playerOf(state, seat);
  const before = Math.floor(me.downstairs / DOWNSTAIRS_PER_CHOICE);
  me.downstairs += completed;
  tell?.({ event: 'downstairs-counted', seat, completed: me.downstairs });
  const won = Math.floor(me.downstairs / DOWNSTAIRS_PER_CHOICE) - before;
  if (won === 0 || state.options.downstairsPerTurn === 'everySecond') return won;
  if (state.downstairsWon) return 0;
  state.downstairsWon = true;
  return 1;
}

/** The tasks of the rewards for tiles of one castle completed by one placement; `completed` are their numbers in the castle (LUD-REWARD-01, -02). */
function rewardTasks(state: Ludwig, seat: Seat, completed: readonly number[], tell: LudwigTell): readonly LudwigTask[] {
  const { castle } = playerOf(state, seat);
  const tasks: LudwigTask[] = [];
  const downstairs: number[] = [];
  for (const room of completed) {
    const { type } = faceOf(faceAt(castle, room));
    tell?.({ event: 'completed', seat, face: faceWord(faceAt(castle, room)), type });
    if (type === 'downstairs') downstairs.push(room);
    else if (type === 'food') winExtraTurn(state, seat, tell);
    else tasks.push(rewardTask(seat, type, [room], true));
  }
  if (downstairs.length === 0) return tasks;
  for (let won = choicesWon(state, seat, downstairs.length, tell); won > 0; won--) tasks.push({ task: 'downstairs', seat, rooms: downstairs });
  return tasks;
}

/** LUD-REWARD-03, -24: rewards for what a placement has completed join those that still wait; the player chooses their order. */
export function complete(state: Ludwig, seat: Seat, completed: readonly number[], tell: LudwigTell): void {
  const tasks = rewardTasks(state, seat, completed, tell);
  if (tasks.length > 0) join(state, seat, ...tasks);
}
