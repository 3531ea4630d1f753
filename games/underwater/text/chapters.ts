import { ledgerChapters } from '@madang/kernel/plain';
import type { Key } from './names.ts';

/** The ledger's chapters with their rules in order. */
export const chapters = ledgerChapters<Key>('UWC', [
  ['underwater.chapter.setup', ['SETUP', 22]],
  ['underwater.chapter.turn', ['TURN', 27]],
  ['underwater.chapter.clone', ['CLONE', 7]],
  ['underwater.chapter.card', ['CARD', 26]],
  ['underwater.chapter.spec', ['SPEC', 16]],
  ['underwater.chapter.res', ['RES', 8]],
  ['underwater.chapter.build', ['BUILD', 24]],
  ['underwater.chapter.upg', ['UPG', 8]],
  ['underwater.chapter.net', ['NET', 14]],
  ['underwater.chapter.fed', ['FED', 11]],
  ['underwater.chapter.era', ['ERA', 10]],
  ['underwater.chapter.prod', ['PROD', 22]],
  ['underwater.chapter.score', ['SCORE', 20]],
  ['underwater.chapter.gloss', ['GLOSS', 31]],
  ['underwater.chapter.var', ['VAR', 18]],
  ['underwater.chapter.solo', ['SOLO', 14]],
]);
