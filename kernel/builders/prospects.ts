/** Prospects as shares that add up to 1 (softmax). `spread`: the lead that makes the odds e to one. */
export function sharesOf(prospects: readonly number[], spread = 1): number[] {
  const top = Math.max(...prospects);
  const powers = prospects.map((one) => Math.exp((one - top) / spread));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** The sum of values, each times its weight. */
export function weigh(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) * (weights[i] ?? 0);
  return sum;
}
