import type { Example } from '@madang/kernel';
import type { Ludwig, LudwigMove } from '../../rules/index.ts';
import { DOWNSTAIRS } from './downstairs.ts';
import { PLACING } from './placing.ts';
import { REWARDS } from './rewards.ts';
import { ROUNDS } from './rounds.ts';

/** Worked examples of the ledger, their figures its own. */
export const EXAMPLES: readonly Example<Ludwig, LudwigMove>[] = [...ROUNDS, ...PLACING, ...REWARDS, ...DOWNSTAIRS];
