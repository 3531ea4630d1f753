/** The number at an index of a list that has one there. */
export const at = (counts: readonly number[], index: number): number => counts[index] ?? 0;

/** As `at`, of a list of fractions: that is another kind of list, and what meets both grows slow for both (see `wholes`). */
export const fractionAt = (fractions: readonly number[], index: number): number => fractions[index] ?? 0;

/** Adds to the number at an index, in place. */
export const add = (counts: number[], index: number, amount: number): void => {
  counts[index] = (counts[index] ?? 0) + amount;
};

/** Takes from the number at an index, in place. (To add −0 would turn a list of whole numbers into one of fractions.) */
export const subtract = (counts: number[], index: number, amount: number): void => {
  counts[index] = (counts[index] ?? 0) - amount;
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

/**
 * Copies whole numbers into a list that the engine stores as whole numbers. A spread of a frozen table or a `map` is stored otherwise, and functions
 * that meet several kinds of list become slow. Make lists of a state by this.
 */
export function wholes(numbers: readonly number[]): number[] {
  const list: number[] = [];
  for (let i = 0; i < numbers.length; i++) list.push(numbers[i] ?? 0);
  return list;
}

/** 0 … length − 1. */
export function numbersTo(length: number): number[] {
  const list: number[] = [];
  while (list.length < length) list.push(list.length);
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
