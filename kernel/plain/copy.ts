import type { State } from '../index.ts';
import { cloneAgenda } from '../index.ts';

/**
 * Copies a state of plain data: numbers, strings, lists, objects. Shares agenda frames and options, which never change. A copy written field by field
 * is five to seven times as fast: worth it for heavy games.
 */
export function copyState<S extends State>(state: S): S {
  const copy = { ...state };
  for (const key in copy) if (key !== 'options') copy[key] = copyOf(copy[key]);
  copy.agenda = cloneAgenda(state.agenda);
  return copy;
}

function copyOf<T>(value: T): T;
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map((one: unknown) => copyOf(one)) : value.slice();
  return isObject(value) ? copiedFields(value) : value;
}

function copiedFields<T extends object>(value: T): T {
  const copy = { ...value };
  for (const key in copy) copy[key] = copyOf(copy[key]);
  return copy;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
