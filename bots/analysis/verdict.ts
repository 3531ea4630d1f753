import type { Estimate } from '../statistics.ts';

/** What is said of a choice. `unsure`: it looks dear, but the worlds that were tried do not prove it. */
export const VERDICTS = ['fine', 'inaccuracy', 'mistake', 'blunder', 'unsure'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How much of par (1 ÷ seats) a choice must at least have cost: at four seats 12, 6 and 3 points of a hundred. Dearest first. */
const STEPS: readonly (readonly [Verdict, number])[] = [
  ['blunder', 0.48],
  ['mistake', 0.24],
  ['inaccuracy', 0.12],
];

/** A choice's verdict by what it cost in shares of the victory: only what is proven to cost half of a step is called by its name. */
export function verdictOf(loss: Estimate, seats: number): Verdict {
  const par = 1 / seats;
  const step = STEPS.find(([, least]) => loss.value >= least * par);
  if (!step) return 'fine';
  const [verdict, least] = step;
  return loss.low > (least * par) / 2 ? verdict : 'unsure';
}

/** What a choice must cost at least to be looked at twice. */
export const worthALook = (loss: number, seats: number): boolean => loss * seats >= (STEPS.at(-1)?.[1] ?? 0);
