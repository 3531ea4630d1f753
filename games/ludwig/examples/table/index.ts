import { type Example, examplesOf } from '@madang/kernel';
import type { Ludwig, LudwigMove } from '../../rules/index.ts';
import { NOTATION } from '../../rules/moves.ts';
import { position } from '../position.ts';
import { DOWNSTAIRS } from './downstairs.ts';
import { PLACING } from './placing.ts';
import { REWARDS } from './rewards.ts';
import { ROUNDS } from './rounds.ts';

/** Worked examples of the ledger, their figures its own. */
export const EXAMPLES: readonly Example<Ludwig, LudwigMove>[] = examplesOf(NOTATION, position, [...ROUNDS, ...PLACING, ...REWARDS, ...DOWNSTAIRS]);
