/** The number at an index of a list that has one there. */
export const at = (counts: readonly number[], index: number): number => counts[index] ?? 0;

/** Adds to the number at an index, in place. */
export const add = (counts: number[], index: number, amount: number): void => {
  counts[index] = (counts[index] ?? 0) + amount;
};

/** Sum of counts. */
export const total = (counts: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += at(counts, i);
  return sum;
};

/** How many of the counts equal `value`. */
export const countOf = (counts: readonly number[], value: number): number => {
  let found = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i] === value) found += 1;
  return found;
};

/** Indexes with a positive count, a bit for each. */
export const present = (counts: readonly number[]): number => {
  let set = 0;
  for (let i = 0; i < counts.length; i++) if (at(counts, i) > 0) set |= 1 << i;
  return set;
};

/** A list of one value. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  while (list.length < length) list.push(value);
  return list;
}

/** Puts a value into an ascending list, in place. */
export function insertSorted(list: number[], value: number): void {
  let i = list.length;
  list.push(value);
  for (; i > 0 && at(list, i - 1) > value; i--) list[i] = at(list, i - 1);
  list[i] = value;
}

/** Takes one copy of a value out of a list that has it, in place, keeping the order. */
export function removeOne(list: number[], value: number): void {
  for (let i = list.indexOf(value); i < list.length - 1; i++) list[i] = at(list, i + 1);
  list.pop();
}
