/** A position for fitting: the features of each seat, and each seat's share of the victory in the end. */
export interface Sample {
  readonly features: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

/** Steps of gradient descent, their pace, and how strongly weights (per standard deviation of their feature) are drawn to 0. */
const STEPS = 400;
const PACE = 0.05;
const RIDGE = 1e-3;

/** Each seat's expected share of the victory: a softmax over its weighted features. */
export function expectedShares(features: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const prospects = features.map((row) => row.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0));
  const top = Math.max(...prospects);
  const powers = prospects.map((one) => Math.exp(one - top));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}

/** How surprising the results are under the weights: mean cross-entropy, less is better. */
export const surprise = (samples: readonly Sample[], weights: readonly number[]): number =>
  samples.reduce((sum, { features, shares }) => {
    const expected = expectedShares(features, weights);
    return sum - shares.reduce((part, share, seat) => part + (share > 0 ? share * Math.log(expected[seat] ?? 1) : 0), 0);
  }, 0) / samples.length;

/** The weights under which the results of the samples are most likely (softmax regression by Adam, features scaled to unit deviation). */
export function fitWeights(samples: readonly Sample[]): number[] {
  const scales = deviations(samples);
  const scaled = samples.map(({ features, shares }) => ({ features: features.map((row) => row.map((x, i) => x / (scales[i] ?? 1))), shares }));
  const weights = scales.map(() => 0);
  const mean = scales.map(() => 0);
  const square = scales.map(() => 0);
  for (let step = 1; step <= STEPS; step++) {
    const slope = gradient(scaled, weights);
    for (let i = 0; i < weights.length; i++) {
      const g = (slope[i] ?? 0) + RIDGE * (weights[i] ?? 0);
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * g;
      square[i] = 0.99 * (square[i] ?? 0) + 0.01 * g * g;
      const pull = (mean[i] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[i] ?? 0) / (1 - 0.99 ** step)) + 1e-9);
      weights[i] = (weights[i] ?? 0) - PACE * (1 - step / (STEPS + 1)) * pull;
    }
  }
  return weights.map((weight, i) => weight / (scales[i] ?? 1));
}

function gradient(samples: readonly Sample[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const { features, shares } of samples) {
    const expected = expectedShares(features, weights);
    for (const [seat, row] of features.entries()) {
      const excess = ((expected[seat] ?? 0) - (shares[seat] ?? 0)) / samples.length;
      for (let i = 0; i < row.length; i++) slope[i] = (slope[i] ?? 0) + excess * (row[i] ?? 0);
    }
  }
  return slope;
}

function deviations(samples: readonly Sample[]): number[] {
  const rows = samples.flatMap(({ features }) => features);
  return (rows[0] ?? []).map((_, i) => {
    const mean = rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length;
    return Math.sqrt(rows.reduce((sum, row) => sum + ((row[i] ?? 0) - mean) ** 2, 0) / rows.length) || 1;
  });
}
