import { type Example, examplesOf } from '@madang/kernel';
import type { Siberia, SiberiaMove } from '../../rules/index.ts';
import { NOTATION } from '../../rules/moves.ts';
import { position } from '../position.ts';
import { ACTING } from './acting.ts';
import { ENDS } from './ends.ts';
import { PLACING } from './placing.ts';

/** Worked examples of Siberia's ledger. */
export const EXAMPLES: readonly Example<Siberia, SiberiaMove>[] = examplesOf(NOTATION, position, [...PLACING, ...ACTING, ...ENDS]);
