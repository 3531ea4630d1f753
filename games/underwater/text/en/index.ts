import { board } from './board.ts';
import { cards } from './cards.ts';
import { effects } from './effects.ts';
import { table } from './table.ts';

/** Underwater Cities in English. */
export const en = { ...table, ...effects, ...cards, ...board };
