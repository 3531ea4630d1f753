import type { Example } from '@madang/kernel';
import type { Underwater, UnderwaterMove } from '../../rules/index.ts';
import { BUILDING } from './building.ts';
import { PLAYING } from './playing.ts';
import { PRODUCTION } from './production.ts';

/** Worked examples of the ledger, their figures its own. */
export const EXAMPLES: readonly Example<Underwater, UnderwaterMove>[] = [...PLAYING, ...BUILDING, ...PRODUCTION];
