import { type Example, examplesOf } from '@madang/kernel';
import type { Barrage, BarrageMove } from '../../rules/index.ts';
import { NOTATION } from '../../rules/moves.ts';
import { position } from '../position.ts';
import { BUILDING } from './building.ts';
import { PRODUCTION } from './production.ts';
import { SCORING } from './scoring.ts';
import { WATER } from './water.ts';

/** Worked examples of Barrage's ledger: red USA 0, black Germany 1, green Italy 2, white France 3. */
export const EXAMPLES: readonly Example<Barrage, BarrageMove>[] = examplesOf(NOTATION, position, [...BUILDING, ...PRODUCTION, ...WATER, ...SCORING]);
