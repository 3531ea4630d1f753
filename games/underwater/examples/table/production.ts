import { NOBODY, type Worked } from '@madang/kernel';
import type { UnderwaterTask } from '../../rules/state.ts';
import type { Sketch } from '../position.ts';
import { lastTurn, PASSING } from './turns.ts';

/** What follows the last Production for seat 0, who chooses what to buy, and for another. */
const FINAL_SCORING: readonly UnderwaterTask[] = [
  { task: 'buy', seat: 0, bought: [] },
  { task: 'score', seat: 0 },
  { task: 'score', seat: 1 },
  { task: 'game end', seat: NOBODY },
];

/** Production, the order of play and the final scoring. */
export const PRODUCTION: readonly Worked<Sketch>[] = [
  {
    id: 'production', // WE-15
    rules: ['UWC-PROD-02', 'UWC-PROD-07', 'UWC-PROD-09', 'UWC-PROD-12', 'UWC-PROD-16', 'UWC-PROD-17'],
    position: lastTurn({
      board: '1',
      cities: ['C23*', 'C11'],
      tunnels: ['C23-C33+', 'C32-C33', 'C13-C23', 'C13-MU'],
      buildings: {
        'C33-a': 'farm',
        'C33-b': 'farm+',
        'C33-c': 'desalination',
        'C23-a': 'laboratory+',
        'C23-c': 'laboratory+',
        'C33-x': 'desalination',
        'C11-a': 'laboratory',
      },
      productions: [63],
    }),
    steps: [PASSING],
  },
  {
    id: 'tripled', // WE-25
    rules: ['UWC-VAR-13', 'UWC-VAR-08', 'UWC-PROD-09'],
    position: lastTurn(
      { board: '5', hand: [24], cities: ['C23'], tunnels: ['C23-C33'], goods: { steelplast: 1, credits: 2, kelp: 2 } },
      { options: { boardSide: 'advanced' } },
    ),
    steps: [[0, 'slot p12-y2', 'card 24 after', 'tunnel C22-C23']],
  },
  {
    id: 'pair', // WE-26
    rules: ['UWC-VAR-14', 'UWC-PROD-09'],
    position: lastTurn(
      { board: '6', hand: [24], cities: ['C23'], tunnels: ['C23-C33'], goods: { steelplast: 1, credits: 1, kelp: 2 } },
      { options: { boardSide: 'advanced' } },
    ),
    steps: [[0, 'slot p12-y2', 'card 24 after', 'tunnel C13-C23']],
  },
  {
    id: 'port', // WE-27 and WE-40
    rules: ['UWC-VAR-15', 'UWC-VAR-17', 'UWC-PROD-16'],
    position: lastTurn(
      { board: '6', hand: [24], tunnels: ['C23-C33', 'C13-C23'], goods: { steelplast: 2, credits: 2, kelp: 1 } },
      { options: { boardSide: 'advanced' } },
    ),
    steps: [[0, 'slot p12-y2', 'card 24 after', 'tunnel C13-MU']],
  },
  {
    id: 'doubled', // WE-22
    rules: ['UWC-VAR-09', 'UWC-VAR-10', 'UWC-PROD-06'],
    position: lastTurn(
      {
        board: '6',
        cities: ['C32'],
        tunnels: ['C32-C33'],
        buildings: { 'C32-a': 'desalination+', 'C32-b': 'desalination+' },
        goods: { kelp: 2 },
      },
      { options: { boardSide: 'advanced' } },
    ),
    steps: [PASSING],
  },
  {
    id: 'hunger', // WE-31
    rules: ['UWC-PROD-17', 'UWC-PROD-18', 'UWC-PROD-19', 'UWC-PROD-22'],
    position: lastTurn({
      cities: ['C23', 'C32', 'C22', 'C13'],
      tunnels: ['C23-C33', 'C32-C33', 'C22-C23', 'C13-C23'],
      goods: { kelp: 2, biomatter: 1 },
      points: 4,
    }),
    steps: [PASSING],
  },
  {
    id: 'order', // WE-13
    rules: ['UWC-FED-06', 'UWC-FED-07', 'UWC-FED-08'],
    position: {
      seats: 4,
      round: 2,
      order: [1, 2, 3, 0],
      turns: 11,
      federation: [0, 2, 2, 0],
      arrivals: [0, 3, 1, 2],
      players: [{ hand: [46] }, { hand: [1, 5, 6] }, { hand: [26, 47, 50] }, { hand: [2, 7, 9] }],
    },
    steps: [[0, 'slot always', 'card 46 after']],
  },
  {
    id: 'scoring', // WE-16
    rules: ['UWC-SCORE-01', 'UWC-SCORE-07', 'UWC-SCORE-08', 'UWC-SCORE-09', 'UWC-SCORE-11'],
    position: {
      seats: 2,
      round: 10,
      era: 3,
      options: { endBuying: 'chosen' },
      players: [
        {
          cities: ['C23', 'C32', 'C13', 'C31', 'C11'],
          tunnels: ['C23-C33+', 'C32-C33+', 'C13-C23+', 'C31-C32', 'C12-MB', 'C21-MB'],
          metropolises: ['brown-5', 'blue-7', 'blue-8'],
          buildings: {
            'C33-a': 'farm+',
            'C33-b': 'desalination+',
            'C33-c': 'laboratory+',
            'C23-a': 'farm+',
            'C23-b': 'desalination+',
            'C23-c': 'laboratory+',
            'C32-a': 'desalination+',
            'C32-b': 'laboratory+',
            'C31-a': 'farm',
          },
          endings: [44, 188],
          goods: { credits: 16, kelp: 2, steelplast: 4, science: 7, biomatter: 3 },
          points: 50,
        },
        { metropolises: ['brown-2', 'blue-3', 'blue-4'], points: 70, goods: { credits: 4 } },
      ],
      agenda: [...FINAL_SCORING].reverse(),
    },
    steps: [[0, 'buy 44', 'buy 44']],
  },
];
