import type { Lesson, LessonChapter } from '@madang/kernel';
import type { BarrageMove } from '../rules/index.ts';
import { line, script } from '../rules/moves.ts';
import * as sources from '../text/sources.ts';
import { pictures } from './pictures.ts';

/** A dam, a conduit and a powerhouse that belong together, and how they are paid. */
const BUILDING: readonly LessonChapter<BarrageMove>[] = [
  { id: 'welcome' },
  { id: 'system', lights: ['site:D8l', 'site:C8b', 'site:P9-2'] },
  {
    id: 'base',
    moves: line('construct', 'tile basic-base', 'site D8l'),
    lights: ['site:D8l'],
  },
  { id: 'wheel', lights: ['wheel:0'] },
  {
    id: 'excavator',
    before: script([1, 'construct', 'tile basic-powerhouse', 'site P12-2']),
    moves: line('space machineryShop-excavator-left'),
  },
  {
    id: 'conduit',
    before: script([1, 'construct', 'tile basic-conduit', 'site C9b']),
    moves: line('construct', 'tile basic-conduit', 'site C8b'),
    lights: ['site:C8b'],
  },
  {
    id: 'powerhouse',
    before: script([1, 'construct', 'site C7a']),
    moves: line('construct', 'tile basic-powerhouse', 'site P9-2'),
    lights: ['site:P9-2'],
  },
];

/** Water, a contract, and the production that meets it. */
const PRODUCING: readonly LessonChapter<BarrageMove>[] = [
  {
    id: 'water',
    before: script([1, 'space turbine-zero-left', 'fulfil S2']),
    moves: line('space water-one-now-left', 'headstream A'),
    lights: ['headstream:A', 'site:D8l'],
  },
  {
    id: 'contract',
    before: script([1, 'space workshop-rotate3-left']),
    moves: line('space contractOffice-one-left', 'take G13'),
    lights: ['contract:G13'],
  },
  {
    id: 'produce',
    before: script([1, 'space water-two-later-left', 'headstream B', 'headstream D']),
    moves: line('space turbine-plus2-left', 'fulfil G13'),
  },
  {
    id: 'turn',
    before: script([1, 'space turbine-minus2-left']),
    moves: line('space workshop-rotate1-left'),
    lights: ['site:D9l', 'wheel:0'],
  },
  { id: 'round', lights: ['energy:4'] },
  { id: 'bonus', lights: ['bonus:2', 'energy:12'] },
  { id: 'goals', lights: ['row:base:0', 'objective'] },
  { id: 'advice' },
];

/** Barrage's guided first match: one round of two players by the beginner rules. */
export const lesson: Lesson<BarrageMove> = {
  catalogues: sources.lesson,
  version: '1.3.0',
  options: {},
  seats: 2,
  seed: 'dam-141',
  seat: 0,
  pictures,
  chapters: [...BUILDING, ...PRODUCING],
};
