import { below, drawIndex, type RandomState, seedRandom } from '@madang/kernel';
import { choiceSeed } from '../matches.ts';

export interface Player {
  money: number;
  supply: number;
  passed: boolean;
  acted: boolean;
  readonly workers: number[];
  readonly sellers: number[];
  /** Two spaces a row: −1 empty, a counter, or TILE. */
  readonly spaces: number[];
  readonly research: number[];
  readonly drawn: number[];
}

/** What all share. */
export interface Table {
  readonly chance: RandomState;
  readonly choice: RandomState;
  decisions: number;
  choices: number;
  start: number;
  readonly players: Player[];
  /** On each of the six spaces an exchange's prices. */
  readonly exchanges: (readonly number[])[];
  readonly cubes: number[];
  depleted: number;
  readonly reserve: number[];
  readonly bag: number[];
  inBag: number;
  readonly pile: number[];
  readonly display: number[];
  moved: boolean;
}

export const EMPTY = -1;
export const TILE = 21;
export const [MANAGER_ROW, LOGISTICIAN_ROW, SELLER_ROW, WORKER_ROW, INVESTOR_ROW, RESEARCH] = [0, 1, 2, 3, 4, 10];
export const PLACES = 15;
export const BAG = [14, 4, 3, 3, 2, 2, 3, 3, 3, 3, 2, 4, 3, 2, 3, 2, 3, 4, 3, 2, 2];
export const FRANKFURT = [1, 1, 1, 2, 2];
/** Prices in thousands of gas, coal, oil, gold, diamond: both sides of each tile. */
export const TILES = [
  [
    [3, 0, 4, 0, 0],
    [2, 3, 3, 0, 0],
  ],
  [
    [3, 0, 0, 5, 0],
    [2, 0, 0, 4, 5],
  ],
  [
    [0, 4, 0, 5, 0],
    [2, 3, 0, 4, 0],
  ],
  [
    [0, 3, 0, 0, 6],
    [0, 2, 3, 0, 5],
  ],
  [
    [0, 0, 4, 0, 6],
    [0, 0, 3, 4, 5],
  ],
];
/** The places next to each place (0: Vladivostok), a bit for each. */
export const NEIGHBOURS = [
  [1, 2, 3, 5],
  [0, 2, 3, 4, 6],
  [0, 1, 4, 5],
  [0, 1, 7],
  [1, 2, 6, 5, 9, 11],
  [0, 2, 4, 10],
  [1, 4, 9, 8, 7],
  [3, 6, 8],
  [6, 7, 9],
  [6, 4, 11, 12, 8],
  [5, 11, 13],
  [4, 10, 9, 12, 14, 13],
  [9, 11, 14],
  [10, 11, 14],
  [11, 12, 13],
].map((places) => places.reduce((set, place) => set | (1 << place), 0));

export const resourceOf = (counter: number): number => (counter - 1) % 5;
export const rowOfResource = (resource: number): number => 9 - resource;
export const personOf = (counter: number): number => 1 + Math.floor((counter - 1) / 5);

/** A decision among so many choices. */
export function choose(table: Table, choices: number): number {
  table.decisions++;
  table.choices += choices;
  return below(table.choice, choices);
}

/** A decision, unless there is but one choice: then it is taken without asking. */
export const ask = (table: Table, choices: number): number => (choices === 1 ? 0 : choose(table, choices));

/** The number of bits set. */
export function count(bits: number): number {
  let left = bits;
  let n = 0;
  for (; left !== 0; left &= left - 1) n++;
  return n;
}

/** The place of bit number `nth`, lowest first. */
export function nthBit(bits: number, nth: number): number {
  let left = bits;
  for (let i = 0; i < nth; i++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

/** One of `counts` by its share of `total`, taken out. */
export function draw(table: Table, counts: number[], total: number): number {
  const index = drawIndex(table.chance, counts, total);
  add(counts, index, -1);
  return index;
}

export const add = (list: number[], index: number, by: number): void => {
  list[index] = (list[index] ?? 0) + by;
};

export const at = (list: readonly number[], index: number): number => list[index] ?? 0;

/** How many of a row's two spaces are empty. */
export const room = (player: Player, row: number): number =>
  (at(player.spaces, 2 * row) === EMPTY ? 1 : 0) + (at(player.spaces, 2 * row + 1) === EMPTY ? 1 : 0);

export const hasTile = (player: Player, row: number): boolean => at(player.spaces, 2 * row) === TILE || at(player.spaces, 2 * row + 1) === TILE;

export function lay(player: Player, row: number, thing: number): void {
  player.spaces[at(player.spaces, 2 * row) === EMPTY ? 2 * row : 2 * row + 1] = thing;
}

export function intoBag(table: Table, counter: number): void {
  add(table.bag, counter, 1);
  table.inBag++;
}

export function setUp(seed: string, seats: number): Table {
  const chance = seedRandom(seed);
  const table: Table = {
    chance,
    choice: seedRandom(choiceSeed(seed)),
    start: below(chance, seats),
    decisions: 0,
    choices: 0,
    players: [],
    exchanges: [FRANKFURT],
    cubes: [0],
    depleted: 0,
    reserve: [18, 16, 14, 12, 10],
    bag: BAG.slice(),
    inBag: 70,
    pile: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    display: [],
    moved: false,
  };
  let left = 70;
  for (let region = 1; region < PLACES; region++) {
    const first = draw(table, table.reserve, left);
    let second = first;
    while (second === first) {
      second = draw(table, table.reserve, left - 1);
      if (second === first) add(table.reserve, second, 1);
    }
    left -= 2;
    table.cubes.push((1 << first) | (1 << second));
  }
  for (let seat = 0; seat < seats; seat++) {
    const nothing = { money: 0, supply: 4, passed: false, acted: false, research: [], drawn: [], spaces: Array<number>(20).fill(EMPTY) };
    table.players.push({ ...nothing, workers: [1, ...Array<number>(14).fill(0)], sellers: [1, 0, 0, 0, 0, 0] });
  }
  for (const sides of TILES) table.exchanges.push(sides[choose(table, 2)] ?? FRANKFURT);
  for (let tile = 0; tile < 4; tile++) table.display.push(draw(table, table.pile, 20 - tile));
  return table;
}
