import { isRecord } from '../json/record.ts';
import type { Options } from '../options.ts';
import { fail, ok, type Result, type Seat } from '../state.ts';

/** What a player may ask a coach: what their plan is worth, what else there is, what is best. */
export const HELPS = ['plan', 'others', 'best'] as const;
export type Help = (typeof HELPS)[number];

/** A help that a seat asked for, when so many moves had been played. */
export interface Helped {
  readonly at: number;
  readonly seat: Seat;
  readonly help: Help;
}

/** A match as a JSON document that a person can read and any later version of the same rules replays. */
export interface Document {
  readonly format: 'madang-match';
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  /** The document of the pack that the options name; absent: they name none. */
  readonly pack?: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Seat and move, in the order played; a move carries its id and its readable fields. */
  readonly moves: readonly (readonly [seat: Seat, move: unknown])[];
  /** Where a coach was asked; absent: nowhere. */
  readonly helps?: readonly Helped[];
  /** Fingerprint of the state after the last move. */
  readonly hash?: string;
}

/** A JSON value that is not a match document: the field that is missing or of a wrong form. */
export interface FormProblem {
  readonly code: 'not-a-document';
  readonly field: string;
}

const isMoves = (json: unknown): json is (readonly [Seat, unknown])[] =>
  Array.isArray(json) && json.every((entry) => Array.isArray(entry) && entry.length === 2 && Number.isInteger(entry[0]) && isRecord(entry[1]));

const isHelps = (json: unknown): json is Helped[] =>
  Array.isArray(json) &&
  json.every((one) => isRecord(one) && Number.isInteger(one.at) && Number.isInteger(one.seat) && HELPS.some((help) => help === one.help));

const isOptions = (json: unknown): json is Options => isRecord(json) && Object.values(json).every((value) => typeof value === 'string');

/** The parts that a document may lack; refuses one of a wrong form. */
function readParts({ pack, helps, hash }: Readonly<Record<string, unknown>>): Result<Pick<Document, 'pack' | 'helps' | 'hash'>, string> {
  if (pack !== undefined && !isRecord(pack)) return fail('pack');
  if (helps !== undefined && !isHelps(helps)) return fail('helps');
  if (hash !== undefined && typeof hash !== 'string') return fail('hash');
  return ok({ ...(pack !== undefined && { pack }), ...(helps !== undefined && { helps }), ...(hash !== undefined && { hash }) });
}

/** Checks the form of a document; what it says is checked by playing it (`openDocument`). */
export function readDocument(json: unknown): Result<Document, FormProblem> {
  const wrong = (field: string) => fail({ code: 'not-a-document', field } as const);
  if (!isRecord(json) || json.format !== 'madang-match') return wrong('format');
  const { game, version, options, seats, seed, moves } = json;
  if (typeof game !== 'string') return wrong('game');
  if (typeof version !== 'string') return wrong('version');
  if (!isOptions(options)) return wrong('options');
  if (typeof seats !== 'number' || !Number.isInteger(seats)) return wrong('seats');
  if (typeof seed !== 'string') return wrong('seed');
  if (!isMoves(moves)) return wrong('moves');
  const parts = readParts(json);
  if (!parts.ok) return wrong(parts.problem);
  return ok({ format: 'madang-match', game, version, options, seats, seed, moves, ...parts.value });
}

/** The document as text: one move a line, so that a person can read it and a diff shows what changed. */
export function printDocument(document: Document): string {
  const { moves, helps, hash, ...head } = document;
  const lines = moves.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  fields.push(moves.length > 0 ? `  "moves": [\n${lines}\n  ]` : '  "moves": []');
  if (helps !== undefined) fields.push(`  "helps": ${JSON.stringify(helps)}`);
  if (hash !== undefined) fields.push(`  "hash": ${JSON.stringify(hash)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}
