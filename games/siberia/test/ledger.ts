import type { Ledger } from '@madang/kernel/testing';

/** The ledger of Siberia. */
export const LEDGER: Ledger = { folder: new URL('../', import.meta.url), prefix: 'SIB', rules: 152 };
