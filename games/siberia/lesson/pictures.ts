import type { Picture } from '@madang/kernel';
import type { SiberiaMove } from '../rules/index.ts';
import { script } from '../rules/moves.ts';

/** What Siberia's rules look like, at places of its lesson. */
export const pictures: readonly Picture<SiberiaMove>[] = [
  {
    id: 'placing',
    rules: ['SIB-PLACE-04', 'SIB-PLACE-06', 'SIB-ACT-07'],
    at: 'row',
    steps: script([0, 'place logistician/gas logistician', 'place logistician/oil logistician', 'place worker/gas gas']),
  },
  {
    id: 'research',
    rules: ['SIB-ACT-03', 'SIB-RESEARCH-03', 'SIB-RESEARCH-09'],
    at: 'research',
    steps: script([0, 'perform research', 'deposit amur']),
  },
  {
    id: 'steps',
    rules: ['SIB-LOG-01', 'SIB-LOG-04'],
    at: 'walk',
    steps: script([0, 'perform logistician', 'step vladivostok khabarovsk', 'step khabarovsk aldan', 'step aldan evenkia']),
  },
  {
    id: 'seller',
    rules: ['SIB-SELL-01', 'SIB-SELL-02'],
    at: 'seller',
    steps: script([0, 'perform seller', 'piece supply', 'exchange tokyo']),
  },
  {
    id: 'sale',
    rules: ['SIB-EXTRACT-02', 'SIB-EXTRACT-06', 'SIB-EXTRACT-07', 'SIB-DEPLETE-01', 'SIB-DEPLETE-02'],
    at: 'oil',
    steps: script([0, 'perform oil']),
  },
  {
    id: 'tile',
    rules: ['SIB-INV-01', 'SIB-INV-04', 'SIB-INV-06'],
    at: 'investor',
    steps: script([0, 'perform investor', 'invest oil']),
  },
  {
    id: 'areas', // EX 2
    rules: ['SIB-PLACE-04', 'SIB-PLACE-08', 'SIB-PLACE-10'],
    at: 'rest',
    steps: script([0, 'place worker/diamond research', 'place seller/diamond seller']),
  },
  {
    id: 'worker', // EX 16
    rules: ['SIB-WORK-01', 'SIB-WORK-02', 'SIB-WORK-03', 'SIB-WORK-04'],
    at: 'walk',
    before: script([0, 'perform logistician', 'step vladivostok khabarovsk', 'step khabarovsk aldan', 'step aldan evenkia']),
    seat: 1,
    steps: script([1, 'perform worker', 'piece supply']),
  },
  {
    id: 'joker', // EX 11
    rules: ['SIB-MGR-01', 'SIB-MGR-02', 'SIB-MGR-03', 'SIB-MGR-05', 'SIB-MGR-09'],
    at: 'second',
    before: script([
      0,
      'place seller/gas seller',
      'place worker/oil oil',
      'place investor/oil oil',
      'place investor/oil investor',
      'place investor/gold investor',
      'place manager research',
    ]),
    seat: 1,
    steps: script([1, 'perform manager', 'joker seller']),
  },
];
