import type { PackEntry, PackRecord } from '@madang/kernel';
import { type Fields, isRecord, isSettled, misfits, type Shape } from '@madang/kernel/shapes';

/** What a field has before a person types. Null: nothing yet. */
export function emptyOf(shape: Shape): unknown {
  switch (shape.is) {
    case 'word':
      return isSettled(shape) ? shape.of[0] : null;
    case 'bag':
      return {};
    case 'fields':
      return emptyFields(shape);
    case 'list':
      return shape.of.is === 'tagged' || shape.of.is === 'word' ? [] : [emptyOf(shape.of)];
    case 'row':
      return shape.of.map(emptyOf);
    case 'whole':
    case 'flag':
    case 'text':
    case 'tagged':
    case 'either':
    case 'anything':
      return null;
  }
}

/** A record whose needed fields are empty. */
export const emptyFields = ({ needed }: Fields): PackRecord =>
  Object.fromEntries(Object.entries(needed).map(([name, shape]) => [name, emptyOf(shape)]));

const tagOf = (shape: Extract<Shape, { is: 'tagged' }>, value: unknown): { readonly tag: string; readonly fields: Fields } | undefined => {
  const tag = isRecord(value) ? value[shape.tag] : undefined;
  const found = typeof tag === 'string' && Object.hasOwn(shape.by(), tag) ? shape.by()[tag] : undefined;
  return typeof tag === 'string' && found ? { tag, fields: found } : undefined;
};

/** The alternative that a value takes, or began with; undefined: none yet. */
export function chosenOf(of: readonly Shape[], value: unknown): Shape | undefined {
  if (value === null || value === undefined) return undefined;
  const isOf = (shape: Shape): boolean => {
    if (shape.is === 'word') return shape.of.some((one) => one === value);
    if (shape.is === 'list') return Array.isArray(value);
    if (shape.is === 'fields') return isRecord(value) && Object.keys(shape.needed).every((name) => Object.hasOwn(value, name));
    return isRecord(value) && !Array.isArray(value);
  };
  return of.find(isOf);
}

type Change = (shape: Shape, value: unknown) => unknown;

const fieldsOf = (shape: Fields, value: PackRecord, change: Change): PackRecord =>
  Object.fromEntries(
    Object.entries({ ...shape.needed, ...shape.optional }).flatMap(([name, one]) =>
      Object.hasOwn(value, name) ? [[name, change(one, value[name])]] : [],
    ),
  );

/** The same structure without its figures: as it is asked again. */
function blankOf(shape: Shape, value: unknown): unknown {
  switch (shape.is) {
    case 'fields':
      return isRecord(value) ? fieldsOf(shape, value, blankOf) : emptyOf(shape);
    case 'tagged': {
      const chosen = tagOf(shape, value);
      return chosen && isRecord(value) ? { [shape.tag]: chosen.tag, ...fieldsOf(chosen.fields, value, blankOf) } : null;
    }
    case 'list':
      return Array.isArray(value) && shape.of.is !== 'word' ? value.map((one) => blankOf(shape.of, one)) : [];
    case 'row':
      return shape.of.map((one, i) => blankOf(one, Array.isArray(value) ? value[i] : null));
    case 'either': {
      const chosen = chosenOf(shape.of, value);
      return chosen?.is === 'fields' || chosen?.is === 'list' ? blankOf(chosen, value) : null;
    }
    default:
      return emptyOf(shape);
  }
}

/** An entry as it is asked the second time: what sums prove and what has no effect stays. */
export function askedAgain({ fields, proven, plain }: Pick<PackEntry, 'fields' | 'proven' | 'plain'>, first: PackRecord): PackRecord {
  const blank = blankOf(fields, first);
  const kept = [...proven, ...plain].flatMap((name) => (Object.hasOwn(first, name) ? [[name, first[name]] as const] : []));
  return { ...(isRecord(blank) ? blank : {}), ...Object.fromEntries(kept) };
}

/** What can be drawn of an unfinished value; undefined: nothing. */
function finishedPart(shape: Shape, value: unknown): unknown {
  switch (shape.is) {
    case 'list':
      return someOf((Array.isArray(value) ? value : []).map((one) => finishedPart(shape.of, one)).filter((one) => one !== undefined));
    case 'bag':
      return finishedBag(shape, value);
    case 'fields':
      return isRecord(value) ? finishedFields(shape, value) : undefined;
    case 'tagged':
      return finishedTagged(shape, value);
    case 'either': {
      const chosen = chosenOf(shape.of, value);
      return chosen && finishedPart(chosen, value);
    }
    default:
      return misfits(shape, value, '').length === 0 ? value : undefined;
  }
}

const someOf = (parts: readonly unknown[]): unknown => (parts.length > 0 ? parts : undefined);

function finishedBag(shape: Shape, value: unknown): unknown {
  const some = Object.entries(isRecord(value) ? value : {}).filter(([name, n]) => misfits(shape, { [name]: n }, '').length === 0);
  return some.length > 0 ? Object.fromEntries(some) : undefined;
}

function finishedTagged(shape: Extract<Shape, { is: 'tagged' }>, value: unknown): unknown {
  const chosen = tagOf(shape, value);
  const part = chosen && isRecord(value) ? finishedFields(chosen.fields, value) : undefined;
  return part && chosen ? { [shape.tag]: chosen.tag, ...part } : undefined;
}

function finishedFields(shape: Fields, value: PackRecord): PackRecord | undefined {
  const parts = fieldsOf(shape, value, finishedPart);
  const there = Object.fromEntries(Object.entries(parts).filter(([, one]) => one !== undefined));
  return Object.keys(shape.needed).every((name) => Object.hasOwn(there, name)) ? there : undefined;
}

/** What can be drawn of an unfinished entry, field by field; of an unfinished choice what was chosen. */
export function drawnPart(fields: Fields, record: PackRecord): PackRecord {
  const part = (shape: Shape, value: unknown): unknown => {
    const chosen = shape.is === 'tagged' ? tagOf(shape, value) : undefined;
    return finishedPart(shape, value) ?? (shape.is === 'tagged' && chosen ? { [shape.tag]: chosen.tag } : undefined);
  };
  return Object.fromEntries(Object.entries(fieldsOf(fields, record, part)).filter(([, one]) => one !== undefined));
}

/** A field that was typed twice and is not the same. */
export interface Difference {
  readonly field: string;
  readonly first: unknown;
  readonly second: unknown;
}

const below = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

/** The figures that differ between two values, each by its field. */
export function differences(first: unknown, second: unknown, field = ''): readonly Difference[] {
  if (Array.isArray(first) && Array.isArray(second) && first.length === second.length)
    return first.flatMap((one, i) => differences(one, second[i], `${field}[${i}]`));
  if (isRecord(first) && isRecord(second)) {
    const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
    return names.flatMap((name) => differences(first[name], second[name], below(field, name)));
  }
  return first === second ? [] : [{ field, first, second }];
}
