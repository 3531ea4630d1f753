import { isRecord } from '../../json.ts';

/** What JSON has to be. An object by its fields has others besides, which a newer server may send. */
export type Shape = 'text' | 'number' | 'flag' | 'null' | 'any' | Compound | Fields;

/** A list, a record of any names, one of several shapes, or a field that may be absent. */
type Compound = readonly ['list' | 'record' | 'maybe', Shape] | readonly ['either', readonly Shape[]];

interface Fields {
  readonly [name: string]: Shape;
}

/** The form of a `T`. */
export interface Form<T> {
  readonly shape: Shape;
  /** Never there: it ties the form to its type. */
  readonly of?: T;
}

export const TEXT = 'text';
export const NUMBER = 'number';
export const FLAG = 'flag';
export const NULL = 'null';
export const ANY = 'any';
export const list = (of: Shape): Shape => ['list', of];
export const record = (of: Shape): Shape => ['record', of];
export const maybe = (of: Shape): Shape => ['maybe', of];
/** The form of a list of what has that form. */
export const listOf = <T>({ shape }: Form<T>): Form<T[]> => ({ shape: list(shape) });
export const either = (...shapes: readonly Shape[]): Shape => ['either', shapes];

const isCompound = (shape: Compound | Fields): shape is Compound => Array.isArray(shape);

function hasShape(shape: Shape, json: unknown): boolean {
  switch (shape) {
    case 'text':
      return typeof json === 'string';
    case 'number':
      return typeof json === 'number';
    case 'flag':
      return typeof json === 'boolean';
    case 'null':
      return json === null;
    case 'any':
      return true;
    default:
      return isCompound(shape)
        ? isMadeUp(shape, json)
        : isRecord(json) && Object.entries(shape).every(([name, field]) => hasShape(field, json[name]));
  }
}

function isMadeUp([kind, of]: Compound, json: unknown): boolean {
  switch (kind) {
    case 'list':
      return Array.isArray(json) && json.every((one) => hasShape(of, one));
    case 'record':
      return isRecord(json) && Object.values(json).every((one) => hasShape(of, one));
    case 'maybe':
      return json === undefined || hasShape(of, json);
    case 'either':
      return of.some((shape) => hasShape(shape, json));
  }
}

/** Whether parsed JSON has a form. */
export const fits = <T>({ shape }: Form<T>, json: unknown): json is T => hasShape(shape, json);
