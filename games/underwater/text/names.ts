import { type Message, sayings } from '@madang/kernel';
import type { Bag, Goods } from '../components/effects.ts';
import { deckOf } from '../components/match-deck.ts';
import { type Contract, GOODS, type Metropolis, type Resource, type Slot } from '../components/words.ts';
import type { Site, Thing } from '../rules/spelling.ts';
import type { Underwater } from '../rules/state.ts';
import { cardTitle, goodsText } from './effects/index.ts';
import type table from './en/table.json';

/** The key of a text of the table. */
export type Key = keyof typeof table;

export const { say, of, listed, sentences } = sayings<Key>('underwater');

/** The title of a card in the deck of a match. */
export const titleIn = (view: Underwater, card: number): Message => cardTitle({ number: card }, deckOf(view));

/** Titles one after another, each marked as a name where a language does so. */
export const cardList = (titles: readonly Message[]): Message => listed(titles.map((card) => say('underwater.list.card', { card })));

/** What other things are called. */
export const slotText = (slot: Slot): Message => say(`underwater.slot.${slot}`);
export const siteText = (site: Site): Message => say(`underwater.site.${site}`);
export const resourceText = (resource: Resource): Message => ({ key: `underwater.resource.${resource}` });
export const tileText = (tile: Metropolis): Message => ({ key: `underwater.metropolis.${tile}` });
export const contractName = (contract: Contract): Message => ({ key: `underwater.contract.${contract}` });

/** A thing that is built, alone. */
export const thingText = (thing: Thing): Message => ({ key: `underwater.thing.${thing}` });

/** Goods or a payment; a word for none. */
export function goods(amounts: Goods | Bag): Message {
  const some = Object.fromEntries(Object.entries(amounts).filter(([, count]) => count !== 0));
  return GOODS.some((good) => some[good] !== undefined) ? goodsText(some) : say('underwater.list.none');
}
