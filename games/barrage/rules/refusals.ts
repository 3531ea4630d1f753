import type { Argument, Bar, Message, Refusal, Shortage } from '@madang/kernel';
import type { Contract, Officer, Site, Space, Structure, Tile } from '../components/words.ts';
import type { Good } from './events.ts';
import type { Player } from './state.ts';

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
  'no-powerhouse': Record<never, never>;
  /** What the nearest system of the seat's powerhouses would need for any production. */
  'needs-drops': { readonly powerhouse: Site; readonly dam: Site };
  'needs-conduit': { readonly powerhouse: Site; readonly conduit: Site };
  'needs-dam': { readonly powerhouse: Site; readonly dam: Site };
  'needs-conduit-and-drops': { readonly powerhouse: Site; readonly conduit: Site; readonly dam: Site };
  'needs-conduit-and-dam': { readonly powerhouse: Site; readonly conduit: Site; readonly dam: Site };
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

/** What names a site as something. */
const SITES: readonly string[] = ['other', 'powerhouse', 'conduit', 'dam'];

/** A word as the message that names it; figures and seats are shown as they are. */
const shown = (name: string, value: Argument): Argument =>
  typeof value === 'string' ? { key: `barrage.${SITES.includes(name) ? 'site' : name}.${value}` } : value;

/** How far off what a reason refuses is, where it is not later in the match: of what passes within a turn, and of what never does. */
const BARS: { readonly [R in keyof Reasons]?: Bar } = {
  'dam-empty': 'soon',
  'nothing-to-build': 'soon',
  'no-production': 'soon',
  'total-too-small': 'soon',
  'must-place': 'soon',
  'over-hand-limit': 'soon',
  'company-gone': 'never',
  'starting-contract-gone': 'never',
  'space-closed': 'never',
  'expert-only': 'never',
  'not-mahiri': 'never',
  'officer-not-copyable': 'never',
  'wrong-site': 'never',
  'wrong-tile': 'never',
  'wrong-price': 'never',
  'no-piece-left': 'never',
  'site-taken': 'never',
  'own-base-in-basin': 'never',
  'own-powerhouse-in-basin': 'never',
  'not-own-dam': 'never',
  'dam-at-full-height': 'never',
  'area-not-allowed': 'never',
  'value-too-high': 'never',
  'not-own-powerhouse': 'never',
  'foreign-dam': 'never',
  'not-by-tile': 'never',
};

type Short = Exclude<Good, 'vp'> | 'engineers' | 'machines' | 'drops' | 'energy';

/** What is short where a reason says how much is needed and here. */
const SHORT: { readonly [R in keyof Reasons]?: Short } = {
  'too-few-engineers': 'engineers',
  'too-few-credits': 'credits',
  'red-site-fee': 'credits',
  'conduit-fee': 'credits',
  'too-few-excavators': 'excavators',
  'too-few-mixers': 'mixers',
  'too-few-machines': 'machines',
  'too-few-drops': 'drops',
  'contract-too-large': 'energy',
};

const shortOf = (good: Short, n: number): Shortage => ({ good, n, what: { key: `barrage.goods.${good}`, args: { n } } });

/** The refusal of a rule. */
export function refusal<R extends keyof Reasons>(rule: `BAR-${string}`, reason: R, args: Reasons[R]): Refusal {
  const named: Readonly<Record<string, Argument>> = { ...args };
  const entries = Object.entries(named).map(([name, value]) => [name, shown(name, value)]);
  const why: Message = { key: `barrage.refuse.${reason}`, args: Object.fromEntries(entries) };
  const { needed, here } = named;
  const good = SHORT[reason];
  const bar = BARS[reason];
  if (good && typeof needed === 'number' && typeof here === 'number') return { rule, why, short: shortOf(good, needed - here) };
  return bar ? { rule, why, bar } : { rule, why };
}

/** Gives a participant what a refusal names as short; drops and energy are nobody's. */
export function grant(me: Player, good: string, n: number): void {
  if (good === 'engineers' || good === 'credits' || good === 'excavators' || good === 'mixers') me[good] += n;
  // a tile that takes both kinds counts them together
  if (good === 'machines') me.excavators += n;
}
