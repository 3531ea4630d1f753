import { type Message, spell } from '@madang/kernel';
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
  type Row,
} from '../components/words.ts';
import { SOURCES } from './answers.ts';
import type { Source } from './moves.ts';

/** The words of numbers, for events. */
export const areaWord = (area: number): Area => spell(AREAS, area);
export const rowWord = (row: number): Row => spell(ROWS, row);
export const counterWord = (counter: number): Counter => spell(COUNTERS, counter);
export const counterWords = (counters: readonly number[]): Counter[] => counters.map(counterWord);
export const exchangeWord = (exchange: number): Exchange => spell(EXCHANGES, exchange);
export const placeWord = (place: number): Place => spell(PLACES, place);
export const resourceWord = (resource: number): Resource => spell(RESOURCES, resource);
export const sourceWord = (source: number): Source => spell(SOURCES, source);

/** Messages that name a thing. */
export const areaText = (area: Area): Message => ({ key: `siberia.area.${area}` });
export const counterText = (counter: Counter): Message => ({ key: `siberia.counter.${counter}` });
export const exchangeText = (exchange: Exchange): Message => ({ key: `siberia.exchange.${exchange}` });
export const placeText = (place: Place): Message => ({ key: `siberia.place.${place}` });
export const resourceText = (resource: Resource): Message => ({ key: `siberia.resource.${resource}` });
