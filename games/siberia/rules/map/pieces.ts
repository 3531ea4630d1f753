import { add, at, present, type Refusal } from '@madang/kernel';
import { FIRST_EXCHANGE_SOURCE, FIRST_PLACE_SOURCE, SUPPLY } from '../answers.ts';
import { refusal } from '../refusals.ts';
import { exchangeText, exchangeWord, placeText, placeWord } from '../spelling.ts';
import type { Player, Siberia } from '../state.ts';

/** Whether a source is an exchange; else it is the supply or a place. */
const isExchange = (source: number): boolean => source >= FIRST_EXCHANGE_SOURCE && source < FIRST_PLACE_SOURCE;

/** The exchange of a source; −1 if it is none. */
export const exchangeOf = (source: number): number => (isExchange(source) ? source - FIRST_EXCHANGE_SOURCE : -1);

/** The space on which an exchange lies; −1 if it is not in play (SIB-SETUP-05). */
export const spaceOf = (state: Siberia, exchange: number): number => state.exchanges.indexOf(exchange);

/** Exchanges in play, a bit for each. */
export function exchangesInPlay(state: Siberia): number {
  let set = 0;
  for (let space = 0; space < state.exchanges.length; space++) set |= 1 << at(state.exchanges, space);
  return set;
}

/** Exchanges with an own seller, a bit for each. */
export function sellersAt(state: Siberia, me: Player): number {
  let set = 0;
  for (let space = 0; space < me.sellers.length; space++) if (at(me.sellers, space) > 0) set |= 1 << at(state.exchanges, space);
  return set;
}

/** Where own pieces can be taken from: supply, exchanges, places; a bit for each source. */
export const ownSources = (state: Siberia, me: Player): number =>
  (me.supply > 0 ? 1 << SUPPLY : 0) | (sellersAt(state, me) << FIRST_EXCHANGE_SOURCE) | (present(me.workers) << FIRST_PLACE_SOURCE);

/** Takes one own piece from a source. */
export function takePiece(state: Siberia, me: Player, source: number): void {
  if (source === SUPPLY) me.supply -= 1;
  else if (isExchange(source)) add(me.sellers, spaceOf(state, exchangeOf(source)), -1);
  else add(me.workers, source - FIRST_PLACE_SOURCE, -1);
}

/** Why no own piece can be taken from a source that `ownSources` does not have. */
export function noPiece(state: Siberia, source: number, rule: `SIB-${string}`): Refusal {
  if (source === SUPPLY) return refusal(rule, 'supply-empty', {});
  if (!isExchange(source)) return refusal(rule, 'no-worker-there', { place: placeText(placeWord(source - FIRST_PLACE_SOURCE)) });
  const exchange = exchangeText(exchangeWord(exchangeOf(source)));
  if (spaceOf(state, exchangeOf(source)) < 0) return refusal('SIB-SETUP-05', 'exchange-not-in-play', { exchange });
  return refusal(rule, 'no-seller-there', { exchange });
}
