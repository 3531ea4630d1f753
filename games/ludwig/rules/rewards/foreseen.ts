import { faceOf } from '../../components/faces.ts';
import { ACTIVITY_POINTS } from '../../components/rewards.ts';
import { type Castle, type CastleOptions, cloneCastle, faceAt, forecast, type Placed, type Placement, place, pointsAgain } from '../castle/index.ts';

/** What laying a tile does, with the points that rewards add at once. */
export interface Foreseen extends Placed {
  /** By completed room, as in `completed`: the points that its reward adds without a choice (LUD-REWARD-04, -05). */
  readonly rewards: readonly number[];
  /** The points of the lines and the rewards. */
  readonly total: number;
}

/** The points of a completed room's reward, in the castle as it is then. */
function rewardPoints(castle: Castle, room: number, options: CastleOptions): number {
  switch (faceOf(faceAt(castle, room)).type) {
    case 'activity':
      return ACTIVITY_POINTS;
    case 'living':
      return pointsAgain(castle, room, options);
    default:
      return 0;
  }
}

/** What a legal placement would do; the castle stays as it is. */
export function foreseePlacement(castle: Castle, placement: Placement, options: CastleOptions): Foreseen {
  const placed = forecast(castle, placement, options);
  if (placed.completed.length === 0) return { ...placed, rewards: [], total: placed.points };
  const after = cloneCastle(castle);
  place(after, placement, options);
  const rewards = placed.completed.map((room) => rewardPoints(after, room, options));
  return { ...placed, rewards, total: rewards.reduce((sum, points) => sum + points, placed.points) };
}

/** Whether a placement brings more points than another; where they bring the same, whether it completes more. */
export const isBetter = (one: Foreseen, other: Foreseen): boolean =>
  one.total === other.total ? one.completed.length > other.completed.length : one.total > other.total;
