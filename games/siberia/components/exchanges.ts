import { wholes } from '@madang/kernel';
import { EXCHANGES, type Exchange, RESOURCES, type Resource } from './words.ts';

/** What an exchange pays for a cube, in dollars; a kind that is missing is not bought (SIB-COMP-10). */
export type Prices = Readonly<Partial<Record<Resource, number>>>;

/** What each exchange pays: our own figures but Tokyo's for gas. */
export const PRICES: Readonly<Record<Exchange, Prices>> = Object.freeze({
  frankfurt: Object.freeze({ gas: 1000, coal: 1000, oil: 1000, gold: 2000, diamond: 2000 }),
  tokyo: Object.freeze({ gas: 3000, oil: 4000 }),
  singapore: Object.freeze({ gas: 2000, coal: 3000, oil: 3000 }),
  zurich: Object.freeze({ gas: 3000, gold: 5000 }),
  dubai: Object.freeze({ gas: 2000, gold: 4000, diamond: 5000 }),
  shanghai: Object.freeze({ coal: 4000, gold: 5000 }),
  johannesburg: Object.freeze({ gas: 2000, coal: 3000, gold: 4000 }),
  mumbai: Object.freeze({ coal: 3000, diamond: 6000 }),
  london: Object.freeze({ coal: 2000, oil: 3000, diamond: 5000 }),
  'new-york': Object.freeze({ oil: 4000, diamond: 6000 }),
  antwerp: Object.freeze({ oil: 3000, gold: 4000, diamond: 5000 }),
});

/** The two sides of the tiles T1 … T5 (SIB-COMP-09). */
export const EXCHANGE_TILES: readonly (readonly [Exchange, Exchange])[] = Object.freeze([
  Object.freeze(['tokyo', 'singapore'] as const),
  Object.freeze(['zurich', 'dubai'] as const),
  Object.freeze(['shanghai', 'johannesburg'] as const),
  Object.freeze(['mumbai', 'london'] as const),
  Object.freeze(['new-york', 'antwerp'] as const),
]);

/** The number of Frankfurt, which is always in play, on the first space. */
export const FRANKFURT = 0;

/** For each tile the numbers of its two sides. */
export const TILE_SIDES: readonly (readonly [number, number])[] = Object.freeze(
  EXCHANGE_TILES.map(([front, back]) => Object.freeze([EXCHANGES.indexOf(front), EXCHANGES.indexOf(back)] as const)),
);

/** Prices by number, exchange × 5 + resource; 0 where the kind is not bought. */
export const priceList = (prices: Readonly<Record<Exchange, Prices>>): readonly number[] =>
  wholes(EXCHANGES.flatMap((exchange) => RESOURCES.map((resource) => prices[exchange][resource] ?? 0)));

/** Our own prices by number. */
export const PRICE_LIST: readonly number[] = priceList(PRICES);
