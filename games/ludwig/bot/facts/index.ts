import { type Facts, fractionAt, type Seat } from '@madang/kernel';
import { FAVORS } from '../../components/favors.ts';
import { ROOM_SIZES } from '../../components/words.ts';
import { EMPTY, type Ludwig, type Player } from '../../rules/state.ts';
import type { CastleFacts } from '../castles.ts';
import { type Known, knownOf } from '../castles.ts';
import { type Alone, spreadOf, standingAlone, total } from '../evaluate.ts';
import { phaseOf, roundsLeft } from '../phase.ts';
import { FAVOR, type Phase, TURN } from '../weights.ts';
import { CASTLE, factsOfCastle, NEARLY } from './castle.ts';
import { FAVOR_FACTS, FAVORS_NOW, writeFavors } from './favors.ts';

const SEAT = [
  'prospects, before the mean',
  'points, before the mean',
  'points, before the best rival',
  'money',
  'money, for the rounds left',
  'money worth',
  'money favor',
  'promise',
  'depleted',
  'bonus cards',
  'bonus cards now',
  'bonus cards to come',
  'turns to come',
  'master builder',
  'rounds to master builder',
  'to act',
  'extra turns',
  'downstairs completed',
  'downstairs odd',
  ...FAVOR_FACTS,
  ...CASTLE,
  ...NEARLY,
  ...NEARLY.map((name) => `${name}, for the rounds left`),
] as const;

const TABLE = [
  'rounds left',
  'last round',
  'late',
  'turns left in the round',
  'stacks empty',
  'stacks nearly empty',
  'hallways',
  'stairs',
  'no hallways',
  'no stairs',
  'market',
  'money on the market',
] as const;

/** Rounds left that count as one. */
const ROUNDS = 9;

/** Where the facts of favors begin among those of a seat. */
const FAVORS_FROM = SEAT.indexOf(FAVOR_FACTS[0]);

const MONEY_FAVOR = FAVORS.indexOf('money');

/** Points that count as one fact. */
const ONE = Object.freeze({ points: 20, money: 10, promise: 20, depleted: 10, cardsNow: 15, cards: 10 });

/** The facts of points, and those that prospects consist of besides, with what one of each is worth. */
const POINTS_AT = SEAT.indexOf('points, before the mean');
const LEAD_AT = SEAT.indexOf('points, before the best rival');
const PARTS: readonly (readonly [fact: (typeof SEAT)[number], points: number])[] = [
  ['points, before the mean', ONE.points],
  ['money worth', ONE.money],
  ['promise', ONE.promise],
  ['depleted', ONE.depleted],
  ['bonus cards now', ONE.cardsNow],
  ['bonus cards to come', ONE.cards],
  ['turns to come', TURN],
];

/** A position of Ludwig in numbers that a net reads. */
export const facts: Facts<Ludwig> = {
  seat: SEAT,
  table: TABLE,
  alike: ['1.1.0'], // there more orders of rewards were asked, with the same ends
  write(state, out) {
    const phase = phaseOf(state);
    const left = roundsLeft(state) / ROUNDS;
    const seats = state.players.length;
    const castles = state.players.map((me) => castleOf(state, me, phase));
    writeFavors(state, castles, left, out, { from: FAVORS_FROM, each: SEAT.length });
    const alone = state.players.map((_, seat) => standingAlone(state, seat, phase));
    const prospects = alone.map((one, seat) => total(one) + FAVOR[phase] * FAVORS_NOW * (out[seat * SEAT.length + FAVORS_FROM] ?? 0));
    const subject = { state, left, spread: spreadOf(state), prospects };
    let from = 0;
    for (let seat = 0; seat < seats; seat++) {
      const [me, castle, mine] = [state.players[seat], castles[seat], alone[seat]];
      if (me && castle && mine) writeSeat(subject, { seat, me, castle, alone: mine }, out, from);
      from += SEAT.length;
    }
    writeTable(state, left, phase, out, from);
    return seats;
  },
  sumUp(state, told) {
    const favor = FAVOR[phaseOf(state)] * FAVORS_NOW;
    const points = state.players.map((_, seat) => told[seat * SEAT.length + POINTS_AT] ?? 0);
    const prospects = points.map((_, seat) => {
      const mine = told.subarray(seat * SEAT.length, (seat + 1) * SEAT.length);
      return PARTS.reduce((sum, [fact, worth]) => sum + worth * (mine[SEAT.indexOf(fact)] ?? 0), favor * (mine[FAVORS_FROM] ?? 0));
    });
    for (let seat = 0; seat < points.length; seat++) {
      const rivals = points.filter((_, other) => other !== seat);
      told[seat * SEAT.length] = (fractionAt(prospects, seat) - mean(prospects)) / (4 * spreadOf(state));
      told[seat * SEAT.length + LEAD_AT] = rivals.length > 0 ? fractionAt(points, seat) - Math.max(...rivals) : 0;
    }
  },
  // Learned by four; by two and three they beat the weights (docs/experiments). Alone a share of the victory says nothing.
  fits: ({ players }) => players.length > 1,
};

function castleOf(state: Ludwig, { castle }: Player, phase: Phase): CastleFacts {
  const known: Known = knownOf(castle, state.options, phase);
  known.facts ??= factsOfCastle(castle, known.open, state.options);
  return known.facts;
}

interface Subject {
  readonly state: Ludwig;
  readonly left: number;
  readonly spread: number;
  readonly prospects: readonly number[];
}

interface Mine {
  readonly seat: Seat;
  readonly me: Player;
  readonly castle: CastleFacts;
  readonly alone: Alone;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

function writeSeat({ state, left, spread, prospects }: Subject, { seat, me, castle, alone }: Mine, out: Float32Array, from: number): void {
  let to = from;
  let [points, best] = [0, Number.NEGATIVE_INFINITY];
  for (const [other, { points: theirs }] of state.players.entries()) {
    points += theirs / state.players.length;
    if (other !== seat) best = Math.max(best, theirs);
  }
  const next = state.agenda[state.agenda.length - 1]?.seat;
  const toBuilder = (seat - state.builder + state.players.length) % state.players.length;
  out[to++] = (fractionAt(prospects, seat) - mean(prospects)) / (4 * spread);
  out[to++] = (me.points - points) / ONE.points;
  out[to++] = (me.points - (best > Number.NEGATIVE_INFINITY ? best : me.points)) / ONE.points; // alone there is no rival
  out[to++] = me.money / 30_000;
  out[to++] = (me.money / 30_000) * left;
  out[to++] = alone.money / ONE.money;
  out[to++] = state.favors.includes(MONEY_FAVOR) ? me.money / 30_000 : 0;
  out[to++] = alone.promise / ONE.promise;
  out[to++] = alone.depleted / ONE.depleted;
  out[to++] = me.bonus.length / 4;
  out[to++] = alone.cardsNow / ONE.cardsNow;
  out[to++] = (alone.cards - alone.cardsNow) / ONE.cards;
  out[to++] = alone.turns;
  out[to++] = toBuilder === 0 ? 1 : 0;
  out[to++] = toBuilder / 3;
  out[to++] = next === seat ? 1 : 0;
  out[to++] = next === seat ? state.extraTurns : 0;
  out[to++] = me.downstairs / 4;
  out[to++] = me.downstairs % 2;
  to += FAVOR_FACTS.length; // written already
  out.set(castle.told, to);
  to += CASTLE.length;
  out.set(castle.nearly, to);
  to += NEARLY.length;
  for (let i = 0; i < NEARLY.length; i++) out[to++] = (castle.nearly[i] ?? 0) * left;
}

/** How many stacks have at most so many tiles. */
function stacksUpTo({ stacks }: Ludwig, height: number): number {
  let count = 0;
  for (let stack = 0; stack < ROOM_SIZES.length; stack++) if ((stacks[stack]?.length ?? 0) <= height) count++;
  return count;
}

function writeTable(state: Ludwig, left: number, phase: Phase, out: Float32Array, from: number): void {
  let to = from;
  let turns = 0;
  for (const { task } of state.agenda) if (task === 'turn') turns++;
  let [market, coins] = [0, 0];
  const empty = stacksUpTo(state, 0);
  const nearly = stacksUpTo(state, 2) - empty;
  for (let space = 0; space < state.market.length; space++) {
    if (state.market[space] !== EMPTY) market++;
    coins += state.coins[space] ?? 0;
  }
  out[to++] = left;
  out[to++] = phase === 0 ? 1 : 0;
  out[to++] = phase === 1 ? 1 : 0;
  out[to++] = turns / 4;
  out[to++] = empty / 5;
  out[to++] = nearly / 5;
  out[to++] = state.hallways / 9;
  out[to++] = state.stairs / 6;
  out[to++] = state.hallways === 0 ? 1 : 0;
  out[to++] = state.stairs === 0 ? 1 : 0;
  out[to++] = market / 7;
  out[to++] = coins / 20_000;
}
