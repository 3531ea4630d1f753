import type { Key } from '../names.ts';
import { board } from './board.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';
import { words } from './words.ts';

/** Barrage in Korean. Particles that depend on the word before are written out, as 은(는); the translator fits them. */
export const ko: Readonly<Record<Key, string>> = { ...words, ...table, ...board, ...refusals, ...options };
