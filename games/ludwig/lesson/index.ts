import type { Lesson, LessonChapter } from '@madang/kernel';
import type { LudwigMove } from '../rules/index.ts';
import * as sources from '../text/sources.ts';
import { pictures } from './pictures.ts';

/** Round 1: the bot is Master Builder; the first room. */
const FIRST_ROUND: readonly LessonChapter<LudwigMove>[] = [
  { id: 'welcome', lights: ['laid:0:0'] },
  { id: 'cards', before: [[1, { kind: 'put-back', card: 'square' }]], moves: [{ kind: 'put-back', card: 'stairs' }] },
  {
    id: 'buy',
    before: [
      [1, { kind: 'price', tile: 'west-tapestry-room', price: 6000 }],
      [1, { kind: 'done' }],
    ],
    moves: [{ kind: 'buy', tile: 'west-tapestry-room' }],
    lights: ['builder'],
  },
  { id: 'place', moves: [{ kind: 'place', tile: 'west-tapestry-room', x: 3, y: 0, rotation: 0 }], lights: ['held:0'] },
];

/** Round 2: the learner sets the prices, is paid, and builds for a symbol. */
const SECOND_ROUND: readonly LessonChapter<LudwigMove>[] = [
  {
    id: 'prices',
    before: [
      [1, { kind: 'buy', tile: 'pink-cabinet' }],
      [1, { kind: 'place', tile: 'pink-cabinet', x: 0, y: -2, rotation: 0 }],
    ],
    moves: [{ kind: 'price', tile: 'washroom', price: 10000 }, { kind: 'price', tile: 'hundings-hut', price: 8000 }, { kind: 'done' }],
    lights: ['builder'],
  },
  {
    id: 'paid',
    before: [
      [1, { kind: 'buy', tile: 'washroom' }],
      [1, { kind: 'place', tile: 'washroom', x: 3, y: -1, rotation: 90 }],
      [1, { kind: 'keep', card: 'type-living' }],
    ],
    lights: ['own:0'],
  },
  {
    id: 'symbol',
    moves: [
      { kind: 'buy', tile: 'hundings-hut' },
      { kind: 'place', tile: 'hundings-hut', x: 9, y: -1, rotation: 0 },
    ],
  },
];

/** Rounds 3 to 5: the room's own symbol, a corridor, a completed room and what it rewards, passing. */
const FURTHER_ROUNDS: readonly LessonChapter<LudwigMove>[] = [
  {
    id: 'own',
    before: [[1, { kind: 'done' }]],
    moves: [
      { kind: 'buy', tile: 'solar' },
      { kind: 'place', tile: 'solar', x: 11, y: 4, rotation: 180 },
    ],
    lights: ['bonus:0'],
  },
  {
    id: 'hallway',
    before: [
      [1, { kind: 'buy', tile: 'coach-house' }],
      [1, { kind: 'place', tile: 'coach-house', x: -3, y: -5, rotation: 0 }],
      [0, { kind: 'done' }],
      [1, { kind: 'buy', tile: 'observatory' }],
      [1, { kind: 'place', tile: 'observatory', x: 3, y: -7, rotation: 0 }],
    ],
    moves: [
      { kind: 'buy', tile: 'hallway' },
      { kind: 'place', tile: 'hallway', x: 5, y: 4, rotation: 0 },
    ],
  },
  { id: 'completed', moves: [{ kind: 'stack', size: 400 }], lights: ['laid:0:3'] },
  { id: 'look', moves: [{ kind: 'take', tile: 'french-gazebo' }, { kind: 'done' }] },
  {
    id: 'pass',
    before: [
      [1, { kind: 'price', tile: 'french-gazebo', price: 15000 }],
      [1, { kind: 'done' }],
    ],
    moves: [{ kind: 'pass' }],
    lights: ['space:15000'],
  },
];

const ENDING: readonly LessonChapter<LudwigMove>[] = [
  { id: 'favors', lights: ['favor:count-outdoor', 'favor:count-utility'] },
  { id: 'end', lights: ['deck', 'bonus:0'] },
  { id: 'advice', lights: ['tile:crypt'] },
];

/** A first castle against one bot: five rounds, of which the learner is Master Builder in two. */
export const lesson: Lesson<LudwigMove> = {
  catalogues: sources.lesson,
  version: '1.1.0',
  options: {},
  seats: 2,
  seed: 'lesson 34',
  seat: 0,
  chapters: [...FIRST_ROUND, ...SECOND_ROUND, ...FURTHER_ROUNDS, ...ENDING],
  pictures,
};
