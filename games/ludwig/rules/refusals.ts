import type { Argument, Bar, Message, Refusal } from '@madang/kernel';

/**
 * Every reason why Ludwig refuses a move, with the arguments of its text `ludwig.refuse.<reason>`. Messages name things:
 * `ludwig.tile.<face>`, `ludwig.bonus.<card>`, `ludwig.reward.<reward>`.
 */
export interface Reasons {
  /** The card is none of those dealt or drawn. */
  'card-not-drawn': { readonly card: Message };
  'tile-not-on-market': { readonly tile: Message };
  /** The contract board has no such price for this number of players. */
  'no-such-price': { readonly price: number };
  /** The price of this tile has been set. */
  'price-is-set': { readonly tile: Message };
  /** At this price lies a tile whose price has been set. */
  'space-is-set': { readonly tile: Message; readonly price: number };
  'lies-there': { readonly tile: Message; readonly price: number };
  /** Marks that are missing, money on the tile included. */
  'too-dear': { readonly tile: Message; readonly price: number; readonly missing: number };
  'no-place-for-it': { readonly tile: Message };
  'supply-empty': { readonly tile: Message };
  /** Only between the market's filling and the first turn. */
  'prices-stand': Record<never, never>;
  /** The Master Builder is setting prices. */
  'prices-first': Record<never, never>;
  /** A reward comes before anything else. */
  'reward-first': Record<never, never>;
  /** The free tile is a hallway or stairs. */
  'corridor-tiles-only': { readonly tile: Message };
  /** The tile held must be placed before anything else. */
  'place-it-first': { readonly tile: Message };
  /** Another tile is to be placed now. */
  'another-tile-held': { readonly tile: Message };
  'stack-empty': { readonly size: number };
  'not-in-stack': { readonly tile: Message };
  /** The room is none of those completed together. */
  'not-completed-together': { readonly tile: Message };
  /** The reward would come to nothing. */
  'reward-would-be-lost': { readonly reward: Message };
  /** A smaller rotation looks the same. */
  'same-as-another': { readonly tile: Message };
  /** It would cover `other`. */
  overlap: { readonly tile: Message; readonly other: Message };
  /** Its fence would touch `other`. */
  'own-fence': { readonly tile: Message; readonly other: Message };
  /** It would touch the fence of `other`. */
  fence: { readonly tile: Message; readonly other: Message };
  'stairs-to-stairs': { readonly tile: Message; readonly other: Message };
  /** A ground entrance would meet a downstairs entrance of `other`. */
  levels: { readonly tile: Message; readonly other: Message };
  /** No entrance would be connected. */
  unconnected: { readonly tile: Message };
  /** Stairs attached by the dark end alone (option stairsFromBelow: forbidden). */
  'stairs-from-below': { readonly tile: Message };
  /** No entrance would lead out of the castle. */
  'no-way-out': { readonly tile: Message };
}

/** How far off what a reason refuses is, where it is not later in the match: of what passes within a turn, and of what never does. */
const BARS: { readonly [R in keyof Reasons]?: Bar } = {
  'price-is-set': 'later',
  'space-is-set': 'later',
  'prices-first': 'soon',
  'reward-first': 'soon',
  'place-it-first': 'soon',
  'another-tile-held': 'soon',
  'card-not-drawn': 'never',
  'tile-not-on-market': 'never',
  'no-such-price': 'never',
  'supply-empty': 'never',
  'corridor-tiles-only': 'never',
  'not-in-stack': 'never',
  'same-as-another': 'never',
  overlap: 'never',
};

/** The refusal of a rule. */
export function refusal<R extends keyof Reasons>(rule: `LUD-${string}`, reason: R, args: Reasons[R]): Refusal {
  const named: Readonly<Record<string, Argument>> = { ...args };
  const why: Message = { key: `ludwig.refuse.${reason}`, args: named };
  const { missing } = named;
  const bar = BARS[reason];
  if (typeof missing === 'number') return { rule, why, short: { good: MONEY, n: missing, what: { key: 'ludwig.marks', args: { n: missing } } } };
  return bar ? { rule, why, bar } : { rule, why };
}

/** What alone may be short. */
export const MONEY = 'money';
