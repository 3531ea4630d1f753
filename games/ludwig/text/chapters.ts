import { ledgerChapters } from '@madang/kernel/plain';
import type { Key } from './names.ts';

/** The ledger's chapters with their rules in order. */
export const chapters = ledgerChapters<Key>('LUD', [
  ['ludwig.chapter.tile', ['TILE', 19]],
  ['ludwig.chapter.setup', ['SETUP', 17]],
  ['ludwig.chapter.round', ['ROUND', 28]],
  ['ludwig.chapter.place', ['PLACE', 21]],
  ['ludwig.chapter.score', ['SCORE', 14]],
  ['ludwig.chapter.reward', ['REWARD', 28]],
  ['ludwig.chapter.favor', ['FAVOR', 16]],
  ['ludwig.chapter.bonus', ['BONUS', 12]],
  ['ludwig.chapter.end', ['END', 16]],
  ['ludwig.chapter.solo', ['SOLO', 12]],
]);
