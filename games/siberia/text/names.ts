import { type Argument, type Message, type Seat, seatArgument } from '@madang/kernel';
import type { Area, Counter, Exchange, Place, Resource } from '../components/words.ts';
import type { Source } from '../rules/moves.ts';
import type { en } from './en.ts';

/** The key of a text that Siberia's catalogues have. */
export type Key = keyof typeof en;

type Arguments = Readonly<Record<string, Argument>>;

/** A message of Siberia's catalogues; the key is checked by the compiler. */
export const say = (key: Key, args?: Arguments): Message => (args ? { key, args } : { key });

export const areaText = (area: Area): Message => say(`siberia.area.${area}`);
export const counterText = (counter: Counter): Message => say(`siberia.counter.${counter}`);
export const exchangeText = (exchange: Exchange): Message => say(`siberia.exchange.${exchange}`);
export const placeText = (place: Place): Message => say(`siberia.place.${place}`);
export const resourceText = (resource: Resource): Message => say(`siberia.resource.${resource}`);

/** Where a piece comes from. */
export const sourceText = (source: Source): Message => say(`siberia.from.${source}`);

/** An amount of dollars. */
export const money = (amount: number): Message => say('siberia.money', { amount });

/** Some cubes of a kind. */
export const cubes = (count: number, resource: Resource): Message => say('siberia.cubes', { count, resource: resourceText(resource) });

/** Messages one after another, with the language's comma; a word for none. */
export function listed(messages: readonly Message[]): Message {
  const last = messages.at(-1);
  if (!last) return say('siberia.list.none');
  return messages.slice(0, -1).reduceRight((tail, head) => say('siberia.list.join', { head, tail }), last);
}

/** Sentences one after another. */
export function sentences(messages: readonly Message[]): Message | undefined {
  const last = messages.at(-1);
  return last && messages.slice(0, -1).reduceRight((tail, head) => say('siberia.list.sentences', { head, tail }), last);
}

/** Seats one after another. */
export const seatList = (seats: readonly Seat[]): Message => listed(seats.map(seatArgument));

/** A text that begins with a seat. */
export const of = (seat: Seat, key: Key, args: Arguments = {}): Message => say(key, { seat: seatArgument(seat), ...args });
