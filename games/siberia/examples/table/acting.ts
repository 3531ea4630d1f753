import type { Example } from '@madang/kernel';
import type { Siberia, SiberiaMove } from '../../rules/index.ts';
import { position, two } from '../position.ts';

/** Actions. */
export const ACTING: readonly Example<Siberia, SiberiaMove>[] = [
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
  {
    id: 'unsold', // example 5
    rules: ['SIB-EXTRACT-10', 'SIB-ACT-12'],
    seat: 0,
    position: () => position({ players: [{ workers: { amur: 1 }, sellers: { tokyo: 1 }, rows: { gold: two('gold') } }] }),
    steps: [[0, { kind: 'perform', area: 'gold' }]],
  },
  {
    id: 'first', // example 7
    rules: ['SIB-EXTRACT-04'],
    seat: 0,
    position: () => {
      const digger = { workers: { sakhalin: 1 }, rows: { diamond: two('diamond') } } as const;
      return position({ cubes: { sakhalin: ['oil', 'diamond'] }, players: [digger, digger] });
    },
    steps: [
      [0, { kind: 'perform', area: 'diamond' }],
      [1, { kind: 'perform', area: 'diamond' }],
    ],
  },
  {
    id: 'tile', // example 12
    rules: ['SIB-MGR-04', 'SIB-MGR-06', 'SIB-INV-06'],
    seat: 0,
    position: () => position({ players: [{ rows: { manager: ['tile', 'manager'] } }] }),
    steps: [
      [0, { kind: 'perform', area: 'manager' }],
      [0, { kind: 'joker', row: 'oil' }],
    ],
    refused: [{ at: 1, move: { kind: 'joker', row: 'manager' }, rule: 'SIB-MGR-06' }],
  },
  {
    id: 'shared', // example 13
    rules: ['SIB-LOG-01', 'SIB-LOG-02', 'SIB-LOG-03', 'SIB-LOG-04'],
    seat: 0,
    position: () => position({ players: [{ workers: { vladivostok: 2 }, rows: { logistician: two('logistician') } }] }),
    steps: [
      [0, { kind: 'perform', area: 'logistician' }],
      [0, { kind: 'step', from: 'vladivostok', to: 'khabarovsk' }],
      [0, { kind: 'step', from: 'khabarovsk', to: 'kolyma' }],
      [0, { kind: 'step', from: 'vladivostok', to: 'amur' }],
    ],
    refused: [{ at: 2, move: { kind: 'step', from: 'vladivostok', to: 'kolyma' }, rule: 'SIB-LOG-04' }],
  },
  {
    id: 'sources', // example 17
    rules: ['SIB-SELL-01', 'SIB-SELL-02', 'SIB-SELL-03'],
    seat: 0,
    position: () => position({ players: [{ rows: { seller: two('seller') }, workers: { baikal: 1 } }] }),
    steps: [
      [0, { kind: 'perform', area: 'seller' }],
      [0, { kind: 'piece', from: 'baikal' }],
      [0, { kind: 'exchange', exchange: 'zurich' }],
    ],
  },
  {
    id: 'called', // example 16
    rules: ['SIB-WORK-03', 'SIB-WORK-04'],
    seat: 0,
    position: () =>
      position({
        players: [{ supply: 0, sellers: { frankfurt: 2, tokyo: 1 }, workers: { amur: 2, vladivostok: 1 }, rows: { worker: two('worker') } }],
      }),
    steps: [
      [0, { kind: 'perform', area: 'worker' }],
      [0, { kind: 'piece', from: 'frankfurt' }],
    ],
    refused: [{ at: 1, move: { kind: 'piece', from: 'supply' }, rule: 'SIB-WORK-01' }],
  },
  {
    id: 'investor', // example 18
    rules: ['SIB-INV-01', 'SIB-INV-02', 'SIB-INV-04', 'SIB-INV-07'],
    seat: 0,
    position: () =>
      position({
        seats: 2,
        display: ['gas', 'gas', 'worker', 'investor'],
        pile: { oil: 2 },
        players: [{ rows: { investor: two('investor'), gas: two('gas'), worker: ['worker/oil'] } }, { passed: true }],
      }),
    steps: [
      [0, { kind: 'perform', area: 'investor' }],
      [0, { kind: 'invest', row: 'worker' }],
    ],
    refused: [{ at: 1, move: { kind: 'invest', row: 'gas' }, rule: 'SIB-INV-02' }],
  },
];
