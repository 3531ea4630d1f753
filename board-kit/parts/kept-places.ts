/** A place of a hand or row, and whether its thing is gone from there. */
export interface KeptPlace<T> {
  readonly thing: T;
  readonly isGone: boolean;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Keeps the things of a hand in their places while moves are only tried: what is gone leaves a gap, what came stands at the end.
 * `before`: what lay there without these moves. `picked`: places that were touched; of alike things these go first.
 */
export function keptPlaces<T>(before: readonly T[], things: readonly T[], picked: ReadonlySet<number> = NONE): readonly KeptPlace<T>[] {
  const left = [...things];
  const isKept = ([, thing]: readonly [number, T]): boolean => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const places = [...before.entries()];
  const [untouched, touched] = [places.filter(([place]) => !picked.has(place)), places.filter(([place]) => picked.has(place))];
  const kept = new Set([...untouched, ...touched].filter(isKept).map(([place]) => place));
  return [...before.map((thing, place) => ({ thing, isGone: !kept.has(place) })), ...left.map((thing) => ({ thing, isGone: false }))];
}
