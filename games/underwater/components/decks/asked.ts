import { type Fields, fields, isRecord, list, misfits, type Shape, word } from '@madang/kernel/shapes';
import type { Card } from '../cards/index.ts';
import type { GovernmentContract } from '../contracts.ts';
import { METROPOLIS_TILES, type MetropolisTile } from '../metropolises.ts';
import { COLOURS, CONTRACTS, KINDS, type Kind, METROPOLISES } from '../words.ts';
import { conditionShape, deedShape, gainShape, lastingShape, scoringShape, yieldShape } from './language.ts';

type Json = Readonly<Record<string, unknown>>;

const text: Shape = { is: 'text' };

/** What a card of each kind does. Only a permanent card has no requirement: its effects have conditions of their own. */
const BY_KIND: Readonly<Record<Kind, Fields>> = {
  instant: fields({ effect: deedShape }, { requires: conditionShape }),
  permanent: fields({ effect: lastingShape }),
  action: fields({ effect: deedShape }, { requires: conditionShape }),
  production: fields({ effect: yieldShape }, { requires: conditionShape }),
  endScoring: fields({ effect: scoringShape }, { requires: conditionShape }),
};

const does: Shape = { is: 'tagged', tag: 'kind', by: () => BY_KIND };
const title = fields({}, { en: text, ko: text, zh: text });
const colour = word(...COLOURS);

/** What a person is asked of an era card, a Special card, a metropolis of each colour and a contract. */
const ERA_CARD = fields({ colour, does }, { title });
const SPECIAL_CARD = fields({ colour, cost: word(1, 2, 3), does }, { title });
const BROWN = fields({ endScoring: scoringShape, solo: { is: 'flag' } });
const BLUE = fields({ instant: deedShape }, { production: gainShape });
const CONTRACT = fields({ needs: list(conditionShape), reward: deedShape });

const isContract = (id: string): boolean => CONTRACTS.some((one) => one === id);
const tileOf = (id: string): MetropolisTile | undefined => METROPOLIS_TILES[METROPOLISES.findIndex((one) => one === id)];

/** UWC-SETUP-08: Special cards come after the cards of the eras. */
export const isSpecialNumber = (number: number): boolean => number > 180;

/** What is asked of a card by its number, of a metropolis or contract by its name. */
export function askedFields(id: string): Fields {
  if (isContract(id)) return CONTRACT;
  const tile = tileOf(id);
  if (tile) return tile.colour === 'brown' ? BROWN : BLUE;
  return isSpecialNumber(Number(id)) ? SPECIAL_CARD : ERA_CARD;
}

/** A record of a deck as the form asks for it; fields that are not asked are left out. */
export function askedOf(id: string, piece: Json, titles?: unknown): Json {
  const { needed, optional } = askedFields(id);
  const kind = KINDS.find((one) => piece[one] !== undefined);
  const requires = piece.requires === undefined ? {} : { requires: piece.requires };
  const asked = { ...piece, ...(kind && { does: { kind, effect: piece[kind], ...requires } }), ...(isRecord(titles) && { title: titles }) };
  const names = [...Object.keys(needed), ...Object.keys(optional)];
  return Object.fromEntries(Object.entries(asked).filter(([name]) => names.includes(name)));
}

/** What the form asked as fields of a deck's record: the effect stands in the field of its kind. Titles stand elsewhere. */
export function pieceOf({ does: done, title: _, ...rest }: Json): Json {
  if (!isRecord(done) || typeof done.kind !== 'string') return rest;
  return { ...rest, [done.kind]: done.effect, ...(done.requires !== undefined && { requires: done.requires }) };
}

/** A field of a deck's record as the form names it. */
export function askedField(id: string, field: string): string {
  if (!/^\d+$/.test(id)) return field;
  const [name = ''] = field.split(/[.[]/);
  if (KINDS.some((kind) => kind === name)) return `does.effect${field.slice(name.length)}`;
  return field.startsWith('requires') ? `does.${field}` : field.replace(/^titles/, 'title');
}

/** A piece as typed so far; one of the three is there. */
export interface TypedPiece {
  readonly card?: Card;
  readonly tile?: MetropolisTile;
  readonly contract?: GovernmentContract;
}

/** Lists that are still too short can be drawn. */
const isDrawable = (id: string, piece: Json): boolean => misfits(askedFields(id), askedOf(id, piece), '').every(({ code }) => code === 'empty');

const isCard = (piece: Json): piece is Json & Card => isDrawable(`${piece.number}`, piece);
const isTile = (piece: Json): piece is Json & MetropolisTile => isDrawable(`${piece.id}`, piece);
const isDrawnContract = (piece: Json): piece is Json & GovernmentContract => isDrawable(`${piece.id}`, piece);

/** What is typed as a piece of the game. Undefined: too little is typed. */
export function readPiece(id: string, record: Json): TypedPiece | undefined {
  const known = { confidence: 'verified', attested: [], ...pieceOf(record) };
  if (isContract(id)) {
    const contract = { ...known, id };
    return isDrawnContract(contract) ? { contract } : undefined;
  }
  const colour = tileOf(id)?.colour;
  if (colour) {
    const tile = { ...known, id, colour };
    return isTile(tile) ? { tile } : undefined;
  }
  const number = Number(id);
  const kind = isRecord(record.does) ? record.does.kind : undefined;
  const printed = isSpecialNumber(number) ? { cost: 1, pack: 'special' } : { cost: 0, pack: 'none' };
  const card = { colour: 'green', ...printed, ...known, number, kind };
  return isCard(card) ? { card } : undefined;
}
