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

function collectKeys(from: PlainObject, to: PlainObject, path: (string | number)[], changes: Change[]): void {
  const first = changes.length;
  let shared = 0;
  for (const key in to) {
    // Equal values need no look-up: no inherited property equals plain data.
    if (from[key] === to[key]) {
      shared++;
    } else if (Object.hasOwn(from, key)) {
      shared++;
      path.push(key);
      collect(from[key], to[key], path, changes);
      path.pop();
    } else {
      changes.push([[...path, key], to[key]]);
    }
  }
  const before = Object.keys(from);
  if (before.length === shared) return;
  const gone = before.filter((key) => !Object.hasOwn(to, key));
  changes.splice(first, 0, ...gone.map((key): Change => [[...path, key]]));
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
