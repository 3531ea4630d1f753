/** Counts what each of many has at a time: connections of a person, of an address. */
export interface Quota {
  readonly most: number;
  /** Takes one more; false: that would be too many. */
  take(key: string): boolean;
  giveBack(key: string): void;
}

/** Nobody has anything yet; `most` is what each may have. */
export function newQuota(most: number): Quota {
  const taken = new Map<string, number>();
  const take = (key: string): boolean => {
    const has = taken.get(key) ?? 0;
    if (has >= most) return false;
    taken.set(key, has + 1);
    return true;
  };
  const giveBack = (key: string): void => {
    const has = taken.get(key) ?? 0;
    if (has > 1) taken.set(key, has - 1);
    else taken.delete(key);
  };
  return { most, take, giveBack };
}
