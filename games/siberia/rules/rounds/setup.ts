import {
  add,
  answers,
  at,
  below,
  choice,
  drawIndex,
  filled,
  has,
  NOBODY,
  type Options,
  offered,
  pushInOrder,
  type RandomState,
  shuffle,
  total,
  typedOptions,
  wholes,
} from '@madang/kernel';
import { FRANKFURT, TILE_SIDES } from '../../components/exchanges.ts';
import { VLADIVOSTOK } from '../../components/map.ts';
import { CUBE_COUNTS, CUBES_PER_REGION, EXCHANGE_SPACES, PIECES_IN_SUPPLY, TILE_COUNTS, TILES_FACE_UP } from '../../components/numbers.ts';
import { figuresOf } from '../../components/packs/index.ts';
import { PLACES, ROWS } from '../../components/words.ts';
import { numbersOf } from '../answers.ts';
import { miningPlaces } from '../map/regions.ts';
import { MOVES } from '../moves.ts';
import { OPTIONS, type SiberiaOptions } from '../options.ts';
import { refusal } from '../refusals.ts';
import { follow, type SiberiaRule } from '../rule.ts';
import { exchangeText, exchangeWord, rowWord } from '../spelling.ts';
import { EMPTY, type Player, type Siberia } from '../state.ts';
import type { SiberiaTask } from '../tasks.ts';
import { turnUpTile } from './tiles.ts';

const SIDE = answers(MOVES, 'side', (move) => numbersOf(move).exchange);

/** SIB-SETUP-10, SIB-SETUP-12: one worker in Vladivostok, one seller in Frankfurt, four pieces in supply, no money. */
function newPlayer(): Player {
  const workers = filled(PLACES.length, 0);
  const sellers = filled(EXCHANGE_SPACES, 0);
  workers[VLADIVOSTOK] = 1;
  sellers[0] = 1;
  return {
    money: 0,
    supply: PIECES_IN_SUPPLY,
    workers,
    sellers,
    spaces: filled(2 * ROWS.length, EMPTY),
    research: [],
    drawn: [],
    placed: [],
    passed: false,
    acted: false,
  };
}

/** SIB-SETUP-02: draws two cubes for each mining region; a cube equal to the first goes back. What is left is the reserve (SIB-SETUP-04). */
function drawCubes(options: SiberiaOptions, random: RandomState): { cubes: number[]; reserve: number[] } {
  const cubes = filled(PLACES.length, 0);
  const reserve = wholes(CUBE_COUNTS);
  for (let place = 0; place < PLACES.length; place++) {
    if (!has(miningPlaces(options), place)) continue;
    for (let drawn = 0; drawn < CUBES_PER_REGION; ) {
      const kind = drawIndex(random, reserve, total(reserve));
      if (has(at(cubes, place), kind)) continue;
      cubes[place] = at(cubes, place) | (1 << kind);
      add(reserve, kind, -1);
      drawn += 1;
    }
  }
  return { cubes, reserve };
}

/** SIB-SETUP-05, -06: Frankfurt on the first space, a side of each tile on the others; EMPTY where it is still to be chosen. */
function layExchanges(options: SiberiaOptions, random: RandomState): { exchanges: number[]; exchangeTiles: number[] } {
  const exchangeTiles = TILE_SIDES.map((_, tile) => tile);
  if (options.exchangeTileOrder === 'shuffled') shuffle(random, exchangeTiles);
  const sides = exchangeTiles.map((tile) => (options.exchangeSides === 'random' ? at(TILE_SIDES[tile] ?? [], below(random, 2)) : EMPTY));
  return { exchanges: [FRANKFURT, ...sides], exchangeTiles };
}

/** The state before the first task, in the order of SIB-SETUP-14. */
export function setup(chosen: Options, seats: number, random: RandomState, pack?: string): Siberia {
  const options = typedOptions(OPTIONS, chosen);
  const played = pack === undefined ? { options } : { options, pack };
  // SIB-SETUP-01, Q-01
  const start = options.firstPlayer === 'random' ? below(random, seats) : 0;
  const { cubes, reserve } = drawCubes(options, random);
  const { exchanges, exchangeTiles } = layExchanges(options, random);
  const state: Siberia = {
    agenda: [],
    random,
    over: false,
    ...played,
    round: 0,
    start,
    exchanges,
    exchangeTiles,
    cubes,
    depleted: filled(PLACES.length, 0),
    reserve,
    bag: wholes(figuresOf(played).counters), // SIB-SETUP-11
    pile: wholes(TILE_COUNTS),
    display: [],
    players: Array.from({ length: seats }, newPlayer),
    idleRounds: 0,
    cubesMoved: false,
    lastRound: false,
  };
  const tasks: SiberiaTask[] = [
    { task: 'sides', seat: start },
    { task: 'round', seat: NOBODY },
  ];
  pushInOrder(state, tasks);
  return state;
}

/** The exchange space whose tile is turned next; −1 when all lie. */
const nextSpace = (state: Siberia): number => state.exchanges.indexOf(EMPTY);

/** The two sides of the tile that is turned next, a bit for each exchange. */
function sidesToChoose(state: Siberia): number {
  const space = nextSpace(state);
  const [front, back] = space < 0 ? [] : (TILE_SIDES[at(state.exchangeTiles, space - 1)] ?? []);
  return front === undefined || back === undefined ? 0 : (1 << front) | (1 << back);
}

/** SIB-SETUP-06: the start player turns tile after tile; then the investment tiles are laid out (SIB-SETUP-08, SIB-SETUP-14). */
export const sides: SiberiaRule<'sides'> = choice({
  choices: (state) => offered(SIDE, sidesToChoose(state)),
  answer(state, task, move, tell) {
    if (!move) {
      for (let i = 0; i < TILES_FACE_UP; i++) turnUpTile(state, undefined);
      tell?.({ event: 'tiles-laid-out', rows: state.display.map(rowWord) });
      return;
    }
    const space = nextSpace(state);
    const { exchange } = numbersOf(move);
    state.exchanges[space] = exchange;
    tell?.({ event: 'side-chosen', seat: task.seat, space, exchange: exchangeWord(exchange) });
    follow(state, task);
  },
  refuse: (_state, _task, move) =>
    move.kind === 'side' ? refusal('SIB-SETUP-06', 'not-this-tile', { exchange: exchangeText(move.exchange) }) : undefined,
});
