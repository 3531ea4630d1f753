/** A place of a hand or row, and whether its thing is gone from there. */
export interface KeptPlace<T> {
  readonly thing: T;
  readonly isGone: boolean;
}

/**
 * Keeps every thing of a hand in its place while moves are only tried: what they took leaves a gap, and what came stands at the end. So
 * nothing moves under a finger before the moves are sent. `before`: what lay there without these moves.
 */
export function keptPlaces<T>(before: readonly T[], things: readonly T[]): readonly KeptPlace<T>[] {
  const left = [...things];
  const here = before.map((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return { thing, isGone: at < 0 };
  });
  return [...here, ...left.map((thing) => ({ thing, isGone: false }))];
}
