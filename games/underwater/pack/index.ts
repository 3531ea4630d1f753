import type { Catalogue, Message, PackEntry, PackForm, PackPlace, PackProblem, PackRecord, TypedEntry } from '@madang/kernel';
import { isRecord } from '@madang/kernel/shapes';
import { ATTESTABLE } from '../components/cards/card.ts';
import { askedField, askedFields, askedOf, isSpecialNumber, pieceOf } from '../components/decks/asked.ts';
import { MADANG } from '../components/decks/deck.ts';
import { GOVERNMENT_CONTRACTS, METROPOLIS_TILES } from '../rules/index.ts';
import { pack as texts, words } from '../text/sources.ts';

/** A card, tile or contract of our own deck. */
interface Own {
  readonly id: string;
  readonly group: string;
  readonly name: Message;
  readonly piece: PackRecord;
}

const ERAS = ['era1', 'era2', 'era3'] as const;

const cardsOf = (group: string, cards: readonly { readonly number: number }[]): readonly Own[] =>
  cards.map((card) => ({ id: `${card.number}`, group, name: { key: 'underwater.form.card', args: { number: card.number } }, piece: { ...card } }));

/** Everything that a pack may say, in the order in which it is asked. */
const OWN: readonly Own[] = [
  ...ERAS.flatMap((group, i) => cardsOf(group, MADANG.eras[i] ?? [])),
  ...cardsOf('specials', MADANG.specials),
  ...METROPOLIS_TILES.map((tile) => ({
    id: tile.id,
    group: 'metropolises',
    name: {
      key: 'underwater.form.metropolis',
      args: { number: Number(tile.id.replace(/\D/g, '')), name: { key: `underwater.form.word.${tile.colour}` } },
    },
    piece: { ...tile },
  })),
  ...GOVERNMENT_CONTRACTS.map((contract) => ({
    id: contract.id,
    group: 'contracts',
    name: { key: 'underwater.form.contract', args: { number: Number(contract.id.replace(/\D/g, '')) } },
    piece: { ...contract },
  })),
];

const isKnown = ({ confidence }: PackRecord): boolean => confidence === 'verified' || confidence === 'single-source';

const isGiven = (piece: PackRecord, part: string): boolean => Array.isArray(piece.attested) && piece.attested.includes(part);

/** What a form begins with: an invented effect is not shown, or a person might take it for that of their box. */
function presetOf({ id, piece }: Own, own: PackRecord): PackRecord {
  if (piece.confidence !== 'invented') return own;
  const given = isGiven(piece, 'kind') && isRecord(own.does) ? { does: { kind: own.does.kind } } : {};
  return /^\d/.test(id) ? { colour: piece.colour, ...(isGiven(piece, 'cost') && { cost: piece.cost }), ...given } : {};
}

const entries: readonly PackEntry[] = OWN.map((one) => {
  const own = askedOf(one.id, one.piece);
  return {
    ...{ id: one.id, group: one.group, name: one.name, fields: askedFields(one.id), own, preset: presetOf(one, own) },
    ...{ confidence: String(one.piece.confidence), isHole: !isKnown(one.piece), proven: [], plain: ['title'] },
  };
});

/** A pack says by its confidence how often a figure was typed. */
const confidenceOf = ({ isChecked }: TypedEntry) => (isChecked ? 'verified' : 'single-source');

/** One record of the pack: as typed, or our own. */
function written({ id, piece }: Own, typed: TypedEntry | undefined): PackRecord {
  if (!typed) return piece;
  const said = { ...pieceOf(typed.record), confidence: confidenceOf(typed) };
  if (!/^\d/.test(id)) return { id, ...(piece.colour !== undefined && { colour: piece.colour }), ...said };
  const attested = ATTESTABLE.filter((part) => part !== 'cost' || isSpecialNumber(Number(id)));
  return { number: piece.number, ...said, attested };
}

/** A title in all languages: those that are missing say what another says. Undefined: there is none. */
function titleOf({ title }: PackRecord): PackRecord | undefined {
  if (!isRecord(title)) return undefined;
  const said = ['en', 'ko', 'zh'].map((language) => title[language]).filter((one) => typeof one === 'string' && one.trim() !== '');
  const [any] = said;
  return any === undefined ? undefined : { en: title.en || any, ko: title.ko || any, zh: title.zh || any };
}

function write({ name, version }: { readonly name: string; readonly version: string }, typed: ReadonlyMap<string, TypedEntry>): unknown {
  const of = (group: string) => OWN.filter((one) => one.group === group).map((one) => written(one, typed.get(one.id)));
  const titles = [...typed].flatMap(([id, { record }]) => {
    const title = titleOf(record);
    return title ? [[id, title]] : [];
  });
  return {
    ...{ format: MADANG.format, name, version, eras: ERAS.map(of), specials: of('specials') },
    ...{ metropolises: of('metropolises'), contracts: of('contracts') },
    ...(titles.length > 0 && { titles: Object.fromEntries(titles) }),
  };
}

const listIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);

/** The records of a document that may have errors, by id. */
function recordsIn(document: PackRecord): ReadonlyMap<string, PackRecord> {
  const all = [
    ...listIn(document.eras).flatMap(listIn),
    ...listIn(document.specials),
    ...listIn(document.metropolises),
    ...listIn(document.contracts),
  ];
  return new Map(all.filter(isRecord).map((one) => [String(one.number ?? one.id), one]));
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function read(document: unknown): ReadonlyMap<string, TypedEntry> {
  if (!isRecord(document)) return new Map();
  const records = recordsIn(document);
  const titles = isRecord(document.titles) ? document.titles : {};
  const typed = OWN.flatMap((one): readonly (readonly [string, TypedEntry])[] => {
    const piece = records.get(one.id);
    if (!piece) return [];
    const record = askedOf(one.id, piece, titles[one.id]);
    const isTyped = isKnown(one.piece) ? !isSame(record, askedOf(one.id, one.piece)) : isKnown(piece);
    return isTyped ? [[one.id, { record, isChecked: piece.confidence === 'verified' }]] : [];
  });
  return new Map(typed);
}

function locate({ card, field }: PackProblem): PackPlace | undefined {
  const [entry = ''] = card.split(', ');
  if (!OWN.some(({ id }) => id === entry)) return undefined;
  return { entry, field: field === 'specials' ? 'cost' : askedField(entry, field) };
}

/** Texts of the form. Words that the game has already are taken from there. */
async function catalogues(language: string): Promise<Catalogue> {
  const [own, all] = await Promise.all([texts(language), words(language)]);
  const taken = Object.entries(all).flatMap(([key, text]) => {
    const [, word] = /^underwater\.(?:thing|resource|slot|kind)\.([\w-]+)$/.exec(key) ?? [];
    return word === undefined ? [] : [[`underwater.form.word.${word}`, text]];
  });
  return { ...Object.fromEntries(taken), ...own };
}

/** What an owner of the box types: cards, Special cards, metropolises, contracts. */
export const pack: PackForm = { catalogues, entries, write, read, locate };
