/** Every choice of a run. A run with the same seed chooses the same, as far as the pages show the same. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  /** One of several; throws where there is none. */
  pick<T>(several: readonly T[]): T;
  /** One of several, the heavier the more often. */
  weighed<T extends { readonly weight: number }>(several: readonly T[]): T;
}

/** Numbers that a seed and a number of an act give, whatever the acts before have drawn (mulberry32). */
export function randomOf(seed: number, act: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(act + 1, 0xc2b2ae35)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(several: readonly T[]): T => {
    const one = several[Math.floor(next() * several.length)];
    if (one === undefined) throw new Error('there is nothing to pick');
    return one;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick,
    weighed(several) {
      let left = next() * several.reduce((sum, { weight }) => sum + weight, 0);
      for (const one of several) {
        left -= one.weight;
        if (left < 0) return one;
      }
      return pick(several);
    },
  };
}
