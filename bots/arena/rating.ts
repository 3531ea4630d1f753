import { below, type Score, seedRandom } from '@madang/kernel';

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
 * How often a bot is before one rival, from its share of the victory among `seats` (all rivals alike): with the odds
 * (seats − 1) × s ÷ (1 − s) against each. At four seats 25 % is par, 38 % is about 65 % between two, 44 % about 70 %.
 */
export function pairShare(share: Estimate, seats: number): Estimate {
  const between = (s: number): number => ((seats - 1) * s) / (1 + (seats - 2) * s);
  return { value: between(share.value), low: between(share.low), high: between(share.high) };
}

/**
 * The bound of each of twenty looks that are together wrong as often as one with 95 % (Pocock 1977): who stops at the first interval that
 * is clear of a bar has twenty chances to be wrong, and with 95 % each a share that is at the bar was called clear of it in 25 of a hundred runs.
 */
const LOOKS_Z = 2.67;

/** On which side of a bar a share is shown to lie by a run that looked up to twenty times whether it may stop. */
export function sideOf(successes: number, trials: number, bar: number): 'above' | 'unsure' | 'below' {
  const { low, high } = wilson(successes, trials, LOOKS_Z);
  return low > bar ? 'above' : high < bar ? 'below' : 'unsure';
}

/** A finished match for rating: who sat where, and how it ended. */
export interface Outcome {
  readonly lineup: readonly number[];
  readonly scores: readonly Score[];
}

/** Where ratings are centred, and how many points make the odds ten to one. */
const MEAN = 1500;
const SCALE = 400;
const ROUNDS = 200;
/** One drawn game of each bot against every other, so that who never lost has a finite rating. */
const PRIOR = 0.5;
const RESAMPLES = 200;

/**
 * Bradley–Terry ratings on Elo's scale from the order of the seats in every match (each pair of different bots counts
 * as a game). The intervals are bootstrapped over matches, from `seed`.
 */
export function rate(bots: number, outcomes: readonly Outcome[], seed: string): Estimate[] {
  const ratings = fit(bots, outcomes);
  const random = seedRandom(`${seed}/bootstrap`);
  const samples = Array.from({ length: outcomes.length > 0 ? RESAMPLES : 0 }, () =>
    fit(
      bots,
      outcomes.map(() => outcomes[below(random, outcomes.length)]).filter((outcome) => outcome !== undefined),
    ),
  );
  return ratings.map((value, bot) => {
    const sorted = samples.map((sample) => sample[bot] ?? value).sort((a, b) => a - b);
    const quantile = (q: number) => sorted[Math.round(q * (sorted.length - 1))] ?? value;
    return { value, low: quantile(0.025), high: quantile(0.975) };
  });
}

/** Points of bot a against bot b, at a × bots + b. */
function pairPoints(bots: number, outcomes: readonly Outcome[]): number[] {
  const points = Array.from({ length: bots * bots }, (_, i): number => (Math.floor(i / bots) === i % bots ? 0 : PRIOR));
  for (const { lineup, scores } of outcomes) {
    for (const [s, a] of lineup.entries()) {
      for (const [t, b] of lineup.entries()) {
        if (a === b) continue;
        const lead = (scores[t]?.rank ?? 0) - (scores[s]?.rank ?? 0);
        points[a * bots + b] = (points[a * bots + b] ?? 0) + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
      }
    }
  }
  return points;
}

/** Maximum likelihood by minorisation (Hunter 2004). */
function fit(bots: number, outcomes: readonly Outcome[]): number[] {
  const points = pairPoints(bots, outcomes);
  const at = (a: number, b: number) => points[a * bots + b] ?? 0;
  const every = Array.from({ length: bots }, (_, bot) => bot);
  let strengths = every.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = every.map((a) => {
      const won = every.reduce((sum, b) => sum + at(a, b), 0);
      const met = every.reduce((sum, b) => (a === b ? sum : sum + (at(a, b) + at(b, a)) / ((strengths[a] ?? 1) + (strengths[b] ?? 1))), 0);
      return met > 0 ? won / met : 1;
    });
    const mean = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / bots);
    strengths = next.map((strength) => strength / mean);
  }
  return strengths.map((strength) => MEAN + SCALE * Math.log10(strength));
}
