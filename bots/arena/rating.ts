import { below, type Score, seedRandom } from '@madang/kernel';
import type { Estimate } from '../statistics.ts';

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
  for (const outcome of outcomes) {
    for (const { a, b, won } of gamesOf(outcome)) points[a * bots + b] = (points[a * bots + b] ?? 0) + won;
  }
  return points;
}

/** A match as games, one for each of two seats with different bots: what bot a won against bot b, 1, ½ or 0. */
const gamesOf = ({ lineup, scores }: Outcome) =>
  lineup.flatMap((a, s) => lineup.flatMap((b, t) => (a === b ? [] : [{ a, b, won: wonBy((scores[t]?.rank ?? 0) - (scores[s]?.rank ?? 0)) }])));

const wonBy = (lead: number): number => (Math.sign(lead) + 1) / 2;

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
