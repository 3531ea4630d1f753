import type { Ledger } from '@madang/kernel/testing';

/** The ledger of Castles of Mad King Ludwig. */
export const LEDGER: Ledger = { folder: new URL('../', import.meta.url), prefix: 'LUD', rules: 183 };
