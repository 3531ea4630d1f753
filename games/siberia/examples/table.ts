import type { Example } from '@madang/kernel';
import type { Siberia, SiberiaMove } from '../rules/index.ts';
import { position, two } from './position.ts';

/** Worked examples of Siberia's ledger. */
export const EXAMPLES: readonly Example<Siberia, SiberiaMove>[] = [
  {
    id: 'sale', // example 1
    rules: ['SIB-EXTRACT-02', 'SIB-EXTRACT-05', 'SIB-EXTRACT-07', 'SIB-EXTRACT-08'],
    seat: 0,
    position: () =>
      position({ elsewhere: ['gas', 'oil'], players: [{ workers: { amur: 1, ob: 1 }, sellers: { tokyo: 1 }, rows: { gas: two('gas') } }] }),
    steps: [[0, { kind: 'perform', area: 'gas' }]],
  },
  {
    id: 'best', // example 4
    rules: ['SIB-EXTRACT-05', 'SIB-EXTRACT-06', 'SIB-EXTRACT-07'],
    seat: 0,
    position: () =>
      position({
        exchanges: ['singapore', 'zurich', 'shanghai', 'mumbai', 'new-york'],
        elsewhere: ['gas', 'oil'],
        players: [{ workers: { amur: 1, ob: 1, lena: 1 }, sellers: { frankfurt: 1, singapore: 1, 'new-york': 1 }, rows: { gas: two('gas') } }],
      }),
    steps: [[0, { kind: 'perform', area: 'gas' }]],
  },
  {
    id: 'workers', // example 6
    rules: ['SIB-EXTRACT-02', 'SIB-EXTRACT-03', 'SIB-EXTRACT-07'],
    seat: 0,
    position: () =>
      position({ elsewhere: ['coal', 'oil'], players: [{ workers: { amur: 2, aldan: 1 }, sellers: { shanghai: 1 }, rows: { coal: two('coal') } }] }),
    steps: [[0, { kind: 'perform', area: 'coal' }]],
  },
  {
    id: 'jump', // example 14
    rules: ['SIB-LOG-01', 'SIB-LOG-05', 'SIB-LOG-06'],
    seat: 0,
    position: () => position({ cubes: { amur: [], aldan: [] }, players: [{ rows: { logistician: two('logistician') } }] }),
    steps: [
      [0, { kind: 'perform', area: 'logistician' }],
      [0, { kind: 'step', from: 'vladivostok', to: 'kolyma' }],
    ],
  },
  {
    id: 'depleted', // example 15
    rules: ['SIB-DEPLETE-01', 'SIB-DEPLETE-02', 'SIB-DEPLETE-04'],
    seat: 0,
    position: () =>
      position({ cubes: { sakhalin: ['oil'] }, players: [{ workers: { sakhalin: 2 }, rows: { oil: two('oil') } }, { workers: { sakhalin: 1 } }] }),
    steps: [[0, { kind: 'perform', area: 'oil' }]],
  },
  {
    id: 'order', // example 8
    rules: ['SIB-RESEARCH-03', 'SIB-RESEARCH-05', 'SIB-RESEARCH-06', 'SIB-RESEARCH-12'],
    seat: 0,
    position: () =>
      position({
        elsewhere: ['diamond'],
        cubes: { amur: ['coal'] },
        reserve: { gas: 1 },
        players: [{ research: ['worker/gas', 'investor/gas', 'manager'] }],
      }),
    steps: [
      [0, { kind: 'perform', area: 'research' }],
      [0, { kind: 'use', counter: 'resource', resource: 'gas' }],
      [0, { kind: 'deposit', place: 'ob' }],
      [0, { kind: 'use', counter: 'manager', resource: 'diamond' }],
    ],
  },
  {
    id: 'joker', // example 11
    rules: ['SIB-MGR-01', 'SIB-MGR-02', 'SIB-MGR-03', 'SIB-MGR-09'],
    seat: 0,
    position: () => position({ seats: 2, players: [{ rows: { manager: two('manager'), gold: ['worker/gold'] } }] }),
    steps: [
      [0, { kind: 'perform', area: 'manager' }],
      [0, { kind: 'joker', row: 'gold' }],
    ],
  },
  {
    id: 'many', // example 23
    rules: ['SIB-DEPLETE-04', 'SIB-DEPLETE-09', 'SIB-EXTRACT-13'],
    seat: 0,
    position: () =>
      position({
        cubes: { amur: ['gas', 'coal'], aldan: ['gas'], baikal: ['gas'] },
        players: [
          { supply: 0, sellers: { frankfurt: 1, zurich: 1 }, workers: { amur: 1, aldan: 1, baikal: 2 }, rows: { gas: two('gas') } },
          { workers: { aldan: 1 } },
        ],
      }),
    steps: [[0, { kind: 'perform', area: 'gas' }]],
  },
];
