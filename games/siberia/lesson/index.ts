import type { Lesson, LessonChapter } from '@madang/kernel';
import { PLACES, type SiberiaMove } from '../rules/index.ts';
import * as sources from '../text/sources.ts';
import { pictures } from './pictures.ts';

/** Research is free, but for the region that is to run out. */
const ELSEWHERE = PLACES.filter((place) => place !== 'evenkia').map((place) => ({ kind: 'deposit', place }) as const);

/** Round 1: three counters in two rows, one for research, one left over; the first cube is sold. */
const FIRST_ROUND: readonly LessonChapter<SiberiaMove>[] = [
  { id: 'welcome', lights: ['place:vladivostok', 'exchange:frankfurt'] },
  {
    id: 'row',
    before: [
      [1, { kind: 'place', counter: 'logistician/oil', area: 'logistician' }],
      [1, { kind: 'place', counter: 'logistician/gold', area: 'logistician' }],
      [1, { kind: 'place', counter: 'seller/gas', area: 'seller' }],
      [1, { kind: 'place', counter: 'worker/gas', area: 'worker' }],
      [1, { kind: 'place', counter: 'worker/oil', area: 'worker' }],
      [1, { kind: 'place', counter: 'investor/diamond', area: 'diamond' }],
    ],
    moves: [
      { kind: 'place', counter: 'logistician/gas', area: 'logistician' },
      { kind: 'place', counter: 'logistician/oil', area: 'logistician' },
    ],
  },
  {
    id: 'either',
    moves: [
      { kind: 'place', counter: 'worker/gas', area: 'gas' },
      { kind: 'place', counter: 'investor/gas', area: 'gas' },
    ],
  },
  {
    id: 'rest',
    moves: [
      { kind: 'place', counter: 'worker/diamond', area: 'research' },
      { kind: 'place', counter: 'seller/diamond', area: 'seller' },
    ],
  },
  {
    id: 'research',
    moves: [
      { kind: 'perform', area: 'research' },
      { kind: 'deposit', place: 'amur' },
    ],
    free: [{ kind: 'perform', area: 'research' }, ...ELSEWHERE],
  },
  {
    id: 'walk',
    before: [
      [1, { kind: 'perform', area: 'logistician' }],
      [1, { kind: 'step', from: 'vladivostok', to: 'sakhalin' }],
      [1, { kind: 'stop' }],
    ],
    moves: [
      { kind: 'perform', area: 'logistician' },
      { kind: 'step', from: 'vladivostok', to: 'khabarovsk' },
      { kind: 'step', from: 'khabarovsk', to: 'aldan' },
      { kind: 'step', from: 'aldan', to: 'evenkia' },
    ],
    lights: ['place:evenkia'],
  },
  {
    id: 'sell',
    before: [
      [1, { kind: 'perform', area: 'worker' }],
      [1, { kind: 'piece', from: 'supply' }],
    ],
    moves: [{ kind: 'perform', area: 'gas' }],
    lights: ['place:evenkia', 'exchange:frankfurt'],
  },
  { id: 'pass', before: [[1, { kind: 'pass' }]], moves: [{ kind: 'pass' }], lights: ['mat:0:seller'] },
];

/** Round 2: what each person is good for, a dear sale, and a region that runs out. */
const SECOND_ROUND: readonly LessonChapter<SiberiaMove>[] = [
  {
    id: 'second',
    before: [
      [1, { kind: 'place', counter: 'manager', area: 'manager' }],
      [1, { kind: 'place', counter: 'manager', area: 'manager' }],
      [1, { kind: 'place', counter: 'worker/gas', area: 'worker' }],
      [1, { kind: 'place', counter: 'worker/diamond', area: 'worker' }],
      [1, { kind: 'place', counter: 'logistician/coal', area: 'logistician' }],
      [1, { kind: 'place', counter: 'investor/oil', area: 'oil' }],
    ],
    moves: [
      { kind: 'place', counter: 'seller/gas', area: 'seller' },
      { kind: 'place', counter: 'worker/oil', area: 'oil' },
      { kind: 'place', counter: 'investor/oil', area: 'oil' },
      { kind: 'place', counter: 'investor/oil', area: 'investor' },
      { kind: 'place', counter: 'investor/gold', area: 'investor' },
      { kind: 'place', counter: 'manager', area: 'research' },
    ],
  },
  {
    id: 'manager',
    before: [
      [1, { kind: 'perform', area: 'manager' }],
      [1, { kind: 'joker', row: 'seller' }],
    ],
    moves: [
      { kind: 'perform', area: 'research' },
      { kind: 'use', counter: 'manager', resource: 'gold' },
      { kind: 'deposit', place: 'amur' },
    ],
    free: [{ kind: 'perform', area: 'research' }, { kind: 'use' }, ...ELSEWHERE],
  },
  {
    id: 'seller',
    before: [
      [1, { kind: 'perform', area: 'worker' }],
      [1, { kind: 'piece', from: 'supply' }],
    ],
    moves: [
      { kind: 'perform', area: 'seller' },
      { kind: 'piece', from: 'supply' },
      { kind: 'exchange', exchange: 'tokyo' },
    ],
    lights: ['exchange:tokyo'],
  },
  {
    id: 'oil',
    before: [
      [1, { kind: 'perform', area: 'seller' }],
      [1, { kind: 'piece', from: 'supply' }],
      [1, { kind: 'exchange', exchange: 'dubai' }],
    ],
    moves: [{ kind: 'perform', area: 'oil' }],
    lights: ['place:evenkia', 'exchange:tokyo'],
  },
  { id: 'depleted', lights: ['place:evenkia', 'depletion', 'reserves'] },
  {
    id: 'investor',
    before: [[1, { kind: 'pass' }]],
    moves: [
      { kind: 'perform', area: 'investor' },
      { kind: 'invest', row: 'oil' },
    ],
    free: [{ kind: 'perform', area: 'investor' }, { kind: 'invest' }],
  },
  { id: 'advice' },
];

/** Siberia's guided first match: two rounds of two players. */
export const lesson: Lesson<SiberiaMove> = {
  catalogues: sources.lesson,
  version: '2.0.0',
  options: { firstPlayer: 'seat0', exchangeSides: 'random', exchangeTileOrder: 'fixed' },
  seats: 2,
  seed: 'first-29885',
  seat: 0,
  pictures,
  chapters: [...FIRST_ROUND, ...SECOND_ROUND],
};
