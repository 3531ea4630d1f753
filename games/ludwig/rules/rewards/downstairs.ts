import { answers, has, offer, type Seat } from '@madang/kernel';
import { REWARDS, type Reward } from '../../components/rewards.ts';
import { DECLINE, names } from '../answers.ts';
import { type LudwigMove, MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type LudwigChoice } from '../rule.ts';
import { rewardName, rewardWord } from '../spelling.ts';
import type { Ludwig } from '../state.ts';
import { rewardTask, winExtraTurn } from './completion.ts';
import { corridorLost } from './corridor.ts';
import { stacksLeft } from './sleeping.ts';

/** By reward. */
const CHOOSE = answers(MOVES, 'choose', (move) => names(move).reward);

/** Whether the corridor limit holds for rewards that were chosen (LUD-REWARD-17, OQ-REWARD-CORRIDOR-LIMIT). */
const isLimited = (state: Ludwig): boolean => state.options.corridorLimitCoversDownstairs === 'true';

/** LUD-REWARD-21: whether a reward would come to nothing. */
function isLost(state: Ludwig, seat: Seat, reward: Reward): boolean {
  switch (reward) {
    case 'corridor':
      return corridorLost(state, seat, isLimited(state)) !== undefined;
    case 'sleeping':
      return stacksLeft(state) === 0;
    case 'utility':
      return state.bonusDeck.length === 0;
    case 'living':
    case 'activity':
    case 'outdoor':
    case 'food':
      return false;
  }
}

/** The rewards worth choosing, a bit for each. */
const choosable = (state: Ludwig, seat: Seat): number =>
  REWARDS.reduce((set, reward, number) => (isLost(state, seat, reward) ? set : set | (1 << number)), 0);

/** LUD-REWARD-19 … -21: one of the seven other rewards, or none (OQ-REWARD-OPTIONAL). */
export const downstairs: LudwigChoice<'downstairs'> = {
  choices(state, { seat }) {
    const list: LudwigMove[] = [];
    offer(list, CHOOSE, choosable(state, seat));
    list.push(DECLINE);
    return list;
  },
  answer(state, { seat, rooms }, move, tell) {
    if (move === undefined || move.kind !== 'choose') {
      tell?.({ event: 'reward-lost', seat, reward: 'downstairs', why: 'declined' });
      return;
    }
    const reward = rewardWord(names(move).reward);
    tell?.({ event: 'reward-chosen', seat, reward });
    if (reward === 'food') winExtraTurn(state, seat, tell);
    else follow(state, rewardTask(seat, reward, rooms, isLimited(state)));
  },
  refuse(state, { seat }, move) {
    if (move.kind !== 'choose') return undefined;
    const { reward } = names(move);
    return has(choosable(state, seat), reward) ? undefined : refusal('LUD-REWARD-21', 'reward-would-be-lost', { reward: rewardName(reward) });
  },
};
