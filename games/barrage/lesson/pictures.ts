import type { Picture } from '@madang/kernel';
import type { BarrageMove } from '../rules/index.ts';
import { script } from '../rules/moves.ts';

/** What Barrage's rules look like, at places of its lesson. */
export const pictures: readonly Picture<BarrageMove>[] = [
  {
    id: 'building',
    rules: ['BAR-BUILD-03', 'BAR-BUILD-04', 'BAR-BUILD-05', 'BAR-BUILD-06'],
    at: 'base',
    steps: script([0, 'construct', 'tile basic-base', 'site D8l']),
  },
  {
    id: 'neutral',
    rules: ['BAR-PROD-01', 'BAR-PROD-02', 'BAR-PROD-05', 'BAR-FLOW-08'],
    at: 'powerhouse',
    before: script([0, 'construct', 'tile basic-powerhouse', 'site P9-2']),
    steps: script([1, 'space turbine-zero-left', 'fulfil S2']),
  },
  {
    id: 'drop',
    rules: ['BAR-WATER-03', 'BAR-FLOW-03', 'BAR-FLOW-04'],
    at: 'water',
    steps: script([0, 'space water-one-now-left', 'headstream A']),
  },
  {
    id: 'contract',
    rules: ['BAR-PROD-05', 'BAR-PROD-06', 'BAR-PROD-14', 'BAR-CON-01', 'BAR-CON-04'],
    at: 'produce',
    steps: script([0, 'space turbine-plus2-left', 'fulfil G13']),
  },
  {
    id: 'round',
    rules: ['BAR-FLOW-01', 'BAR-SCORE-01', 'BAR-SCORE-03', 'BAR-SCORE-05'],
    at: 'turn',
    steps: script([0, 'space workshop-rotate1-left']),
  },
  {
    id: 'constructions', // EX-15
    rules: ['BAR-BUILD-01', 'BAR-BUILD-02', 'BAR-BUILD-03', 'BAR-BUILD-06'],
    at: 'conduit',
    steps: script([0, 'construct', 'tile basic-conduit', 'site C8b']),
  },
  {
    id: 'fee', // EX-09
    rules: ['BAR-PROD-02', 'BAR-PROD-03', 'BAR-PROD-08', 'BAR-PROD-09', 'BAR-PROD-10'],
    at: 'conduit',
    before: script([0, 'construct', 'tile basic-powerhouse', 'site P12-1'], [1, 'bank 1']),
    steps: script([0, 'space turbine-zero-left', 'fulfil S1']),
  },
  {
    id: 'offices', // as EX-47
    rules: ['BAR-OFFICE-01', 'BAR-OFFICE-02', 'BAR-OFFICE-03', 'BAR-OFFICE-04'],
    at: 'contract',
    steps: script([0, 'space contractOffice-two-left', 'take G03', 'take Y02']),
  },
  {
    id: 'later', // as EX-13
    rules: ['BAR-WATER-01', 'BAR-WATER-05', 'BAR-HEAD-03'],
    at: 'contract',
    steps: script([0, 'space water-two-later-left', 'headstream A', 'headstream B']),
  },
  {
    id: 'returns', // as EX-24
    rules: ['BAR-WHEEL-02', 'BAR-WHEEL-03', 'BAR-WORK-01'],
    at: 'water',
    before: script([0, 'space water-one-now-left', 'headstream A']),
    seat: 1,
    steps: script([1, 'space workshop-rotate3-left']),
  },
];
