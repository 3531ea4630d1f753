import { type Argument, add, type Bar, type Message, type Refusal, type Shortage } from '@madang/kernel';
import { deckOf } from '../components/match-deck.ts';
import { CITY_SITES, CONTRACTS, METROPOLISES, RESOURCES, SLOTS } from '../components/words.ts';
import { siteWord, structureSiteWord, thingWord } from './spelling.ts';

/**
 * Every reason why Underwater Cities refuses a move, with the arguments of its text `underwater.refuse.<reason>`. Messages name things:
 * `underwater.slot.<slot>`, `underwater.site.<site>`, `underwater.thing.<thing>`, `underwater.resource.<resource>`,
 * `underwater.contract.<contract>`, cards by the titles of the match's deck. `needed` and `here` are amounts.
 */
export interface Reasons {
  'not-in-hand': { readonly card: Message };
  /** This many cards too many are in hand. */
  'discard-first': { readonly surplus: number };
  'slot-not-on-this-side': { readonly slot: Message };
  'slot-occupied': { readonly slot: Message };
  'slot-occupied-by-you': { readonly slot: Message };
  'slot-not-occupied': { readonly slot: Message };
  'slot-occupied-by-neutral-tile': { readonly slot: Message };
  /** No part of the slot's action can be used, with no card. */
  'slot-unusable': { readonly slot: Message };
  /** As `slot-unusable`; what would have to be there for its nearest part. */
  'slot-lacks': { readonly slot: Message; readonly because: Message };
  /** No free site is legal for it. */
  'no-site-for': { readonly thing: Message };
  'no-action-card-ready': Readonly<Record<string, never>>;
  'no-special-left': Readonly<Record<string, never>>;
  /** The tile is for so many players only. */
  'no-cloning-tile': { readonly players: number };
  'cloning-tile-used': { readonly seat: Message };
  'never-cloned': { readonly slot: Message };
  'too-few-credits': { readonly needed: number; readonly here: number };
  /** The card's colour is not the slot's, so it has no effect and no order. */
  'other-colour': { readonly card: Message; readonly slot: Message };
  /** With this card, so, no part of the slot's action can be used. */
  'slot-unusable-so': { readonly card: Message; readonly slot: Message };
  /** After this answer no part of the slot's action could be used. */
  'slot-unusable-then': { readonly slot: Message };
  'not-your-action-card': { readonly card: Message };
  'four-action-cards': { readonly most: number };
  'paid-for': { readonly card: Message };
  /** What is paid for could not be used. */
  'nothing-for-price': Readonly<Record<string, never>>;
  'not-face-up': { readonly card: Message };
  'special-deck-too-small': { readonly needed: number; readonly here: number };
  'not-looked-at': { readonly card: Message };
  'contract-not-there': { readonly contract: Message };
  'contract-not-met': { readonly contract: Message };
  'no-end-scoring-card': { readonly card: Message };
  'cannot-pay': { readonly card: Message };
  'bought-as-often-as-it-goes': { readonly card: Message };
  'site-taken': { readonly site: Message };
  'site-not-on-this-board': { readonly site: Message };
  'no-city-near': { readonly site: Message };
  'no-city-at-building-site': { readonly site: Message };
  'tunnel-not-joined': { readonly site: Message };
  'expansion-site': { readonly site: Message };
  'only-expansion-site': { readonly site: Message };
  'none-in-supply': { readonly thing: Message };
  'wrong-thing': { readonly thing: Message };
  'too-dear': { readonly thing: Message; readonly resource: Message; readonly needed: number; readonly here: number };
  'nothing-built-there': { readonly site: Message };
  'already-upgraded': { readonly site: Message };
  'wrong-structure': { readonly site: Message };
  'upgrade-too-dear': { readonly site: Message };
  'no-nonsymbiotic-city': { readonly site: Message };
  /** A part of what was chosen has to be used. */
  'part-must-be-used': Readonly<Record<string, never>>;
  'too-few': { readonly resource: Message; readonly needed: number; readonly here: number };
  'no-such-price': { readonly resource: Message; readonly prices: Message };
  /** It is left for the upgrade of what has just been built. */
  'kept-for-upgrade': { readonly resource: Message };
  'no-such-gain': { readonly resource: Message; readonly offered: Message };
  /** So much would have to be paid beside what biomatter replaces. */
  'too-little-replaced': { readonly thing: Message; readonly resource: Message; readonly needed: number; readonly here: number };
  'nothing-for-what-follows': { readonly thing: Message };
  'action-card-turned': { readonly card: Message };
  'action-card-available': { readonly card: Message };
  'action-card-useless': { readonly card: Message };
  'no-action-card': { readonly card: Message };
  'slot-out-of-reach': { readonly slot: Message };
  'not-upgraded': { readonly site: Message };
  'not-beside-city': { readonly site: Message };
  'tile-yours': { readonly tile: Message };
}

/** How far off what a reason refuses is, where it is not later in the match: of what passes within a turn, and of what never does. */
const BARS: { readonly [R in keyof Reasons]?: Bar } = {
  'discard-first': 'soon',
  'slot-unusable': 'soon',
  'slot-unusable-so': 'soon',
  'slot-unusable-then': 'soon',
  'no-action-card-ready': 'soon',
  'action-card-useless': 'soon',
  'no-special-left': 'never',
  'upgrade-too-dear': 'soon',
  'part-must-be-used': 'soon',
  'kept-for-upgrade': 'soon',
  'nothing-for-what-follows': 'soon',
  'cannot-pay': 'soon',
  'contract-not-met': 'soon',
  'no-city-near': 'soon',
  'no-city-at-building-site': 'soon',
  'tunnel-not-joined': 'soon',
  'not-in-hand': 'never',
  'slot-not-on-this-side': 'never',
  'no-cloning-tile': 'never',
  'never-cloned': 'never',
  'other-colour': 'never',
  'not-your-action-card': 'never',
  'paid-for': 'never',
  'nothing-for-price': 'soon',
  'not-face-up': 'never',
  'not-looked-at': 'never',
  'contract-not-there': 'never',
  'no-end-scoring-card': 'never',
  'site-taken': 'never',
  'site-not-on-this-board': 'never',
  'expansion-site': 'never',
  'only-expansion-site': 'never',
  'wrong-thing': 'never',
  'already-upgraded': 'never',
  'wrong-structure': 'never',
  'nothing-built-there': 'never',
  'no-such-price': 'never',
  'no-such-gain': 'never',
  'no-action-card': 'never',
  'tile-yours': 'never',
};

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
export function refusal<R extends keyof Reasons>(rule: `UWC-${string}`, reason: R, args: Reasons[R]): Refusal {
  const named: Readonly<Record<string, Argument>> = { ...args };
  const why: Message = { key: `underwater.refuse.${reason}`, args: named };
  const { resource } = named;
  const short = shortBy(SHORT[reason] ?? (typeof resource === 'object' ? (resource.key.split('.').at(-1) ?? '') : ''), named);
  const bar = BARS[reason];
  if (short) return { rule, why, short };
  return bar ? { rule, why, bar } : { rule, why };
}

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
