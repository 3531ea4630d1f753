import { useState } from 'react';

/** A place of a hand or row, and whether its thing is gone from there. */
export interface KeptPlace<T> {
  readonly thing: T;
  readonly isGone: boolean;
}

const sameThings = <T>(one: readonly T[], other: readonly T[]): boolean => one.length === other.length && one.every((thing, i) => thing === other[i]);

/** The places of `before`, where each of `things` lies in one at most; those without a place come after. */
export function placesOf<T>(before: readonly T[], things: readonly T[]): readonly KeptPlace<T>[] {
  const left = [...things];
  const here = before.map((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return { thing, isGone: at < 0 };
  });
  return [...here, ...left.map((thing) => ({ thing, isGone: false }))];
}

/**
 * Keeps every thing of a hand in its place while moves are only tried: what they took leaves a gap, and what came stands at the end. So
 * nothing moves under a finger before the moves are sent.
 */
export function useKeptPlaces<T>(things: readonly T[], tried: number): readonly KeptPlace<T>[] {
  const [rest, setRest] = useState(things);
  if (tried === 0 && !sameThings(rest, things)) setRest(things);
  return placesOf(tried === 0 ? things : rest, things);
}
