import type { Deed, Scoring, Yield } from './effects.ts';
import type { Confidence, Metropolis } from './words.ts';

/** A brown metropolis scores in final scoring only (UWC-NET-12). */
export interface BrownMetropolis {
  readonly id: Metropolis;
  readonly colour: 'brown';
  readonly endScoring: Scoring;
  /** Whether it is used in the solo game (UWC-SOLO-03). */
  readonly solo: boolean;
  readonly confidence: Confidence;
}

/** A blue metropolis does something when it is connected, and some yield in every later Production phase (UWC-NET-10, -11). */
export interface BlueMetropolis {
  readonly id: Metropolis;
  readonly colour: 'blue';
  readonly instant: Deed;
  readonly production?: Extract<Yield, { readonly do: 'gain' }>;
  readonly confidence: Confidence;
}

/** A metropolis tile. */
export type MetropolisTile = BrownMetropolis | BlueMetropolis;

/** The five brown and eleven blue tiles, in the order of their words. */
export const METROPOLIS_TILES: readonly MetropolisTile[] = Object.freeze<MetropolisTile[]>([
  {
    id: 'brown-1',
    colour: 'brown',
    endScoring: { do: 'per', count: { of: 'metropolis', colour: 'any' }, every: 1, effect: { do: 'gain', goods: { points: 3 } } },
    solo: true,
    confidence: 'verified',
  },
  {
    id: 'brown-2',
    colour: 'brown',
    endScoring: {
      do: 'table',
      count: { of: 'tunnel', state: 'any', beside: 'city' },
      rows: [
        [8, 5],
        [9, 7],
        [10, 9],
      ],
    },
    solo: true,
    confidence: 'verified',
  },
  {
    id: 'brown-3',
    colour: 'brown',
    endScoring: {
      do: 'table',
      count: { of: 'city', type: 'any' },
      rows: [
        [5, 4],
        [6, 8],
        [7, 12],
      ],
    },
    solo: false,
    confidence: 'verified',
  },
  {
    id: 'brown-4',
    colour: 'brown',
    endScoring: { do: 'per', count: { of: 'specialPaid' }, every: 1, effect: { do: 'gain', goods: { points: 2 } } },
    solo: true,
    confidence: 'verified',
  },
  {
    id: 'brown-5',
    colour: 'brown',
    endScoring: { do: 'per', count: { of: 'upgradedSet' }, every: 1, effect: { do: 'gain', goods: { points: 4 } } },
    solo: true,
    confidence: 'verified',
  },
  {
    id: 'blue-1',
    colour: 'blue',
    instant: { do: 'gain', goods: { kelp: 1 } },
    production: { do: 'gain', goods: { points: 2 } },
    confidence: 'verified',
  },
  {
    id: 'blue-2',
    colour: 'blue',
    instant: { do: 'gain', goods: { credits: 1 } },
    production: { do: 'gain', goods: { credits: 2 } },
    confidence: 'invented',
  },
  {
    id: 'blue-3',
    colour: 'blue',
    instant: { do: 'gain', goods: { steelplast: 1 } },
    production: { do: 'gain', goods: { science: 1, points: 1 } },
    confidence: 'invented',
  },
  {
    id: 'blue-4',
    colour: 'blue',
    instant: { do: 'gain', goods: { cards: 2 } },
    production: { do: 'gain', goods: { biomatter: 1 } },
    confidence: 'invented',
  },
  {
    id: 'blue-5',
    colour: 'blue',
    instant: { do: 'advance', steps: 1 },
    production: { do: 'gain', goods: { kelp: 1, points: 1 } },
    confidence: 'invented',
  },
  {
    id: 'blue-6',
    colour: 'blue',
    instant: { do: 'gain', goods: { biomatter: 1 } },
    production: { do: 'gain', goods: { steelplast: 1, credits: 1 } },
    confidence: 'invented',
  },
  { id: 'blue-7', colour: 'blue', instant: { do: 'gain', goods: { points: 4 } }, confidence: 'invented' },
  { id: 'blue-8', colour: 'blue', instant: { do: 'gain', goods: { credits: 3, science: 1, cards: 1 } }, confidence: 'invented' },
  { id: 'blue-9', colour: 'blue', instant: { do: 'gain', goods: { biomatter: 2, kelp: 1 } }, confidence: 'invented' },
  { id: 'blue-10', colour: 'blue', instant: { do: 'upgrade', what: 'structure', count: 2, cost: 'free' }, confidence: 'invented' },
  {
    id: 'blue-11',
    colour: 'blue',
    instant: {
      do: 'all',
      of: [
        { do: 'advance', steps: 2 },
        { do: 'gain', goods: { points: 2 } },
      ],
    },
    confidence: 'invented',
  },
]);
