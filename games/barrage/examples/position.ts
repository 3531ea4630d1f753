import { add, anyOrder, begin, decision, type Options, playerOf, type Seat, seedRandom, type Task } from '@madang/kernel';
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
import { insert } from '../rules/company/wheel.ts';
import { barrage } from '../rules/index.ts';
import type { Barrage, BarrageTask, Player } from '../rules/state.ts';
import { EMPTY, NEUTRAL } from '../rules/state.ts';

/** What lies on a wheel: it comes back after so many turns. */
export interface OnWheel {
  readonly turns: number;
  readonly tile?: Tile;
  readonly excavators?: number;
  readonly mixers?: number;
}

/** A participant as an example writes it; what is absent is as at the start, without an officer and without contracts. */
export type PlayerSketch = Readonly<
  Partial<{
    company: Company;
    officer: Officer;
    copied: Officer;
    automa: AutomaLevel;
    credits: number;
    excavators: number;
    mixers: number;
    engineers: number;
    vp: number;
    energy: number;
    /** By default the four specific basic tiles. */
    tiles: readonly Tile[];
    wheel: readonly OnWheel[];
    held: readonly Contract[];
    fulfilled: readonly Contract[];
    constructions: number;
    passed: boolean;
    /** Pieces that have left the board without standing anywhere: for incomes alone. */
    built: readonly number[];
  }>
>;

/** Owner's seat or `neutral`, pieces, drops. */
export type DamSketch = readonly [owner: Seat | 'neutral', height: number, drops?: number];

/** A position as an example writes it: by default seat 0's turn in round 1 of four participants, on an empty map. */
export type Sketch = Readonly<
  Partial<{
    seats: number;
    options: Options;
    players: readonly PlayerSketch[];
    dams: Readonly<Partial<Record<DamSite, DamSketch>>>;
    conduits: Readonly<Partial<Record<ConduitSite, Seat>>>;
    powerhouses: Readonly<Partial<Record<PowerhouseSite, Seat>>>;
    round: number;
    order: readonly Seat[];
    headstreams: readonly HeadstreamTile[];
    waiting: readonly number[];
    market: readonly Contract[];
    /** Contracts in the piles; those of the market and of hands are not. */
    nationals: readonly Contract[];
    patents: readonly Tile[];
    bonus: readonly BonusTile[];
    objective: ObjectiveTile;
    copyable: readonly Officer[];
    taken: Readonly<Partial<Record<Space, Seat>>>;
    task: BarrageTask;
  }>
>;

const tileNumber = (tile: Tile): number => TILES.indexOf(tile);
const contractNumber = (contract: Contract): number => CONTRACTS.indexOf(contract);

/** The options as a match has them. */
const completed = (options: Options): Options => ({ ...begin(barrage, { seats: 2, seed: 'options', options }).options });

const orEmpty = (words: readonly string[], word: string | undefined): number => (word === undefined ? EMPTY : words.indexOf(word));

function sketchPlayer(me: Player, seat: Seat, sketch: PlayerSketch): void {
  me.level = sketch.automa ? AUTOMA_LEVELS.indexOf(sketch.automa) + 1 : 0;
  me.company = orEmpty(COMPANIES, sketch.company ?? COMPANIES[seat]);
  me.officer = orEmpty(OFFICERS, sketch.officer);
  me.copied = orEmpty(OFFICERS, sketch.copied);
  const { credits = 6, excavators = 6, mixers = 4, engineers = 12, vp = 10, energy = 0, constructions = 0, passed = false } = sketch;
  Object.assign(me, { credits, excavators, mixers, engineers, vp, energy, constructions, passed });
  me.held = (sketch.held ?? []).map(contractNumber).sort((a, b) => a - b);
  me.fulfilled = (sketch.fulfilled ?? []).map(contractNumber);
  const tiles = sketch.tiles ?? ['basic-base', 'basic-elevation', 'basic-conduit', 'basic-powerhouse'];
  me.tiles = tiles.reduce((set, tile) => set | (1 << tileNumber(tile)), 0);
  for (const inserted of sketch.wheel ?? []) sketchWheel(me, inserted);
}

/** Puts things into the segment that is open after so many turns, without taking them from the player. */
function sketchWheel(me: Player, { turns, tile, excavators = 0, mixers = 0 }: NonNullable<PlayerSketch['wheel']>[number]): void {
  const { open, excavators: own, mixers: ownMixers } = me;
  me.open = (open + turns) % 6;
  insert(me, tile ? tileNumber(tile) : EMPTY, excavators, mixers);
  Object.assign(me, { open, excavators: own, mixers: ownMixers });
}

function sketchMap(state: Barrage, { dams = {}, conduits = {}, powerhouses = {} }: Sketch): void {
  state.damOwner.fill(EMPTY);
  state.damHeight.fill(0);
  state.drops.fill(0);
  const count = (seat: number, structure: number, n: number): void => add(playerOf(state, seat).built, structure, n);
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
