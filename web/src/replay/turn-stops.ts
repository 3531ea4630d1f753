import type { Seat } from '@madang/kernel';

/** The steps after which a match stands still between turns: the start, and wherever another seat goes on; the end is the last. */
export const turnStops = (log: readonly { readonly seat: Seat }[]): readonly number[] => [
  0,
  ...log.flatMap(({ seat }, i) => (log[i + 1]?.seat === seat ? [] : [i + 1])),
];

/** The stop at or before a step, by its number among the stops. */
export const stopAt = (stops: readonly number[], step: number): number => stops.findLastIndex((stop) => stop <= step);
