import type { Message } from '@madang/kernel';
import { type Key, say } from './names.ts';

/** Chapters of the ledger in its order: the title, and for each word of ids how many rules there are, numbered from 01. */
const CHAPTERS: readonly (readonly [title: Key, ...words: readonly (readonly [word: string, rules: number])[]])[] = [
  ['barrage.chapter.components', ['COMP', 6]],
  ['barrage.chapter.map', ['MAP', 15]],
  ['barrage.chapter.setup', ['SETUP', 22]],
  ['barrage.chapter.expert', ['EXPERT', 6]],
  ['barrage.chapter.round', ['ROUND', 3]],
  ['barrage.chapter.income', ['INC', 9], ['HEAD', 5]],
  ['barrage.chapter.actions', ['ACT', 17]],
  ['barrage.chapter.construction', ['BUILD', 26]],
  ['barrage.chapter.wheel', ['WHEEL', 7]],
  ['barrage.chapter.management', ['MGMT', 8]],
  ['barrage.chapter.production', ['PROD', 17]],
  ['barrage.chapter.energy', ['ENERGY', 4]],
  ['barrage.chapter.contracts', ['CON', 16], ['NAT', 4]],
  ['barrage.chapter.water', ['WATER', 6]],
  ['barrage.chapter.services', ['BANK', 3], ['WORK', 2], ['SHOP', 2]],
  ['barrage.chapter.office', ['OFFICE', 8]],
  ['barrage.chapter.patents', ['PATENT', 4]],
  ['barrage.chapter.technology', ['TECH', 20]],
  ['barrage.chapter.flow', ['FLOW', 11]],
  ['barrage.chapter.scoring', ['SCORE', 14]],
  ['barrage.chapter.round-end', ['EOR', 6]],
  ['barrage.chapter.game-end', ['END', 8]],
  ['barrage.chapter.tiles', ['BONUS', 6], ['OBJ', 8]],
  ['barrage.chapter.companies', ['COMPANY', 13]],
  ['barrage.chapter.officers', ['OFFICER', 17]],
  ['barrage.chapter.automa', ['AUTOMA', 35]],
];

const ids = (word: string, rules: number): string[] => Array.from({ length: rules }, (_, i) => `BAR-${word}-${String(i + 1).padStart(2, '0')}`);

/** The ledger's chapters with their rules in order. */
export const chapters: readonly { readonly title: Message; readonly rules: readonly string[] }[] = CHAPTERS.map(([title, ...words]) => ({
  title: say(title),
  rules: words.flatMap(([word, rules]) => ids(word, rules)),
}));
