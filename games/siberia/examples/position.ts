import {
  type AllAtOnce,
  add,
  allAtOnce,
  begin,
  insertSorted,
  NOBODY,
  type Options,
  type Seat,
  seedRandom,
  type Task,
  total,
  turnOrder,
} from '@madang/kernel';
import { COUNTER_COUNTS } from '../components/counters.ts';
import { PIECES } from '../components/numbers.ts';
import {
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
import { siberia } from '../rules/index.ts';
import { layInRow } from '../rules/rounds/personal-board.ts';
import { EMPTY, type Player, type Siberia, TILE } from '../rules/state.ts';
import type { SiberiaTask } from '../rules/tasks.ts';

/** A player as an example writes it; what is absent is as at the start of the game, with nothing on the board. */
export type PlayerSketch = Readonly<
  Partial<{
    money: number;
    /** By default the pieces that stand nowhere. */
    supply: number;
    workers: Readonly<Partial<Record<Place, number>>>;
    sellers: Readonly<Partial<Record<Exchange, number>>>;
    rows: Readonly<Partial<Record<Row, readonly (Counter | 'tile')[]>>>;
    research: readonly Counter[];
    /** Counters still to be placed; one player's are enough to make it the placing phase. */
    drawn: readonly Counter[];
    passed: boolean;
    acted: boolean;
  }>
>;

/** A position as an example writes it: by default seat 0's turn in round 1 of three players. */
export type Sketch = Readonly<
  Partial<{
    seats: number;
    options: Options;
    players: readonly PlayerSketch[];
    /** Cubes of the regions named; an empty list is a depleted region. */
    cubes: Readonly<Partial<Record<Place, readonly Resource[]>>>;
    /** Cubes of every other region; oil and gold if absent. */
    elsewhere: readonly Resource[];
    /** By default five of each. */
    reserve: Readonly<Partial<Record<Resource, number>>>;
    display: readonly Row[];
    pile: Readonly<Partial<Record<Row, number>>>;
    /** The exchanges on the spaces after Frankfurt's. */
    exchanges: readonly Exchange[];
    start: Seat;
    round: number;
    idleRounds: number;
    task: SiberiaTask;
  }>
>;

const FRONTS: readonly Exchange[] = ['tokyo', 'zurich', 'shanghai', 'mumbai', 'new-york'];

/** The options as a match has them. */
const completed = (options: Options): Options => ({ ...begin(siberia, { seats: 2, seed: 'options', options }).options });

function player(sketch: PlayerSketch, exchanges: readonly number[]): Player {
  const workers = PLACES.map((place) => (sketch.workers ?? { vladivostok: 1 })[place] ?? 0);
  const sellers = exchanges.map((exchange) => (sketch.sellers ?? { frankfurt: 1 })[EXCHANGES[exchange] ?? 'frankfurt'] ?? 0);
  const me: Player = {
    money: sketch.money ?? 0,
    supply: sketch.supply ?? PIECES - total(workers) - total(sellers),
    workers,
    sellers,
    spaces: ROWS.flatMap(() => [EMPTY, EMPTY]),
    research: [],
    drawn: [],
    placed: [],
    passed: sketch.passed ?? false,
    acted: sketch.acted ?? false,
  };
  for (const [row, name] of ROWS.entries())
    for (const thing of sketch.rows?.[name] ?? []) layInRow(me, row, thing === 'tile' ? TILE : COUNTERS.indexOf(thing));
  for (const counter of sketch.research ?? []) insertSorted(me.research, COUNTERS.indexOf(counter));
  for (const counter of sketch.drawn ?? []) insertSorted(me.drawn, COUNTERS.indexOf(counter));
  return me;
}

const setOf = (kinds: readonly Resource[]): number => kinds.reduce((set, kind) => set | (1 << RESOURCES.indexOf(kind)), 0);

/** A position made from a real one; the bag holds what lies on no board. */
export function position(sketch: Sketch = {}): Siberia {
  const { seats = 3, options = {}, start = 0 } = sketch;
  const state = siberia.setup(completed(options), seats, seedRandom('a position'));
  state.start = start;
  state.round = sketch.round ?? 1;
  state.idleRounds = sketch.idleRounds ?? 0;
  state.exchanges = ['frankfurt' as const, ...(sketch.exchanges ?? FRONTS)].map((exchange) => EXCHANGES.indexOf(exchange));
  state.players = Array.from({ length: seats }, (_, seat) => player(sketch.players?.[seat] ?? {}, state.exchanges));
  state.cubes = PLACES.map((place) => (place === 'vladivostok' ? 0 : setOf(sketch.cubes?.[place] ?? sketch.elsewhere ?? ['oil', 'gold'])));
  if (state.options.startIsMiningRegion === 'yes') state.cubes[0] = setOf(sketch.cubes?.vladivostok ?? ['gas', 'coal']);
  state.depleted = PLACES.map((_, place) => Number(place > 0 && state.cubes[place] === 0));
  state.reserve = RESOURCES.map((resource) => sketch.reserve?.[resource] ?? 5);
  state.display = (sketch.display ?? []).map((row) => ROWS.indexOf(row));
  state.pile = ROWS.map((row) => sketch.pile?.[row] ?? (sketch.pile ? 0 : 2));
  state.bag = [...COUNTER_COUNTS];
  for (const one of state.players) {
    for (const thing of one.spaces) if (thing !== EMPTY && thing !== TILE) add(state.bag, thing, -1);
    for (const counter of [...one.research, ...one.drawn]) add(state.bag, counter, -1);
  }
  state.agenda = agenda(state, sketch);
  return state;
}

/** A task, the placing of those who hold counters, or the start player's turn. */
function agenda(state: Siberia, { task }: Sketch): Task[] {
  if (task) return [task];
  const placing = turnOrder(state.start, state.players.length).filter((seat) => (state.players[seat]?.drawn ?? []).length > 0);
  if (placing.length === 0) return [{ task: 'turn', seat: state.start }];
  const lanes: AllAtOnce = { ...allAtOnce(placing, { task: 'place', seat: NOBODY }), active: NOBODY };
  const reveal: SiberiaTask = { task: 'reveal', seat: NOBODY, leftovers: state.players.map(() => []) };
  return [reveal, lanes];
}

/** Two counters that make a row ready. */
export function two(row: Row): readonly Counter[] {
  if (row === 'manager') return ['manager', 'manager'];
  return COUNTERS.filter((counter) => counter.split('/').includes(row)).slice(0, 2);
}
