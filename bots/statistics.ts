/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors of a 95 % interval to either side. */
export const Z = 1.959964;

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

/** Standard errors that a true difference must be beyond a bound to be seen in 80 % of tries. */
export const POWER_Z = 0.8416;

/** The probability that chance alone moves a mean so many standard errors to either side (Chebyshev fit, relative error below 1.2e-7). */
export function tailsOf(errors: number): number {
  const x = Math.abs(errors) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const terms = [-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277];
  return t * Math.exp(-x * x + terms.reduceRight((sum, term) => sum * t + term, 0));
}

/** The same of a difference by its 95 % interval: how likely it is if there is none. */
export function tails({ value, high }: Estimate): number {
  const half = high - value;
  if (half === 0) return value === 0 ? 1 : 0;
  return half === Number.POSITIVE_INFINITY ? 1 : tailsOf((Z * value) / half);
}

/** Standard errors beyond which chance alone moves a mean with that probability, either side. */
export function boundOf(probability: number): number {
  let [low, high] = [0, 40];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (tailsOf(middle) > probability) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Corrects probabilities for how many there are (Holm 1979): the chance that any of them lies below 0.05 without a true difference is at most
 * 0.05, however they hang together.
 */
export function holm(probabilities: readonly number[]): readonly number[] {
  const order = probabilities.map((p, at) => ({ p, at })).sort((x, y) => x.p - y.p);
  const corrected = probabilities.map(() => 1);
  let largest = 0;
  for (const [rank, { p, at }] of order.entries()) {
    largest = Math.max(largest, Math.min(1, p * (order.length - rank)));
    corrected[at] = largest;
  }
  return corrected;
}
