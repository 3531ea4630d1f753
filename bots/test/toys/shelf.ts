import { setTimeout } from 'node:timers/promises';
import type { ShelfTitle } from '@madang/bots';
import type { Expertise } from '@madang/kernel';
import { bids, bidsExpertise } from './bids.ts';
import { type Nim, type NimMove, nim, nimExpertise } from './nim.ts';

/** Every playout decision takes a whole second: a search runs into every limit. */
const slowExpertise: Expertise<Nim, NimMove> = {
  ...nimExpertise,
  rollout(state, decision, random) {
    const end = performance.now() + 1_000;
    while (performance.now() < end);
    return nimExpertise.rollout(state, decision, random);
  },
};

/** Its rules never come: the thread dies of them. */
const diesThinking = (): Promise<never> =>
  new Promise(() => {
    setImmediate(() => {
      throw new Error('died thinking');
    });
  });

/** Rules that take longer to load than a bot has to think. */
const LOADING_MS = 600;

/** More iterations than there is time for. */
const ENDLESS = 2e12;

const TITLES: Readonly<Record<string, ShelfTitle>> = {
  nim: { rules: async () => nim, expertise: async () => nimExpertise },
  bids: { rules: async () => bids, expertise: async () => bidsExpertise },
  endless: { rules: async () => ({ ...nim, name: 'endless' }), expertise: async () => ({ ...nimExpertise, iterations: ENDLESS }) },
  heavy: { rules: () => setTimeout(LOADING_MS, { ...nim, name: 'heavy' }), expertise: async () => nimExpertise },
  dying: { rules: diesThinking, expertise: async () => nimExpertise },
  slow: { rules: async () => ({ ...nim, name: 'slow' }), expertise: async () => slowExpertise },
};

/** The shelf of the toy games. */
export const findTitle = (name: string): ShelfTitle | undefined => TITLES[name];
