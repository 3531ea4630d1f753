import type { Message } from '@madang/kernel';
import { type Key, say } from './names.ts';

/** Chapters of the ledger in its order: the word in their ids, the title, and how many rules they have, numbered from 01. */
const CHAPTERS: readonly (readonly [word: string, title: Key, rules: number])[] = [
  ['COMP', 'siberia.chapter.components', 13],
  ['SETUP', 'siberia.chapter.setup', 15],
  ['ROUND', 'siberia.chapter.round', 11],
  ['PLACE', 'siberia.chapter.place', 11],
  ['ACT', 'siberia.chapter.act', 13],
  ['RESEARCH', 'siberia.chapter.research', 15],
  ['MGR', 'siberia.chapter.manager', 10],
  ['LOG', 'siberia.chapter.logistician', 10],
  ['SELL', 'siberia.chapter.seller', 6],
  ['WORK', 'siberia.chapter.worker', 5],
  ['INV', 'siberia.chapter.investor', 10],
  ['EXTRACT', 'siberia.chapter.extract', 14],
  ['DEPLETE', 'siberia.chapter.deplete', 10],
  ['END', 'siberia.chapter.end', 9],
];

const ids = (word: string, rules: number): string[] => Array.from({ length: rules }, (_, i) => `SIB-${word}-${String(i + 1).padStart(2, '0')}`);

/** The ledger's chapters with their rules in order. */
export const chapters: readonly { readonly title: Message; readonly rules: readonly string[] }[] = CHAPTERS.map(([word, title, rules]) => ({
  title: say(title),
  rules: ids(word, rules),
}));
