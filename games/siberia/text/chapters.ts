import { ledgerChapters } from '@madang/kernel/plain';
import type { Key } from './names.ts';

/** The ledger's chapters with their rules in order. */
export const chapters = ledgerChapters<Key>('SIB', [
  ['siberia.chapter.components', ['COMP', 13]],
  ['siberia.chapter.setup', ['SETUP', 15]],
  ['siberia.chapter.round', ['ROUND', 11]],
  ['siberia.chapter.place', ['PLACE', 11]],
  ['siberia.chapter.act', ['ACT', 13]],
  ['siberia.chapter.research', ['RESEARCH', 15]],
  ['siberia.chapter.manager', ['MGR', 10]],
  ['siberia.chapter.logistician', ['LOG', 10]],
  ['siberia.chapter.seller', ['SELL', 6]],
  ['siberia.chapter.worker', ['WORK', 5]],
  ['siberia.chapter.investor', ['INV', 10]],
  ['siberia.chapter.extract', ['EXTRACT', 14]],
  ['siberia.chapter.deplete', ['DEPLETE', 10]],
  ['siberia.chapter.end', ['END', 9]],
]);
