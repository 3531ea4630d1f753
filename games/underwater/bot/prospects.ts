import { at, bitCount, fractionAt, has, lowest, playerOf, type Seat } from '@madang/kernel';
import { HARBOUR_TUNNELS } from '../components/boards.ts';
import { METROPOLIS_TILES } from '../components/metropolises.ts';
import { CITY_POINTS } from '../components/numbers.ts';
import { HARBOUR_COUNT } from '../components/things.ts';
import { GOODS } from '../components/words.ts';
import { boardOf } from '../rules/building/board.ts';
import { connectedCities, isBrown, kindsAt, reached } from '../rules/building/network.ts';
import { citySites } from '../rules/building/places.ts';
import { handLimit } from '../rules/goods/cards.ts';
import { nextOrder } from '../rules/goods/federation.ts';
import { feedLess, yieldSum } from '../rules/production/cards.ts';
import { shopsOf } from '../rules/scoring/buying.ts';
import { cardPoints, partsOf } from '../rules/scoring/final.ts';
import type { Player, Underwater } from '../rules/state.ts';
import { cardWorth, claimedWorth, SPENT } from './cards.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { remembering } from './remembered.ts';
import { foodCost } from './things.ts';
import { APART, HARBOUR, HUNGRY, IN_HAND, PLACE, PLENTY, ROOM, TURN, UNKNOWN_CARD } from './weights.ts';

/** About the points that each seat will end with, but for a part that all share. */
export function prospects(state: Underwater): number[] {
  const { rounds } = outlookOf(state);
  const order = nextOrder(state);
  const ending = state.agenda.some(({ task }) => task === 'feed' || task === 'score');
  return state.players.map((_, seat) => {
    const own = ownProspects(state, seat, ending);
    return own - (rounds > 1 ? PLACE * order.indexOf(seat) : 0) + TURN * turnsToCome(state, seat);
  });
}

/** What a seat's prospects consist of, in points, and what they were found from. */
export interface Reckoning {
  /** On the track, and what the brown metropolis and cities would score now; `scored` with cards. */
  readonly track: number;
  readonly brown: number;
  readonly cities: number;
  readonly scored: number;
  readonly goods: number;
  readonly production: number;
  readonly board: number;
  readonly claimed: number;
  readonly hand: number;
  /** The sum of the next Production, and connected cities that need no food. */
  readonly yields: readonly number[];
  readonly fedLess: number;
  /** What the cards in hand are worth, the best first. */
  readonly cards: readonly number[];
}

/** A seat's prospects but for what goes by the order of turns; `ending`: the last Production is over. */
export function reckon(state: Underwater, seat: Seat, ending: boolean): Reckoning {
  const me = playerOf(state, seat);
  const yields = yieldSum(state, seat);
  const out = { ...outlookOf(state), yields };
  const fedLess = feedLess(state, seat, me);
  const cards = handWorths(state, seat, me, out);
  const [track = 0, brown = 0, onCards = 0, cities = 0] = partsOf(state, seat);
  return {
    track,
    brown,
    cities,
    scored: scoredWorth(state, seat, out, track + brown + cities, onCards),
    goods: goodsOf(me, out),
    production: ending ? 0 : productionWorth(me, out, yields, fedLess),
    board: boardWorth(me, out),
    claimed: claimed(state, seat, me, out),
    hand: handWorth(state, me, out, cards),
    yields,
    fedLess,
    cards,
  };
}

/** In all. */
export const sumOfAll = ({ scored, goods, production, board, claimed, hand }: Reckoning): number =>
  scored + goods + production + (board + claimed + hand);

const ownProspects = remembering((state, seat, ending) => sumOfAll(reckon(state, seat, ending)));

/** Points on the track, and what the brown metropolis, cards and cities would score; cards that sell points are counted with resources at the end. */
function scoredWorth(state: Underwater, seat: Seat, out: Outlook, here: number, cards: number): number {
  const me = playerOf(state, seat);
  let sum = here;
  for (const card of me.endings) sum += claimedWorth(state, seat, card, out);
  return out.rounds > 0 ? sum : sum - shopsWorth(state, seat, me, out) + bought(state, seat, me, cards);
}

/** What cards that sell points are expected to bring; and what they sell now, which is what counts once the last round is over. */
const shopsWorth = (state: Underwater, seat: Seat, me: Player, out: Outlook): number =>
  shopsOf(state, seat).length === 0
    ? 0
    : me.endings.reduce((sum, card) => sum + claimedWorth(state, seat, card, out) - cardPoints(state, seat, card), 0);

const bought = (state: Underwater, seat: Seat, me: Player, cards: number): number =>
  cards - me.endings.reduce((sum, card) => sum + cardPoints(state, seat, card), 0);

/** Resources at hand; much of one kind is worth less. */
function goodsOf(me: Player, out: Outlook): number {
  let sum = 0;
  for (let i = 0; i < me.goods.length; i++) {
    const many = at(me.goods, i);
    const useful = Math.min(many, PLENTY);
    sum += useful * fractionAt(out.now, i) + (many - useful) * (GOODS[i] === 'biomatter' ? 0.5 : 0.25);
  }
  return sum;
}

const KELP = GOODS.indexOf('kelp');
const BIOMATTER = GOODS.indexOf('biomatter');

/** What is produced from now to the end, and what food will cost. */
function productionWorth(me: Player, out: Outlook, yields: readonly number[], fedLess: number): number {
  let sum = 0;
  for (let i = 0; i < yields.length; i++) sum += at(yields, i) * fractionAt(out.produced, i);
  const near = HUNGRY.near + (HUNGRY.far - HUNGRY.near) * Math.min(1, out.eraRounds / 4);
  const food = at(me.goods, KELP) + at(me.goods, BIOMATTER) + at(yields, BIOMATTER);
  return sum - foodCost(me, out, { kelp: food, produced: at(yields, KELP), less: fedLess, near });
}

/** What a board may become: cities apart, empty plots, sites in reach, metropolises that lack a tunnel. */
function boardWorth(me: Player, out: Outlook): number {
  const facts = boardOf(me.board);
  const connected = connectedCities(me);
  let sum = ROOM.site * out.rounds * bitCount(reached(me) & citySites(me));
  for (let rest = me.cities; rest !== 0; rest &= rest - 1) {
    const city = lowest(rest);
    const plots = facts.plots[city] ?? [];
    let free = 0;
    for (const plot of plots) if (me.buildings[plot] === 0) free++;
    sum += ROOM.plot * out.rounds * free;
    if (!has(connected, city) && out.rounds > 1) sum += APART * at(CITY_POINTS, kindsAt(me, city)) + ROOM.apart * (plots.length - free) * out.rounds;
  }
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) sum += harbourWorth(me, harbour, out);
  return sum;
}

/** What a metropolis brings that is connected, or half so. */
function harbourWorth(me: Player, harbour: number, { rounds }: Outlook): number {
  const needed = at(HARBOUR_TUNNELS, harbour);
  const built = bitCount(me.tunnels & needed);
  const tile = at(me.metropolises, harbour);
  if (built === bitCount(needed)) return isBrown(tile) ? HARBOUR.brown * rounds : 0;
  if (built === 0 || rounds <= 1) return 0;
  if (isBrown(tile)) return HARBOUR.half * (HARBOUR.brown * rounds + 3);
  return METROPOLIS_TILES[tile] ? HARBOUR.half * HARBOUR.blue : 0;
}

/** Permanent and action cards; production and end-scoring cards are counted with what they bring. */
function claimed(state: Underwater, seat: Seat, me: Player, out: Outlook): number {
  let sum = 0;
  for (const card of me.permanents) sum += claimedWorth(state, seat, card, out);
  for (const card of me.ready) sum += claimedWorth(state, seat, card, out);
  for (const card of me.spent) sum += claimedWorth(state, seat, card, out, SPENT);
  return sum;
}

/** What the cards in hand are worth, the best first. */
function handWorths(state: Underwater, seat: Seat, me: Player, out: Outlook): readonly number[] {
  const worths = [...me.hand, ...me.shown].map((card) => (card >= 0 ? Math.max(0.2, cardWorth(state, seat, card, out)) : UNKNOWN_CARD));
  return worths.sort((a, b) => b - a);
}

/** The best of them, as many as may be kept. */
function handWorth(state: Underwater, me: Player, out: Outlook, worths: readonly number[]): number {
  const limit = handLimit(state, me) + 1;
  return IN_HAND * worths.slice(0, limit).reduce((sum, one) => sum + one, 0) * Math.min(1, out.rounds);
}

/** Turns of this round that a seat still has: those that are begun count as taken. */
export function turnsToCome(state: Underwater, seat: Seat): number {
  const seats = state.players.length;
  const begun = state.agenda.some(({ task }) => task === 'turn end') ? 1 : 0;
  const taken = state.turns + begun;
  const round = Math.floor(taken / seats);
  return Math.max(0, 3 - round - (state.order.indexOf(seat) < taken - round * seats ? 1 : 0));
}
