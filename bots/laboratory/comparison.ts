import { type Estimate, holm, meanOf, tails, wilson } from '../statistics.ts';
import { ARMS, type Observed, type Trial } from './experiment.ts';

/** The sorts of figures, in the order in which they are shown. */
export const MEASURES = ['points', 'victories', 'length', 'had', 'kinds'] as const;
export type Measure = (typeof MEASURES)[number];

/** A figure of both arms, and B − A on the same deals. Intervals are those of the figure alone, 95 %. Victories are in per cent, kinds per 100 moves. */
export interface Compared {
  readonly measure: Measure;
  /** The seat from 1 on, `moves` or `turns`, an advantage, or a kind of move. */
  readonly of: string;
  readonly a: Estimate;
  readonly b: Estimate;
  readonly difference: Estimate;
  /** How likely so large a difference is by chance, corrected for all figures of the comparison (Holm). */
  readonly p: number;
}

/** What an experiment has shown so far. */
export interface Comparison {
  /** Deals that both arms finished. */
  readonly deals: number;
  readonly figures: readonly Compared[];
}

/** Deals from which figures are worth showing: intervals and probabilities follow the normal distribution. */
export const LEAST_DEALS = 20;

/** A difference that chance alone gives in at most one of twenty comparisons, whatever the number of their figures. */
export const SHOWN = 0.05;

/** Half of an interval, of the longer half where it has two. */
export const halfOf = ({ value, low, high }: Estimate): number => Math.max(high - value, value - low);

type Source = Pick<Compared, 'measure' | 'of'> & { read(observed: Observed): number };

/** Where all or none are won the normal interval has no width, so a share has Wilson's. */
function armOf(measure: Measure, numbers: readonly number[]): Estimate {
  if (measure !== 'victories') return meanOf(numbers);
  const { value, low, high } = wilson(numbers.reduce((sum, one) => sum + one, 0) / 100, numbers.length);
  return { value: 100 * value, low: 100 * low, high: 100 * high };
}

/** Compares the arms in every figure. Deals that an arm did not finish are left out of both. */
export function compare(trials: readonly Trial[]): Comparison {
  const whole = trials.filter((trial) => ARMS.every((arm) => trial[arm].finished));
  const raw = sourcesOf(whole).map(({ measure, of, read }) => {
    const [a, b] = [whole.map((trial) => read(trial.a)), whole.map((trial) => read(trial.b))];
    const difference = meanOf(b.map((one, i) => one - (a[i] ?? 0)));
    return { measure, of, a: armOf(measure, a), b: armOf(measure, b), difference };
  });
  const corrected = holm(raw.map(({ difference }) => tails(difference)));
  return { deals: whole.length, figures: raw.map((one, i) => ({ ...one, p: corrected[i] ?? 1 })) };
}

/** The figures that these trials have, each with how a match tells it. */
function sourcesOf(trials: readonly Trial[]): readonly Source[] {
  const all = trials.flatMap(({ a, b }) => [a, b]);
  const seats = all[0]?.points.map((_, seat) => seat) ?? [];
  return [
    ...seats.map((seat): Source => ({ measure: 'points', of: `${seat + 1}`, read: ({ points }) => points[seat] ?? 0 })),
    ...seats.map((seat): Source => ({ measure: 'victories', of: `${seat + 1}`, read: ({ shares }) => 100 * (shares[seat] ?? 0) })),
    { measure: 'length', of: 'moves', read: ({ moves }) => moves },
    { measure: 'length', of: 'turns', read: ({ turns }) => turns },
    ...namesIn(all.map(({ had }) => had)).map((of): Source => ({ measure: 'had', of, read: ({ had }) => had[of] ?? 0 })),
    ...namesIn(all.map(({ kinds }) => kinds)).map(
      (of): Source => ({ measure: 'kinds', of, read: ({ kinds, moves }) => (100 * (kinds[of] ?? 0)) / Math.max(1, moves) }),
    ),
  ];
}

/** The names under which any of these tallies has something, the largest sum first. */
function namesIn(tallies: readonly Readonly<Record<string, number>>[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const tally of tallies) for (const [name, n] of Object.entries(tally)) sums.set(name, (sums.get(name) ?? 0) + Math.abs(n));
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .sort(([, one], [, two]) => two - one)
    .map(([name]) => name);
}
