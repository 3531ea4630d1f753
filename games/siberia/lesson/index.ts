import type { Lesson, LessonChapter } from '@madang/kernel';
import { PLACES, type SiberiaMove } from '../rules/index.ts';
import { line, script } from '../rules/moves.ts';
import * as sources from '../text/sources.ts';
import { pictures } from './pictures.ts';

/** Research is free, but for the region that is to run out. */
const ELSEWHERE = PLACES.filter((place) => place !== 'evenkia').map((place) => ({ kind: 'deposit', place }) as const);

/** Round 1: three counters in two rows, one for research, one left over; the first cube is sold. */
const FIRST_ROUND: readonly LessonChapter<SiberiaMove>[] = [
  { id: 'welcome', lights: ['place:vladivostok', 'exchange:frankfurt'] },
  {
    id: 'row',
    before: script([
      1,
      'place logistician/oil logistician',
      'place logistician/gold logistician',
      'place seller/gas seller',
      'place worker/gas worker',
      'place worker/oil worker',
      'place investor/diamond diamond',
    ]),
    moves: line('place logistician/gas logistician', 'place logistician/oil logistician'),
  },
  {
    id: 'either',
    moves: line('place worker/gas gas', 'place investor/gas gas'),
  },
  {
    id: 'rest',
    moves: line('place worker/diamond research', 'place seller/diamond seller'),
  },
  {
    id: 'research',
    moves: line('perform research', 'deposit amur'),
    free: [{ kind: 'perform', area: 'research' }, ...ELSEWHERE],
  },
  {
    id: 'walk',
    before: script([1, 'perform logistician', 'step vladivostok sakhalin', 'stop']),
    moves: line('perform logistician', 'step vladivostok khabarovsk', 'step khabarovsk aldan', 'step aldan evenkia'),
    lights: ['place:evenkia'],
  },
  {
    id: 'sell',
    before: script([1, 'perform worker', 'piece supply']),
    moves: line('perform gas'),
    lights: ['place:evenkia', 'exchange:frankfurt'],
  },
  { id: 'pass', before: script([1, 'pass']), moves: line('pass'), lights: ['mat:0:seller'] },
];

/** Round 2: what each person is good for, a dear sale, and a region that runs out. */
const SECOND_ROUND: readonly LessonChapter<SiberiaMove>[] = [
  {
    id: 'second',
    before: script([
      1,
      'place manager manager',
      'place manager manager',
      'place worker/gas worker',
      'place worker/diamond worker',
      'place logistician/coal logistician',
      'place investor/oil oil',
    ]),
    moves: line(
      'place seller/gas seller',
      'place worker/oil oil',
      'place investor/oil oil',
      'place investor/oil investor',
      'place investor/gold investor',
      'place manager research',
    ),
  },
  {
    id: 'manager',
    before: script([1, 'perform manager', 'joker seller']),
    moves: line('perform research', 'use manager gold', 'deposit amur'),
    free: [{ kind: 'perform', area: 'research' }, { kind: 'use' }, ...ELSEWHERE],
  },
  {
    id: 'seller',
    before: script([1, 'perform worker', 'piece supply']),
    moves: line('perform seller', 'piece supply', 'exchange tokyo'),
    lights: ['exchange:tokyo'],
  },
  {
    id: 'oil',
    before: script([1, 'perform seller', 'piece supply', 'exchange dubai']),
    moves: line('perform oil'),
    lights: ['place:evenkia', 'exchange:tokyo'],
  },
  { id: 'depleted', lights: ['place:evenkia', 'depletion', 'reserves'] },
  {
    id: 'investor',
    before: script([1, 'pass']),
    moves: line('perform investor', 'invest oil'),
    free: [{ kind: 'perform', area: 'investor' }, { kind: 'invest' }],
  },
  { id: 'advice' },
];

/** Siberia's guided first match: two rounds of two players. */
export const lesson: Lesson<SiberiaMove> = {
  catalogues: sources.lesson,
  version: '2.1.0',
  options: { firstPlayer: 'seat0', exchangeSides: 'random', exchangeTileOrder: 'fixed' },
  seats: 2,
  seed: 'first-29885',
  seat: 0,
  pictures,
  chapters: [...FIRST_ROUND, ...SECOND_ROUND],
};
