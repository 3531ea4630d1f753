type PlainObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is PlainObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same plain data (order of keys does not matter). */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i] || sameData(item, b[i]));
  return isObject(a) && isObject(b) && sameProperties(a, b);
}

function sameProperties(a: PlainObject, b: PlainObject): boolean {
  const keys = Object.keys(a);
  // Equal values need no look-up: no inherited property equals plain data.
  const same = (key: string) => a[key] === b[key] || (Object.hasOwn(b, key) && sameData(a[key], b[key]));
  return keys.length === Object.keys(b).length && keys.every(same);
}
