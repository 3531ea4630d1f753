import { type AllOf, type Message, type Seat, sayings, seatArgument } from '@madang/kernel';
import type { Area, Counter, Exchange, Place, Resource } from '../components/words.ts';
import type { EndReason } from '../rules/events.ts';
import type { Source } from '../rules/moves.ts';
import type { Reasons } from '../rules/refusals.ts';
import { resourceText } from '../rules/spelling.ts';
import type words from './en/words.json';

export { areaText, counterText, exchangeText, placeText, resourceText } from '../rules/spelling.ts';

/** Texts that exist for every word of a kind: forgetting one does not compile. */
type Needed =
  | `siberia.area.${Area}`
  | `siberia.counter.${Counter}`
  | `siberia.exchange.${Exchange}`
  | `siberia.place.${Place}`
  | `siberia.resource.${Resource}`
  | `siberia.from.${Source}`
  | `siberia.reason.${EndReason}`
  | `siberia.refuse.${keyof Reasons}`;

/** The key of a text that Siberia's catalogues have. */
export type Key = AllOf<keyof typeof words, Needed>;

export const { say, of, listed, sentences } = sayings<Key>('siberia');

/** Where a piece comes from. */
export const sourceText = (source: Source): Message => say(`siberia.from.${source}`);

/** An amount of dollars. */
export const money = (amount: number): Message => say('siberia.money', { amount });

/** Some cubes of a kind. */
export const cubes = (count: number, resource: Resource): Message => say('siberia.cubes', { count, resource: resourceText(resource) });

/** Seats one after another. */
export const seatList = (seats: readonly Seat[]): Message => listed(seats.map(seatArgument));
