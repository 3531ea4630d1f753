import { has } from '@madang/kernel';
import { figuresOf, jumpedRegions, PLACES, type Place, type Siberia } from '../../rules/index.ts';

const beyond = (view: Siberia, place: Place): readonly Place[] =>
  figuresOf(view).borders.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));

/** The places along which a step leads, both ends included: straight over a border, or over jumped regions (SIB-LOG-05). */
export function routeOf(view: Siberia, from: Place, to: Place): readonly Place[] {
  const jumped = jumpedRegions(view);
  const ways: (readonly Place[])[] = [[from]];
  const seen = new Set<Place>([from]);
  for (const way of ways) {
    const last = way[way.length - 1];
    if (last === undefined) continue;
    for (const next of beyond(view, last)) {
      if (next === to) return [...way, to];
      if (seen.has(next) || !has(jumped, PLACES.indexOf(next))) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [from, to];
}
