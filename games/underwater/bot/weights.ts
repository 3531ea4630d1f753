import type { Bag, Count, Lasting } from '../components/effects.ts';
import { CITY_COST, STRUCTURE_COST, UPGRADE_COST } from '../components/numbers.ts';
import type { Good } from '../components/words.ts';
import { amountsOf } from '../rules/goods/amounts.ts';

/** What a good is worth in points: when the match ends, and while much can still be done with it. */
export const GOOD: Readonly<Record<Good, readonly [atEnd: number, early: number]>> = {
  credits: [0.25, 0.7],
  kelp: [0.25, 0.8],
  steelplast: [0.25, 1.05],
  science: [0.25, 1],
  biomatter: [0.5, 1.5],
  points: [1, 1],
  cards: [0, 0.35],
};

/** Rounds, this one included, from which on a good has its whole early worth. */
export const EARLY_FROM = 4;

/** A good beyond so many of its kind is worth only what it brings at the end. */
export const PLENTY = 7;

/** What is not on a board yet but may be: for each round left, in points. */
export const ROOM = Object.freeze({
  /** A connected city with an empty building site; a city that is not connected, beside what it would score. */
  plot: 0.12,
  apart: 0.12,
  /** A site that a tunnel has reached and where a city could be built. */
  site: 0.22,
});

/** A city that is not connected counts this part of what it would score. */
export const APART = 0.55;

/** What feeding a city costs in points, for each Production to come; and a city that will hardly be fed by the next one. */
export const FOOD = 0.5;
export const HUNGRY = Object.freeze({ far: 0.3, near: 2.8 });

/** What one of the two tunnels of a metropolis is worth, in parts of the whole; and a connected brown one beyond what it scores now. */
export const HARBOUR = Object.freeze({ half: 0.3, brown: 0.25, blue: 3 });

/** What being first or last in the next round is worth, from one place to the next. */
export const PLACE = 0.45;

/** A turn of this round that is still to come, in points. */
export const TURN = 3;

/** Cards in hand: the part of their worth that counts. */
export const IN_HAND = 0.3;
export const UNKNOWN_CARD = 1;

/** An action card's uses: the chance of one in each era to come, and of a ready one in this era. */
export const USES = Object.freeze({ later: 0.6, ready: 0.75 });

/** Triggers: how often each round, about. */
export const TRIGGERS: Readonly<Record<Extract<Lasting, { do: 'trigger' }>['on']['event'], number>> = {
  build: 0.9,
  buildNthAtCity: 0.25,
  buildNthThisTurn: 0.3,
  upgrade: 0.6,
  upgradeNthAtCity: 0.2,
  connectMetropolis: 0.12,
  connectCity: 0.35,
  advanceTo: 0.3,
  advanceBeyondTop: 0.15,
  chooseSlot: 1.4,
  useAlwaysSlot: 0.3,
  useActionCard: 0.4,
  slotGives: 0.7,
  takeSpecial: 0.25,
  claimCard: 0.5,
  siteBonus: 0.35,
};

type Discounted = Extract<Lasting, { do: 'discount' }>['on'];

/** Discounts: how often each round; less where only the first of a turn is cheaper. */
export const DISCOUNTS: Readonly<Record<Discounted, number>> = {
  city: 0.5,
  nonsymbioticCity: 0.3,
  symbioticCity: 0.3,
  building: 1.2,
  structure: 2,
  farm: 0.4,
  desalination: 0.4,
  laboratory: 0.4,
  tunnel: 1,
  upgrade: 1,
};
export const FIRST_ONLY = 0.7;

const { farm, desalination, laboratory, tunnel } = STRUCTURE_COST;
const { nonsymbiotic, symbiotic } = CITY_COST;
const costs = (...bags: readonly Bag[]): readonly (readonly number[])[] => bags.map(amountsOf);

/** The usual costs of what a discount is on. */
export const DISCOUNTED: Readonly<Record<Discounted, readonly (readonly number[])[]>> = {
  city: costs(nonsymbiotic, symbiotic),
  nonsymbioticCity: costs(nonsymbiotic),
  symbioticCity: costs(symbiotic),
  building: costs(farm, desalination, laboratory),
  structure: costs(farm, desalination, laboratory, tunnel),
  farm: costs(farm),
  desalination: costs(desalination),
  laboratory: costs(laboratory),
  tunnel: costs(tunnel),
  upgrade: costs(UPGRADE_COST),
};

/** A slot that does more; another card kept in hand. */
export const SLOT_MODIFIER = 0.7;
export const HAND_LIMIT = 0.15;

/** What an end-scoring card with a table still gains with each round to come; and by how much counts grow with each. */
export const GROWTH = 0.45;
export const COUNTED: Readonly<Record<Count['of'], number>> = {
  city: 0.3,
  building: 0.2,
  tunnel: 0.3,
  cityWithKinds: 0.2,
  metropolis: 0.12,
  upgradedSet: 0.08,
  card: 0.3,
  specialPaid: 0.1,
};

/** The part of what is there, and of what the next Production yields, that a card may sell points for at the end; and what comes besides. */
export const SHOP = Object.freeze({ here: 0.4, yields: 0.8, more: 0.5 });

/** What more kinds of building in a city, a new tunnel, and a city that can be built on are worth at a glance. */
export const GLANCE = Object.freeze({
  noise: 0.6,
  kind: 0.8,
  tunnel: 1.5,
  city: 2.2,
  pair: 0.5,
  /** A thing of which the second is built at once. */
  second: 0.8,
  /** A card that is played without its effect. */
  wasted: 0.3,
});

/** Points that make the odds e to one: at the end of the match, and more for each round left. */
export const SPREAD = Object.freeze({ atEnd: 4, perRound: 1.1 });

/** Sites that are searched: the best at a glance. */
export const SITES = 10;
