import type { Example } from '@madang/kernel';
import type { Siberia, SiberiaMove } from '../../rules/index.ts';
import { ACTING } from './acting.ts';
import { ENDS } from './ends.ts';
import { PLACING } from './placing.ts';

/** Worked examples of Siberia's ledger. */
export const EXAMPLES: readonly Example<Siberia, SiberiaMove>[] = [...PLACING, ...ACTING, ...ENDS];
