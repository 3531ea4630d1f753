import type { Ledger } from '@madang/kernel/testing';

export const LEDGER: Ledger = { folder: new URL('../', import.meta.url), prefix: 'NAP', rules: 12 };
