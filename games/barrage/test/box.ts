import type { ContractsDocument } from '../components/packs/index.ts';

/** Contracts as an owner types them. */
export const BOX: ContractsDocument = {
  format: 'barrage-contracts',
  name: 'box',
  version: '1',
  contracts: {
    G05: { reward: [{ do: 'gainCredits', n: 9 }] },
    Y03: { requires: 6 },
    Y10: { reward: [{ do: 'buildFree', piece: 'conduit', maxValue: 2 }] },
  },
};
