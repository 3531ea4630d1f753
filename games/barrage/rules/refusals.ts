import { type Argument, type ArgumentsOf, type Message, refusals, type Shortage } from '@madang/kernel';
import type { Contract, Officer, Site, Space, Structure, Tile } from '../components/words.ts';
import type { Good } from './events.ts';
import type { Player } from './state.ts';

/** The arguments of reasons, with one meaning in all. */
interface Figures {
  contract: Contract;
  space: Space;
  seat: Message;
  needed: number;
  here: number;
  site: Site;
  best: number;
  powerhouse: Site;
  dam: Site;
  conduit: Site;
  officer: Officer;
  tile: Tile;
  structure: Structure;
  other: Site;
  value: number;
  most: number;
  total: number;
  surplus: number;
}

/**
 * Every reason why Barrage refuses a move, with the arguments of its text `barrage.refuse.<reason>`: words of what is named (a
 * message `barrage.<group>.<word>` in the refusal), and amounts, `needed` and `here`.
 */
export type Reasons = ArgumentsOf<
  Figures,
  {
    'company-gone': never;
    'starting-contract-gone': 'contract';
    'space-taken': 'space' | 'seat';
    /** Closed with so few participants. */
    'space-closed': 'space' | 'needed' | 'here';
    'expert-only': 'space';
    'too-few-engineers': 'needed' | 'here';
    'too-few-credits': 'needed' | 'here';
    'too-few-excavators': 'needed' | 'here';
    'too-few-mixers': 'needed' | 'here';
    /** Excavators and mixers together. */
    'too-few-machines': 'needed' | 'here';
    /** The fee of a red site is not there (any more). */
    'red-site-fee': 'site' | 'needed' | 'here';
    /** All four construction spaces are used. */
    'no-construction-space': never;
    'nothing-to-build': never;
    'no-unmanned-construction': never;
    /** No production is possible with this bonus. */
    'no-production': 'best';
    'no-powerhouse': never;
    /** What the nearest system of the seat's powerhouses would need for any production. */
    'needs-drops': 'powerhouse' | 'dam';
    'needs-conduit': 'powerhouse' | 'conduit';
    'needs-dam': 'powerhouse' | 'dam';
    'needs-conduit-and-drops': 'powerhouse' | 'conduit' | 'dam';
    'needs-conduit-and-dam': 'powerhouse' | 'conduit' | 'dam';
    'no-patent': never;
    'no-contract-offered': never;
    'engineers-left': 'here';
    'not-mahiri': never;
    'copy-space-taken': never;
    'copied-already': 'officer';
    'officer-not-copyable': 'officer';
    /** A normal action must follow the copy. */
    'no-engineer-after-copy': never;
    'tile-not-here': 'tile';
    'tile-not-on-wheel': 'tile';
    'nothing-on-wheel': never;
    'tile-needs-engineers': 'tile';
    /** The tile shows another structure. */
    'wrong-tile': 'tile' | 'structure';
    'no-piece-left': 'structure';
    'no-site': 'structure';
    'wrong-site': 'site' | 'structure';
    'site-taken': 'site';
    'own-base-in-basin': 'site' | 'other';
    'own-powerhouse-in-basin': 'site' | 'other';
    'not-own-dam': 'site';
    'dam-at-full-height': 'site';
    'area-not-allowed': 'site';
    'value-too-high': 'site' | 'value' | 'most';
    'wrong-price': 'needed';
    'not-own-powerhouse': 'site';
    'same-powerhouse': 'site';
    'foreign-dam': 'site';
    'no-dam': 'site';
    'dam-empty': 'site';
    'no-conduit': 'site';
    /** The conduit's owner is paid one credit for each drop. */
    'conduit-fee': 'needed' | 'here';
    'total-too-small': 'total';
    'too-few-drops': 'needed' | 'here';
    'contract-too-large': 'contract' | 'needed' | 'here';
    'contract-not-held': 'contract';
    'not-by-tile': 'contract';
    'must-place': never;
    'contract-not-offered': 'contract';
    'machines-number': 'needed';
    'over-hand-limit': 'surplus';
  }
>;

/** What names a site as something. */
const SITES: readonly string[] = ['other', 'powerhouse', 'conduit', 'dam'];

/** A word as the message that names it; figures and seats are shown as they are. */
const shown = (name: string, value: Argument): Argument =>
  typeof value === 'string' ? { key: `barrage.${SITES.includes(name) ? 'site' : name}.${value}` } : value;

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
export const refusal = refusals<Reasons, 'BAR'>('barrage', {
  bars: {
    soon: ['dam-empty', 'nothing-to-build', 'no-production', 'total-too-small', 'must-place', 'over-hand-limit'],
    never: [
      'company-gone',
      'starting-contract-gone',
      'space-closed',
      'expert-only',
      'not-mahiri',
      'officer-not-copyable',
      'wrong-site',
      'wrong-tile',
      'wrong-price',
      'no-piece-left',
      'site-taken',
      'own-base-in-basin',
      'own-powerhouse-in-basin',
      'not-own-dam',
      'dam-at-full-height',
      'area-not-allowed',
      'value-too-high',
      'not-own-powerhouse',
      'foreign-dam',
      'not-by-tile',
    ],
  },
  short(reason, { needed, here }) {
    const good = SHORT[reason];
    return good && typeof needed === 'number' && typeof here === 'number' ? shortOf(good, needed - here) : undefined;
  },
  shown,
});

/** Gives a participant what a refusal names as short; drops and energy are nobody's. */
export function grant(me: Player, good: string, n: number): void {
  if (good === 'engineers' || good === 'credits' || good === 'excavators' || good === 'mixers') me[good] += n;
  // a tile that takes both kinds counts them together
  if (good === 'machines') me.excavators += n;
}
