import type { Examples } from '@madang/kernel';
import type { Barrage, BarrageMove } from '../rules/index.ts';
import * as sources from '../text/sources.ts';
import { EXAMPLES } from './table/index.ts';

/** Positions made for worked examples of the ledger. */
export const examples: Examples<Barrage, BarrageMove> = {
  catalogues: sources.examples,
  examples: EXAMPLES,
};
