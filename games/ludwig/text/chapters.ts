import type { Message } from '@madang/kernel';
import { type Key, say } from './names.ts';

/** Chapters of the ledger in its order: the word in their ids, the title, and how many rules they have, numbered from 01. */
const CHAPTERS: readonly (readonly [word: string, title: Key, rules: number])[] = [
  ['TILE', 'ludwig.chapter.tile', 19],
  ['SETUP', 'ludwig.chapter.setup', 17],
  ['ROUND', 'ludwig.chapter.round', 28],
  ['PLACE', 'ludwig.chapter.place', 21],
  ['SCORE', 'ludwig.chapter.score', 14],
  ['REWARD', 'ludwig.chapter.reward', 28],
  ['FAVOR', 'ludwig.chapter.favor', 16],
  ['BONUS', 'ludwig.chapter.bonus', 12],
  ['END', 'ludwig.chapter.end', 16],
  ['SOLO', 'ludwig.chapter.solo', 12],
];

const ids = (word: string, rules: number): string[] => Array.from({ length: rules }, (_, i) => `LUD-${word}-${String(i + 1).padStart(2, '0')}`);

/** The ledger's chapters with their rules in order. */
export const chapters: readonly { readonly title: Message; readonly rules: readonly string[] }[] = CHAPTERS.map(([word, title, rules]) => ({
  title: say(title),
  rules: ids(word, rules),
}));
