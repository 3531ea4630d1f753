import { at, bitCount, type Facts, fractionAt, playerOf, type Seat } from '@madang/kernel';
import { ERA_ROUNDS } from '../../components/tracks.ts';
import { COLOURS, RESOURCES } from '../../components/words.ts';
import { connectedCities } from '../../rules/building/network.ts';
import { BIOMATTER, CREDITS, KELP, STEELPLAST } from '../../rules/goods/amounts.ts';
import { nextOrder } from '../../rules/goods/federation.ts';
import { OPTIONS } from '../../rules/options.ts';
import { POINTS } from '../../rules/production/cards.ts';
import { isAvailable, SLOT_COLOUR, slotsInPlay } from '../../rules/slots/slots.ts';
import { EMPTY, type Underwater } from '../../rules/state.ts';
import { type Outlook, outlookOf } from '../outlook.ts';
import { type Reckoning, reckon, sumOfAll, turnsToCome } from '../prospects.ts';
import { remembering } from '../remembered.ts';
import { PLACE, SPREAD, TURN } from '../weights.ts';
import { BOARD_FACTS, CARD_FACTS, writeBoard, writeCards } from './tableau.ts';

const by = (what: string, names: readonly string[]): readonly string[] => names.map((name) => `${what}: ${name}`);

/** What a seat's own things say of it. */
const OWN = [
  'points on the track',
  'brown metropolises, scored',
  'cities, scored',
  'cards, expected to score',
  'weighed: goods',
  'weighed: production',
  'weighed: board',
  'weighed: claimed cards',
  'weighed: hand',
  'best card in hand',
  'second card in hand',
  ...by('goods', RESOURCES),
  ...by('goods, for the rounds left', RESOURCES),
  ...by('next Production', [...RESOURCES, 'points']),
  ...by('Productions left', [...RESOURCES, 'points']),
  'food lacking in the next Production',
  'food lacking in later ones',
  'tunnels payable',
  'cities payable',
  'symbiotic cities payable',
  'Federation space',
  ...BOARD_FACTS,
  ...CARD_FACTS,
] as const;

/** What a seat is judged by: its own things, and where it stands among the others. */
const SEAT = [
  ...OWN,
  'prospects, before the mean',
  'prospects, before the best rival',
  'to act',
  'turns left of the round',
  'place in the next round',
  'place in this round',
] as const;

const TABLE = [
  'rounds left',
  'rounds left of the era',
  ...by('era', ['1', '2', '3']),
  'turns taken of the round',
  'last Production over',
  'tunnels in the supply',
  'nonsymbiotic domes',
  'symbiotic domes',
  'cloning tile free',
  ...by('slots free', COLOURS),
] as const;

/** Options that change what there is to do: the values were learned with their defaults. */
const LEARNED = ['deck', 'boardSide', 'governmentContracts'] as const;

const ROUNDS = ERA_ROUNDS.reduce((sum, rounds) => sum + rounds, 0);

/** The facts that prospects consist of, first of all, with the points that one of each is worth. */
const PARTS = [40, 10, 20, 20, 10, 30, 10, 10, 3] as const;
const TURNS_AT = OWN.length + 3;
const PLACE_AT = OWN.length + 4;

/** How far the facts take prospects apart, in points. */
const spreadOf = ({ rounds }: Outlook): number => 4 * (SPREAD.atEnd + SPREAD.perRound * rounds);

/** A seat's own facts, and its prospects but for the order of turns. */
interface Own {
  readonly facts: Float32Array;
  readonly sum: number;
}

const ownFacts = remembering((state, seat, ending): Own => {
  const reckoned = reckon(state, seat, ending);
  const facts = new Float32Array(OWN.length);
  writeOwn(state, seat, reckoned, outlookOf(state), facts);
  return { facts, sum: sumOfAll(reckoned) };
});

/** A position of Underwater Cities in numbers that a net reads. */
export const facts: Facts<Underwater> = {
  seat: SEAT,
  table: TABLE,
  write(state, out) {
    const outlook = outlookOf(state);
    const ending = state.agenda.some(({ task }) => task === 'feed' || task === 'score');
    const order = nextOrder(state);
    const next = state.agenda[state.agenda.length - 1]?.seat;
    const seats = state.players.length;
    const sums: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const own = ownFacts(state, seat, ending);
      out.set(own.facts, seat * SEAT.length);
      const place = order.indexOf(seat);
      const turns = turnsToCome(state, seat);
      sums.push(own.sum - (outlook.rounds > 1 ? PLACE * place : 0) + TURN * turns);
      const to = seat * SEAT.length + OWN.length;
      out[to + 2] = next === seat ? 1 : 0;
      out[to + 3] = turns / 3;
      out[to + 4] = place / 3;
      out[to + 5] = state.order.indexOf(seat) / 3;
    }
    writeStanding(sums, spreadOf(outlook), out);
    writeTable(state, outlook, ending, out, seats * SEAT.length);
    return seats;
  },
  sumUp(state, told) {
    const outlook = outlookOf(state);
    const place = outlook.rounds > 1 ? PLACE : 0;
    const sums = state.players.map((_, seat) => {
      const mine = told.subarray(seat * SEAT.length, (seat + 1) * SEAT.length);
      const order = 3 * TURN * (mine[TURNS_AT] ?? 0) - 3 * place * (mine[PLACE_AT] ?? 0);
      return PARTS.reduce((sum, points, fact) => sum + points * (mine[fact] ?? 0), order);
    });
    writeStanding(sums, spreadOf(outlook), told);
  },
  // Learned by two, three and four in the game as it is; elsewhere they were not shown to be better (docs/bots.md).
  fits: ({ options, players }) => players.length > 1 && LEARNED.every((option) => options[option] === OPTIONS[option][0]),
  // Since then a few answers are offered no more, and cards may be discarded early, which bots never do; facts and scoring are the same (test/bot.test.ts).
  alike: ['1.3.0'],
};

/** Each seat's prospects before the mean of all and before the best rival. */
function writeStanding(sums: readonly number[], spread: number, out: Float32Array): void {
  const mean = sums.reduce((a, b) => a + b, 0) / sums.length;
  for (let seat = 0; seat < sums.length; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < sums.length; other++) if (other !== seat) best = Math.max(best, fractionAt(sums, other));
    const to = seat * SEAT.length + OWN.length;
    out[to] = bounded((fractionAt(sums, seat) - mean) / spread);
    out[to + 1] = sums.length > 1 ? bounded((fractionAt(sums, seat) - best) / spread) : 0;
  }
}

const FARTHEST = 5;
const bounded = (value: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, value));

function writeOwn(state: Underwater, seat: Seat, reckoned: Reckoning, outlook: Outlook, out: Float32Array): void {
  const me = playerOf(state, seat);
  const { track, brown, cities, scored, goods, production, board, claimed, hand, yields, fedLess, cards } = reckoned;
  const left = outlook.rounds / ROUNDS;
  let to = 0;
  const parts = [track, brown, cities, scored - track - brown - cities, goods, production, board, claimed, hand];
  for (let i = 0; i < PARTS.length; i++) out[to++] = fractionAt(parts, i) / fractionAt(PARTS, i);
  out[to++] = fractionAt(cards, 0) / 5;
  out[to++] = fractionAt(cards, 1) / 5;
  for (let i = 0; i < RESOURCES.length; i++) {
    out[to + i] = at(me.goods, i) / 8;
    out[to + RESOURCES.length + i] = (at(me.goods, i) * left) / 8;
  }
  to += 2 * RESOURCES.length;
  for (let i = 0; i <= POINTS; i++) {
    out[to + i] = at(yields, i) / 8;
    out[to + POINTS + 1 + i] = (at(yields, i) * outlook.phases) / 16;
  }
  to += 2 * (POINTS + 1);
  const eaters = Math.max(0, bitCount(connectedCities(me)) - fedLess);
  const food = at(yields, KELP) + at(yields, BIOMATTER);
  out[to++] = Math.max(0, eaters - food - at(me.goods, KELP) - at(me.goods, BIOMATTER)) / 4;
  out[to++] = (Math.max(0, eaters - at(yields, KELP)) * (outlook.phases - 1)) / 8;
  const [credits, kelp, steelplast, biomatter] = [at(me.goods, CREDITS), at(me.goods, KELP), at(me.goods, STEELPLAST), at(me.goods, BIOMATTER)];
  out[to++] = Math.min(4, credits, steelplast) / 4;
  out[to++] = Math.min(2, credits, kelp, steelplast >> 1) / 2;
  out[to++] = Math.min(2, credits >> 1, kelp, steelplast, biomatter) / 2;
  const space = at(state.federation, seat);
  out[to++] = space === 0 ? 0 : (5 - space) / 4;
  to = writeBoard(me, out, to);
  writeCards(state, me, [left, outlook.eraRounds / 4, (outlook.phases - 1) / 2], out, to);
  for (let i = 0; i < OWN.length; i++) out[i] = bounded(out[i] ?? 0);
}

function writeTable(state: Underwater, outlook: Outlook, ending: boolean, out: Float32Array, from: number): void {
  let to = from;
  out[to++] = outlook.rounds / ROUNDS;
  out[to++] = outlook.eraRounds / 4;
  for (let era = 1; era <= ERA_ROUNDS.length; era++) out[to++] = state.era === era ? 1 : 0;
  out[to++] = state.turns / (3 * state.players.length);
  out[to++] = ending ? 1 : 0;
  out[to++] = state.tunnelsLeft / 46;
  out[to++] = state.nonsymbioticLeft / 17;
  out[to++] = state.symbioticLeft / 13;
  out[to++] = state.cloner === EMPTY ? 1 : 0;
  out.fill(0, to, to + COLOURS.length);
  const slots = slotsInPlay(state.players.length);
  for (let i = 0; i < slots.length; i++) {
    const slot = at(slots, i);
    const colour = to + at(SLOT_COLOUR, slot);
    if (isAvailable(state, slot)) out[colour] = (out[colour] ?? 0) + 0.2;
  }
}
