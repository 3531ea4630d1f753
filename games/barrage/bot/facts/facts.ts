import { at, bitCount, countOf, type Facts, fractionAt, type Seat, total } from '@madang/kernel';
import { BASE_COST, CONDUIT_COST, ELEVATION_COST, ENGINEERS, PIECES, POWERHOUSE_COST, ROUNDS, SEGMENTS } from '../../components/numbers.ts';
import { ENERGY_MAX, SECTION } from '../../components/tracks.ts';
import { COMPANIES, OFFICERS, STRUCTURES, TILES } from '../../components/words.ts';
import { needsExcavators } from '../../rules/building/costs.ts';
import { POWERHOUSE } from '../../rules/building/sites.ts';
import { advancedTiles, turnsUntilBack } from '../../rules/company/wheel.ts';
import { requirement } from '../../rules/production/contracts.ts';
import { sectionOf } from '../../rules/rounds/scoring.ts';
import { type Barrage, EMPTY, type Player } from '../../rules/state.ts';
import { weigh } from '../evaluate.ts';
import { features, linksOfAll } from '../features.ts';
import type { Links } from '../rivers/links.ts';
import { writeDams, writeSystems } from '../rivers/systems.ts';
import { type Water, waterOf } from '../rivers/water.ts';
import { SPREAD, WEIGHTS } from '../weights.ts';
import { contractWorth, roundsLeft, timeLeft } from '../worth.ts';

const by = (what: string, names: readonly string[]): readonly string[] => names.map((name) => `${what}: ${name}`);
const ROUND_NAMES = Array.from({ length: ROUNDS }, (_, round) => String(round + 1));

/** The features of the evaluation, and beside them what grows: machinery, tiles, pieces, dams in linked systems, contracts in reach. */
const SEAT = [
  ...WEIGHTS.map(([name]) => `weighed: ${name}`),
  'prospects, before the mean',
  'credits',
  'excavators',
  'mixers',
  'excavators with the wheel',
  'mixers with the wheel',
  'machinery, for the rounds left',
  'wheel: segments filled',
  'wheel: turns until the next',
  'engineers',
  'engineers of all rounds left',
  'passed',
  'to act',
  'place in the order',
  'energy',
  'section',
  'behind the section of this round',
  'best production now',
  'best production next round',
  'own dams linked',
  'own dams not linked',
  'own drops',
  'powerhouse basins',
  'conduits in linked systems',
  'room in linked dams',
  'drops in linked dams',
  'drops in linked dams next round',
  'water to come at linked dams',
  'water to come, held back above linked dams',
  'system that lacks a powerhouse',
  'system that lacks a conduit',
  'system that lacks a dam',
  'energy before the best rival',
  'seats with more energy',
  'energy to the next section',
  'contracts held',
  'contracts fulfilled',
  'contracts in reach',
  'contracts nearly in reach',
  'worth of contracts held',
  'advanced tiles',
  'constructions this round',
  ...by('built', STRUCTURES),
  ...by('to build, for the rounds left', STRUCTURES),
  ...by('tiles ready', STRUCTURES),
  ...by('payable', STRUCTURES),
  ...by('payable, for the rounds left', STRUCTURES),
  ...by('company', COMPANIES),
  ...by('officer', OFFICERS),
] as const;

const TABLE = ['rounds left', 'engineers left', ...by('round', ROUND_NAMES), 'water to come', 'drops on the map', 'nationals open'] as const;

/** What the features weigh, alone. */
const WEIGHT = Float64Array.from(WEIGHTS, ([, weight]) => weight);

/** Points that a weighed feature counts as one; the fact that sums them up stands behind them. */
const pointsAt = (feature: number): number => (feature === 0 ? 50 : 10);
const PROSPECTS_AT = WEIGHTS.length;

/** How far the facts take prospects apart, in points. */
const spreadOf = (state: Barrage): number => 4 * (SPREAD.atEnd + SPREAD.perRound * roundsLeft(state));

/** A position of Barrage in numbers that a net reads. */
export const facts: Facts<Barrage> = {
  seat: SEAT,
  table: TABLE,
  write(state, out) {
    const water = waterOf(state);
    const links = linksOfAll(state, water);
    const rows = features(state, links);
    const sums = rows.map(weigh);
    const mean = sums.reduce((a, b) => a + b, 0) / Math.max(1, sums.length);
    const spread = spreadOf(state);
    const next = state.agenda[state.agenda.length - 1]?.seat;
    let from = 0;
    for (let seat = 0; seat < state.players.length; seat++) {
      const me = state.players[seat];
      const row = rows[seat];
      const linked = links[seat];
      if (me && row && linked)
        writeSeat(
          {
            state,
            seat,
            me,
            water,
            links: linked,
            row,
            before: (fractionAt(sums, seat) - mean) / spread,
            toAct: next === seat,
          },
          out,
          from,
        );
      from += SEAT.length;
    }
    writeTable(state, water, out, from);
    return state.players.length;
  },
  sumUp(state, told) {
    const sums = state.players.map((_, seat) => {
      let sum = 0;
      for (let i = 0; i < PROSPECTS_AT; i++) sum += (told[seat * SEAT.length + i] ?? 0) * pointsAt(i);
      return sum;
    });
    const mean = total(sums) / sums.length;
    for (let seat = 0; seat < sums.length; seat++) told[seat * SEAT.length + PROSPECTS_AT] = (fractionAt(sums, seat) - mean) / spreadOf(state);
  },
  // Learned by two, three and four people in the beginner and the expert game. Beside automas they beat the weights by far (docs/experiments).
  // Since then only what automas do has changed (test/corpus.test.ts).
  alike: ['1.1.0'],
};

/** Technology tiles that build each structure; wild ones build all. */
export const BUILDERS: readonly number[] = STRUCTURES.map((structure) =>
  TILES.reduce((set, tile, i) => (tile.endsWith(structure) || tile.endsWith('wild') ? set | (1 << i) : set), 0),
);

/** A seat and what all of its facts are found from. */
interface Subject {
  readonly state: Barrage;
  readonly seat: Seat;
  readonly me: Player;
  readonly water: Water;
  readonly links: Links;
  /** Its features of the evaluation. */
  readonly row: readonly number[];
  /** Its prospects by the evaluation, before the mean of all seats, in fours of its spread. */
  readonly before: number;
  readonly toAct: boolean;
}

function writeSeat(subject: Subject, out: Float32Array, from: number): void {
  const { state, seat, me, links, row } = subject;
  let to = from;
  // About −1 … 1: a feature by what it is worth in points.
  for (let i = 0; i < row.length; i++) out[to++] = ((row[i] ?? 0) * (WEIGHT[i] ?? 0)) / pointsAt(i);
  out[to++] = subject.before;
  to = writeGoods(state, me, out, to);
  to = writeTurns(subject, out, to);
  to = writeDams(state, seat, links, out, to);
  to = writeSystems(subject, out, to);
  to = writeTrack(state, seat, me, out, to);
  to = writeContracts(subject, out, to);
  to = writePieces(state, me, out, to);
  for (let company = 0; company < COMPANIES.length; company++) out[to++] = me.company === company ? 1 : 0;
  for (let officer = 0; officer < OFFICERS.length; officer++) out[to++] = me.officer === officer ? 1 : 0;
}

// The parts of a seat's facts, each written in the order of their names; each returns where the next goes.

/** Credits and machinery, the wheel's included. */
function writeGoods(state: Barrage, me: Player, out: Float32Array, from: number): number {
  let to = from;
  let excavators = me.excavators;
  let mixers = me.mixers;
  let filled = 0;
  let nearest = SEGMENTS + 1;
  for (let segment = 0; segment < SEGMENTS; segment++) {
    excavators += at(me.wheel, 3 * segment + 1);
    mixers += at(me.wheel, 3 * segment + 2);
    if (me.wheel[3 * segment] === EMPTY) continue;
    filled++;
    nearest = Math.min(nearest, turnsUntilBack(me, segment));
  }
  out[to++] = me.credits / 20;
  out[to++] = me.excavators / 8;
  out[to++] = me.mixers / 8;
  out[to++] = excavators / 10;
  out[to++] = mixers / 10;
  out[to++] = ((excavators + mixers) * roundsLeft(state)) / 60;
  out[to++] = filled / SEGMENTS;
  out[to++] = filled === 0 ? 0 : nearest / SEGMENTS;
  return to;
}

function writeTurns({ state, seat, me, toAct }: Subject, out: Float32Array, from: number): number {
  let to = from;
  const section = sectionOf(me.energy);
  out[to++] = me.engineers / ENGINEERS;
  out[to++] = timeLeft(state, me) / ROUNDS;
  out[to++] = me.passed ? 1 : 0;
  out[to++] = toAct ? 1 : 0;
  out[to++] = state.order.indexOf(seat) / 3;
  out[to++] = me.energy / 30;
  out[to++] = section / ROUNDS;
  out[to++] = Math.max(0, state.round - section) / ROUNDS;
  return to;
}

/** Where a seat's energy stands. */
function writeTrack(state: Barrage, seat: Seat, { energy }: Player, out: Float32Array, from: number): number {
  let to = from;
  let most = 0;
  let more = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const theirs = state.players[other]?.energy ?? 0;
    most = Math.max(most, theirs);
    if (theirs > energy) more++;
  }
  out[to++] = (energy - most) / 20;
  out[to++] = more / 3;
  out[to++] = (SECTION - (Math.min(energy, ENERGY_MAX - 1) % SECTION)) / SECTION;
  return to;
}

/** Contracts in hand, done, and those that the best production of now or the next round fulfils, or nearly. */
function writeContracts({ state, me, links: { best, bestNext } }: Subject, out: Float32Array, from: number): number {
  let to = from;
  const power = Math.max(best, bestNext);
  let reached = 0;
  let nearly = 0;
  let worth = 0;
  for (let i = 0; i < me.held.length; i++) {
    const contract = at(me.held, i);
    if (contract === EMPTY) continue;
    const needed = requirement(state, me, contract, false);
    worth += contractWorth(state, contract);
    if (needed <= power) reached++;
    else if (needed <= power + 3) nearly++;
  }
  out[to++] = me.held.length / 3;
  out[to++] = me.fulfilled.length / 8;
  out[to++] = reached / 3;
  out[to++] = nearly / 3;
  out[to++] = worth / 20;
  return to;
}

const CHEAPEST: readonly number[] = [Math.min(...BASE_COST), Math.min(...ELEVATION_COST), 2 * CONDUIT_COST, POWERHOUSE_COST];

/** Whether a structure's tile is ready and its cheapest sites can be paid. */
function isPayable(me: Player, structure: number): boolean {
  const built = at(me.built, structure);
  if ((me.tiles & at(BUILDERS, structure)) === 0 || built >= at(PIECES, structure)) return false;
  const price = at(CHEAPEST, structure) + (structure === POWERHOUSE ? built : 0);
  return (needsExcavators(structure) ? me.excavators : me.mixers) >= price;
}

/** Tiles, and by structure what is built, to build, and could be built. */
function writePieces(state: Barrage, me: Player, out: Float32Array, from: number): number {
  const left = roundsLeft(state) / ROUNDS;
  out[from] = advancedTiles(me) / 3;
  out[from + 1] = me.constructions / 3;
  const kinds = STRUCTURES.length;
  for (let structure = 0; structure < kinds; structure++) {
    const to = from + 2 + structure;
    const built = at(me.built, structure) / at(PIECES, structure);
    const can = isPayable(me, structure);
    out[to] = built;
    out[to + kinds] = left * (1 - built);
    out[to + 2 * kinds] = bitCount(me.tiles & at(BUILDERS, structure)) / 3;
    out[to + 3 * kinds] = can ? 1 : 0;
    out[to + 4 * kinds] = can ? left : 0;
  }
  return from + 2 + 5 * kinds;
}

function writeTable(state: Barrage, water: Water, out: Float32Array, from: number): void {
  let to = from;
  let engineers = 0;
  for (let seat = 0; seat < state.players.length; seat++) engineers += state.players[seat]?.engineers ?? 0;
  out[to++] = roundsLeft(state) / ROUNDS;
  out[to++] = engineers / (ENGINEERS * state.players.length);
  for (let round = 1; round <= ROUNDS; round++) out[to++] = state.round === round ? 1 : 0;
  out[to++] = total(water.passing) / 60;
  out[to++] = total(state.drops) / 30;
  out[to++] = (state.nationals.length - countOf(state.nationals, EMPTY)) / 3;
}
