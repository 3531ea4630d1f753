/** How many tries a server weighs for a game; of more it takes those of the people with the first ids, which are drawn by chance. */
export const MOST_TRIES = 100_000;

/** First tries of one game's puzzles. */
export interface Tries {
  /** Person after person: twice the puzzle's place, and one more where it was solved. */
  readonly packed: Uint16Array;
  /** Where each person's tries begin; one more entry says where the last ones end. */
  readonly starts: readonly number[];
}

/** Elo's curve: 400 points make ten wins of eleven, as on the page (web/src/puzzles/kept.ts). */
const RATE = Math.LN10 / 400;
/** The normal distribution of solvers, as on the page. */
const SOLVERS = { mean: 1200, spread: 200 };
/** How far a puzzle's rating is from its built-in one. That figure weighs as much as the tries of about five people. */
const PRIOR_SPREAD = 150;

/** Solvers' ratings over which likelihoods are summed: four spreads to each side, 50 points apart. */
const STEP = 50;
const NODES = 33;
const NODE_RATINGS = Array.from({ length: NODES }, (_, k) => SOLVERS.mean + (k - (NODES - 1) / 2) * STEP);
const NODE_LOGS = NODE_RATINGS.map((rating) => -(((rating - SOLVERS.mean) / SOLVERS.spread) ** 2) / 2);

/** Rounds of the estimate at most, and the change in points at which it ends. */
const MOST_ROUNDS = 200;
const SETTLED = 0.02;
/** Steps by which one puzzle's rating is found in a round; no step is longer than so many points. */
const NEWTON_STEPS = 8;
const LONGEST_STEP = 200;
/** Tries after which the event loop goes on. */
const SLICE = 4000;

const shareAt = (solver: number, rating: number): number => 1 / (1 + Math.exp((rating - solver) * RATE));

/**
 * The most likely rating of each puzzle: people's and puzzles' differences make outcomes (the Rasch model), people are summed over, and each
 * puzzle begins at its built-in rating. Order makes no difference: the likelihood has one maximum. `breathe` lets others have their turn.
 */
export async function estimateRatings(tries: Tries, builtIn: readonly number[], breathe: () => Promise<void>): Promise<readonly number[]> {
  let ratings: readonly number[] = builtIn;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const expected = await expectOutcomes(tries, ratings, breathe);
    const next = ratings.map((rating, i) => likeliest(rating, builtIn[i] ?? rating, expected, i));
    const change = Math.max(0, ...next.map((rating, i) => Math.abs(rating - (ratings[i] ?? rating))));
    ratings = next;
    if (change < SETTLED) break;
  }
  return ratings;
}

/** How many of each puzzle's tries come from solvers of each node's rating, and how many of those solved it. */
interface Expected {
  readonly tried: Float64Array;
  readonly solved: Float64Array;
}

/** Shares the tries out over the nodes, each person's by how likely the person has each rating. */
async function expectOutcomes({ packed, starts }: Tries, ratings: readonly number[], breathe: () => Promise<void>): Promise<Expected> {
  const logs = logsOf(ratings);
  const expected: Expected = { tried: new Float64Array(ratings.length * NODES), solved: new Float64Array(ratings.length * NODES) };
  let next = SLICE;
  for (let person = 0; person + 1 < starts.length; person++) {
    const own = packed.subarray(starts[person], starts[person + 1]);
    share(own, weightsOf(own, logs), expected);
    if ((starts[person + 1] ?? 0) < next) continue;
    next += SLICE;
    await breathe();
  }
  return expected;
}

/** Logarithms of the share of solvers at each node who miss a puzzle, then of those who solve it, as tries are packed. */
function logsOf(ratings: readonly number[]): Float64Array {
  const logs = new Float64Array(2 * ratings.length * NODES);
  ratings.forEach((rating, i) => {
    NODE_RATINGS.forEach((solver, k) => {
      const share = shareAt(solver, rating);
      logs[2 * i * NODES + k] = Math.log(1 - share);
      logs[(2 * i + 1) * NODES + k] = Math.log(share);
    });
  });
  return logs;
}

/** How likely a person with these tries has each node's rating. */
function weightsOf(own: Uint16Array, logs: Float64Array): Float64Array {
  const weights = Float64Array.from(NODE_LOGS);
  for (const one of own) for (let k = 0; k < NODES; k++) weights[k] = (weights[k] ?? 0) + (logs[one * NODES + k] ?? 0);
  const most = Math.max(...weights);
  const likely = weights.map((log) => Math.exp(log - most));
  const sum = likely.reduce((total, weight) => total + weight, 0);
  return likely.map((weight) => weight / sum);
}

function share(own: Uint16Array, weights: Float64Array, { tried, solved }: Expected): void {
  for (const one of own) {
    const at = (one >> 1) * NODES;
    for (let k = 0; k < NODES; k++) {
      tried[at + k] = (tried[at + k] ?? 0) + (weights[k] ?? 0);
      if (one & 1) solved[at + k] = (solved[at + k] ?? 0) + (weights[k] ?? 0);
    }
  }
}

/** A puzzle's most likely rating where that many of its tries come from each node, by Newton's method. */
function likeliest(from: number, builtIn: number, { tried, solved }: Expected, puzzle: number): number {
  let rating = from;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let slope = (builtIn - rating) / PRIOR_SPREAD ** 2;
    let bend = -1 / PRIOR_SPREAD ** 2;
    NODE_RATINGS.forEach((solver, k) => {
      const share = shareAt(solver, rating);
      const many = tried[puzzle * NODES + k] ?? 0;
      slope += RATE * (many * share - (solved[puzzle * NODES + k] ?? 0));
      bend -= RATE ** 2 * many * share * (1 - share);
    });
    rating -= Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, slope / bend));
  }
  return rating;
}
