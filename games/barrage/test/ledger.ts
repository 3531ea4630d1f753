import type { Ledger } from '@madang/kernel/testing';

/** The ledger of Barrage. */
export const LEDGER: Ledger = { folder: new URL('../', import.meta.url), prefix: 'BAR', rules: 328 };
