import { answers, type Numbered, namesOf, single } from '@madang/kernel';
import { AREAS, COUNTERS, EXCHANGES, PLACES, RESOURCES } from '../components/words.ts';
import { MOVES, type SiberiaFields, type SiberiaMove, type Source } from './moves.ts';

/** Where a piece may come from, by number: the supply, then the exchanges, then the places. */
export const SOURCES: readonly Source[] = ['supply', ...EXCHANGES, ...PLACES];
export const SUPPLY = 0;
export const FIRST_EXCHANGE_SOURCE = 1;
export const FIRST_PLACE_SOURCE = FIRST_EXCHANGE_SOURCE + EXCHANGES.length;

/** What a move names, as numbers: indexes into the words; −1 where it names no such thing. */
const NOTHING = {
  /** For `use`: 0 a manager counter, −1 a resource counter. */
  counter: -1,
  /** An area; a row's number is its area's. */
  area: -1,
  resource: -1,
  /** A place; where a step begins. */
  place: -1,
  to: -1,
  exchange: -1,
  source: -1,
};

type Numbers = Readonly<typeof NOTHING>;

const index = (words: readonly string[], word: string): number => words.indexOf(word);

/** By the fields that a move has: a new kind of move with such fields needs nothing here. */
function read(move: Numbered<SiberiaFields>): Numbers {
  return {
    counter: 'counter' in move ? index(COUNTERS, move.counter) : -1,
    area: 'area' in move ? index(AREAS, move.area) : 'row' in move ? index(AREAS, move.row) : -1,
    resource: 'resource' in move ? index(RESOURCES, move.resource) : -1,
    place: 'place' in move ? index(PLACES, move.place) : 'to' in move ? index(PLACES, move.from) : -1,
    to: 'to' in move ? index(PLACES, move.to) : -1,
    exchange: 'exchange' in move ? index(EXCHANGES, move.exchange) : -1,
    source: move.kind === 'piece' ? index(SOURCES, move.from) : -1,
  };
}

/** What a move names, looked up. */
export const numbersOf: (move: SiberiaMove) => Numbers = namesOf(MOVES, read, NOTHING);

/** A counter in an area as one number. */
export const AREA_COUNT = AREAS.length;
export const counterAt = (counter: number, area: number): number => counter * AREA_COUNT + area;

export const atCounter = (move: SiberiaMove): number => counterAt(numbersOf(move).counter, numbersOf(move).area);

export const PIECE = answers(MOVES, 'piece', (move) => numbersOf(move).source);
export const EXCHANGE = answers(MOVES, 'exchange', (move) => numbersOf(move).exchange);

export const PASS = single(MOVES, 'pass');
