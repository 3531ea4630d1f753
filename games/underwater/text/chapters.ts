import type { Message } from '@madang/kernel';
import { type Key, say } from './names.ts';

/** Chapters of the ledger in its order: the word in their ids, the title, and how many rules they have, numbered from 01. */
const CHAPTERS: readonly (readonly [word: string, title: Key, rules: number])[] = [
  ['SETUP', 'underwater.chapter.setup', 22],
  ['TURN', 'underwater.chapter.turn', 27],
  ['CLONE', 'underwater.chapter.clone', 7],
  ['CARD', 'underwater.chapter.card', 26],
  ['SPEC', 'underwater.chapter.spec', 16],
  ['RES', 'underwater.chapter.res', 8],
  ['BUILD', 'underwater.chapter.build', 24],
  ['UPG', 'underwater.chapter.upg', 8],
  ['NET', 'underwater.chapter.net', 14],
  ['FED', 'underwater.chapter.fed', 11],
  ['ERA', 'underwater.chapter.era', 10],
  ['PROD', 'underwater.chapter.prod', 22],
  ['SCORE', 'underwater.chapter.score', 20],
  ['GLOSS', 'underwater.chapter.gloss', 31],
  ['VAR', 'underwater.chapter.var', 18],
  ['SOLO', 'underwater.chapter.solo', 14],
];

const ids = (word: string, rules: number): string[] => Array.from({ length: rules }, (_, i) => `UWC-${word}-${String(i + 1).padStart(2, '0')}`);

/** The ledger's chapters with their rules in order. */
export const chapters: readonly { readonly title: Message; readonly rules: readonly string[] }[] = CHAPTERS.map(([word, title, rules]) => ({
  title: say(title),
  rules: ids(word, rules),
}));
