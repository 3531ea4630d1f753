import { AREAS, COUNTERS, EXCHANGES, PLACES, RESOURCES } from '../components/words.ts';
import { MOVES, type SiberiaFields, type SiberiaMove, type Source } from './moves.ts';

/** Where a piece may come from, by number: the supply, then the exchanges, then the places. */
export const SOURCES: readonly Source[] = ['supply', ...EXCHANGES, ...PLACES];
export const SUPPLY = 0;
export const FIRST_EXCHANGE_SOURCE = 1;
export const FIRST_PLACE_SOURCE = FIRST_EXCHANGE_SOURCE + EXCHANGES.length;

/** What a move names, as numbers: indexes into the words; −1 where it names no such thing. */
export interface Named {
  /** For `use`: 0 a manager counter, −1 a resource counter. */
  readonly counter: number;
  /** An area; a row's number is its area's. */
  readonly area: number;
  readonly resource: number;
  /** A place; where a step begins. */
  readonly place: number;
  readonly to: number;
  readonly exchange: number;
  readonly source: number;
}

// One literal, so that all have the same hidden class.
const named = (counter: number, area: number, resource: number, place: number, to: number, exchange: number, source: number): Named => ({
  counter,
  area,
  resource,
  place,
  to,
  exchange,
  source,
});

function nameOf(move: SiberiaMove): Named {
  switch (move.kind) {
    case 'place':
    case 'remove':
      return named(COUNTERS.indexOf(move.counter), AREAS.indexOf(move.area), -1, -1, -1, -1, -1);
    case 'perform':
      return named(-1, AREAS.indexOf(move.area), -1, -1, -1, -1, -1);
    case 'joker':
    case 'invest':
      return named(-1, AREAS.indexOf(move.row), -1, -1, -1, -1, -1);
    case 'use':
      return named(move.counter === 'manager' ? 0 : -1, -1, RESOURCES.indexOf(move.resource), -1, -1, -1, -1);
    case 'deposit':
    case 'extract':
      return named(-1, -1, -1, PLACES.indexOf(move.place), -1, -1, -1);
    case 'step':
      return named(-1, -1, -1, PLACES.indexOf(move.from), PLACES.indexOf(move.to), -1, -1);
    case 'piece':
      return named(-1, -1, -1, -1, -1, -1, SOURCES.indexOf(move.from));
    case 'side':
    case 'exchange':
      return named(-1, -1, -1, -1, -1, EXCHANGES.indexOf(move.exchange), -1);
    case 'pass':
    case 'forgo':
    case 'stop':
    case 'pick':
      return NOTHING;
  }
}

const NOTHING = named(-1, -1, -1, -1, -1, -1, -1);

const NAMES: readonly Named[] = Array.from({ length: MOVES.size }, (_, id) => {
  const move = MOVES.byId(id);
  return move ? nameOf(move) : NOTHING;
});

/** What a move names, looked up. */
export const names = (move: SiberiaMove): Named => NAMES[move.id] ?? NOTHING;

/** Moves of one kind by number; undefined where the kind has no such move. */
export type Answers = readonly (SiberiaMove | undefined)[];

function answers(kind: SiberiaFields['kind'], size: number, slot: (name: Named) => number): Answers {
  const table: (SiberiaMove | undefined)[] = Array.from({ length: size }, () => undefined);
  for (const move of MOVES.table) if (move.kind === kind) table[slot(names(move))] = move;
  return table;
}

/** A counter in an area as one number. */
export const AREA_COUNT = AREAS.length;
export const counterAt = (counter: number, area: number): number => counter * AREA_COUNT + area;

export const SIDE = answers('side', EXCHANGES.length, (name) => name.exchange);
/** By `counterAt`. */
export const PLACE = answers('place', COUNTERS.length * AREA_COUNT, (name) => counterAt(name.counter, name.area));
export const REMOVE = answers('remove', COUNTERS.length * AREA_COUNT, (name) => counterAt(name.counter, name.area));
export const PERFORM = answers('perform', AREA_COUNT, (name) => name.area);
/** Resource counters by resource, then manager counters by resource. */
export const USE = answers('use', 2 * RESOURCES.length, (name) => name.resource + (name.counter === 0 ? RESOURCES.length : 0));
export const DEPOSIT = answers('deposit', PLACES.length, (name) => name.place);
export const JOKER = answers('joker', AREA_COUNT, (name) => name.area);
/** By from × 15 + to. */
export const STEP = answers('step', PLACES.length * PLACES.length, (name) => name.place * PLACES.length + name.to);
export const PIECE = answers('piece', SOURCES.length, (name) => name.source);
export const EXCHANGE = answers('exchange', EXCHANGES.length, (name) => name.exchange);
export const INVEST = answers('invest', AREA_COUNT, (name) => name.area);
export const EXTRACT = answers('extract', PLACES.length, (name) => name.place);

function single(kind: 'pass' | 'forgo'): SiberiaMove {
  const move = MOVES.find({ kind });
  if (!move) throw new Error(`no move '${kind}'`);
  return move;
}

export const PASS = single('pass');
export const FORGO = single('forgo');

/** Appends the moves of a table for the members of a set, ascending. */
export function offer(list: SiberiaMove[], table: Answers, set: number, offset = 0): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const move = table[offset + 31 - Math.clz32(rest & -rest)];
    if (move) list.push(move);
  }
}

/** The moves of a table for the members of a set, ascending. */
export function offers(table: Answers, set: number): SiberiaMove[] {
  const list: SiberiaMove[] = [];
  offer(list, table, set);
  return list;
}
