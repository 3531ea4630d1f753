import { type ArgumentsOf, type Message, refusals } from '@madang/kernel';

/** The arguments of reasons, with one meaning in all. */
interface Figures {
  card: Message;
  tile: Message;
  price: number;
  missing: number;
  size: number;
  reward: Message;
  other: Message;
}

/**
 * Every reason why Ludwig refuses a move, with the arguments of its text `ludwig.refuse.<reason>`. Messages name things:
 * `ludwig.tile.<face>`, `ludwig.bonus.<card>`, `ludwig.reward.<reward>`.
 */
export type Reasons = ArgumentsOf<
  Figures,
  {
    /** The card is none of those dealt or drawn. */
    'card-not-drawn': 'card';
    'tile-not-on-market': 'tile';
    /** The contract board has no such price for this number of players. */
    'no-such-price': 'price';
    /** The price of this tile has been set. */
    'price-is-set': 'tile';
    /** At this price lies a tile whose price has been set. */
    'space-is-set': 'tile' | 'price';
    'lies-there': 'tile' | 'price';
    /** Marks that are missing, money on the tile included. */
    'too-dear': 'tile' | 'price' | 'missing';
    'no-place-for-it': 'tile';
    'supply-empty': 'tile';
    /** Only between the market's filling and the first turn. */
    'prices-stand': never;
    /** The Master Builder is setting prices. */
    'prices-first': never;
    /** A reward comes before anything else. */
    'reward-first': never;
    /** The free tile is a hallway or stairs. */
    'corridor-tiles-only': 'tile';
    /** The tile held must be placed before anything else. */
    'place-it-first': 'tile';
    /** Another tile is to be placed now. */
    'another-tile-held': 'tile';
    'stack-empty': 'size';
    'not-in-stack': 'tile';
    /** The room is none of those completed together. */
    'not-completed-together': 'tile';
    /** The reward would come to nothing. */
    'reward-would-be-lost': 'reward';
    /** A smaller rotation looks the same. */
    'same-as-another': 'tile';
    /** It would cover `other`. */
    overlap: 'tile' | 'other';
    /** Its fence would touch `other`. */
    'own-fence': 'tile' | 'other';
    /** It would touch the fence of `other`. */
    fence: 'tile' | 'other';
    'stairs-to-stairs': 'tile' | 'other';
    /** A ground entrance would meet a downstairs entrance of `other`. */
    levels: 'tile' | 'other';
    /** No entrance would be connected. */
    unconnected: 'tile';
    /** Stairs attached by the dark end alone (option stairsFromBelow: forbidden). */
    'stairs-from-below': 'tile';
    /** No entrance would lead out of the castle. */
    'no-way-out': 'tile';
  }
>;

/** What alone may be short. */
export const MONEY = 'money';

/** The refusal of a rule. */
export const refusal = refusals<Reasons, 'LUD'>('ludwig', {
  bars: {
    soon: ['prices-first', 'reward-first', 'place-it-first', 'another-tile-held'],
    later: ['price-is-set', 'space-is-set'],
    never: [
      'card-not-drawn',
      'tile-not-on-market',
      'no-such-price',
      'supply-empty',
      'corridor-tiles-only',
      'not-in-stack',
      'same-as-another',
      'overlap',
    ],
  },
  short: (_, { missing }) =>
    typeof missing === 'number' ? { good: MONEY, n: missing, what: { key: 'ludwig.marks', args: { n: missing } } } : undefined,
});
