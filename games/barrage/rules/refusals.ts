import type { Message, Refusal } from '@madang/kernel';
import { CONTRACTS, DAM_SITES, OFFICERS, SPACES, STRUCTURES, TILES } from '../components/words.ts';
import { siteWord } from './spelling.ts';

/**
 * Every reason why Barrage refuses a move, with the arguments of its text `barrage.refuse.<reason>`. Messages name things:
 * `barrage.site.<site>`, `barrage.space.<space>`, `barrage.tile.<tile>`, `barrage.structure.<structure>`,
 * `barrage.contract.<contract>`, `barrage.officer.<officer>`. `needed` and `here` are amounts.
 */
export interface Reasons {
  'company-gone': Record<never, never>;
  'starting-contract-gone': { readonly contract: Message };
  'space-taken': { readonly space: Message; readonly seat: Message };
  /** Closed with so few participants. */
  'space-closed': { readonly space: Message; readonly needed: number; readonly here: number };
  'expert-only': { readonly space: Message };
  'too-few-engineers': { readonly needed: number; readonly here: number };
  'too-few-credits': { readonly needed: number; readonly here: number };
  'too-few-excavators': { readonly needed: number; readonly here: number };
  'too-few-mixers': { readonly needed: number; readonly here: number };
  /** Excavators and mixers together. */
  'too-few-machines': { readonly needed: number; readonly here: number };
  /** The fee of a red site is not there (any more). */
  'red-site-fee': { readonly site: Message; readonly needed: number; readonly here: number };
  /** All four construction spaces are used. */
  'no-construction-space': Record<never, never>;
  'nothing-to-build': Record<never, never>;
  'no-unmanned-construction': Record<never, never>;
  /** No production is possible with this bonus. */
  'no-production': { readonly best: number };
  'no-patent': Record<never, never>;
  'no-contract-offered': Record<never, never>;
  'engineers-left': { readonly here: number };
  'not-mahiri': Record<never, never>;
  'copy-space-taken': Record<never, never>;
  'copied-already': { readonly officer: Message };
  'officer-not-copyable': { readonly officer: Message };
  /** A normal action must follow the copy. */
  'no-engineer-after-copy': Record<never, never>;
  'tile-not-here': { readonly tile: Message };
  'tile-not-on-wheel': { readonly tile: Message };
  'nothing-on-wheel': Record<never, never>;
  'tile-needs-engineers': { readonly tile: Message };
  /** The tile shows another structure. */
  'wrong-tile': { readonly tile: Message; readonly structure: Message };
  'no-piece-left': { readonly structure: Message };
  'no-site': { readonly structure: Message };
  'wrong-site': { readonly site: Message; readonly structure: Message };
  'site-taken': { readonly site: Message };
  'own-base-in-basin': { readonly site: Message; readonly other: Message };
  'own-powerhouse-in-basin': { readonly site: Message; readonly other: Message };
  'not-own-dam': { readonly site: Message };
  'dam-at-full-height': { readonly site: Message };
  'area-not-allowed': { readonly site: Message };
  'value-too-high': { readonly site: Message; readonly value: number; readonly most: number };
  'wrong-price': { readonly needed: number };
  'not-own-powerhouse': { readonly site: Message };
  'same-powerhouse': { readonly site: Message };
  'foreign-dam': { readonly site: Message };
  'no-dam': { readonly site: Message };
  'dam-empty': { readonly site: Message };
  'no-conduit': { readonly site: Message };
  /** The conduit's owner is paid one credit for each drop. */
  'conduit-fee': { readonly needed: number; readonly here: number };
  'total-too-small': { readonly total: number };
  'too-few-drops': { readonly needed: number; readonly here: number };
  'contract-too-large': { readonly contract: Message; readonly needed: number; readonly here: number };
  'contract-not-held': { readonly contract: Message };
  'not-by-tile': { readonly contract: Message };
  'must-place': Record<never, never>;
  'contract-not-offered': { readonly contract: Message };
  'machines-number': { readonly needed: number };
  'over-hand-limit': { readonly surplus: number };
}

/** The refusal of a rule. */
export function refusal<R extends keyof Reasons>(rule: `BAR-${string}`, reason: R, args: Reasons[R]): Refusal {
  return { rule, why: { key: `barrage.refuse.${reason}`, args: { ...args } } };
}

const word = (group: string, words: readonly string[], index: number): Message => ({ key: `barrage.${group}.${words[index] ?? ''}` });

/** Messages that name a thing by its number. */
export const contractName = (contract: number): Message => word('contract', CONTRACTS, contract);
export const damName = (dam: number): Message => word('site', DAM_SITES, dam);
export const officerName = (officer: number): Message => word('officer', OFFICERS, officer);
export const spaceName = (space: number): Message => word('space', SPACES, space);
export const structureName = (structure: number): Message => word('structure', STRUCTURES, structure);
export const tileName = (tile: number): Message => word('tile', TILES, tile);
export const siteName = (structure: number, site: number): Message => ({ key: `barrage.site.${siteWord(structure, site)}` });
