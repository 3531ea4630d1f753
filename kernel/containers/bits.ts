import { below } from '../chance/random.ts';
import type { RandomState } from '../state.ts';

/** The smallest member of a set that is not empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** Whether a set, a bit for each member, has this one. */
export const has = (set: number, member: number): boolean => (set & (1 << member)) !== 0;

/** The number of members of a set. */
export function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The members of a set in ascending order. */
export function members(set: number): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}

/** A member of a set that is not empty, every one equally likely. */
export function drawMember(random: RandomState, set: number): number {
  let rest = set;
  for (let skip = below(random, bitCount(set)); skip > 0; skip--) rest &= rest - 1;
  return lowest(rest);
}
