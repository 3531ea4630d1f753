/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** The mean of numbers with its 95 % interval by the normal distribution; of fewer than two numbers nothing is known. */
export function meanOf(numbers: readonly number[]): Estimate {
  const n = numbers.length;
  const value = n === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / n;
  if (n < 2) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = numbers.reduce((sum, one) => sum + (one - value) ** 2, 0) / (n - 1);
  const half = Z * Math.sqrt(variance / n);
  return { value, low: value - half, high: value + half };
}

/** A share of successes with Wilson's interval, 95 % unless `z` says otherwise; shared victories may make `successes` a fraction. */
export function wilson(successes: number, trials: number, z = Z): Estimate {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const p = successes / trials;
  const centre = (p + (z * z) / (2 * trials)) / (1 + (z * z) / trials);
  const half = (z / (1 + (z * z) / trials)) * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  return { value: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * Converts a share of victories among `seats` into the share against one rival, by the odds (seats − 1) × s ÷ (1 − s). At four seats 25 % is par, 38
 * % is about 65 %, 44 % about 70 %.
 */
export function pairShare(share: Estimate, seats: number): Estimate {
  const between = (s: number): number => ((seats - 1) * s) / (1 + (seats - 2) * s);
  return { value: between(share.value), low: between(share.low), high: between(share.high) };
}

/**
 * The bound for each of twenty looks that together err as often as one look at 95 % (Pocock 1977). With 95 % each, 25 of a hundred bots exactly at
 * the bar were called above or below it.
 */
const LOOKS_Z = 2.67;

/** On which side of a bar a share is shown to lie by a run that looked up to twenty times whether it may stop. */
export function sideOf(successes: number, trials: number, bar: number): 'above' | 'unsure' | 'below' {
  const { low, high } = wilson(successes, trials, LOOKS_Z);
  return low > bar ? 'above' : high < bar ? 'below' : 'unsure';
}
