import type { Argument, Message, Refusal } from '@madang/kernel';
import type { Contract, Officer, Site, Space, Structure, Tile } from '../components/words.ts';

/**
 * Every reason why Barrage refuses a move, with the arguments of its text `barrage.refuse.<reason>`: words of what is named (a
 * message `barrage.<group>.<word>` in the refusal), and amounts, `needed` and `here`.
 */
export interface Reasons {
  'company-gone': Record<never, never>;
  'starting-contract-gone': { readonly contract: Contract };
  'space-taken': { readonly space: Space; readonly seat: Message };
  /** Closed with so few participants. */
  'space-closed': { readonly space: Space; readonly needed: number; readonly here: number };
  'expert-only': { readonly space: Space };
  'too-few-engineers': { readonly needed: number; readonly here: number };
  'too-few-credits': { readonly needed: number; readonly here: number };
  'too-few-excavators': { readonly needed: number; readonly here: number };
  'too-few-mixers': { readonly needed: number; readonly here: number };
  /** Excavators and mixers together. */
  'too-few-machines': { readonly needed: number; readonly here: number };
  /** The fee of a red site is not there (any more). */
  'red-site-fee': { readonly site: Site; readonly needed: number; readonly here: number };
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
  'copied-already': { readonly officer: Officer };
  'officer-not-copyable': { readonly officer: Officer };
  /** A normal action must follow the copy. */
  'no-engineer-after-copy': Record<never, never>;
  'tile-not-here': { readonly tile: Tile };
  'tile-not-on-wheel': { readonly tile: Tile };
  'nothing-on-wheel': Record<never, never>;
  'tile-needs-engineers': { readonly tile: Tile };
  /** The tile shows another structure. */
  'wrong-tile': { readonly tile: Tile; readonly structure: Structure };
  'no-piece-left': { readonly structure: Structure };
  'no-site': { readonly structure: Structure };
  'wrong-site': { readonly site: Site; readonly structure: Structure };
  'site-taken': { readonly site: Site };
  'own-base-in-basin': { readonly site: Site; readonly other: Site };
  'own-powerhouse-in-basin': { readonly site: Site; readonly other: Site };
  'not-own-dam': { readonly site: Site };
  'dam-at-full-height': { readonly site: Site };
  'area-not-allowed': { readonly site: Site };
  'value-too-high': { readonly site: Site; readonly value: number; readonly most: number };
  'wrong-price': { readonly needed: number };
  'not-own-powerhouse': { readonly site: Site };
  'same-powerhouse': { readonly site: Site };
  'foreign-dam': { readonly site: Site };
  'no-dam': { readonly site: Site };
  'dam-empty': { readonly site: Site };
  'no-conduit': { readonly site: Site };
  /** The conduit's owner is paid one credit for each drop. */
  'conduit-fee': { readonly needed: number; readonly here: number };
  'total-too-small': { readonly total: number };
  'too-few-drops': { readonly needed: number; readonly here: number };
  'contract-too-large': { readonly contract: Contract; readonly needed: number; readonly here: number };
  'contract-not-held': { readonly contract: Contract };
  'not-by-tile': { readonly contract: Contract };
  'must-place': Record<never, never>;
  'contract-not-offered': { readonly contract: Contract };
  'machines-number': { readonly needed: number };
  'over-hand-limit': { readonly surplus: number };
}

/** A word as the message that names it; figures and seats are shown as they are. */
const shown = (name: string, value: Argument): Argument =>
  typeof value === 'string' ? { key: `barrage.${name === 'other' ? 'site' : name}.${value}` } : value;

/** The refusal of a rule. */
export function refusal<R extends keyof Reasons>(rule: `BAR-${string}`, reason: R, args: Reasons[R]): Refusal {
  const entries = Object.entries<Argument>({ ...args }).map(([name, value]) => [name, shown(name, value)]);
  return { rule, why: { key: `barrage.refuse.${reason}`, args: Object.fromEntries(entries) } };
}
