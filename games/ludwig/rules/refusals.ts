import type { Message, Refusal } from '@madang/kernel';

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

/** The refusal of a rule. */
export function refusal<R extends keyof Reasons>(rule: `LUD-${string}`, reason: R, args: Reasons[R]): Refusal {
  return { rule, why: { key: `ludwig.refuse.${reason}`, args: { ...args } } };
}
