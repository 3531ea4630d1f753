import { at, bitCount, type Facts, type Seat, total } from '@madang/kernel';
import { CONDUIT_TO, DAM_BASINS } from '../components/map.ts';
import { ENGINEERS, PIECES, ROUNDS, SEGMENTS } from '../components/numbers.ts';
import { COMPANIES, CONDUIT_SITES, OFFICERS, STRUCTURES, TILES } from '../components/words.ts';
import { turnsUntilBack } from '../rules/building/wheel.ts';
import { advancedTiles } from '../rules/effects/effects.ts';
import { requirement } from '../rules/production/contracts.ts';
import { sectionOf } from '../rules/rounds/scoring.ts';
import { type Barrage, EMPTY, type Player } from '../rules/state.ts';
import { features } from './features.ts';
import { conduitShare, linksOf, ownStrips } from './rivers/links.ts';
import { type Water, waterOf } from './rivers/water.ts';
import { WEIGHTS } from './weights.ts';
import { contractWorth, roundsLeft, timeLeft } from './worth.ts';

const by = (what: string, names: readonly string[]): readonly string[] => names.map((name) => `${what}: ${name}`);
const ROUND_NAMES = Array.from({ length: ROUNDS }, (_, round) => String(round + 1));

/** The features of the evaluation, and beside them what grows: machinery, tiles, pieces, dams in linked systems, contracts in reach. */
const SEAT = [
  ...WEIGHTS.map(([name]) => `weighed: ${name}`),
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
  ...by('company', COMPANIES),
  ...by('officer', OFFICERS),
] as const;

const TABLE = ['rounds left', 'engineers left', ...by('round', ROUND_NAMES), 'water to come', 'drops on the map', 'nationals open'] as const;

/** A position of Barrage in numbers that a net reads. */
export const facts: Facts<Barrage> = {
  seat: SEAT,
  table: TABLE,
  write(state, out) {
    const water = waterOf(state);
    const rows = features(state);
    const next = state.agenda[state.agenda.length - 1]?.seat;
    let from = 0;
    for (let seat = 0; seat < state.players.length; seat++) {
      const me = state.players[seat];
      const row = rows[seat];
      if (me && row) writeSeat({ state, seat, me, water, row, toAct: next === seat }, out, from);
      from += SEAT.length;
    }
    writeTable(state, water, out, from);
    return state.players.length;
  },
};

/** Technology tiles that build each structure; wild ones build all. */
const BUILDERS: readonly number[] = STRUCTURES.map((structure) =>
  TILES.reduce((set, tile, i) => (tile.endsWith(structure) || tile.endsWith('wild') ? set | (1 << i) : set), 0),
);

/** A seat and what all of its facts are found from. */
interface Subject {
  readonly state: Barrage;
  readonly seat: Seat;
  readonly me: Player;
  readonly water: Water;
  /** Its features of the evaluation. */
  readonly row: readonly number[];
  readonly toAct: boolean;
}

function writeSeat(subject: Subject, out: Float32Array, from: number): void {
  const { state, seat, me, row } = subject;
  let to = from;
  // About −1 … 1: a feature by what it is worth in points.
  for (let i = 0; i < row.length; i++) out[to++] = ((row[i] ?? 0) * (WEIGHTS[i]?.[1] ?? 0)) / (i === 0 ? 50 : 10);
  for (const part of [goods(state, me), turns(state, seat, me, subject.toAct), systems(subject), contracts(subject), pieces(state, me)])
    for (const value of part) out[to++] = value;
  for (let company = 0; company < COMPANIES.length; company++) out[to++] = me.company === company ? 1 : 0;
  for (let officer = 0; officer < OFFICERS.length; officer++) out[to++] = me.officer === officer ? 1 : 0;
}

/** Credits and machinery, the wheel's included. */
function goods(state: Barrage, me: Player): readonly number[] {
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
  return [
    me.credits / 20,
    me.excavators / 8,
    me.mixers / 8,
    excavators / 10,
    mixers / 10,
    ((excavators + mixers) * roundsLeft(state)) / 60,
    filled / SEGMENTS,
    filled === 0 ? 0 : nearest / SEGMENTS,
  ];
}

function turns(state: Barrage, seat: Seat, me: Player, toAct: boolean): readonly number[] {
  const section = sectionOf(me.energy);
  return [
    me.engineers / ENGINEERS,
    timeLeft(state, me) / ROUNDS,
    me.passed ? 1 : 0,
    toAct ? 1 : 0,
    state.order.indexOf(seat) / 3,
    me.energy / 30,
    section / ROUNDS,
    Math.max(0, state.round - section) / ROUNDS,
  ];
}

/** Productions, and own dams whose water comes through a conduit to an own powerhouse. */
function systems({ state, seat, me, water }: Subject): readonly number[] {
  const { best, bestNext } = linksOf(state, seat, me, water);
  const strips = ownStrips(state, seat);
  let linked = 0;
  let alone = 0;
  let drops = 0;
  for (let dam = 0; dam < 2 * DAM_BASINS; dam++) {
    if (state.damOwner[dam] !== seat) continue;
    drops += at(state.drops, dam);
    if (isLinked(state, seat, dam >> 1, strips)) linked++;
    else alone++;
  }
  return [best / 15, bestNext / 15, linked / 3, alone / 3, drops / 6, bitCount(strips) / 4];
}

/** Whether a basin's water can be led to an own powerhouse. */
function isLinked(state: Barrage, seat: Seat, basin: number, strips: number): boolean {
  for (let conduit = 2 * basin; conduit <= 2 * basin + 1 && conduit < CONDUIT_SITES.length; conduit++)
    if (conduitShare(at(state.conduits, conduit), seat) > 0 && (strips & (1 << at(CONDUIT_TO, conduit))) !== 0) return true;
  return false;
}

/** Contracts in hand, done, and those that the best production of now or the next round fulfils, or nearly. */
function contracts({ state, seat, me, water }: Subject): readonly number[] {
  const { best, bestNext } = linksOf(state, seat, me, water);
  const power = Math.max(best, bestNext);
  let reached = 0;
  let nearly = 0;
  let worth = 0;
  for (const contract of me.held) {
    if (contract === EMPTY) continue;
    const needed = requirement(state, me, contract, false);
    worth += contractWorth(state, contract);
    if (needed <= power) reached++;
    else if (needed <= power + 3) nearly++;
  }
  return [me.held.length / 3, me.fulfilled.length / 8, reached / 3, nearly / 3, worth / 20];
}

function pieces(state: Barrage, me: Player): readonly number[] {
  const left = roundsLeft(state) / ROUNDS;
  return [
    advancedTiles(me) / 3,
    me.constructions / 3,
    ...PIECES.map((most, structure) => at(me.built, structure) / most),
    ...PIECES.map((most, structure) => left * (1 - at(me.built, structure) / most)),
    ...BUILDERS.map((tiles) => bitCount(me.tiles & tiles) / 3),
  ];
}

function writeTable(state: Barrage, water: Water, out: Float32Array, from: number): void {
  let to = from;
  out[to++] = roundsLeft(state) / ROUNDS;
  out[to++] = state.players.reduce((sum, { engineers }) => sum + engineers, 0) / (ENGINEERS * state.players.length);
  for (let round = 1; round <= ROUNDS; round++) out[to++] = state.round === round ? 1 : 0;
  out[to++] = total(water.passing) / 60;
  out[to++] = total(state.drops) / 30;
  out[to++] = state.nationals.filter((contract) => contract !== EMPTY).length / 3;
}
