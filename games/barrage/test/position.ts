import assert from 'node:assert/strict';
import {
  add,
  anyOrder,
  at,
  begin,
  bitCount,
  check,
  decision,
  type Options,
  type Seat,
  seedRandom,
  play as step,
  type Task,
  type Told,
  total,
  whyNot,
} from '@madang/kernel';
import {
  AUTOMA_LEVELS,
  type AutomaLevel,
  BONUS_TILES,
  type BonusTile,
  COMPANIES,
  CONDUIT_SITES,
  CONTRACTS,
  type Company,
  type ConduitSite,
  type Contract,
  DAM_SITES,
  type DamSite,
  HEADSTREAM_TILES,
  type HeadstreamTile,
  OBJECTIVE_TILES,
  type ObjectiveTile,
  OFFICERS,
  type Officer,
  POWERHOUSE_SITES,
  type PowerhouseSite,
  SPACES,
  type Space,
  TILES,
  type Tile,
} from '../components/words.ts';
import { insert, turnWheel } from '../rules/building/wheel.ts';
import { barrage } from '../rules/index.ts';
import { type BarrageMove, MOVES } from '../rules/moves.ts';
import type { Barrage, BarrageTask, Player } from '../rules/state.ts';
import { EMPTY, NEUTRAL } from '../rules/state.ts';

/** What lies on a wheel: it comes back after so many turns. */
export interface OnWheel {
  readonly turns: number;
  readonly tile?: Tile;
  readonly excavators?: number;
  readonly mixers?: number;
}

/** A participant as a test writes it; what is absent is as at the start, without an officer and without contracts. */
export interface PlayerSketch {
  readonly company?: Company;
  readonly officer?: Officer;
  readonly copied?: Officer;
  readonly automa?: AutomaLevel;
  readonly credits?: number;
  readonly excavators?: number;
  readonly mixers?: number;
  readonly engineers?: number;
  readonly vp?: number;
  readonly energy?: number;
  /** By default the four specific basic tiles. */
  readonly tiles?: readonly Tile[];
  readonly wheel?: readonly OnWheel[];
  readonly held?: readonly Contract[];
  readonly fulfilled?: readonly Contract[];
  readonly constructions?: number;
  readonly passed?: boolean;
  /** Pieces that have left the board without standing anywhere: for incomes alone. */
  readonly built?: readonly number[];
}

/** Owner's seat or `neutral`, pieces, drops. */
export type DamSketch = readonly [owner: Seat | 'neutral', height: number, drops?: number];

/** A position as a test writes it: by default seat 0's turn in round 1 of four participants, on an empty map. */
export interface Sketch {
  readonly seats?: number;
  readonly options?: Options;
  readonly players?: readonly PlayerSketch[];
  readonly dams?: Readonly<Partial<Record<DamSite, DamSketch>>>;
  readonly conduits?: Readonly<Partial<Record<ConduitSite, Seat>>>;
  readonly powerhouses?: Readonly<Partial<Record<PowerhouseSite, Seat>>>;
  readonly round?: number;
  readonly order?: readonly Seat[];
  readonly headstreams?: readonly HeadstreamTile[];
  readonly waiting?: readonly number[];
  readonly market?: readonly Contract[];
  /** Contracts in the piles; those of the market and of hands are not. */
  readonly nationals?: readonly Contract[];
  readonly patents?: readonly Tile[];
  readonly bonus?: readonly BonusTile[];
  readonly objective?: ObjectiveTile;
  readonly copyable?: readonly Officer[];
  readonly taken?: Readonly<Partial<Record<Space, Seat>>>;
  readonly task?: BarrageTask;
}

export const tileNumber = (tile: Tile): number => TILES.indexOf(tile);
export const contractNumber = (contract: Contract): number => CONTRACTS.indexOf(contract);
export const damNumber = (dam: DamSite): number => DAM_SITES.indexOf(dam);

/** The options as a match has them. */
const completed = (options: Options): Options => ({ ...begin(barrage, { seats: 2, seed: 'options', options }).options });

const orEmpty = (words: readonly string[], word: string | undefined): number => (word === undefined ? EMPTY : words.indexOf(word));

function sketchPlayer(me: Player, seat: Seat, sketch: PlayerSketch): void {
  me.level = sketch.automa ? AUTOMA_LEVELS.indexOf(sketch.automa) + 1 : 0;
  me.company = orEmpty(COMPANIES, sketch.company ?? COMPANIES[seat]);
  me.officer = orEmpty(OFFICERS, sketch.officer);
  me.copied = orEmpty(OFFICERS, sketch.copied);
  me.credits = sketch.credits ?? 6;
  me.excavators = sketch.excavators ?? 6;
  me.mixers = sketch.mixers ?? 4;
  me.engineers = sketch.engineers ?? 12;
  me.vp = sketch.vp ?? 10;
  me.energy = sketch.energy ?? 0;
  me.constructions = sketch.constructions ?? 0;
  me.passed = sketch.passed ?? false;
  me.held = (sketch.held ?? []).map(contractNumber).sort((a, b) => a - b);
  me.fulfilled = (sketch.fulfilled ?? []).map(contractNumber);
  const tiles = sketch.tiles ?? ['basic-base', 'basic-elevation', 'basic-conduit', 'basic-powerhouse'];
  me.tiles = tiles.reduce((set, tile) => set | (1 << tileNumber(tile)), 0);
  for (const { turns, tile, excavators = 0, mixers = 0 } of sketch.wheel ?? []) {
    const open = me.open;
    me.open = (open + turns) % 6;
    const before = [me.excavators, me.mixers] as const;
    insert(me, tile ? tileNumber(tile) : EMPTY, excavators, mixers);
    [me.excavators, me.mixers] = before;
    me.open = open;
  }
}

function sketchMap(state: Barrage, { dams = {}, conduits = {}, powerhouses = {} }: Sketch): void {
  state.damOwner.fill(EMPTY);
  state.damHeight.fill(0);
  state.drops.fill(0);
  const count = (seat: number, structure: number, n: number): void => add(playerAt(state, seat).built, structure, n);
  DAM_SITES.forEach((site, dam) => {
    const [owner, height, drops = 0] = dams[site] ?? [];
    if (owner === undefined || height === undefined) return;
    state.damOwner[dam] = owner === 'neutral' ? NEUTRAL : owner;
    state.damHeight[dam] = height;
    state.drops[dam] = drops;
    if (owner === 'neutral') return;
    count(owner, 0, 1);
    count(owner, 1, height - 1);
  });
  CONDUIT_SITES.forEach((site, conduit) => {
    const owner = conduits[site];
    state.conduits[conduit] = owner ?? EMPTY;
    if (owner !== undefined) count(owner, 2, 1);
  });
  POWERHOUSE_SITES.forEach((site, powerhouse) => {
    const owner = powerhouses[site];
    state.powerhouses[powerhouse] = owner ?? EMPTY;
    if (owner !== undefined) count(owner, 3, 1);
  });
}

/** A position made from a real one: expert rules unless the options say otherwise. */
export function position(sketch: Sketch = {}): Barrage {
  const { seats = 4 } = sketch;
  const state = barrage.setup(completed({ game: 'expert', ...sketch.options }), seats, seedRandom('a position'));
  state.round = sketch.round ?? 1;
  state.order = [...(sketch.order ?? state.players.map((_, seat) => seat))];
  state.players.forEach((me, seat) => {
    sketchPlayer(me, seat, sketch.players?.[seat] ?? {});
  });
  sketchMap(state, sketch);
  state.players.forEach((me, seat) => {
    me.built = [...(sketch.players?.[seat]?.built ?? me.built)];
  });
  state.headstreams = (sketch.headstreams ?? ['H1', 'H2', 'H3', 'H4']).map((tile) => HEADSTREAM_TILES.indexOf(tile));
  state.waiting = [...(sketch.waiting ?? [0, 0, 0, 0])];
  state.market = (sketch.market ?? ['G01', 'G02', 'Y01', 'Y02', 'R01', 'R02']).map(contractNumber);
  while (state.market.length < 6) state.market.push(EMPTY);
  state.nationals = (sketch.nationals ?? []).map(contractNumber);
  state.patents = (sketch.patents ?? []).map(tileNumber);
  while (state.patents.length < 3) state.patents.push(EMPTY);
  state.bonus = (sketch.bonus ?? ['bonus-base', 'bonus-powerhouse', 'bonus-conduit', 'bonus-elevation', 'bonus-contract']).map((tile) =>
    BONUS_TILES.indexOf(tile),
  );
  state.objective = OBJECTIVE_TILES.indexOf(sketch.objective ?? 'obj-basins-1');
  state.copyable = (sketch.copyable ?? []).map((officer) => OFFICERS.indexOf(officer)).sort((a, b) => a - b);
  state.spaces = SPACES.map((space) => sketch.taken?.[space] ?? EMPTY);
  state.draft = { companies: [], officers: [], contracts: [] };
  const lying = [...state.market, ...state.players.flatMap((me) => [...me.held, ...me.fulfilled])];
  state.piles = [0, 1, 2].map((colour) => {
    let pile = (1 << 15) - 1;
    for (const contract of lying) if (Math.floor((contract - 10) / 15) === colour) pile &= ~(1 << ((contract - 10) % 15));
    return pile;
  });
  state.agenda = agendaOf(state, sketch.task ?? { task: 'turn', seat: 0 });
  return state;
}

const NOTHING: BarrageTask = { task: 'effect', seat: 0, effect: { do: 'gainVp', n: 0 }, origin: 'tile', site: EMPTY };

/** A task that resolves by itself waits for `run`. */
function agendaOf(state: Barrage, task: BarrageTask): Task[] {
  const turn: BarrageTask = { task: 'turn', seat: 0 };
  if (task.task === 'turn') return [task];
  state.agenda = [turn, task];
  return (decision(barrage, state)?.moves.length ?? 0) > 0 ? state.agenda : [turn, anyOrder(0, task, NOTHING)];
}

/** Resolves the task that a position was made with; gives what was told. */
export function run(state: Barrage): Told[] {
  const told: Told[] = [];
  const [pick] = barrage.moves.picks;
  assert.ok(pick);
  step(barrage, state, 0, pick, (event) => told.push(event));
  return told;
}

/** A move in words: its kind and what it names. */
export const inWords = ({ id: _, ...fields }: BarrageMove): string => Object.values(fields).join(' ');

const BY_WORDS = new Map(MOVES.table.map((move) => [inWords(move), move]));

export function moveOf(words: string): BarrageMove {
  const move = BY_WORDS.get(words);
  assert.ok(move, `no move '${words}'`);
  return move;
}

/** The seat that must decide. */
export const toAct = (state: Barrage): Seat => decision(barrage, state)?.seat ?? -1;

/** The task that waits. */
export const asks = (state: Barrage): string => decision(barrage, state)?.task.task ?? 'over';

/** What the seat that must decide may answer, in words; those of a kind if it is given. */
export const offered = (state: Barrage, kind?: string): string[] =>
  (decision(barrage, state)?.moves ?? []).filter((move) => kind === undefined || move.kind === kind).map(inWords);

/** Plays offered answers, each by the seat that must decide; gives what was told. */
export function play(state: Barrage, ...answers: readonly string[]): Told[] {
  const told: Told[] = [];
  for (const words of answers) {
    const move = moveOf(words);
    const seat = toAct(state);
    assert.equal(check(barrage, state, seat, move), undefined, `seat ${seat} may not '${words}' but ${offered(state).join(', ')}`);
    step(barrage, state, seat, move, (event) => told.push(event));
  }
  return told;
}

/** Why an answer is not offered: rule, reason and figures in one line, names in their last word. */
export function refused(state: Barrage, words: string): string {
  const problem = check(barrage, state, toAct(state), moveOf(words));
  assert.ok(problem, `'${words}' is offered`);
  const refusal = whyNot(barrage, state, toAct(state), moveOf(words));
  if (!refusal) return problem.code;
  const { rule, why } = refusal;
  const figures = Object.values(why.args ?? {}).map((value) => (typeof value === 'object' ? value.key.split('.').at(-1) : value));
  return [rule, why.key.replace('barrage.refuse.', ''), ...figures].join(' ');
}

/** The events of a name among those told. */
export const ofName = (told: readonly Told[], name: string): Told[] => told.filter(({ event }) => event === name);

/** The player at a seat. */
export function playerAt(state: Barrage, seat: Seat): Player {
  const one = state.players[seat];
  assert.ok(one, `no seat ${seat}`);
  return one;
}

export const dropsAt = (state: Barrage, dam: DamSite): number => at(state.drops, damNumber(dam));

/** The dams that hold drops. */
export const dropsIn = (state: Barrage): Partial<Record<DamSite, number>> =>
  Object.fromEntries(DAM_SITES.flatMap((site, dam) => (at(state.drops, dam) > 0 ? [[site, at(state.drops, dam)]] : [])));

/** Whose piece stands on a site; EMPTY if none. */
export function ownerAt(state: Barrage, site: DamSite | ConduitSite | PowerhouseSite): number {
  const here = (words: readonly string[], owners: readonly number[]): number => (words.includes(site) ? at(owners, words.indexOf(site)) : EMPTY);
  return Math.max(here(DAM_SITES, state.damOwner), here(CONDUIT_SITES, state.conduits), here(POWERHOUSE_SITES, state.powerhouses));
}

/** Credits, excavators, mixers in supply. */
export const goods = (state: Barrage, seat: Seat): number[] => {
  const { credits, excavators, mixers } = playerAt(state, seat);
  return [credits, excavators, mixers];
};

/** Turns a seat's wheel without telling. */
export const turn = (state: Barrage, seat: Seat, turns: number): void => turnWheel(state, seat, turns, undefined);

/** All pieces of a seat, on its board and on the map: 19 (BAR-COMP-03). */
export function pieces(state: Barrage, seat: Seat): number {
  const standing = DAM_SITES.reduce((sum, _, dam) => sum + (state.damOwner[dam] === seat ? at(state.damHeight, dam) : 0), 0);
  const others = [...state.conduits, ...state.powerhouses].filter((owner) => owner === seat).length;
  return 19 - total(playerAt(state, seat).built) + standing + others;
}

/** Technology tiles that a seat has, in supply and on its wheel. */
export const tilesHeld = (state: Barrage, seat: Seat): number => {
  const me = playerAt(state, seat);
  const onWheel = [0, 1, 2, 3, 4, 5].filter((segment) => me.wheel[3 * segment] !== EMPTY).length;
  return bitCount(me.tiles) + onWheel;
};

/** Answers everything that is asked until another task waits: as long as tasks of these names wait, with the first offer that fits. */
export function construct(state: Barrage, ...answers: readonly string[]): Told[] {
  const told = play(state, 'construct');
  return [...told, ...decide(state, ...answers)];
}

/** Gives those of the answers that are asked for, in their order; the others were single answers. */
export function decide(state: Barrage, ...answers: readonly string[]): Told[] {
  return answers.flatMap((words) => (offered(state).includes(words) ? play(state, words) : []));
}
