import { blake2s } from '../chance/blake2s.ts';
import type { Game, PackProblem } from '../game.ts';
import { isPackId, type Pack } from '../options.ts';
import { fail, ok, type Result } from '../state.ts';
import { canonical } from './hash.ts';

/** Letters of a pack as canonical JSON. Madang's own deck of 205 cards has 36,000. */
export const PACK_LENGTH_MAX = 200_000;
/** Records and lists inside each other, values in all, letters of a text: a document with more is not looked at. */
const DEPTH_MAX = 16;
const VALUES_MAX = 20_000;
const LETTERS_MAX = 200;
/** Problems that are told at once. */
const PROBLEMS_MAX = 100;

/** Names that mean something to JavaScript: no pack has a field of them. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,14}[a-z0-9])?$/;
const VERSION = /^[a-z0-9](?:[a-z0-9.]{0,6}[a-z0-9])?$/;

const problem = (code: string, field: string, allowed: readonly (string | number)[] = []): PackProblem => ({
  code,
  card: '',
  field,
  allowed: allowed.map(String),
});

/** The id of a pack: its name, its version and 128 bits of the BLAKE2s hash of its canonical JSON, so that nobody can make two packs of one id. */
export function packIdOf(name: string, version: string, text: string): string {
  const words = blake2s(new TextEncoder().encode(text)).slice(0, 4);
  return `${name}-${version}@${words.map((word) => word.toString(16).padStart(8, '0')).join('')}`;
}

/** What is wrong with a value by itself. */
function valueProblem(value: unknown, depth: number, field: string): PackProblem | undefined {
  if (typeof value === 'string') return value.length > LETTERS_MAX ? problem('too-long-a-text', field, [LETTERS_MAX]) : undefined;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? undefined : problem('not-a-number', field);
  return typeof value === 'object' && value !== null && depth >= DEPTH_MAX ? problem('too-deep', field, [DEPTH_MAX]) : undefined;
}

const isForbidden = (name: string): boolean => FORBIDDEN.includes(name) || name.length > LETTERS_MAX;

const fieldBelow = (value: object, field: string, name: string): string =>
  Array.isArray(value) ? `${field}[${name}]` : [field, name.slice(0, LETTERS_MAX)].filter((part) => part !== '').join('.');

/** What is wrong with the size of a document, or with names and values that no pack has; looks no deeper than it must. */
function limitProblem(json: unknown): PackProblem | undefined {
  let values = 0;
  const look = (value: unknown, depth: number, field: string): PackProblem | undefined => {
    values += 1;
    if (values > VALUES_MAX) return problem('too-many-values', '', [VALUES_MAX]);
    const wrong = valueProblem(value, depth, field);
    if (wrong || typeof value !== 'object' || value === null) return wrong;
    for (const [name, inner] of Object.entries(value)) {
      const below = fieldBelow(value, field, name);
      const found = isForbidden(name) ? problem('unknown-field', below) : look(inner, depth + 1, below);
      if (found) return found;
    }
    return undefined;
  };
  return look(json, 0, '');
}

const tooLong = problem('too-long', '', [PACK_LENGTH_MAX]);

/** What is wrong with the name and the version, where they are texts: the game tells where they are none. */
function nameProblems(json: unknown): readonly PackProblem[] {
  const textOf = (field: string): unknown => (typeof json === 'object' && json !== null ? Reflect.get(json, field) : undefined);
  const isWrong = (field: string, form: RegExp): boolean => {
    const text = textOf(field);
    return typeof text === 'string' && !form.test(text);
  };
  return [
    ...(isWrong('name', NAME) ? [problem('not-a-name', 'name', ['a-z', '0-9', '-'])] : []),
    ...(isWrong('version', VERSION) ? [problem('not-a-name', 'version', ['a-z', '0-9', '.'])] : []),
  ];
}

/** Reads a document as a pack of a game, with the id that its content gives it; refuses with what is wrong, card by card. Safe for documents of strangers. */
export function readPack({ packs }: Pick<Game, 'packs'>, json: unknown): Result<Pack, readonly PackProblem[]> {
  if (!packs) return fail([problem('no-packs', '')]);
  const limit = limitProblem(json);
  if (limit) return fail([limit]);
  const read = packs.read(json);
  const text = canonical(json);
  const wrong = [...(read.ok ? [] : read.problem), ...nameProblems(json), ...(text.length > PACK_LENGTH_MAX ? [tooLong] : [])];
  if (!read.ok || wrong.length > 0) return fail(wrong.slice(0, PROBLEMS_MAX));
  const { name, version } = read.value;
  return ok({ option: packs.option, id: packIdOf(name, version, text), text });
}

/** The value of the option that chooses a pack, if these options name one. */
export function packNamed({ packs }: Pick<Game, 'packs'>, options: unknown): string | undefined {
  if (!packs || typeof options !== 'object' || options === null) return undefined;
  const value: unknown = Reflect.get(options, packs.option);
  return typeof value === 'string' && isPackId(value) ? value : undefined;
}
