import { board } from './board.ts';
import { cards } from './cards.ts';
import { effects } from './effects.ts';
import { table } from './table.ts';

/** Underwater Cities in Chinese. */
export const zh = { ...table, ...effects, ...cards, ...board };
