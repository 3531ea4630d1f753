import { type Argument, type ArgumentsOf, add, type Message, refusals, type Shortage } from '@madang/kernel';
import { deckOf } from '../components/match-deck.ts';
import { CITY_SITES, CONTRACTS, METROPOLISES, RESOURCES, SLOTS } from '../components/words.ts';
import { siteWord, structureSiteWord, thingWord } from './spelling.ts';

/** The arguments of reasons, with one meaning in all. */
interface Figures {
  card: Message;
  surplus: number;
  slot: Message;
  because: Message;
  thing: Message;
  players: number;
  seat: Message;
  needed: number;
  here: number;
  most: number;
  contract: Message;
  site: Message;
  resource: Message;
  prices: Message;
  offered: Message;
  tile: Message;
}

/**
 * Every reason why Underwater Cities refuses a move, with the arguments of its text `underwater.refuse.<reason>`. Messages name things:
 * `underwater.slot.<slot>`, `underwater.site.<site>`, `underwater.thing.<thing>`, `underwater.resource.<resource>`,
 * `underwater.contract.<contract>`, cards by the titles of the match's deck. `needed` and `here` are amounts.
 */
export type Reasons = ArgumentsOf<
  Figures,
  {
    'not-in-hand': 'card';
    /** This many cards too many are in hand. */
    'discard-first': 'surplus';
    'slot-not-on-this-side': 'slot';
    'slot-occupied': 'slot';
    'slot-occupied-by-you': 'slot';
    'slot-not-occupied': 'slot';
    'slot-occupied-by-neutral-tile': 'slot';
    /** No part of the slot's action can be used, with no card. */
    'slot-unusable': 'slot';
    /** As `slot-unusable`; what would have to be there for its nearest part. */
    'slot-lacks': 'slot' | 'because';
    /** No free site is legal for it. */
    'no-site-for': 'thing';
    'no-action-card-ready': never;
    'no-special-left': never;
    /** The tile is for so many players only. */
    'no-cloning-tile': 'players';
    'cloning-tile-used': 'seat';
    'never-cloned': 'slot';
    'too-few-credits': 'needed' | 'here';
    /** The card's colour is not the slot's, so it has no effect and no order. */
    'other-colour': 'card' | 'slot';
    /** It comes to the same before the slot's action and after it. */
    'order-needless': 'card' | 'slot';
    /** With this card, so, no part of the slot's action can be used. */
    'slot-unusable-so': 'card' | 'slot';
    /** After this answer no part of the slot's action could be used. */
    'slot-unusable-then': 'slot';
    'not-your-action-card': 'card';
    'four-action-cards': 'most';
    'paid-for': 'card';
    /** What is paid for could not be used. */
    'nothing-for-price': never;
    'not-face-up': 'card';
    'special-deck-too-small': 'needed' | 'here';
    'not-looked-at': 'card';
    'contract-not-there': 'contract';
    'contract-not-met': 'contract';
    'no-end-scoring-card': 'card';
    'cannot-pay': 'card';
    'bought-as-often-as-it-goes': 'card';
    'site-taken': 'site';
    'site-not-on-this-board': 'site';
    'no-city-near': 'site';
    'no-city-at-building-site': 'site';
    'tunnel-not-joined': 'site';
    'expansion-site': 'site';
    'only-expansion-site': 'site';
    'none-in-supply': 'thing';
    'wrong-thing': 'thing';
    'too-dear': 'thing' | 'resource' | 'needed' | 'here';
    'nothing-built-there': 'site';
    'already-upgraded': 'site';
    'wrong-structure': 'site';
    'upgrade-too-dear': 'site';
    'no-nonsymbiotic-city': 'site';
    /** A part of what was chosen has to be used. */
    'part-must-be-used': never;
    'too-few': 'resource' | 'needed' | 'here';
    'no-such-price': 'resource' | 'prices';
    /** It is left for the upgrade of what has just been built. */
    'kept-for-upgrade': 'resource';
    'no-such-gain': 'resource' | 'offered';
    /** So much would have to be paid beside what biomatter replaces. */
    'too-little-replaced': 'thing' | 'resource' | 'needed' | 'here';
    'nothing-for-what-follows': 'thing';
    'action-card-turned': 'card';
    'action-card-available': 'card';
    'action-card-useless': 'card';
    'no-action-card': 'card';
    'slot-out-of-reach': 'slot';
    'not-upgraded': 'site';
    'not-beside-city': 'site';
    'tile-yours': 'tile';
  }
>;

/** The good that is short, where a reason names none. */
const SHORT: { readonly [R in keyof Reasons]?: (typeof RESOURCES)[number] } = { 'too-few-credits': 'credits' };

const isResource = (word: string): word is (typeof RESOURCES)[number] => RESOURCES.some((resource) => resource === word);

/** What is short: the resource that a reason names, with what is needed of it and here. */
function shortBy(good: string, { needed, here }: Readonly<Record<string, Argument>>): Shortage | undefined {
  return isResource(good) && typeof needed === 'number' && typeof here === 'number' ? shortOf(good, needed - here) : undefined;
}

/** So much of a resource is short. */
export const shortOf = (good: (typeof RESOURCES)[number], n: number): Shortage => ({
  good,
  n,
  what: { key: `underwater.goods.${good}`, args: { n } },
});

/** The refusal of a rule. */
export const refusal = refusals<Reasons, 'UWC'>('underwater', {
  bars: {
    soon: [
      'discard-first',
      'slot-unusable',
      'slot-unusable-so',
      'slot-unusable-then',
      'no-action-card-ready',
      'action-card-useless',
      'upgrade-too-dear',
      'part-must-be-used',
      'kept-for-upgrade',
      'nothing-for-what-follows',
      'cannot-pay',
      'contract-not-met',
      'no-city-near',
      'no-city-at-building-site',
      'tunnel-not-joined',
      'nothing-for-price',
    ],
    never: [
      'no-special-left',
      'not-in-hand',
      'slot-not-on-this-side',
      'no-cloning-tile',
      'never-cloned',
      'other-colour',
      'order-needless',
      'not-your-action-card',
      'paid-for',
      'not-face-up',
      'not-looked-at',
      'contract-not-there',
      'no-end-scoring-card',
      'site-taken',
      'site-not-on-this-board',
      'expansion-site',
      'only-expansion-site',
      'wrong-thing',
      'already-upgraded',
      'wrong-structure',
      'nothing-built-there',
      'no-such-price',
      'no-such-gain',
      'no-action-card',
      'tile-yours',
    ],
  },
  short(reason, figures) {
    const { resource } = figures;
    return shortBy(SHORT[reason] ?? (typeof resource === 'object' ? (resource.key.split('.').at(-1) ?? '') : ''), figures);
  },
});

/** Gives a player what a refusal names as short. */
export function grant({ goods }: { readonly goods: number[] }, good: string, n: number): void {
  if (isResource(good)) add(goods, RESOURCES.indexOf(good), n);
}

/** What a card is called: the title that the match's deck gives it, or ours. */
export function cardName(state: Parameters<typeof deckOf>[0], card: number): Message {
  const own = deckOf(state).titles[card];
  return own ? { key: 'underwater.title.own', args: { ...own } } : { key: `underwater.card.${card}` };
}

/** Names one after another. */
export const listName = (of: readonly Message[]): Message =>
  of.slice(0, -1).reduceRight((tail, head) => ({ key: 'underwater.list.join', args: { head, tail } }), of.at(-1) ?? { key: 'underwater.list.none' });

const word = (group: string, words: readonly string[], index: number): Message => ({ key: `underwater.${group}.${words[index] ?? ''}` });

/** Messages that name a thing by its number. */
export const slotName = (slot: number): Message => word('slot', SLOTS, slot);
export const resourceName = (resource: number): Message => word('resource', RESOURCES, resource);
export const tileName = (tile: number): Message => word('metropolis', METROPOLISES, tile);
export const contractName = (contract: number): Message => word('contract', CONTRACTS, contract);
export const cityName = (site: number): Message => word('site', CITY_SITES, site);
export const thingName = (thing: number): Message => ({ key: `underwater.thing.${thingWord(thing)}` });
export const siteName = (thing: number, site: number): Message => ({ key: `underwater.site.${siteWord(thing, site)}` });
/** Names the site of a structure: a building site, or BUILDING_SITES.length + a tunnel site. */
export const structureName = (site: number): Message => ({ key: `underwater.site.${structureSiteWord(site)}` });
