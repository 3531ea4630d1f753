const hasSameFields = (a: object, b: object, isSame: (one: unknown, other: unknown) => boolean): boolean => {
  const [before, now] = [Object.entries(a), Object.entries(b)];
  return before.length === now.length && before.every(([name, value], i) => now[i]?.[0] === name && isSame(value, now[i]?.[1]));
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Compares the props of a drawing for `memo`. A list or an object among them counts as the same if its own fields are: each position brings new ones. */
export const hasSameLook = (a: object, b: object): boolean =>
  hasSameFields(a, b, (one, other) => Object.is(one, other) || (isObject(one) && isObject(other) && hasSameFields(one, other, Object.is)));

const isPlain = (value: unknown): value is object => isObject(value) && value.constructor === Object;

/** True if plain data is the same in all its depth. Everything else, such as an element or a function, must be the same thing. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isSameData(one, b[i]));
  if (a instanceof Set && b instanceof Set) return isSameData([...a], [...b]);
  if (a instanceof Map && b instanceof Map) return isSameData([...a], [...b]);
  return isPlain(a) && isPlain(b) && hasSameFields(a, b, isSameData);
}
