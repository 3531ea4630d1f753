/** A source of chance that says the same for the same seed, on every machine. */
export interface Random {
  /** 0 … 1, without 1. */
  next(): number;
  /** 0 … below − 1. */
  below(below: number): number;
  /** Whether something happens that happens with that chance. */
  chance(chance: number): boolean;
  /** One of them; throws where there is none. */
  pick<T>(all: readonly T[]): T;
}

/** A number of 32 bits made of a text, so that neighbouring seeds have nothing in common. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Chance of that seed (mulberry32). */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (most: number): number => Math.floor(next() * most);
  const pick = <T>(all: readonly T[]): T => {
    const one = all[below(all.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  return { next, below, chance: (chance) => next() < chance, pick };
}
