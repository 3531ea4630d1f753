import type { Catalogue, PackEntry, PackForm, PackPlace, PackProblem, PackRecord, TypedEntry } from '@madang/kernel';
import { type Fields, fields, isRecord, list, type Shape, word } from '@madang/kernel/shapes';
import { BORDERS, COMBINATIONS, EXCHANGES, type Exchange, PARTNERS, PLACES, PRICES, RESOURCES } from '../components/index.ts';
import { pack as texts, words } from '../text/sources.ts';

const LANGUAGES = ['en', 'ko', 'zh'] as const;
const text: Shape = { is: 'text' };
const name = fields({}, { en: text, ko: text, zh: text });
const price: Shape = { is: 'whole', from: 1000, to: 10_000 };
const count: Shape = { is: 'whole', from: 0, to: 14 };

const each = (shape: Shape, of: readonly string[]): Readonly<Record<string, Shape>> => Object.fromEntries(of.map((one) => [one, shape]));

/** Tokyo's price for gas is in the rulebook, so it is not asked. */
const KNOWN: Readonly<Partial<Record<Exchange, PackRecord>>> = { tokyo: { gas: 3000 } };
const pricesAsked = (exchange: Exchange): Fields => {
  const asked = RESOURCES.filter((kind) => KNOWN[exchange]?.[kind] === undefined);
  return exchange === 'frankfurt' ? fields(each(price, asked)) : fields({}, each(price, asked));
};

/** What is not published, and so asked: whose names, which borders, prices and counters. */
const HOLE = { isHole: true, proven: [], preset: {} } as const;
/** Cities that sources name: their names are not asked. */
const CITIES: readonly Exchange[] = ['frankfurt', 'tokyo'];

const regions: readonly PackEntry[] = PLACES.filter((place) => place !== 'vladivostok').map((place) => ({
  ...{ ...HOLE, id: place, group: 'regions', name: { key: `siberia.place.${place}` }, confidence: 'invented', plain: ['name'] },
  ...{ fields: fields({}, { name }), own: {} },
}));

const borders: PackEntry = {
  ...{ ...HOLE, id: 'borders', group: 'borders', name: { key: 'siberia.form.borders' }, confidence: 'invented', plain: [] },
  ...{ fields: fields({ borders: list({ is: 'row', of: [word(...PLACES), word(...PLACES)] }) }), own: { borders: BORDERS } },
};

function asked(exchange: Exchange): PackRecord {
  const known = KNOWN[exchange] ?? {};
  return { prices: Object.fromEntries(Object.entries(PRICES[exchange]).filter(([kind]) => known[kind] === undefined)) };
}

const exchanges: readonly PackEntry[] = EXCHANGES.map((exchange) => ({
  ...{ ...HOLE, id: exchange, group: 'exchanges', name: { key: `siberia.exchange.${exchange}` }, plain: ['name'] },
  confidence: CITIES.includes(exchange) ? 'inferred' : 'invented',
  fields: fields({ prices: pricesAsked(exchange) }, CITIES.includes(exchange) ? {} : { name }),
  own: asked(exchange),
}));

const persons: readonly PackEntry[] = PARTNERS.map((person) => ({
  ...{ ...HOLE, id: person, group: 'counters', name: { key: `siberia.area.${person}` }, confidence: 'invented', plain: [] },
  ...{ fields: fields(each(count, RESOURCES)), own: { ...COMBINATIONS[person] } },
}));

const entries: readonly PackEntry[] = [...regions, borders, ...exchanges, ...persons];

/** A name in all languages: those that are missing say what another says. Undefined: there is none. */
function nameOf(typed: unknown): PackRecord | undefined {
  if (!isRecord(typed)) return undefined;
  const any = LANGUAGES.map((language) => typed[language]).find((one) => typeof one === 'string' && one.trim() !== '');
  return any === undefined ? undefined : Object.fromEntries(LANGUAGES.map((language) => [language, typed[language] || any]));
}

/** An exchange of the pack as typed. */
function exchangeOf(exchange: Exchange, { prices, name: typed }: PackRecord): PackRecord {
  const own = nameOf(typed);
  return { prices: { ...KNOWN[exchange], ...(isRecord(prices) ? prices : {}) }, ...(own && { name: own }) };
}

const filled = (field: string, part: readonly (readonly [string, unknown])[]): PackRecord =>
  part.length === 0 ? {} : { [field]: Object.fromEntries(part) };

function write(head: { readonly name: string; readonly version: string }, typed: ReadonlyMap<string, TypedEntry>): unknown {
  const recordOf = (id: string): PackRecord | undefined => typed.get(id)?.record;
  const named = regions.flatMap(({ id }) => {
    const own = nameOf(recordOf(id)?.name);
    return own ? [[id, own] as const] : [];
  });
  const markets = EXCHANGES.flatMap((exchange) => {
    const record = recordOf(exchange);
    return record ? [[exchange, exchangeOf(exchange, record)] as const] : [];
  });
  const counters = PARTNERS.flatMap((person) => {
    const record = recordOf(person);
    return record ? [[person, record] as const] : [];
  });
  return {
    ...{ format: 'siberia-figures', name: head.name, version: head.version },
    ...filled('regions', named),
    ...(recordOf('borders') ?? {}),
    ...filled('exchanges', markets),
    ...filled('counters', counters),
  };
}

/** An exchange of a pack as the form asks for it. */
function exchangeRecord(exchange: Exchange, json: PackRecord): PackRecord {
  const known = KNOWN[exchange] ?? {};
  const prices = isRecord(json.prices) ? Object.entries(json.prices).filter(([kind]) => known[kind] === undefined) : [];
  return { prices: Object.fromEntries(prices), ...(json.name !== undefined && { name: json.name }) };
}

/** A file does not say what was typed twice, so nothing counts as checked. */
function read(document: unknown): ReadonlyMap<string, TypedEntry> {
  const found = new Map<string, TypedEntry>();
  if (!isRecord(document)) return found;
  const part = (field: string, id: string): unknown => {
    const group = document[field];
    return isRecord(group) ? group[id] : undefined;
  };
  const keep = (id: string, record: PackRecord): unknown => found.set(id, { record, isChecked: false });
  for (const { id } of regions) {
    const own = part('regions', id);
    if (isRecord(own)) keep(id, { name: own });
  }
  if (Array.isArray(document.borders)) keep('borders', { borders: document.borders });
  for (const exchange of EXCHANGES) {
    const own = part('exchanges', exchange);
    if (isRecord(own)) keep(exchange, exchangeRecord(exchange, own));
  }
  for (const person of PARTNERS) {
    const own = part('counters', person);
    if (isRecord(own)) keep(person, own);
  }
  return found;
}

function locate({ card, field }: PackProblem): PackPlace | undefined {
  if (field.startsWith('borders')) return { entry: 'borders', field };
  return entries.some(({ id }) => id === card) ? { entry: card, field } : undefined;
}

const TAKEN = /^siberia\.(?:place|exchange|resource|area)\.([\w-]+)$/;

/** Texts of the form. Names that the game has already are taken from there. */
async function catalogues(language: string): Promise<Catalogue> {
  const [own, all] = await Promise.all([texts(language), words(language)]);
  const taken = Object.entries(all).flatMap(([key, said]) => {
    const [, thing] = TAKEN.exec(key) ?? [];
    if (thing === undefined) return [];
    return [key, `siberia.form.word.${thing}`, `siberia.form.field.${thing}`].map((one) => [one, said] as const);
  });
  return { ...Object.fromEntries(taken), ...own };
}

/** What an owner of the box types: names of regions, borders, prices and counters. */
export const pack: PackForm = { catalogues, entries, write, read, locate };
