import { type Message, type Seat, sayings, seatArgument } from '@madang/kernel';
import type { Resource } from '../components/words.ts';
import type { Source } from '../rules/moves.ts';
import { resourceText } from '../rules/spelling.ts';
import type { en } from './en/index.ts';

export { areaText, counterText, exchangeText, placeText, resourceText } from '../rules/spelling.ts';

/** The key of a text that Siberia's catalogues have. */
export type Key = keyof typeof en;

export const { say, of, listed, sentences } = sayings<Key>('siberia');

/** Where a piece comes from. */
export const sourceText = (source: Source): Message => say(`siberia.from.${source}`);

/** An amount of dollars. */
export const money = (amount: number): Message => say('siberia.money', { amount });

/** Some cubes of a kind. */
export const cubes = (count: number, resource: Resource): Message => say('siberia.cubes', { count, resource: resourceText(resource) });

/** Seats one after another. */
export const seatList = (seats: readonly Seat[]): Message => listed(seats.map(seatArgument));
