import type { Worked } from '@madang/kernel';
import type { BonusTile } from '../../components/words.ts';
import type { Sketch } from '../position.ts';
import { LAST_TURN, lastOf } from './turns.ts';

/** Nobody has fulfilled a contract: the bonus tile gives nothing. */
const WITHOUT_CONTRACTS: readonly BonusTile[] = Array.from({ length: 5 }, () => 'bonus-contract' as const);

/** What rounds and the game end with. */
export const SCORING: readonly Worked<Sketch>[] = [
  {
    id: 'round', // EX-27, EX-28, EX-31 and EX-50
    rules: ['BAR-SCORE-01', 'BAR-SCORE-04', 'BAR-SCORE-05', 'BAR-SCORE-06', 'BAR-EOR-01', 'BAR-EOR-02'],
    position: { players: lastOf({ energy: 8 }, { energy: 5 }, {}, { energy: 5 }), bonus: WITHOUT_CONTRACTS },
    steps: [LAST_TURN],
  },
  {
    id: 'sections', // EX-29 and EX-30
    rules: ['BAR-SCORE-08', 'BAR-SCORE-09', 'BAR-SCORE-10', 'BAR-SCORE-11'],
    position: {
      round: 3,
      players: lastOf({ energy: 5 }, { energy: 6 }, { energy: 12 }, { energy: 24 }),
      bonus: ['bonus-base', 'bonus-conduit', 'bonus-powerhouse', 'bonus-elevation', 'bonus-contract'],
      powerhouses: { 'P9-3': 0, 'P10-3': 0, 'P12-3': 0, 'P7-2': 1, 'P6-2': 2, 'P8-2': 2, 'P11-3': 2, 'P5-2': 3, 'P9-2': 3 },
    },
    steps: [LAST_TURN],
  },
  {
    id: 'incomes', // EX-12
    rules: ['BAR-INC-01', 'BAR-INC-02', 'BAR-INC-06', 'BAR-INC-09'],
    seat: 0,
    position: {
      players: lastOf({ energy: 1, wheel: [{ turns: 1, tile: 'adv-1-base', excavators: 4 }] }),
      bonus: WITHOUT_CONTRACTS,
      dams: { D2l: [0, 3], D8l: [0, 3] },
      conduits: { C2a: 0, C8a: 0 },
    },
    steps: [[...LAST_TURN, 'machines 0 1', 'headstream B', 'headstream A']],
  },
  {
    id: 'final', // EX-32, EX-34, EX-38 and EX-40
    rules: ['BAR-END-01', 'BAR-END-02', 'BAR-END-04', 'BAR-END-05', 'BAR-OBJ-02'],
    position: {
      seats: 2,
      round: 5,
      objective: 'obj-connected-bases',
      players: lastOf(
        { energy: 1, mixers: 4, excavators: 6, credits: 6, wheel: [{ turns: 2, mixers: 3, excavators: 4 }] },
        { energy: 4, credits: 0 },
      ).slice(0, 2),
      bonus: WITHOUT_CONTRACTS,
      dams: { D1u: [0, 1, 1], D3l: [0, 1, 1], D6l: [1, 1] },
      conduits: { C1b: 0, C3a: 0 },
      powerhouses: { 'P5-2': 0 },
    },
    steps: [LAST_TURN],
  },
];
