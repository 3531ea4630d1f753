import type { Condition, Deed } from './effects.ts';
import type { Confidence, Contract } from './words.ts';

/** A government contract: whoever first meets all needs takes it with its reward (UWC-VAR-02). */
export interface GovernmentContract {
  readonly id: Contract;
  readonly needs: readonly Condition[];
  readonly reward: Deed;
  readonly confidence: Confidence;
}

/** The eight contracts, in the order of their words. */
export const GOVERNMENT_CONTRACTS: readonly GovernmentContract[] = Object.freeze<GovernmentContract[]>([
  {
    id: 'contract-1',
    needs: [{ count: { of: 'city', type: 'any' }, atLeast: 5 }],
    reward: { do: 'gain', goods: { points: 4, cards: 1 } },
    confidence: 'invented',
  },
  {
    id: 'contract-2',
    needs: [{ count: { of: 'city', type: 'symbiotic' }, atLeast: 3 }],
    reward: { do: 'gain', goods: { points: 4, biomatter: 1 } },
    confidence: 'invented',
  },
  {
    id: 'contract-3',
    needs: [{ count: { of: 'tunnel', state: 'upgraded', beside: 'city' }, atLeast: 4 }],
    reward: { do: 'gain', goods: { points: 3, credits: 2 } },
    confidence: 'invented',
  },
  {
    id: 'contract-4',
    needs: [{ count: { of: 'metropolis', colour: 'any' }, atLeast: 2 }],
    reward: { do: 'gain', goods: { points: 3, science: 1 } },
    confidence: 'invented',
  },
  {
    id: 'contract-5',
    needs: [{ count: { of: 'cityWithKinds', atLeast: 3 }, atLeast: 3 }],
    reward: { do: 'gain', goods: { points: 5 } },
    confidence: 'invented',
  },
  {
    id: 'contract-6',
    needs: [{ count: { of: 'building', kind: 'farm', state: 'any' }, atLeast: 5 }],
    reward: { do: 'gain', goods: { points: 2, kelp: 2 } },
    confidence: 'invented',
  },
  {
    id: 'contract-7',
    needs: [
      { count: { of: 'building', kind: 'laboratory', state: 'upgraded' }, atLeast: 2 },
      { count: { of: 'building', kind: 'desalination', state: 'upgraded' }, atLeast: 2 },
    ],
    reward: { do: 'gain', goods: { points: 4, steelplast: 1 } },
    confidence: 'invented',
  },
  {
    id: 'contract-8',
    needs: [
      { count: { of: 'upgradedSet' }, atLeast: 1 },
      { count: { of: 'tunnel', state: 'any', beside: 'city' }, atLeast: 6 },
    ],
    reward: {
      do: 'all',
      of: [
        { do: 'gain', goods: { points: 3 } },
        { do: 'advance', steps: 1 },
      ],
    },
    confidence: 'invented',
  },
]);
