import type { Move } from '@madang/kernel';

/** From so many choices on that differ in a figure only, one is shown at a time. */
const STEPPED_FROM = 5;

/** Whether moves are one choice with a growing figure: how many engineers, how much to pay. */
export function isStepped(moves: readonly Move[]): boolean {
  const [first, ...others] = moves.map((move) => Object.entries(move).filter(([name]) => name !== 'id'));
  if (!first || moves.length < STEPPED_FROM) return false;
  const differing = new Set(others.flatMap((fields) => fields.filter(([, value], i) => value !== first[i]?.[1]).map(([name]) => name)));
  return differing.size === 1 && first.some(([name, value]) => differing.has(name) && typeof value === 'number');
}
