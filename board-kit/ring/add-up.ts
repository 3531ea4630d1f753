interface Counted {
  readonly good: string;
  readonly n: number;
}

/** Adds up amounts of the same good, in the order in which the goods come first; the last one says what is left. */
export function addUp<T extends Counted>(amounts: readonly T[]): readonly T[] {
  const sums = new Map<string, T>();
  for (const amount of amounts) sums.set(amount.good, { ...amount, n: amount.n + (sums.get(amount.good)?.n ?? 0) });
  return [...sums.values()].filter(({ n }) => n !== 0);
}
