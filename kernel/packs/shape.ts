import { isRecord } from '../json/record.ts';

export { isRecord };

/** The form of a JSON value, as data: a closed set of forms from which every field of a pack is described, read and asked for. */
export type Shape =
  | { readonly is: 'whole'; readonly from: number; readonly to: number }
  | { readonly is: 'flag' }
  | { readonly is: 'anything' }
  | { readonly is: 'word'; readonly of: readonly (string | number)[] }
  | { readonly is: 'text' }
  | { readonly is: 'list'; readonly of: Shape; readonly least: number }
  /** A fixed number of values, each with its form. */
  | { readonly is: 'row'; readonly of: readonly Shape[] }
  /** Whole numbers above 0 by some of these names, at least one. */
  | { readonly is: 'bag'; readonly of: readonly string[] }
  | Fields
  /** Any one of these forms, told apart by the kind of JSON value or by their fields. */
  | { readonly is: 'either'; readonly of: readonly Shape[] }
  /** A record whose fields depend on the word in one of them. */
  | { readonly is: 'tagged'; readonly tag: string; by(): Readonly<Record<string, Fields>> };

/** A record of these fields and no others. */
export interface Fields {
  readonly is: 'fields';
  readonly needed: Readonly<Record<string, Shape>>;
  readonly optional: Readonly<Record<string, Shape>>;
}

/** What is wrong with a value: where, and what would be right. */
export interface Misfit {
  readonly code: 'missing' | 'unknown-field' | 'not-a-record' | 'not-a-list' | 'not-a-whole-number' | 'not-one-of' | 'not-a-text' | 'empty';
  /** The field, as in 'instant.of[1].goods.kelp'. */
  readonly field: string;
  readonly allowed: readonly string[];
}

export const fields = (needed: Fields['needed'], optional: Fields['optional'] = {}): Fields => ({ is: 'fields', needed, optional });
export const word = (...of: readonly (string | number)[]): Shape => ({ is: 'word', of });
export const list = (of: Shape, least = 1): Shape => ({ is: 'list', of, least });
export const bag = (of: readonly string[]): Shape => ({ is: 'bag', of });
export const either = (...of: readonly Shape[]): Shape => ({ is: 'either', of });

type Json = Readonly<Record<string, unknown>>;

const below = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);
const isWhole = (json: unknown, from: number, to: number): boolean =>
  typeof json === 'number' && Number.isInteger(json) && json >= from && json <= to;

/** All that is wrong with a value of this form; nothing: it fits. */
export function misfits(shape: Shape, json: unknown, field: string): readonly Misfit[] {
  switch (shape.is) {
    case 'whole':
      return isWhole(json, shape.from, shape.to) ? [] : [{ code: 'not-a-whole-number', field, allowed: [`${shape.from}`, `${shape.to}`] }];
    case 'anything':
      return [];
    case 'flag':
      return typeof json === 'boolean' ? [] : [{ code: 'not-one-of', field, allowed: ['true', 'false'] }];
    case 'word':
      return shape.of.some((one) => one === json) ? [] : [{ code: 'not-one-of', field, allowed: shape.of.map(String) }];
    case 'text':
      return typeof json === 'string' && json.trim() !== '' ? [] : [{ code: 'not-a-text', field, allowed: [] }];
    case 'list':
      return listMisfits(shape.of, shape.least, json, field);
    case 'row':
      if (!Array.isArray(json) || json.length !== shape.of.length) return [{ code: 'not-a-list', field, allowed: [`${shape.of.length}`] }];
      return shape.of.flatMap((one, i) => misfits(one, json[i], `${field}[${i}]`));
    case 'bag':
      return bagMisfits(shape.of, json, field);
    case 'fields':
      return isRecord(json) ? fieldMisfits(shape, json, field) : [{ code: 'not-a-record', field, allowed: Object.keys(shape.needed) }];
    case 'either':
      return eitherMisfits(shape.of, json, field);
    case 'tagged':
      return taggedMisfits(shape.tag, shape.by(), json, field);
  }
}

function listMisfits(of: Shape, least: number, json: unknown, field: string): readonly Misfit[] {
  if (!Array.isArray(json)) return [{ code: 'not-a-list', field, allowed: [] }];
  if (json.length < least) return [{ code: 'empty', field, allowed: [`${least}`] }];
  return json.flatMap((one, i) => misfits(of, one, `${field}[${i}]`));
}

const MOST = 99;

function bagMisfits(of: readonly string[], json: unknown, field: string): readonly Misfit[] {
  if (!isRecord(json)) return [{ code: 'not-a-record', field, allowed: of }];
  if (Object.keys(json).length === 0) return [{ code: 'empty', field, allowed: of }];
  return Object.entries(json).flatMap(([name, n]): readonly Misfit[] => {
    if (!of.includes(name)) return [{ code: 'unknown-field', field: below(field, name), allowed: of }];
    return isWhole(n, 1, MOST) ? [] : [{ code: 'not-a-whole-number', field: below(field, name), allowed: ['1', `${MOST}`] }];
  });
}

function fieldMisfits({ needed, optional }: Fields, json: Json, field: string): readonly Misfit[] {
  const known = { ...needed, ...optional };
  const strange = Object.keys(json).filter((name) => !Object.hasOwn(known, name));
  return [
    ...strange.map((name): Misfit => ({ code: 'unknown-field', field: below(field, name), allowed: Object.keys(known) })),
    ...Object.entries(known).flatMap(([name, shape]): readonly Misfit[] => {
      if (Object.hasOwn(json, name)) return misfits(shape, json[name], below(field, name));
      return Object.hasOwn(needed, name) ? [{ code: 'missing', field: below(field, name), allowed: [] }] : [];
    }),
  ];
}

/** If no form fits, what is wrong with the one that is nearest. */
function eitherMisfits(of: readonly Shape[], json: unknown, field: string): readonly Misfit[] {
  const found = of.map((shape) => misfits(shape, json, field));
  return found.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}

/** A misfit deep inside belongs to a nearer form than one of the whole value; no misfit is nearest. */
const depth = (found: readonly Misfit[]): number => (found.length === 0 ? MOST : Math.max(...found.map((one) => one.field.length)));

function taggedMisfits(tag: string, by: Readonly<Record<string, Fields>>, json: unknown, field: string): readonly Misfit[] {
  const allowed = Object.keys(by);
  if (!isRecord(json)) return [{ code: 'not-a-record', field, allowed: [tag] }];
  const name = json[tag];
  const shape = typeof name === 'string' && Object.hasOwn(by, name) ? by[name] : undefined;
  if (!shape) return [{ code: name === undefined ? 'missing' : 'not-one-of', field: below(field, tag), allowed }];
  return fieldMisfits(shape, Object.fromEntries(Object.entries(json).filter(([one]) => one !== tag)), field);
}

/** True if a form has one value only, which nobody is asked for. */
export const isSettled = (shape: Shape): boolean => shape.is === 'word' && shape.of.length === 1;

/** The fields of a form by name: those of a record, or those of every record that it may be. */
function fieldsIn(shape: Shape): readonly (readonly [string, Shape])[] {
  if (shape.is === 'tagged') return Object.values(shape.by()).flatMap(fieldsIn);
  if (shape.is !== 'fields') return [];
  return [...Object.entries(shape.needed).filter(([, one]) => !isSettled(one)), ...Object.entries(shape.optional)];
}

/** The words that a form offers by itself. */
function wordsIn(shape: Shape): readonly string[] {
  if (shape.is === 'word') return shape.of.filter((one) => typeof one === 'string');
  if (shape.is === 'bag') return shape.of;
  return shape.is === 'tagged' ? Object.keys(shape.by()) : [];
}

/** All forms in a form, itself first; each once, for effects have effects. */
function formsIn(shape: Shape, known: Set<unknown> = new Set()): readonly Shape[] {
  const key = shape.is === 'tagged' ? shape.by() : shape;
  if (known.has(key)) return [];
  known.add(key);
  const below = shape.is === 'list' ? [shape.of] : shape.is === 'row' || shape.is === 'either' ? shape.of : fieldsIn(shape).map(([, one]) => one);
  return [shape, ...below.flatMap((one) => formsIn(one, known))];
}

/** The names that a form says: those of its fields and those of its words. Numbers need none. */
export function namesIn(shape: Shape): { readonly fields: readonly string[]; readonly words: readonly string[] } {
  const all = formsIn(shape);
  return { fields: [...new Set(all.flatMap(fieldsIn).map(([name]) => name))], words: [...new Set(all.flatMap(wordsIn))] };
}
