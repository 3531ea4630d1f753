import type { Worked } from '@madang/kernel';
import { type Sketch, two } from '../position.ts';

/** The ends of a round and of the game. */
export const ENDS: readonly Worked<Sketch>[] = [
  {
    id: 'limit', // example 19
    rules: ['SIB-ROUND-06', 'SIB-ROUND-07'],
    position: {
      seats: 2,
      players: [
        {
          rows: {
            logistician: two('logistician'),
            seller: two('seller'),
            worker: two('worker'),
            investor: two('investor'),
            gas: ['manager', 'tile'],
            oil: ['worker/oil', 'tile'],
            coal: ['worker/coal', 'tile'],
            gold: ['worker/gold'],
          },
        },
        { passed: true },
      ],
    },
    steps: [[0, 'pass', 'remove manager gas', 'remove worker/oil oil']],
  },
  {
    id: 'eighth', // example 20
    rules: ['SIB-END-01', 'SIB-END-03', 'SIB-DEPLETE-04', 'SIB-DEPLETE-07'],
    position: {
      seats: 2,
      elsewhere: ['coal', 'oil'],
      cubes: { kolyma: [], kamchatka: [], chukotka: [], lena: [], taymyr: [], kuzbass: [], ob: [], amur: ['gas'], aldan: ['gas'] },
      players: [
        { money: 20_000, workers: { amur: 1, aldan: 1 }, sellers: { tokyo: 1 }, rows: { gas: two('gas') } },
        { passed: true, money: 24_000 },
      ],
    },
    steps: [[0, 'perform gas', 'pass']],
  },
  {
    id: 'reserves', // examples 21 and 22
    rules: ['SIB-END-02', 'SIB-END-03', 'SIB-END-04', 'SIB-END-07'],
    position: {
      elsewhere: ['gas'],
      reserve: { diamond: 0, gold: 0, oil: 1 },
      players: [
        { money: 57_000, research: ['worker/oil'] },
        { money: 57_000, passed: true },
        { money: 44_000, passed: true },
      ],
    },
    steps: [[0, 'perform research', 'deposit baikal', 'pass']],
  },
  {
    id: 'idle', // example 24
    rules: ['SIB-END-08', 'SIB-RESEARCH-15'],
    position: {
      seats: 2,
      round: 9,
      idleRounds: 2,
      players: [
        { money: 31_000, research: ['worker/oil'] },
        { money: 28_000, passed: true },
      ],
    },
    steps: [[0, 'perform research', 'pass']],
  },
];
