import { below } from '../chance/random.ts';
import type { RandomState } from '../state.ts';
import { bitCount, lowest } from './bits.ts';
import { at } from './tally.ts';

/** A set of small whole numbers of any size: words of 32 bits, the lowest members first. Plain data, changed in place. */
export type WideSet = number[];

/** The empty set with room for the members 0 … size − 1. */
export function wideSet(size: number): WideSet {
  const words: number[] = [];
  while (words.length * 32 < size) words.push(0);
  return words;
}

/** Whether the set has this member. */
export const hasIn = (set: WideSet, member: number): boolean => (at(set, member >>> 5) & (1 << (member & 31))) !== 0;

/** Puts a member in, in place. */
export const addTo = (set: WideSet, member: number): void => {
  set[member >>> 5] = at(set, member >>> 5) | (1 << (member & 31));
};

/** Takes a member out, in place. */
export const removeFrom = (set: WideSet, member: number): void => {
  set[member >>> 5] = at(set, member >>> 5) & ~(1 << (member & 31));
};

/** The number of members. */
export function countIn(set: WideSet): number {
  let count = 0;
  for (let i = 0; i < set.length; i++) count += bitCount(at(set, i));
  return count;
}

/** The members in ascending order. */
export function membersOf(set: WideSet): number[] {
  const list: number[] = [];
  for (let i = 0; i < set.length; i++) for (let rest = at(set, i); rest !== 0; rest &= rest - 1) list.push(32 * i + lowest(rest));
  return list;
}

/** A member of a set that is not empty, every one equally likely; it stays in. */
export function drawFrom(random: RandomState, set: WideSet): number {
  let skip = below(random, countIn(set));
  for (let i = 0; i < set.length; i++) {
    for (let rest = at(set, i); rest !== 0; rest &= rest - 1) {
      if (skip === 0) return 32 * i + lowest(rest);
      skip -= 1;
    }
  }
  throw new Error('drawFrom: fewer members than counted');
}
