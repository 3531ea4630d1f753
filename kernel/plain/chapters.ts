import type { Wording } from '../index.ts';

/** A chapter of a ledger: its title, then each word of its ids with how many rules it has, numbered from 01. */
export type LedgerChapter<K extends string> = readonly [title: K, ...words: readonly (readonly [word: string, rules: number])[]];

/** The chapters of a ledger in order. `prefix`: the first letters of every id. */
export const ledgerChapters = <K extends string>(prefix: string, chapters: readonly LedgerChapter<K>[]): Wording['chapters'] =>
  chapters.map(([title, ...words]) => ({
    title: { key: title },
    rules: words.flatMap(([word, rules]) => Array.from({ length: rules }, (_, i) => `${prefix}-${word}-${String(i + 1).padStart(2, '0')}`)),
  }));
