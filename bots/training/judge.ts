import { forward, type Net, newPass, OUTPUTS, softmax } from '../values/net.ts';
import type { ValueFile } from '../values/value-file.ts';
import type { Group } from './leaf-targets.ts';

/** How well values fit ends that they have not seen. */
export interface Judgement {
  /** Brier's score in each fifth of the match: of the net, of an even share for each, and of all for who leads by the standing. */
  readonly brier: readonly number[];
  readonly even: readonly number[];
  readonly leader: readonly number[];
  /** What the end that the values like best brings its seat over the mean of its decision, in points of victory share, with its standard error. */
  readonly choiceGain: number;
  readonly error: number;
}

const FIFTHS = 5;

/** Judges a net by decisions that were held back. */
export function judge(net: Net, groups: readonly Group[]): Judgement {
  const sums = Array.from({ length: FIFTHS }, () => ({ net: 0, even: 0, leader: 0, count: 0 }));
  const gains: number[] = [];
  for (const group of groups) {
    let best = { value: Number.NEGATIVE_INFINITY, result: 0 };
    let mean = 0;
    for (const { facts, shares, won, standing, seat, part } of group) {
      const seats = shares.length;
      const pass = newPass(net.shape, seats);
      forward(net, facts, seats, pass);
      const expected = softmax(pass.out, seats, OUTPUTS);
      const sum = sums[Math.min(FIFTHS - 1, Math.floor(part * FIFTHS))];
      if (sum) addScores(sum, expected, { won, standing });
      const [value, result] = [expected[seat] ?? 0, shares[seat] ?? 0];
      mean += result / group.length;
      if (value > best.value) best = { value, result };
    }
    gains.push(100 * (best.result - mean));
  }
  const gain = gains.reduce((a, b) => a + b, 0) / gains.length;
  const variance = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / gains.length;
  return {
    brier: sums.map(({ net, count }) => net / Math.max(1, count)),
    even: sums.map(({ even, count }) => even / Math.max(1, count)),
    leader: sums.map(({ leader, count }) => leader / Math.max(1, count)),
    choiceGain: gain,
    error: Math.sqrt(variance / gains.length),
  };
}

/** Sums of Brier's scores. */
interface Sums {
  net: number;
  even: number;
  leader: number;
  count: number;
}

/** Adds a position's scores: how far what was expected, an even share, and the standing were from who won. */
function addScores(sum: Sums, expected: readonly number[], { won, standing }: Pick<Group[number], 'won' | 'standing'>): void {
  sum.count++;
  const seats = expected.length;
  for (let s = 0; s < seats; s++) {
    sum.net += ((expected[s] ?? 0) - (won[s] ?? 0)) ** 2;
    sum.even += (1 / seats - (won[s] ?? 0)) ** 2;
    sum.leader += ((standing[s] ?? 0) - (won[s] ?? 0)) ** 2;
  }
}

const digits = (value: number): number => Number(value.toFixed(3));

/** A judgement as a file keeps it. */
export const rounded = ({ brier, even, leader, choiceGain, error }: Judgement): Required<ValueFile['held']> => ({
  brier: brier.map(digits),
  even: even.map(digits),
  leader: leader.map(digits),
  choiceGain: digits(choiceGain),
  error: digits(error),
});
