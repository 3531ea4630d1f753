import type { Message, ScorePart, Seat } from '@madang/kernel';

/** How many titles a player has at most. */
const MOST = 2;

/** By seat, the sources of which the player alone has most points, those with the greatest lead first. Nobody is best alone at a table. */
export function titlesOf(parts: readonly ScorePart[], seats: number): readonly (readonly Message[])[] {
  const best = parts.flatMap(({ name, points }) => {
    const [most = 0, next] = points.toSorted((a, b) => b - a);
    return next === undefined || most <= 0 || most === next ? [] : [{ name, seat: points.indexOf(most), lead: most - next }];
  });
  const ordered = best.toSorted((a, b) => b.lead - a.lead);
  return Array.from({ length: seats }, (_, seat: Seat) =>
    ordered
      .filter((one) => one.seat === seat)
      .slice(0, MOST)
      .map(({ name }) => name),
  );
}
