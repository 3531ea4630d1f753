import type { Time } from '../time.ts';

/** How often each of many may try something. */
export interface Tries {
  /** Takes one of those that a key has left; false: none is left for now. */
  take(key: string): boolean;
}

/** Keys beyond which those are forgotten that have all their tries again. */
const MANY = 10_000;

/** Each key has `most` tries, and gets them back over so many milliseconds. */
export function newTries(most: number, over: number, time: Pick<Time, 'now'>): Tries {
  const used = new Map<string, { readonly count: number; readonly at: number }>();
  const usedNow = (key: string, now: number): number => {
    const { count, at } = used.get(key) ?? { count: 0, at: now };
    return Math.max(0, count - ((now - at) * most) / over);
  };
  const forget = (now: number): void => {
    for (const key of used.keys()) if (usedNow(key, now) === 0) used.delete(key);
  };
  const take = (key: string): boolean => {
    const now = time.now();
    if (used.size >= MANY) forget(now);
    const count = usedNow(key, now);
    if (count + 1 > most) return false;
    used.set(key, { count: count + 1, at: now });
    return true;
  };
  return { take };
}
