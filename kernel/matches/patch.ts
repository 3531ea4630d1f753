/** One change of plain data: the value that now stands at `path` (absent: the key is gone). */
export type Change = readonly [path: readonly (string | number)[], value?: unknown];

/** The changes that turn one plain value into another. */
export type Patch = readonly Change[];

type PlainObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is PlainObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes that turn `from` into `to`. Arrays of another length are replaced whole. */
export function diff(from: unknown, to: unknown): Patch {
  const changes: Change[] = [];
  if (from !== to) collect(from, to, [], changes);
  return changes;
}

/** The changes of two values that are not the same one. `path` is where the walk stands; it is copied where something changed. */
function collect(from: unknown, to: unknown, path: (string | number)[], changes: Change[]): void {
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) collectItems(from, to, path, changes);
  else if (isObject(from) && isObject(to)) collectKeys(from, to, path, changes);
  else changes.push([path.slice(), to]);
}

function collectItems(from: readonly unknown[], to: readonly unknown[], path: (string | number)[], changes: Change[]): void {
  for (let i = 0; i < to.length; i++) {
    if (from[i] === to[i]) continue;
    path.push(i);
    collect(from[i], to[i], path, changes);
    path.pop();
  }
}

/** Nearly all objects keep their keys: then their values are compared as lists, which looks no key up. */
function collectKeys(from: PlainObject, to: PlainObject, path: (string | number)[], changes: Change[]): void {
  const keys = Object.keys(to);
  if (sameList(Object.keys(from), keys)) collectValues(keys, [Object.values(from), Object.values(to)], path, changes);
  else collectOtherKeys(from, to, path, changes);
}

function collectValues(
  keys: readonly string[],
  [from, to]: readonly [readonly unknown[], readonly unknown[]],
  path: (string | number)[],
  changes: Change[],
): void {
  for (const [i, key] of keys.entries()) {
    if (from[i] === to[i]) continue;
    path.push(key);
    collect(from[i], to[i], path, changes);
    path.pop();
  }
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The changes of objects whose keys differ: first those that are gone. */
function collectOtherKeys(from: PlainObject, to: PlainObject, path: (string | number)[], changes: Change[]): void {
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) changes.push([[...path, key]]);
  for (const key of Object.keys(to)) {
    if (!Object.hasOwn(from, key)) {
      changes.push([[...path, key], to[key]]);
    } else if (from[key] !== to[key]) {
      path.push(key);
      collect(from[key], to[key], path, changes);
      path.pop();
    }
  }
}

/** `from` with the changes made, sharing what did not change. Throws if a path does not exist: ask for the whole view then. */
export function applyPatch(from: unknown, patch: Patch): unknown {
  let result = from;
  for (const change of patch) result = place(result, change[0], 0, change);
  return result;
}

function place(target: unknown, path: readonly (string | number)[], at: number, change: Change): unknown {
  const key = path[at];
  if (key === undefined) return change[1];
  if (Array.isArray(target) && typeof key === 'number' && Object.hasOwn(target, key)) {
    const copy: unknown[] = target.slice();
    copy[key] = place(copy[key], path, at + 1, change);
    return copy;
  }
  if (!isObject(target) || typeof key !== 'string') throw new Error(`no ${path.slice(0, at + 1).join('.')} to change`);
  if (at === path.length - 1 && change.length === 1) {
    return Object.fromEntries(Object.entries(target).filter(([name]) => name !== key));
  }
  // Only a last key may be new; an inherited one (constructor, __proto__) is never followed.
  const known = Object.hasOwn(target, key);
  if (!known && at < path.length - 1) throw new Error(`no ${path.slice(0, at + 1).join('.')} to change`);
  return { ...target, [key]: place(known ? target[key] : undefined, path, at + 1, change) };
}
