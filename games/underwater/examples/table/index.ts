import { type Example, examplesOf } from '@madang/kernel';
import type { Underwater, UnderwaterMove } from '../../rules/index.ts';
import { NOTATION } from '../../rules/moves.ts';
import { position } from '../position.ts';
import { BUILDING } from './building.ts';
import { PLAYING } from './playing.ts';
import { PRODUCTION } from './production.ts';

/** Worked examples of the ledger, their figures its own. */
export const EXAMPLES: readonly Example<Underwater, UnderwaterMove>[] = examplesOf(NOTATION, position, [...PLAYING, ...BUILDING, ...PRODUCTION]);
