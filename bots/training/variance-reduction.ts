import type { End, Group } from './leaf-targets.ts';

/** How much of what an end brings is told by who won in its few playouts; the rest by the points it led with there, which are less a matter of luck. */
const BY_VICTORIES = 0.2;

/** Stretches of the match in each of which a point of lead is worth its own share of victory. */
const FIFTHS = 5;
const fifthOf = (group: Group): number => Math.min(FIFTHS - 1, Math.floor((group[0]?.part ?? 0) * FIFTHS));

const shareOf = ({ seat, shares }: End): number => shares[seat] ?? 0;
const leadOf = ({ seat, leads }: End): number => leads[seat] ?? 0;
const mean = (group: Group, of: (end: End) => number): number => group.reduce((sum, end) => sum + of(end), 0) / group.length;

/** The share of victory that goes with a point of lead between the ends of one decision, by fifths of the match (least squares). */
export function worthOfLeads(groups: readonly Group[]): readonly number[] {
  const sums = Array.from({ length: FIFTHS }, () => ({ both: 0, square: 0 }));
  for (const group of groups) {
    const sum = sums[fifthOf(group)];
    if (!sum) continue;
    const [share, lead] = [mean(group, shareOf), mean(group, leadOf)];
    for (const end of group) {
      sum.both += (shareOf(end) - share) * (leadOf(end) - lead);
      sum.square += (leadOf(end) - lead) ** 2;
    }
  }
  return sums.map(({ both, square }) => (square > 0 ? both / square : 0));
}

/**
 * The same ends, but their gain over the decision's mean comes mostly from their lead, because victories of few playouts are mostly luck. The rivals
 * share what the seat gains or loses; the decision's mean stays.
 */
export function varianceReduced(groups: readonly Group[]): readonly Group[] {
  const worth = worthOfLeads(groups);
  return groups.map((group) => {
    const [share, lead] = [mean(group, shareOf), mean(group, leadOf)];
    const perPoint = worth[fifthOf(group)] ?? 0;
    return group.map((end) => {
      const change = (1 - BY_VICTORIES) * (perPoint * (leadOf(end) - lead) - (shareOf(end) - share));
      const rivals = -change / Math.max(1, end.shares.length - 1);
      return { ...end, shares: end.shares.map((one, seat) => one + (seat === end.seat ? change : rivals)) };
    });
  });
}
