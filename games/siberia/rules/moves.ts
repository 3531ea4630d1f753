import { type Moves, moveSpace, notation } from '@madang/kernel';
import {
  AREAS,
  type Area,
  COUNTERS,
  type Counter,
  EXCHANGES,
  type Exchange,
  PLACES,
  type Place,
  RESOURCES,
  type Resource,
  ROWS,
  type Row,
} from '../components/words.ts';

/** Where a piece comes from: the supply, an exchange, or a place of the map. */
export type Source = 'supply' | Exchange | Place;

/** Every answer that Siberia knows. */
export type SiberiaFields =
  | { readonly kind: 'side'; readonly exchange: Exchange } // this side up
  | { readonly kind: 'place'; readonly counter: Counter; readonly area: Area }
  | { readonly kind: 'perform'; readonly area: Area } // a ready row, or research
  | { readonly kind: 'pass' }
  | { readonly kind: 'forgo' } // use no more research counters: option researchPlacement
  | { readonly kind: 'use'; readonly counter: 'resource' | 'manager'; readonly resource: Resource } // the next research counter, and as which kind
  | { readonly kind: 'deposit'; readonly place: Place }
  | { readonly kind: 'joker'; readonly row: Row }
  | { readonly kind: 'step'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'piece'; readonly from: Source }
  | { readonly kind: 'exchange'; readonly exchange: Exchange }
  | { readonly kind: 'invest'; readonly row: Row }
  | { readonly kind: 'extract'; readonly place: Place } // option extractAll: chooseSubset
  | { readonly kind: 'sell' } // what was extracted so far
  | { readonly kind: 'remove'; readonly counter: Counter; readonly area: Area };

export type SiberiaMove = Moves<SiberiaFields>;

/** The areas that a counter may ever lie in: rows of its own and research; a manager as a joker in any row. */
const areasOf = (counter: Counter): readonly Area[] =>
  counter === 'manager' ? AREAS : AREAS.filter((area) => area === 'research' || counter.split('/').includes(area));

const TABLE: readonly SiberiaFields[] = [
  ...EXCHANGES.filter((exchange) => exchange !== 'frankfurt').map((exchange) => ({ kind: 'side', exchange }) as const),
  ...COUNTERS.flatMap((counter) =>
    areasOf(counter)
      .filter((area) => counter !== 'manager' || area === 'manager' || area === 'research')
      .map((area) => ({ kind: 'place', counter, area }) as const),
  ),
  ...AREAS.map((area) => ({ kind: 'perform', area }) as const),
  { kind: 'pass' },
  { kind: 'forgo' },
  ...(['resource', 'manager'] as const).flatMap((counter) => RESOURCES.map((resource) => ({ kind: 'use', counter, resource }) as const)),
  ...PLACES.map((place) => ({ kind: 'deposit', place }) as const),
  ...ROWS.map((row) => ({ kind: 'joker', row }) as const),
  ...PLACES.flatMap((from) => PLACES.filter((to) => to !== from).map((to) => ({ kind: 'step', from, to }) as const)),
  ...(['supply', ...EXCHANGES, ...PLACES] as const).map((from) => ({ kind: 'piece', from }) as const),
  ...EXCHANGES.map((exchange) => ({ kind: 'exchange', exchange }) as const),
  ...ROWS.map((row) => ({ kind: 'invest', row }) as const),
  ...PLACES.map((place) => ({ kind: 'extract', place }) as const),
  { kind: 'sell' },
  ...COUNTERS.flatMap((counter) => areasOf(counter).map((area) => ({ kind: 'remove', counter, area }) as const)),
];

/** Siberia's moves. Within a kind they stand in the order of the words, so offers built in that order are sorted by id. */
export const MOVES = moveSpace<SiberiaFields>(TABLE);

/** Reads moves in words. */
export const { moveOf, line, script } = notation(MOVES);
