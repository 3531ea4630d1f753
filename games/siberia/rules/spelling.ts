import { type Message, speller } from '@madang/kernel';
import {
  AREAS,
  type Area,
  COUNTERS,
  type Counter,
  EXCHANGES,
  type Exchange,
  PLACES,
  type Place,
  RESOURCES,
  type Resource,
  ROWS,
} from '../components/words.ts';
import { SOURCES } from './answers.ts';

/** The words of numbers, for events. */
export const areaWord = speller(AREAS);
export const rowWord = speller(ROWS);
export const counterWord = speller(COUNTERS);
export const counterWords = (counters: readonly number[]): Counter[] => counters.map(counterWord);
export const exchangeWord = speller(EXCHANGES);
export const placeWord = speller(PLACES);
export const resourceWord = speller(RESOURCES);
export const sourceWord = speller(SOURCES);

/** Messages that name a thing. */
export const areaText = (area: Area): Message => ({ key: `siberia.area.${area}` });
export const counterText = (counter: Counter): Message => ({ key: `siberia.counter.${counter}` });
export const exchangeText = (exchange: Exchange): Message => ({ key: `siberia.exchange.${exchange}` });
export const placeText = (place: Place): Message => ({ key: `siberia.place.${place}` });
export const resourceText = (resource: Resource): Message => ({ key: `siberia.resource.${resource}` });
