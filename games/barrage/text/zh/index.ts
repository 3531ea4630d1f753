import type { Key } from '../names.ts';
import { board } from './board.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';
import { words } from './words.ts';

/** Barrage in simplified Chinese. */
export const zh: Readonly<Record<Key, string>> = { ...words, ...table, ...board, ...refusals, ...options };
