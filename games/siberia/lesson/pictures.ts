import type { Picture } from '@madang/kernel';
import type { SiberiaMove } from '../rules/index.ts';

/** What Siberia's rules look like, at places of its lesson. */
export const pictures: readonly Picture<SiberiaMove>[] = [
  {
    id: 'placing',
    rules: ['SIB-PLACE-04', 'SIB-PLACE-06', 'SIB-ACT-07'],
    at: 'row',
    steps: [
      [0, { kind: 'place', counter: 'logistician/gas', area: 'logistician' }],
      [0, { kind: 'place', counter: 'logistician/oil', area: 'logistician' }],
      [0, { kind: 'place', counter: 'worker/gas', area: 'gas' }],
    ],
  },
  {
    id: 'research',
    rules: ['SIB-ACT-03', 'SIB-RESEARCH-03', 'SIB-RESEARCH-09'],
    at: 'research',
    steps: [
      [0, { kind: 'perform', area: 'research' }],
      [0, { kind: 'deposit', place: 'amur' }],
    ],
  },
  {
    id: 'steps',
    rules: ['SIB-LOG-01', 'SIB-LOG-04'],
    at: 'walk',
    steps: [
      [0, { kind: 'perform', area: 'logistician' }],
      [0, { kind: 'step', from: 'vladivostok', to: 'khabarovsk' }],
      [0, { kind: 'step', from: 'khabarovsk', to: 'aldan' }],
      [0, { kind: 'step', from: 'aldan', to: 'evenkia' }],
    ],
  },
  {
    id: 'seller',
    rules: ['SIB-SELL-01', 'SIB-SELL-02'],
    at: 'seller',
    steps: [
      [0, { kind: 'perform', area: 'seller' }],
      [0, { kind: 'piece', from: 'supply' }],
      [0, { kind: 'exchange', exchange: 'tokyo' }],
    ],
  },
  {
    id: 'sale',
    rules: ['SIB-EXTRACT-02', 'SIB-EXTRACT-06', 'SIB-EXTRACT-07', 'SIB-DEPLETE-01', 'SIB-DEPLETE-02'],
    at: 'oil',
    steps: [[0, { kind: 'perform', area: 'oil' }]],
  },
  {
    id: 'tile',
    rules: ['SIB-INV-01', 'SIB-INV-04', 'SIB-INV-06'],
    at: 'investor',
    steps: [
      [0, { kind: 'perform', area: 'investor' }],
      [0, { kind: 'invest', row: 'oil' }],
    ],
  },
  {
    id: 'areas', // EX 2
    rules: ['SIB-PLACE-04', 'SIB-PLACE-08', 'SIB-PLACE-10'],
    at: 'rest',
    steps: [
      [0, { kind: 'place', counter: 'worker/diamond', area: 'research' }],
      [0, { kind: 'place', counter: 'seller/diamond', area: 'seller' }],
    ],
  },
  {
    id: 'worker', // EX 16
    rules: ['SIB-WORK-01', 'SIB-WORK-02', 'SIB-WORK-03', 'SIB-WORK-04'],
    at: 'walk',
    before: [
      [0, { kind: 'perform', area: 'logistician' }],
      [0, { kind: 'step', from: 'vladivostok', to: 'khabarovsk' }],
      [0, { kind: 'step', from: 'khabarovsk', to: 'aldan' }],
      [0, { kind: 'step', from: 'aldan', to: 'evenkia' }],
    ],
    seat: 1,
    steps: [
      [1, { kind: 'perform', area: 'worker' }],
      [1, { kind: 'piece', from: 'supply' }],
    ],
  },
  {
    id: 'joker', // EX 11
    rules: ['SIB-MGR-01', 'SIB-MGR-02', 'SIB-MGR-03', 'SIB-MGR-05', 'SIB-MGR-09'],
    at: 'second',
    before: [
      [0, { kind: 'place', counter: 'seller/gas', area: 'seller' }],
      [0, { kind: 'place', counter: 'worker/oil', area: 'oil' }],
      [0, { kind: 'place', counter: 'investor/oil', area: 'oil' }],
      [0, { kind: 'place', counter: 'investor/oil', area: 'investor' }],
      [0, { kind: 'place', counter: 'investor/gold', area: 'investor' }],
      [0, { kind: 'place', counter: 'manager', area: 'research' }],
    ],
    seat: 1,
    steps: [
      [1, { kind: 'perform', area: 'manager' }],
      [1, { kind: 'joker', row: 'seller' }],
    ],
  },
];
