import type { Way } from '../contract.ts';

/** From so many choices on that differ in a figure only, one is shown at a time. */
const STEPPED_FROM = 5;

/** Whether one choice is shown at a time: ways of several moves, the best first, or one move with a growing figure (how much to pay). */
export function isStepped(ways: readonly Way[]): boolean {
  if (ways.length > 1 && ways.every(({ length }) => length > 1)) return true;
  const [first, ...others] = ways.map(([move]) => Object.entries(move ?? {}).filter(([name]) => name !== 'id'));
  if (!first || ways.length < STEPPED_FROM) return false;
  const differing = new Set(others.flatMap((fields) => fields.filter(([, value], i) => value !== first[i]?.[1]).map(([name]) => name)));
  return differing.size === 1 && first.some(([name, value]) => differing.has(name) && typeof value === 'number');
}
