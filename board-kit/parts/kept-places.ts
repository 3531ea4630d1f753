/** A place of a hand or row, and whether its thing is gone from there. */
export interface KeptPlace<T> {
  readonly thing: T;
  readonly isGone: boolean;
}

/**
 * Keeps the things of a hand in their places while moves are only tried: what is gone leaves a gap, what came stands at the end.
 * `before`: what lay there without these moves. `picked`: places touched; of alike things the last of these go first.
 */
export function keptPlaces<T>(before: readonly T[], things: readonly T[], picked: readonly number[] = []): readonly KeptPlace<T>[] {
  const left = [...things];
  const isKept = ([, thing]: readonly [number, T]): boolean => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const places = [...before.entries()];
  const untouched = places.filter(([place]) => !picked.includes(place));
  const touched = picked.flatMap((place) => places.slice(place, place + 1));
  const kept = new Set([...untouched, ...touched].filter(isKept).map(([place]) => place));
  return [...before.map((thing, place) => ({ thing, isGone: !kept.has(place) })), ...left.map((thing) => ({ thing, isGone: false }))];
}
