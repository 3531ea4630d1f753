import { playerOf, type Seat, type Task } from '@madang/kernel';
import { REWARDS } from '../components/rewards.ts';
import { names } from '../rules/answers.ts';
import { faceAt, scoreAgain } from '../rules/castle/index.ts';
import type { LudwigMove } from '../rules/moves.ts';
import { type Ludwig, type LudwigTask, TASKS } from '../rules/state.ts';
import { passWorth, purchaseWorth, tileWorth } from './market/purchase.ts';
import { phaseOf } from './phase.ts';
import { GLANCE, type Phase, REWARD } from './weights.ts';
import { cardWorth } from './worth.ts';

/** A move's merit in points, or about that. */
export type Judge = (move: LudwigMove) => number;

const ALIKE: Judge = () => 0;

/** Judges the answers of a decision at a glance. Prices and places are not judged one by one: see `priceStep` and `spotsOf`. */
export function judgeOf(state: Ludwig, task: Task): Judge {
  return TASKS.is(task) ? ownJudge(state, task) : ALIKE;
}

function ownJudge(state: Ludwig, task: LudwigTask): Judge {
  const phase = phaseOf(state);
  const { seat } = task;
  switch (task.task) {
    case 'turn':
      return (move) => (move.kind === 'pass' ? passWorth(state, seat, phase) : purchaseWorth(state, seat, names(move).tile, phase));
    case 'put-back':
      return (move) => -cardWorth(state, seat, names(move).card);
    case 'keep':
      return (move) => cardWorth(state, seat, names(move).card);
    case 'living':
      return (move) => again(state, seat, task.rooms, names(move).tile);
    case 'corridor':
      return (move) => (move.kind === 'decline' ? 0 : (tileWorth(state, seat, names(move).tile, phase) ?? 0));
    case 'downstairs':
      return judgeReward(state, seat, task.rooms, phase);
    case 'look':
      return (move) => (move.kind === 'done' ? GLANCE.leave : GLANCE.coming * (tileWorth(state, seat, names(move).tile, phase) ?? 0));
    case 'deal':
    case 'dealt':
    case 'round':
    case 'prices':
    case 'place':
    case 'turn-end':
    case 'activity':
    case 'sleeping':
    case 'outdoor':
    case 'utility':
    case 'round-end':
    case 'scoring':
      return ALIKE;
  }
}

/** What scoring a room of this face again brings. */
function again(state: Ludwig, seat: Seat, rooms: readonly number[], face: number): number {
  const { castle } = playerOf(state, seat);
  const room = rooms.find((one) => faceAt(castle, one) === face);
  return room === undefined ? 0 : scoreAgain(castle, room, state.options).reduce((sum, { points }) => sum + points, 0);
}

function judgeReward(state: Ludwig, seat: Seat, rooms: readonly number[], phase: Phase): Judge {
  const { castle } = playerOf(state, seat);
  return (move) => {
    if (move.kind !== 'choose') return 0;
    const reward = REWARDS[names(move).reward];
    if (reward === undefined) return 0;
    if (reward === 'living') return Math.max(...rooms.map((room) => again(state, seat, rooms, faceAt(castle, room))));
    return REWARD[reward][phase];
  };
}
