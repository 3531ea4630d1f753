import { type FieldsOfKinds, type Moves, moveSpace, movesOfKinds, notation } from '@madang/kernel';
import { AREAS, type Area, COUNTERS, type Counter, EXCHANGES, type Exchange, PLACES, type Place, RESOURCES, ROWS } from '../components/words.ts';

/** Where a piece comes from: the supply, an exchange, or a place of the map. */
export type Source = 'supply' | Exchange | Place;

/** The areas that a counter may ever lie in: rows of its own and research; a manager as a joker in any row. */
const areasOf = (counter: Counter): readonly Area[] =>
  counter === 'manager' ? AREAS : AREAS.filter((area) => area === 'research' || counter.split('/').includes(area));

/** The areas that a counter is placed in: a manager in its own row or research. */
const placesOf = (counter: Counter): readonly Area[] =>
  areasOf(counter).filter((area) => counter !== 'manager' || area === 'manager' || area === 'research');

/** Every answer that Siberia knows: its kinds, in the order of their ids, and what each names. */
const KINDS = {
  side: { exchange: EXCHANGES.filter((exchange) => exchange !== 'frankfurt') }, // this side up
  place: COUNTERS.flatMap((counter) => placesOf(counter).map((area) => ({ counter, area }))),
  perform: { area: AREAS }, // a ready row, or research
  pass: {},
  forgo: {}, // use no more research counters: option researchPlacement
  use: { counter: ['resource', 'manager'], resource: RESOURCES }, // the next research counter, and as which kind
  deposit: { place: PLACES },
  joker: { row: ROWS },
  step: PLACES.flatMap((from) => PLACES.filter((to) => to !== from).map((to) => ({ from, to }))),
  piece: { from: ['supply', ...EXCHANGES, ...PLACES] },
  exchange: { exchange: EXCHANGES },
  invest: { row: ROWS },
  extract: { place: PLACES }, // option extractAll: chooseSubset
  sell: {}, // what was extracted so far
  remove: COUNTERS.flatMap((counter) => areasOf(counter).map((area) => ({ counter, area }))),
} as const;

export type SiberiaFields = FieldsOfKinds<typeof KINDS>;

export type SiberiaMove = Moves<SiberiaFields>;

/** Siberia's moves. Within a kind they stand in the order of the words, so offers built in that order are sorted by id. */
export const MOVES = moveSpace(movesOfKinds(KINDS));

/** Moves in words. */
export const NOTATION = notation(MOVES);
export const { moveOf, line, script } = NOTATION;
