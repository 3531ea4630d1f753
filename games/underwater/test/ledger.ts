import type { Ledger } from '@madang/kernel/testing';

/** The ledger of Underwater Cities. */
export const LEDGER: Ledger = { folder: new URL('../', import.meta.url), prefix: 'UWC', rules: 278 };
