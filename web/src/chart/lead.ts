import type { Seat } from '@madang/kernel';

/** The leaders of a match, and when it turned. */
export interface Lead {
  /** The share of the match that each seat led alone, by seat. */
  readonly shares: readonly number[];
  /** The step after which the winner was never caught up again; null: there was no such step, or no single winner. */
  readonly turned: { readonly seat: Seat; readonly step: number } | null;
}

/** The seat that is alone in front; null: none is. */
function leaderOf(points: readonly number[]): Seat | null {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.indexOf(most, first + 1) < 0 ? first : null;
}

/** The leaders of a match, from the points after each step. */
export function leadOf(course: readonly (readonly number[])[]): Lead {
  const leaders = course.map(leaderOf);
  const shares = (course[0] ?? []).map((_, seat) => leaders.filter((leader) => leader === seat).length / course.length);
  const seat = leaders.at(-1) ?? null;
  const step = leaders.findLastIndex((leader) => leader !== seat) + 1;
  return { shares, turned: seat === null || step === 0 ? null : { seat, step } };
}
