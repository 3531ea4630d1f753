import type { Examples } from '@madang/kernel';
import type { Underwater, UnderwaterMove } from '../rules/index.ts';
import { EXAMPLES } from './table/index.ts';

/** Positions made for worked examples of the ledger. */
export const examples: Examples<Underwater, UnderwaterMove> = {
  catalogues: {
    en: async () => (await import('./en.ts')).en,
    ko: async () => (await import('./ko.ts')).ko,
    zh: async () => (await import('./zh.ts')).zh,
  },
  examples: EXAMPLES,
};
