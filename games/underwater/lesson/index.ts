import type { Lesson, LessonChapter, Script } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/index.ts';
import { line, script } from '../rules/moves.ts';
import * as sources from '../text/sources.ts';
import { pictures } from './pictures.ts';

/** Round 1: slot and card, tunnels, a city with a card resolved first. */
const FIRST_ROUND: readonly LessonChapter<UnderwaterMove>[] = [
  { id: 'welcome', lights: ['site:C33', 'metropolis:brown-1'] },
  {
    id: 'hand',
    before: script([1, 'discard 17', 'discard 32', 'discard 24']),
    moves: line('discard 22', 'discard 30', 'discard 33'),
  },
  {
    id: 'slot',
    moves: line('slot p12-r4', 'card 41 after', 'do'),
  },
  {
    id: 'tunnels',
    before: script([1, 'slot p12-y1', 'card 57 before', 'do', 'pick 1', 'gain credits', 'gain biomatter', 'use 0', 'gain steelplast']),
    moves: line('slot p12-y2', 'card 45 after', 'tunnel C32-C33', 'tunnel C23-C33', 'gain credits'),
  },
  {
    id: 'order',
    before: script([1, 'slot p12-g4', 'card 3 after', 'building desalination C33-c', 'building desalination C33-a']),
    moves: line('slot p12-g1', 'card 4 before', 'city nonsymbiotic C32'),
  },
  { id: 'network', lights: ['site:C32', 'metropolis:brown-1', 'metropolis:blue-5', 'metropolis:blue-3'] },
];

/** Round 2: an action card, a card of another colour, the Federation track and an upgrade. */
const SECOND_ROUND: readonly LessonChapter<UnderwaterMove>[] = [
  {
    id: 'action',
    before: script([
      1,
      'slot p12-y4',
      'card 64 after',
      'pick 1',
      'upgrade C33-c',
      'upgrade C33-a',
      'do',
      'slot p12-g4',
      'card 11 after',
      'building desalination C33-b',
      'do',
    ]),
    moves: line('slot p12-y1', 'card 60 before', 'do', 'pick 0', 'use 60'),
  },
  {
    id: 'goods',
    moves: line('gain kelp', 'gain science'),
    lights: ['supply:0'],
  },
  {
    id: 'colour',
    before: script([1, 'slot p12-g2', 'card 39 after', 'pick 1']),
    moves: line('discard 13', 'discard 62', 'slot p12-r1', 'card 56 after', 'pick 0', 'building farm C33-a', 'building farm C32-a'),
  },
  {
    id: 'federation',
    before: script([1, 'discard 51', 'discard 50', 'slot p12-r3', 'card 35 before', 'do', 'look', 'keep 199', 'under 198']),
    moves: line('slot p12-g3', 'card 8 after', 'do'),
    lights: ['track'],
  },
  { id: 'upgrade', moves: line('upgrade C33-a'), lights: ['plot:C33-a'] },
];

/** Rounds 3 and 4 but for their last turn: both build on. */
const MEANWHILE: Script<UnderwaterMove> = script(
  [0, 'discard 31', 'slot p12-y4', 'card 61 after', 'pick 1', 'upgrade C32-a', 'upgrade C23-C33', 'do'],
  [
    1,
    'discard 52',
    'slot p12-r1',
    'card 199 after',
    'pick 1',
    'building laboratory C32-b',
    'replace 0 0',
    'building laboratory C23-a',
    'replace 0 0',
    'skip',
  ],
  [0, 'slot p12-g4', 'card 20 after', 'building desalination C33-c', 'building desalination C32-c', 'do'],
  [1, 'slot p12-g3', 'card 15 after', 'do', 'do'],
  [0, 'slot p12-y1', 'card 48 after', 'pick 0', 'use 20', 'gain science', 'gain biomatter', 'skip'],
  [
    1,
    'slot p12-g2',
    'card 9 after',
    'pick 1',
    'building farm C23-c',
    'replace 0 0',
    'building desalination C23-b',
    'discard 28',
    'discard 55',
    'discard 66',
    'slot p12-r1',
    'card 38 after',
    'pick 0',
    'building farm C32-c',
    'replace 0 0',
    'skip',
    'do',
  ],
  [0, 'slot p12-g2', 'card 16 after', 'pick 0', 'upgrade C33-c', 'do'],
  [1, 'slot p12-g4', 'card 12 after', 'do'],
  [0, 'discard 2', 'discard 29', 'slot p12-g3', 'card 14 after', 'do', 'do'],
  [1, 'slot p12-y1', 'card 58 before', 'do', 'gain steelplast', 'gain biomatter'],
);

/** The last turn of the era, its Production, and what comes after. */
const END_OF_ERA: readonly LessonChapter<UnderwaterMove>[] = [
  {
    id: 'symbiotic',
    before: MEANWHILE,
    moves: line('slot p12-y3', 'card 43 after', 'pick 0', 'city symbiotic C23', 'building laboratory C23-a'),
  },
  { id: 'production', lights: ['production', 'supply:0'] },
  { id: 'scoring', lights: ['end-now', 'metropolis:brown-1'] },
  { id: 'advice' },
];

/** Underwater Cities' guided first match: the first era of two players, with the deck that comes with Madang. */
export const lesson: Lesson<UnderwaterMove> = {
  catalogues: sources.lesson,
  version: '1.7.0',
  options: { boardSide: 'basic' },
  seats: 2,
  seed: 'first-51742',
  seat: 0,
  chapters: [...FIRST_ROUND, ...SECOND_ROUND, ...END_OF_ERA],
  pictures,
};
