const hasSameFields = (a: object, b: object, isSame: (one: unknown, other: unknown) => boolean): boolean => {
  const [before, now] = [Object.entries(a), Object.entries(b)];
  return before.length === now.length && before.every(([name, value], i) => now[i]?.[0] === name && isSame(value, now[i]?.[1]));
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Compares the props of a drawing for `memo`. A list or an object among them counts as the same if its own fields are: each position brings new ones. */
export const hasSameLook = (a: object, b: object): boolean =>
  hasSameFields(a, b, (one, other) => Object.is(one, other) || (isObject(one) && isObject(other) && hasSameFields(one, other, Object.is)));
