import type { Worked } from '@madang/kernel';
import { type PlayerSketch, type Sketch, two } from '../position.ts';

const DIGGER: PlayerSketch = { workers: { sakhalin: 1 }, rows: { diamond: two('diamond') } };

/** Actions. */
export const ACTING: readonly Worked<Sketch>[] = [
  {
    id: 'sale', // example 1
    rules: ['SIB-EXTRACT-02', 'SIB-EXTRACT-05', 'SIB-EXTRACT-07', 'SIB-EXTRACT-08'],
    position: { elsewhere: ['gas', 'oil'], players: [{ workers: { amur: 1, ob: 1 }, sellers: { tokyo: 1 }, rows: { gas: two('gas') } }] },
    steps: [[0, 'perform gas']],
  },
  {
    id: 'best', // example 4
    rules: ['SIB-EXTRACT-05', 'SIB-EXTRACT-06', 'SIB-EXTRACT-07'],
    position: {
      exchanges: ['singapore', 'zurich', 'shanghai', 'mumbai', 'new-york'],
      elsewhere: ['gas', 'oil'],
      players: [{ workers: { amur: 1, ob: 1, lena: 1 }, sellers: { frankfurt: 1, singapore: 1, 'new-york': 1 }, rows: { gas: two('gas') } }],
    },
    steps: [[0, 'perform gas']],
  },
  {
    id: 'workers', // example 6
    rules: ['SIB-EXTRACT-02', 'SIB-EXTRACT-03', 'SIB-EXTRACT-07'],
    position: { elsewhere: ['coal', 'oil'], players: [{ workers: { amur: 2, aldan: 1 }, sellers: { shanghai: 1 }, rows: { coal: two('coal') } }] },
    steps: [[0, 'perform coal']],
  },
  {
    id: 'jump', // example 14
    rules: ['SIB-LOG-01', 'SIB-LOG-05', 'SIB-LOG-06'],
    position: { cubes: { amur: [], aldan: [] }, players: [{ rows: { logistician: two('logistician') } }] },
    steps: [[0, 'perform logistician', 'step vladivostok kolyma']],
  },
  {
    id: 'depleted', // example 15
    rules: ['SIB-DEPLETE-01', 'SIB-DEPLETE-02', 'SIB-DEPLETE-04'],
    position: { cubes: { sakhalin: ['oil'] }, players: [{ workers: { sakhalin: 2 }, rows: { oil: two('oil') } }, { workers: { sakhalin: 1 } }] },
    steps: [[0, 'perform oil']],
  },
  {
    id: 'order', // example 8
    rules: ['SIB-RESEARCH-03', 'SIB-RESEARCH-05', 'SIB-RESEARCH-06', 'SIB-RESEARCH-12'],
    position: {
      elsewhere: ['diamond'],
      cubes: { amur: ['coal'] },
      reserve: { gas: 1 },
      players: [{ research: ['worker/gas', 'investor/gas', 'manager'] }],
    },
    steps: [[0, 'perform research', 'use resource gas', 'deposit ob', 'use manager diamond']],
  },
  {
    id: 'joker', // example 11
    rules: ['SIB-MGR-01', 'SIB-MGR-02', 'SIB-MGR-03', 'SIB-MGR-09'],
    position: { seats: 2, players: [{ rows: { manager: two('manager'), gold: ['worker/gold'] } }] },
    steps: [[0, 'perform manager', 'joker gold']],
  },
  {
    id: 'many', // example 23
    rules: ['SIB-DEPLETE-04', 'SIB-DEPLETE-09', 'SIB-EXTRACT-13'],
    position: {
      cubes: { amur: ['gas', 'coal'], aldan: ['gas'], baikal: ['gas'] },
      players: [
        { supply: 0, sellers: { frankfurt: 1, zurich: 1 }, workers: { amur: 1, aldan: 1, baikal: 2 }, rows: { gas: two('gas') } },
        { workers: { aldan: 1 } },
      ],
    },
    steps: [[0, 'perform gas']],
  },
  {
    id: 'unsold', // example 5
    rules: ['SIB-EXTRACT-10', 'SIB-ACT-12'],
    position: { players: [{ workers: { amur: 1 }, sellers: { tokyo: 1 }, rows: { gold: two('gold') } }] },
    steps: [[0, 'perform gold']],
  },
  {
    id: 'first', // example 7
    rules: ['SIB-EXTRACT-04'],
    position: { cubes: { sakhalin: ['oil', 'diamond'] }, players: [DIGGER, DIGGER] },
    steps: [
      [0, 'perform diamond'],
      [1, 'perform diamond'],
    ],
  },
  {
    id: 'tile', // example 12
    rules: ['SIB-MGR-04', 'SIB-MGR-06', 'SIB-INV-06'],
    position: { players: [{ rows: { manager: ['tile', 'manager'] } }] },
    steps: [[0, 'perform manager', 'joker oil']],
    refused: [{ at: 1, move: 'joker manager', rule: 'SIB-MGR-06' }],
  },
  {
    id: 'shared', // example 13
    rules: ['SIB-LOG-01', 'SIB-LOG-02', 'SIB-LOG-03', 'SIB-LOG-04'],
    position: { players: [{ workers: { vladivostok: 2 }, rows: { logistician: two('logistician') } }] },
    steps: [[0, 'perform logistician', 'step vladivostok khabarovsk', 'step khabarovsk kolyma', 'step vladivostok amur']],
    refused: [{ at: 2, move: 'step vladivostok kolyma', rule: 'SIB-LOG-04' }],
  },
  {
    id: 'sources', // example 17
    rules: ['SIB-SELL-01', 'SIB-SELL-02', 'SIB-SELL-03'],
    position: { players: [{ rows: { seller: two('seller') }, workers: { baikal: 1 } }] },
    steps: [[0, 'perform seller', 'piece baikal', 'exchange zurich']],
  },
  {
    id: 'called', // example 16
    rules: ['SIB-WORK-03', 'SIB-WORK-04'],
    position: {
      players: [{ supply: 0, sellers: { frankfurt: 2, tokyo: 1 }, workers: { amur: 2, vladivostok: 1 }, rows: { worker: two('worker') } }],
    },
    steps: [[0, 'perform worker', 'piece frankfurt']],
    refused: [{ at: 1, move: 'piece supply', rule: 'SIB-WORK-01' }],
  },
  {
    id: 'investor', // example 18
    rules: ['SIB-INV-01', 'SIB-INV-02', 'SIB-INV-04', 'SIB-INV-07'],
    position: {
      seats: 2,
      display: ['gas', 'gas', 'worker', 'investor'],
      pile: { oil: 2 },
      players: [{ rows: { investor: two('investor'), gas: two('gas'), worker: ['worker/oil'] } }, { passed: true }],
    },
    steps: [[0, 'perform investor', 'invest worker']],
    refused: [{ at: 1, move: 'invest gas', rule: 'SIB-INV-02' }],
  },
];
