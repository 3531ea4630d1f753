import { COMBINATIONS, type Combinations, countersBy } from '../counters.ts';
import { PRICES, type Prices, priceList } from '../exchanges.ts';
import { BORDERS, type Borders, neighboursBy } from '../map.ts';
import { EXCHANGES, type Exchange, type Partner, type Place } from '../words.ts';

/** A name in each language. */
export interface Names {
  readonly en: string;
  readonly ko: string;
  readonly zh: string;
}

/** Figures of the box that no source publishes, as an owner types them. A figure that is left out is ours. */
export interface FiguresDocument {
  readonly format: 'siberia-figures';
  readonly name: string;
  readonly version: string;
  /** Names of regions. */
  readonly regions?: Readonly<Partial<Record<Place, Names>>>;
  readonly borders?: Borders;
  readonly exchanges?: Readonly<Partial<Record<Exchange, { readonly name?: Names; readonly prices?: Prices }>>>;
  /** How many counters combine a person with a resource. */
  readonly counters?: Readonly<Partial<Record<Partner, Combinations[Partner]>>>;
}

/** The figures that a match is played with and that a pack may have otherwise. */
export interface Figures {
  readonly name: string;
  readonly version: string;
  readonly borders: Borders;
  /** For each place the places beyond its borders, a bit for each. */
  readonly neighbours: readonly number[];
  readonly prices: Readonly<Record<Exchange, Prices>>;
  /** Prices by number, exchange × 5 + resource; 0 where the kind is not bought. */
  readonly priceList: readonly number[];
  /** How many counters there are of each of the 21 kinds. */
  readonly counters: readonly number[];
  /** Names of regions and exchanges that are not ours. */
  readonly names: Readonly<Partial<Record<Place | Exchange, Names>>>;
}

/** Every exchange with something of its own where the document has it. */
function pricesFrom({ exchanges = {} }: Pick<FiguresDocument, 'exchanges'>): Record<Exchange, Prices> {
  const prices = { ...PRICES };
  for (const exchange of EXCHANGES) prices[exchange] = exchanges[exchange]?.prices ?? prices[exchange];
  return prices;
}

/** The figures of a document. */
export function figuresFrom(document: FiguresDocument): Figures {
  const { name, version, regions = {}, borders = BORDERS, exchanges = {}, counters = {} } = document;
  const names: Partial<Record<Place | Exchange, Names>> = { ...regions };
  for (const exchange of EXCHANGES) {
    const own = exchanges[exchange]?.name;
    if (own) names[exchange] = own;
  }
  const prices = pricesFrom(document);
  return Object.freeze({
    name,
    version,
    borders,
    neighbours: neighboursBy(borders),
    prices,
    priceList: priceList(prices),
    counters: countersBy({ ...COMBINATIONS, ...counters }),
    names,
  });
}

/** Our own figures. */
export const OURS: Figures = figuresFrom({ format: 'siberia-figures', name: 'madang', version: '1' });
