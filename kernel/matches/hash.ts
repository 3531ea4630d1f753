/** Canonical JSON: object keys in order, so equal data gives equal text whatever order it was built in. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * A 64-bit fingerprint of plain data as 16 hex digits: equal states, equal fingerprints, on every machine.
 * It finds differences, it does not resist forgery (two 32-bit multiply-xor hashes, after MurmurHash3's mixing).
 */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

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
