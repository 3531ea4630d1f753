import type { Lesson, LessonChapter } from '@madang/kernel';
import type { BarrageMove } from '../rules/index.ts';
import * as sources from '../text/sources.ts';
import { pictures } from './pictures.ts';

/** A dam, a conduit and a powerhouse that belong together, and how they are paid. */
const BUILDING: readonly LessonChapter<BarrageMove>[] = [
  { id: 'welcome' },
  { id: 'system', lights: ['site:D8l', 'site:C8b', 'site:P9-2'] },
  {
    id: 'base',
    moves: [{ kind: 'construct' }, { kind: 'tile', tile: 'basic-base' }, { kind: 'site', site: 'D8l' }],
    lights: ['site:D8l'],
  },
  { id: 'wheel', lights: ['wheel:0'] },
  {
    id: 'excavator',
    before: [
      [1, { kind: 'construct' }],
      [1, { kind: 'tile', tile: 'basic-powerhouse' }],
      [1, { kind: 'site', site: 'P12-2' }],
    ],
    moves: [{ kind: 'space', space: 'machineryShop-excavator-left' }],
  },
  {
    id: 'conduit',
    before: [
      [1, { kind: 'construct' }],
      [1, { kind: 'tile', tile: 'basic-conduit' }],
      [1, { kind: 'site', site: 'C9b' }],
    ],
    moves: [{ kind: 'construct' }, { kind: 'tile', tile: 'basic-conduit' }, { kind: 'site', site: 'C8b' }],
    lights: ['site:C8b'],
  },
  {
    id: 'powerhouse',
    before: [
      [1, { kind: 'construct' }],
      [1, { kind: 'site', site: 'C7a' }],
    ],
    moves: [{ kind: 'construct' }, { kind: 'tile', tile: 'basic-powerhouse' }, { kind: 'site', site: 'P9-2' }],
    lights: ['site:P9-2'],
  },
];

/** Water, a contract, and the production that meets it. */
const PRODUCING: readonly LessonChapter<BarrageMove>[] = [
  {
    id: 'water',
    before: [
      [1, { kind: 'space', space: 'turbine-zero-left' }],
      [1, { kind: 'fulfil', contract: 'S2' }],
    ],
    moves: [
      { kind: 'space', space: 'water-one-now-left' },
      { kind: 'headstream', headstream: 'A' },
    ],
    lights: ['headstream:A', 'site:D8l'],
  },
  {
    id: 'contract',
    before: [[1, { kind: 'space', space: 'workshop-rotate3-left' }]],
    moves: [
      { kind: 'space', space: 'contractOffice-one-left' },
      { kind: 'take', contract: 'G13' },
    ],
    lights: ['contract:G13'],
  },
  {
    id: 'produce',
    before: [
      [1, { kind: 'space', space: 'water-two-later-left' }],
      [1, { kind: 'headstream', headstream: 'B' }],
      [1, { kind: 'headstream', headstream: 'D' }],
    ],
    moves: [
      { kind: 'space', space: 'turbine-plus2-left' },
      { kind: 'fulfil', contract: 'G13' },
    ],
  },
  {
    id: 'turn',
    before: [[1, { kind: 'space', space: 'turbine-minus2-left' }]],
    moves: [{ kind: 'space', space: 'workshop-rotate1-left' }],
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
  version: '1.2.0',
  options: {},
  seats: 2,
  seed: 'dam-141',
  seat: 0,
  pictures,
  chapters: [...BUILDING, ...PRODUCING],
};
