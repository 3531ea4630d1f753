import { answers, type Numbered, namesOf, offer, single } from '@madang/kernel';
import {
  COMPANIES,
  CONDUIT_SITES,
  CONTRACTS,
  DAM_SITES,
  HEADSTREAMS,
  OFFICERS,
  POWERHOUSE_SITES,
  SPACES,
  STRUCTURES,
  TILES,
} from '../components/words.ts';
import { type BarrageFields, type BarrageMove, COPY_SIDES, MOVES, PRICE_MAX } from './moves.ts';

/** What a move names, by the words that it is an index into. A site is a dam, a conduit or a powerhouse. */
const NAMED = [
  ['company', COMPANIES],
  ['contract', CONTRACTS],
  ['space', SPACES],
  ['side', COPY_SIDES],
  ['officer', OFFICERS],
  ['tile', TILES],
  ['structure', STRUCTURES],
  ['dam', DAM_SITES],
  ['conduit', CONDUIT_SITES],
  ['powerhouse', POWERHOUSE_SITES],
  ['headstream', HEADSTREAMS],
] as const;
const COUNTED = ['engineers', 'excavators', 'mixers', 'credits', 'drops'] as const;

/** What a move names, as numbers: indexes into the words, −1 where it names no such thing; amounts, 0 where it has none. */
export type Numbers = Readonly<Record<(typeof NAMED)[number][0] | (typeof COUNTED)[number], number>>;

const NOTHING: Numbers = {
  company: -1,
  contract: -1,
  space: -1,
  side: -1,
  officer: -1,
  tile: -1,
  structure: -1,
  dam: -1,
  conduit: -1,
  powerhouse: -1,
  headstream: -1,
  engineers: 0,
  excavators: 0,
  mixers: 0,
  credits: 0,
  drops: 0,
};

function numbersIn(move: Numbered<BarrageFields>): Numbers {
  const fields = new Map<string, string | number>(Object.entries(move));
  const numbers = { ...NOTHING };
  for (const [name, words] of NAMED) numbers[name] = words.findIndex((word) => word === (fields.get(name) ?? fields.get('site')));
  for (const name of COUNTED) numbers[name] = Number(fields.get(name) ?? 0);
  return numbers;
}

/** What a move names as numbers, looked up. */
export const numbersOf = namesOf(MOVES, numbersIn, NOTHING);

/** A side of Mahiri Sekibo's with an officer as one number. */
export const copyOf = ({ side, officer }: Pick<Numbers, 'side' | 'officer'>): number => side * OFFICERS.length + officer;

/** By structure, where the sites of its type begin among all sites. */
const SITES_FROM: readonly number[] = [0, 0, DAM_SITES.length, DAM_SITES.length + CONDUIT_SITES.length];
const SITE = answers(MOVES, 'site', siteSlot);
function siteSlot(move: BarrageMove): number {
  const { dam, conduit, powerhouse } = numbersOf(move);
  return Math.max(dam, conduit < 0 ? -1 : conduit + DAM_SITES.length, powerhouse < 0 ? -1 : powerhouse + DAM_SITES.length + CONDUIT_SITES.length);
}
/** Appends the sites of a structure's type that are in a set. */
export const offerSites = (list: BarrageMove[], structure: number, sites: number): void => offer(list, SITE, sites, SITES_FROM[structure]);
/** The answer that a structure's site is. */
export const siteAnswer = (structure: number, site: number): BarrageMove | undefined => SITE[(SITES_FROM[structure] ?? 0) + site];
/** The site that a move names, if it is one of the structure's type; else −1. */
export function siteOf(structure: number, move: BarrageMove): number {
  const { dam, conduit, powerhouse } = numbersOf(move);
  return structure < 2 ? dam : structure === 2 ? conduit : powerhouse;
}

const WAYS = PRICE_MAX + 1;
const wayOf = (excavators: number, mixers: number, bought: number): number => (excavators * WAYS + mixers) * WAYS + bought;
const PAY = answers(MOVES, 'pay', ({ excavators, mixers, credits }) => wayOf(excavators, mixers, credits / 3));
/** Payment of machinery, with `bought` machines replaced by credits. */
export const payment = (excavators: number, mixers: number, bought: number): BarrageMove | undefined => PAY[wayOf(excavators, mixers, bought)];
/** A powerhouse with a dam as one number. */
export const systemAt = (powerhouse: number, dam: number): number => powerhouse * DAM_SITES.length + dam;
/** By systemAt: the conduit between them is one. */
export const SYSTEM = answers(MOVES, 'system', (move) => systemAt(numbersOf(move).powerhouse, numbersOf(move).dam));
/** By drops 1 … 4. */
export const DROPS = answers(MOVES, 'drops', (move) => move.drops);
export const FULFIL = answers(MOVES, 'fulfil', (move) => numbersOf(move).contract);
export const HEADSTREAM = answers(MOVES, 'headstream', (move) => numbersOf(move).headstream);
/** By excavators × 5 + mixers. */
export const MACHINES = answers(MOVES, 'machines', ({ excavators, mixers }) => excavators * 5 + mixers);

export const DECLINE = single(MOVES, 'decline');
export const FILL = single(MOVES, 'fill');
