import { ledgerChapters } from '@madang/kernel/plain';
import type { Key } from './names.ts';

/** The ledger's chapters with their rules in order. */
export const chapters = ledgerChapters<Key>('BAR', [
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
]);
