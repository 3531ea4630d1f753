import { playerOf } from '@madang/kernel';
import { ACTIVITY_POINTS, OUTDOOR_MONEY } from '../../components/rewards.ts';
import type { LudwigRule } from '../rule.ts';
import { addPoints } from '../scoring/points.ts';

/** LUD-REWARD-05: points for a completed activity room. */
export const activity: LudwigRule<'activity'> = {
  resolve(state, { seat }, _move, tell) {
    addPoints(state, playerOf(state, seat), ACTIVITY_POINTS);
    tell?.({ event: 'reward-points', seat, points: ACTIVITY_POINTS });
  },
};

/** LUD-REWARD-11: money from the bank for a completed outdoor room. */
export const outdoor: LudwigRule<'outdoor'> = {
  resolve(state, { seat }, _move, tell) {
    playerOf(state, seat).money += OUTDOOR_MONEY;
    tell?.({ event: 'reward-money', seat, money: OUTDOOR_MONEY });
  },
};
