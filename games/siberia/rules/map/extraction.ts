import { answers, at, choice, has, members, offer, offered, playerOf, present, single, type Tell } from '@madang/kernel';
import { figuresOf } from '../../components/packs/index.ts';
import { EXCHANGES, RESOURCES } from '../../components/words.ts';
import { EXCHANGE, numbersOf } from '../answers.ts';
import type { SiberiaEvent } from '../events.ts';
import { MOVES, type SiberiaMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type SiberiaRule } from '../rule.ts';
import { exchangeText, exchangeWord, placeText, placeWord, resourceText, resourceWord } from '../spelling.ts';
import type { Siberia } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import { depleteEmptied } from './depletion.ts';
import { watchForEnd } from './last-round.ts';
import { sellersAt, spaceOf } from './pieces.ts';
import { placesWith } from './regions.ts';

const EXTRACT = answers(MOVES, 'extract', (move) => numbersOf(move).place);
const SELL = single(MOVES, 'sell');

/** What an exchange pays for a kind; 0 if it does not buy it (SIB-COMP-10, SIB-EXTRACT-12). */
export const price = (state: Siberia, exchange: number, resource: number): number =>
  figuresOf(state).priceList[exchange * RESOURCES.length + resource] ?? 0;

/** Regions whose cube of this kind the seat would take: an own worker there, however many, is enough (SIB-EXTRACT-02 … -04, -14). */
export const extractable = (state: Siberia, seat: number, resource: number): number =>
  placesWith(state, resource) & present(playerOf(state, seat).workers);

/** Exchanges with an own seller that buy the kind (SIB-EXTRACT-05). */
function buyers(state: Siberia, seat: number, resource: number): number {
  const own = sellersAt(state, playerOf(state, seat));
  let set = 0;
  for (let exchange = 0; exchange < EXCHANGES.length; exchange++)
    if (has(own, exchange) && price(state, exchange, resource) > 0) set |= 1 << exchange;
  return set;
}

/** SIB-EXTRACT-06: the buyer with an own seller that pays most; −1 if nobody buys. */
export function bestBuyer(state: Siberia, seat: number, resource: number): number {
  const candidates = buyers(state, seat, resource);
  let best = -1;
  for (let exchange = 0; exchange < EXCHANGES.length; exchange++) {
    if (has(candidates, exchange) && (best < 0 || price(state, exchange, resource) > price(state, best, resource))) best = exchange;
  }
  return best;
}

/** Whether a resource action of this kind would sell anything (SIB-EXTRACT-10). */
export const canSell = (state: Siberia, seat: number, resource: number): boolean =>
  extractable(state, seat, resource) !== 0 && bestBuyer(state, seat, resource) >= 0;

/** Where to sell: the best price, applied without asking, or any buyer. None if nothing can be extracted or sold. */
function markets(state: Siberia, { seat, resource }: TaskOf<'sale'>): readonly SiberiaMove[] {
  if (!canSell(state, seat, resource)) return [];
  const best = 1 << bestBuyer(state, seat, resource);
  return offered(EXCHANGE, state.options.sellSplit === 'oneBestPrice' ? best : buyers(state, seat, resource));
}

/** Cubes that are sold: their kind and places, a bit for each. */
interface Sale {
  readonly seat: number;
  readonly resource: number;
  readonly exchange: number;
  readonly places: number;
}

/** Takes the cubes, sells them at one exchange, then judges depletion (SIB-EXTRACT-05, -07 … -09; SIB-DEPLETE-04, -09). */
function sell(state: Siberia, { seat, resource, exchange, places }: Sale, tell: Tell<SiberiaEvent>): void {
  let cubes = 0;
  for (let place = 0; place < state.cubes.length; place++) {
    if (!has(places, place)) continue;
    state.cubes[place] = at(state.cubes, place) & ~(1 << resource);
    cubes += 1;
    tell?.({ event: 'extracted', seat, resource: resourceWord(resource), place: placeWord(place) });
  }
  const income = cubes * price(state, exchange, resource);
  playerOf(state, seat).money += income;
  state.cubesMoved = true;
  const sale = { seat, resource: resourceWord(resource), exchange: exchangeWord(exchange), cubes, income } as const;
  tell?.({ event: 'sold', ...sale, places: members(places).map(placeWord), price: price(state, exchange, resource) });
  depleteEmptied(state, tell);
  watchForEnd(state, tell);
}

/** SIB-EXTRACT-01: a resource action; first where to sell. */
export const sale: SiberiaRule<'sale'> = choice({
  choices: markets,
  answer(state, { seat, resource }, move, tell) {
    if (move === undefined) {
      const reason = extractable(state, seat, resource) === 0 ? 'no-cube' : 'no-buyer';
      tell?.({ event: 'nothing-sold', seat, resource: resourceWord(resource), reason });
      return;
    }
    const { exchange } = numbersOf(move);
    if (state.options.extractAll === 'mandatory') {
      sell(state, { seat, resource, exchange, places: extractable(state, seat, resource) }, tell); // SIB-EXTRACT-11
    } else {
      follow(state, { task: 'extract', seat, resource, exchange, taken: 0 });
    }
  },
  refuse(state, { seat, resource }, move) {
    if (move.kind !== 'exchange') return undefined;
    const { exchange } = numbersOf(move);
    const name = exchangeText(move.exchange);
    if (spaceOf(state, exchange) < 0) return refusal('SIB-SETUP-05', 'exchange-not-in-play', { exchange: name });
    if (!has(sellersAt(state, playerOf(state, seat)), exchange)) return refusal('SIB-EXTRACT-05', 'no-seller-there', { exchange: name });
    return refusal('SIB-COMP-10', 'kind-not-bought', { exchange: name, resource: resourceText(resourceWord(resource)) });
  },
});

function cubesToTake(state: Siberia, { seat, resource, taken }: TaskOf<'extract'>): readonly SiberiaMove[] {
  const left = extractable(state, seat, resource) & ~taken;
  const list = taken === 0 ? [] : [SELL];
  offer(list, EXTRACT, left);
  return list;
}

/** Q-14, chooseSubset: cube after cube, at least one; then all taken are sold together. */
export const extract: SiberiaRule<'extract'> = choice({
  choices: cubesToTake,
  answer(state, task, move, tell) {
    const { seat, resource, exchange, taken } = task;
    if (move === undefined || move === SELL) sell(state, { seat, resource, exchange, places: taken }, tell);
    else follow(state, { ...task, taken: taken | (1 << numbersOf(move).place) });
  },
  refuse(state, { seat, resource, taken }, move) {
    if (move === SELL) return refusal('SIB-EXTRACT-11', 'take-one', {});
    if (move.kind !== 'extract') return undefined;
    const { place } = numbersOf(move);
    const name = placeText(move.place);
    if (at(playerOf(state, seat).workers, place) === 0) return refusal('SIB-EXTRACT-02', 'no-worker-there', { place: name });
    if (has(taken, place)) return refusal('SIB-EXTRACT-03', 'already-taken', { place: name });
    return refusal('SIB-EXTRACT-02', 'kind-not-there', { place: name, resource: resourceText(resourceWord(resource)) });
  },
});
