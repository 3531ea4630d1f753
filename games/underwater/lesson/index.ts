import type { Lesson, LessonChapter, Script } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/index.ts';
import * as sources from '../text/sources.ts';
import { pictures } from './pictures.ts';

/** Round 1: slot and card, tunnels, a city with a card resolved first. */
const FIRST_ROUND: readonly LessonChapter<UnderwaterMove>[] = [
  { id: 'welcome', lights: ['site:C33', 'metropolis:brown-1'] },
  {
    id: 'hand',
    before: [
      [1, { kind: 'discard', card: 17 }],
      [1, { kind: 'discard', card: 32 }],
      [1, { kind: 'discard', card: 24 }],
    ],
    moves: [
      { kind: 'discard', card: 22 },
      { kind: 'discard', card: 30 },
      { kind: 'discard', card: 33 },
    ],
  },
  {
    id: 'slot',
    moves: [{ kind: 'slot', slot: 'p12-r4' }, { kind: 'card', card: 41, order: 'after' }, { kind: 'do' }],
  },
  {
    id: 'tunnels',
    before: [
      [1, { kind: 'slot', slot: 'p12-y1' }],
      [1, { kind: 'card', card: 57, order: 'before' }],
      [1, { kind: 'do' }],
      [1, { kind: 'pick', index: 1 }],
      [1, { kind: 'gain', resource: 'credits' }],
      [1, { kind: 'gain', resource: 'biomatter' }],
      [1, { kind: 'use', card: 0 }],
      [1, { kind: 'gain', resource: 'steelplast' }],
    ],
    moves: [
      { kind: 'slot', slot: 'p12-y2' },
      { kind: 'card', card: 45, order: 'after' },
      { kind: 'tunnel', site: 'C32-C33' },
      { kind: 'tunnel', site: 'C23-C33' },
      { kind: 'gain', resource: 'credits' },
    ],
  },
  {
    id: 'order',
    before: [
      [1, { kind: 'slot', slot: 'p12-g4' }],
      [1, { kind: 'card', card: 3, order: 'after' }],
      [1, { kind: 'building', building: 'desalination', site: 'C33-c' }],
      [1, { kind: 'building', building: 'desalination', site: 'C33-a' }],
    ],
    moves: [
      { kind: 'slot', slot: 'p12-g1' },
      { kind: 'card', card: 4, order: 'before' },
      { kind: 'city', type: 'nonsymbiotic', site: 'C32' },
    ],
  },
  { id: 'network', lights: ['site:C32', 'metropolis:brown-1', 'metropolis:blue-5', 'metropolis:blue-3'] },
];

/** Round 2: an action card, a card of another colour, the Federation track and an upgrade. */
const SECOND_ROUND: readonly LessonChapter<UnderwaterMove>[] = [
  {
    id: 'action',
    before: [
      [1, { kind: 'slot', slot: 'p12-y4' }],
      [1, { kind: 'card', card: 64, order: 'after' }],
      [1, { kind: 'pick', index: 1 }],
      [1, { kind: 'upgrade', site: 'C33-c' }],
      [1, { kind: 'upgrade', site: 'C33-a' }],
      [1, { kind: 'do' }],
      [1, { kind: 'slot', slot: 'p12-g4' }],
      [1, { kind: 'card', card: 11, order: 'after' }],
      [1, { kind: 'building', building: 'desalination', site: 'C33-b' }],
      [1, { kind: 'do' }],
    ],
    moves: [
      { kind: 'slot', slot: 'p12-y1' },
      { kind: 'card', card: 60, order: 'before' },
      { kind: 'do' },
      { kind: 'pick', index: 0 },
      { kind: 'use', card: 60 },
    ],
  },
  {
    id: 'goods',
    moves: [
      { kind: 'gain', resource: 'kelp' },
      { kind: 'gain', resource: 'science' },
    ],
    lights: ['supply:0'],
  },
  {
    id: 'colour',
    before: [
      [1, { kind: 'slot', slot: 'p12-g2' }],
      [1, { kind: 'card', card: 39, order: 'after' }],
      [1, { kind: 'pick', index: 1 }],
      [0, { kind: 'discard', card: 13 }],
      [0, { kind: 'discard', card: 62 }],
    ],
    moves: [
      { kind: 'slot', slot: 'p12-r1' },
      { kind: 'card', card: 56, order: 'after' },
      { kind: 'pick', index: 0 },
      { kind: 'building', building: 'farm', site: 'C33-a' },
      { kind: 'building', building: 'farm', site: 'C32-a' },
    ],
  },
  {
    id: 'federation',
    before: [
      [1, { kind: 'discard', card: 51 }],
      [1, { kind: 'discard', card: 50 }],
      [1, { kind: 'slot', slot: 'p12-r3' }],
      [1, { kind: 'card', card: 35, order: 'before' }],
      [1, { kind: 'do' }],
      [1, { kind: 'look' }],
      [1, { kind: 'keep', card: 199 }],
      [1, { kind: 'under', card: 198 }],
    ],
    moves: [{ kind: 'slot', slot: 'p12-g3' }, { kind: 'card', card: 8, order: 'after' }, { kind: 'do' }],
    lights: ['track'],
  },
  { id: 'upgrade', moves: [{ kind: 'upgrade', site: 'C33-a' }], lights: ['plot:C33-a'] },
];

/** Rounds 3 and 4 but for their last turn: both build on. */
const MEANWHILE: Script<UnderwaterMove> = [
  [0, { kind: 'discard', card: 31 }],
  [0, { kind: 'slot', slot: 'p12-y4' }],
  [0, { kind: 'card', card: 61, order: 'after' }],
  [0, { kind: 'pick', index: 1 }],
  [0, { kind: 'upgrade', site: 'C32-a' }],
  [0, { kind: 'upgrade', site: 'C23-C33' }],
  [0, { kind: 'do' }],
  [1, { kind: 'discard', card: 52 }],
  [1, { kind: 'slot', slot: 'p12-r1' }],
  [1, { kind: 'card', card: 199, order: 'after' }],
  [1, { kind: 'pick', index: 1 }],
  [1, { kind: 'building', building: 'laboratory', site: 'C32-b' }],
  [1, { kind: 'replace', kelp: 0, steelplast: 0 }],
  [1, { kind: 'building', building: 'laboratory', site: 'C23-a' }],
  [1, { kind: 'replace', kelp: 0, steelplast: 0 }],
  [1, { kind: 'skip' }],
  [0, { kind: 'slot', slot: 'p12-g4' }],
  [0, { kind: 'card', card: 20, order: 'after' }],
  [0, { kind: 'building', building: 'desalination', site: 'C33-c' }],
  [0, { kind: 'building', building: 'desalination', site: 'C32-c' }],
  [0, { kind: 'do' }],
  [1, { kind: 'slot', slot: 'p12-g3' }],
  [1, { kind: 'card', card: 15, order: 'after' }],
  [1, { kind: 'do' }],
  [1, { kind: 'do' }],
  [0, { kind: 'slot', slot: 'p12-y1' }],
  [0, { kind: 'card', card: 48, order: 'after' }],
  [0, { kind: 'pick', index: 0 }],
  [0, { kind: 'use', card: 20 }],
  [0, { kind: 'gain', resource: 'science' }],
  [0, { kind: 'gain', resource: 'biomatter' }],
  [0, { kind: 'skip' }],
  [1, { kind: 'slot', slot: 'p12-g2' }],
  [1, { kind: 'card', card: 9, order: 'after' }],
  [1, { kind: 'pick', index: 1 }],
  [1, { kind: 'building', building: 'farm', site: 'C23-c' }],
  [1, { kind: 'replace', kelp: 0, steelplast: 0 }],
  [1, { kind: 'building', building: 'desalination', site: 'C23-b' }],
  [1, { kind: 'discard', card: 28 }],
  [1, { kind: 'discard', card: 55 }],
  [1, { kind: 'discard', card: 66 }],
  [1, { kind: 'slot', slot: 'p12-r1' }],
  [1, { kind: 'card', card: 38, order: 'after' }],
  [1, { kind: 'pick', index: 0 }],
  [1, { kind: 'building', building: 'farm', site: 'C32-c' }],
  [1, { kind: 'replace', kelp: 0, steelplast: 0 }],
  [1, { kind: 'skip' }],
  [1, { kind: 'do' }],
  [0, { kind: 'slot', slot: 'p12-g2' }],
  [0, { kind: 'card', card: 16, order: 'before' }],
  [0, { kind: 'do' }],
  [0, { kind: 'pick', index: 0 }],
  [0, { kind: 'upgrade', site: 'C33-c' }],
  [1, { kind: 'slot', slot: 'p12-g4' }],
  [1, { kind: 'card', card: 12, order: 'after' }],
  [1, { kind: 'do' }],
  [0, { kind: 'discard', card: 2 }],
  [0, { kind: 'discard', card: 29 }],
  [0, { kind: 'slot', slot: 'p12-g3' }],
  [0, { kind: 'card', card: 14, order: 'after' }],
  [0, { kind: 'do' }],
  [0, { kind: 'do' }],
  [1, { kind: 'slot', slot: 'p12-y1' }],
  [1, { kind: 'card', card: 58, order: 'before' }],
  [1, { kind: 'do' }],
  [1, { kind: 'gain', resource: 'steelplast' }],
  [1, { kind: 'gain', resource: 'biomatter' }],
];

/** The last turn of the era, its Production, and what comes after. */
const END_OF_ERA: readonly LessonChapter<UnderwaterMove>[] = [
  {
    id: 'symbiotic',
    before: MEANWHILE,
    moves: [
      { kind: 'slot', slot: 'p12-y3' },
      { kind: 'card', card: 43, order: 'after' },
      { kind: 'pick', index: 0 },
      { kind: 'city', type: 'symbiotic', site: 'C23' },
      { kind: 'building', building: 'laboratory', site: 'C23-a' },
    ],
  },
  { id: 'production', lights: ['production', 'supply:0'] },
  { id: 'scoring', lights: ['end-now', 'metropolis:brown-1'] },
  { id: 'advice' },
];

/** Underwater Cities' guided first match: the first era of two players, with the deck that comes with Madang. */
export const lesson: Lesson<UnderwaterMove> = {
  catalogues: sources.lesson,
  version: '1.5.0',
  options: { boardSide: 'basic' },
  seats: 2,
  seed: 'first-51742',
  seat: 0,
  chapters: [...FIRST_ROUND, ...SECOND_ROUND, ...END_OF_ERA],
  pictures,
};
