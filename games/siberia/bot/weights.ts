/**
 * What the features of `features.ts` weigh, in their order. Fitted: the weights under which the victories of self-play
 * matches are most likely (a softmax over the seats), positions of all rounds taken at random.
 */
export const RUNNING_WEIGHTS: readonly (readonly [feature: string, weight: number])[] = [
  ['money', 0.099],
  ['money, the nearer the end', 0.049],
  ['sales ready', 0.105],
  ['sales ready but passed', 0.056],
  ['sales one counter short', 0.088],
  ['sales one counter short, passed', 0.097],
  ['sales two counters short', 0.027],
  ['sales two counters short, while time is left', 0.057],
  ['market', 0.016],
  ['cubes at own workers', 0.007],
  ['cubes contested', -0.022],
  ['workers idle', 0.024],
  ['workers in port', 0.493],
  ['pieces in supply', -0.154],
  ['sellers abroad', 0.1],
  ['resource tiles', 0.268],
  ['person tiles', 0.41],
  ['manager ready', 0.205],
  ['logistician ready', 0.31],
  ['seller ready', 0.261],
  ['worker ready', 0.516],
  ['investor ready', 0.065],
  ['persons one counter short', 0.086],
  ['counters on the board', -0.056],
  ['passed', -0.188],
];

/** The same for the last round. */
export const LAST_WEIGHTS: readonly (readonly [feature: string, weight: number])[] = [
  ['money', 0.362],
  ['sales ready', 0.365],
  ['sales one counter short with a manager', 0.133],
  ['cubes contested', -0.051],
];
