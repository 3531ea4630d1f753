import { fail, isRecord, members, ok, type PackProblem, type Result } from '@madang/kernel';
import { COMBINATIONS } from '../counters.ts';
import { PRICES } from '../exchanges.ts';
import { neighboursBy } from '../map.ts';
import { EXCHANGES, type Exchange, PARTNERS, PLACES, type Place, RESOURCES } from '../words.ts';
import { type Figures, type FiguresDocument, figuresFrom } from './figures.ts';

/** Every problem that a pack of Siberia can have: its text is `siberia.pack.<code>`. */
type Code =
  | 'missing'
  | 'unknown-field'
  | 'not-a-record'
  | 'not-a-list'
  | 'not-a-whole-number'
  | 'not-one-of'
  | 'not-a-text'
  | 'same-name'
  | 'not-a-price'
  | 'known-price'
  | 'too-low'
  | 'buys-too-few'
  | 'buys-too-many'
  | 'wrong-total'
  | 'same-border'
  | 'out-of-reach';

type Problems = readonly (PackProblem & { readonly code: Code })[];
type Json = Readonly<Record<string, unknown>>;

const problem = (code: Code, card: string, field: string, allowed: readonly (string | number)[] = []): Problems => [
  { code, card, field, allowed: allowed.map(String) },
];

const FIELDS = ['format', 'name', 'version', 'regions', 'borders', 'exchanges', 'counters'];
const LANGUAGES = ['en', 'ko', 'zh'] as const;
/** The regions, whose names are ours; Vladivostok's is attested, and so are Frankfurt's and Tokyo's. */
const REGIONS: readonly Place[] = PLACES.filter((place) => place !== 'vladivostok');
const NAMED: readonly Exchange[] = EXCHANGES.filter((exchange) => exchange !== 'frankfurt' && exchange !== 'tokyo');

/** Letters of a name: the cards of the map have room for about so many. */
const NAME_LETTERS_MAX = 20;
const NAME = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N} .’'·-]*[\p{L}\p{M}\p{N}.])?$/u;

/** Prices are whole notes of the smallest kind. */
const NOTE = 1000;
const PRICE_MAX = 10_000;
/** The rulebook's example: Tokyo pays so much for gas. */
const TOKYO_GAS = 3000;
/** SIB-COMP-04: counters that combine a person with a resource, and the most of one kind. */
const COMBINED = 56;
const COUNTERS_MAX = 14;

const unknownFields = (json: Json, known: readonly string[], card: string, field = ''): Problems =>
  Object.keys(json).flatMap((name) => (known.includes(name) ? [] : problem('unknown-field', card, `${field}${name}`, known)));

/** A record that may be left out: what is wrong with it, and with each of its entries. */
function recordProblems(json: unknown, field: string, known: readonly string[], of: (entry: unknown, name: string) => Problems): Problems {
  if (json === undefined) return [];
  if (!isRecord(json)) return problem('not-a-record', '', field, known);
  const unknown = Object.keys(json).flatMap((name) => (known.includes(name) ? [] : problem('unknown-field', name, field, known)));
  return [...unknown, ...known.flatMap((name) => (json[name] === undefined ? [] : of(json[name], name)))];
}

function nameProblems(json: unknown, card: string): Problems {
  if (!isRecord(json)) return problem('not-a-record', card, 'name', LANGUAGES);
  return [
    ...unknownFields(json, LANGUAGES, card, 'name.'),
    ...LANGUAGES.flatMap((language) => {
      const name = json[language];
      if (name === undefined) return problem('missing', card, `name.${language}`);
      const fits = typeof name === 'string' && [...name].length <= NAME_LETTERS_MAX && NAME.test(name);
      return fits ? [] : problem('not-a-text', card, `name.${language}`, [NAME_LETTERS_MAX]);
    }),
  ];
}

const isPrice = (json: unknown): json is number => typeof json === 'number' && Number.isInteger(json / NOTE) && json >= NOTE && json <= PRICE_MAX;

/** What is wrong with the prices of an exchange by themselves. */
function priceProblems(json: unknown, exchange: string): Problems {
  if (!isRecord(json)) return problem('not-a-record', exchange, 'prices', RESOURCES);
  const kinds = RESOURCES.filter((resource) => json[resource] !== undefined);
  const isFrankfurt = exchange === 'frankfurt';
  return [
    ...unknownFields(json, RESOURCES, exchange, 'prices.'),
    ...kinds.flatMap((kind) => (isPrice(json[kind]) ? [] : problem('not-a-price', exchange, `prices.${kind}`, [NOTE, PRICE_MAX]))),
    ...(isFrankfurt
      ? RESOURCES.flatMap((kind) => (json[kind] === undefined ? problem('buys-too-few', exchange, `prices.${kind}`) : []))
      : kinds.length === 0
        ? problem('buys-too-few', exchange, 'prices')
        : []),
    ...(!isFrankfurt && kinds.length === RESOURCES.length ? problem('buys-too-many', exchange, 'prices') : []),
    ...(exchange === 'tokyo' && json.gas !== TOKYO_GAS ? problem('known-price', exchange, 'prices.gas', [TOKYO_GAS]) : []),
  ];
}

function exchangeProblems(json: unknown, exchange: string): Problems {
  if (!isRecord(json)) return problem('not-a-record', exchange, '', ['name', 'prices']);
  const known = NAMED.some((one) => one === exchange) ? ['name', 'prices'] : ['prices'];
  return [
    ...unknownFields(json, known, exchange),
    ...(json.name !== undefined && known.includes('name') ? nameProblems(json.name, exchange) : []),
    ...(json.prices !== undefined ? priceProblems(json.prices, exchange) : []),
  ];
}

const pricesIn = (exchanges: unknown, exchange: Exchange): Json => {
  const own = isRecord(exchanges) ? exchanges[exchange] : undefined;
  return isRecord(own) && isRecord(own.prices) ? own.prices : PRICES[exchange];
};

/** SIB-COMP-10: every other exchange pays more than Frankfurt. */
function lowPrices(exchanges: unknown): Problems {
  const frankfurt = pricesIn(exchanges, 'frankfurt');
  return EXCHANGES.filter((exchange) => exchange !== 'frankfurt').flatMap((exchange) => {
    const prices = pricesIn(exchanges, exchange);
    return RESOURCES.flatMap((kind) => {
      const [price, least] = [prices[kind], frankfurt[kind]];
      return isPrice(price) && isPrice(least) && price <= least ? problem('too-low', exchange, `prices.${kind}`, [least + NOTE]) : [];
    });
  });
}

const isCount = (json: unknown): json is number => typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= COUNTERS_MAX;

function personProblems(json: unknown, person: string): Problems {
  if (!isRecord(json)) return problem('not-a-record', person, 'counters', RESOURCES);
  return [
    ...unknownFields(json, RESOURCES, person),
    ...RESOURCES.flatMap((resource) => {
      if (json[resource] === undefined) return problem('missing', person, resource);
      return isCount(json[resource]) ? [] : problem('not-a-whole-number', person, resource, [0, COUNTERS_MAX]);
    }),
  ];
}

/** SIB-COMP-04: how many counters combine a person with a resource is known in all. */
function totalProblems(counters: unknown): Problems {
  if (!isRecord(counters)) return [];
  let sum = 0;
  for (const person of PARTNERS) {
    const own = isRecord(counters[person]) ? counters[person] : COMBINATIONS[person];
    for (const resource of RESOURCES) {
      const count: unknown = Reflect.get(own, resource);
      if (!isCount(count)) return [];
      sum += count;
    }
  }
  return sum === COMBINED ? [] : problem('wrong-total', '', 'counters', [COMBINED, sum]);
}

const isPlace = (json: unknown): json is Place => PLACES.some((place) => place === json);

/** What is wrong with borders one by one, and which there are. */
function readBorders(json: readonly unknown[]): { readonly problems: Problems; readonly borders: readonly (readonly [Place, Place])[] } {
  const borders: [Place, Place][] = [];
  const problems = json.flatMap((one, i): Problems => {
    const field = `borders[${i}]`;
    if (!Array.isArray(one) || one.length !== 2) return problem('not-a-list', '', field, [2]);
    const [a, b]: readonly unknown[] = one;
    const strange = [a, b].flatMap((end, k) => (isPlace(end) ? [] : problem('not-one-of', '', `${field}[${k}]`, PLACES)));
    if (!isPlace(a) || !isPlace(b)) return strange;
    const isKnown = borders.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
    if (a === b || isKnown) return problem('same-border', '', field, [a, b]);
    borders.push([a, b]);
    return [];
  });
  return { problems, borders };
}

/** Workers arrive in Vladivostok, and every region can be reached from there. */
function borderProblems(json: unknown): Problems {
  if (json === undefined) return [];
  if (!Array.isArray(json)) return problem('not-a-list', '', 'borders');
  const { problems, borders } = readBorders(json);
  if (problems.length > 0) return problems;
  const neighbours = neighboursBy(borders);
  let reached = 1;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (const place of members(before)) reached |= neighbours[place] ?? 0;
  }
  return PLACES.flatMap((place, i) => ((reached >> i) & 1 ? [] : problem('out-of-reach', place, 'borders')));
}

/** Two things of one name cannot be told apart. */
function twinNames({ regions, exchanges }: Json): Problems {
  const named = [regions, exchanges].flatMap((group) => (isRecord(group) ? Object.entries(group) : []));
  const names = named.flatMap(([card, one]) => {
    const name = isRecord(one) && isRecord(one.name) ? one.name : one;
    return isRecord(name) ? LANGUAGES.map((language) => ({ card, language, name: name[language] })) : [];
  });
  return names.flatMap(({ card, language, name }, i) => {
    if (typeof name !== 'string') return [];
    const earlier = names.slice(0, i).find((one) => one.language === language && one.name === name);
    return earlier ? problem('same-name', card, `name.${language}`, [earlier.card]) : [];
  });
}

/** Everything that is wrong with a document. */
function figuresProblems(json: unknown): Problems {
  if (!isRecord(json)) return problem('not-a-record', '', '', FIELDS);
  return [
    ...unknownFields(json, FIELDS, ''),
    ...(json.format === 'siberia-figures' ? [] : problem('not-one-of', '', 'format', ['siberia-figures'])),
    ...['name', 'version'].flatMap((field) => (typeof json[field] === 'string' ? [] : problem('missing', '', field))),
    ...recordProblems(json.regions, 'regions', REGIONS, nameProblems),
    ...recordProblems(json.exchanges, 'exchanges', EXCHANGES, exchangeProblems),
    ...recordProblems(json.counters, 'counters', PARTNERS, personProblems),
    ...twinNames(json),
    ...lowPrices(json.exchanges),
    ...totalProblems(json.counters),
    ...borderProblems(json.borders),
  ];
}

const isDocument = (json: unknown): json is FiguresDocument => figuresProblems(json).length === 0;

/** Reads figures; refuses with everything that is wrong with them, thing by thing. */
export const parseFigures = (json: unknown): Result<Figures, readonly PackProblem[]> =>
  isDocument(json) ? ok(figuresFrom(json)) : fail(figuresProblems(json));
