import type { Lesson, LessonChapter } from '@madang/kernel';
import type { LudwigMove } from '../rules/index.ts';
import { line, script } from '../rules/moves.ts';
import * as sources from '../text/sources.ts';
import { pictures } from './pictures.ts';

/** Round 1: the bot is Master Builder; the first room. */
const FIRST_ROUND: readonly LessonChapter<LudwigMove>[] = [
  { id: 'welcome', lights: ['laid:0:0'] },
  { id: 'cards', before: script([1, 'put-back square']), moves: line('put-back stairs') },
  {
    id: 'buy',
    before: script([1, 'price west-tapestry-room 6000', 'done']),
    moves: line('buy west-tapestry-room'),
    lights: ['builder'],
  },
  { id: 'place', moves: line('place west-tapestry-room 3 0 0'), lights: ['held:0'] },
];

/** Round 2: the learner sets the prices, is paid, and builds for a symbol. */
const SECOND_ROUND: readonly LessonChapter<LudwigMove>[] = [
  {
    id: 'prices',
    before: script([1, 'buy pink-cabinet', 'place pink-cabinet 0 -2 0']),
    moves: line('price washroom 10000', 'price hundings-hut 8000', 'done'),
    lights: ['builder'],
  },
  {
    id: 'paid',
    before: script([1, 'buy washroom', 'place washroom 3 -1 90', 'keep type-living']),
    lights: ['own:0'],
  },
  {
    id: 'symbol',
    moves: line('buy hundings-hut', 'place hundings-hut 9 -1 0'),
  },
];

/** Rounds 3 to 5: the room's own symbol, a corridor, a completed room and what it rewards, passing. */
const FURTHER_ROUNDS: readonly LessonChapter<LudwigMove>[] = [
  {
    id: 'own',
    before: script([1, 'done']),
    moves: line('buy solar', 'place solar 11 4 180'),
    lights: ['bonus:0'],
  },
  {
    id: 'hallway',
    before: script([1, 'buy coach-house', 'place coach-house -3 -5 0'], [0, 'done'], [1, 'buy observatory', 'place observatory 3 -7 0']),
    moves: line('buy hallway', 'place hallway 5 4 0'),
  },
  { id: 'completed', moves: line('stack 400'), lights: ['laid:0:3'] },
  { id: 'look', moves: line('take french-gazebo', 'done') },
  {
    id: 'pass',
    before: script([1, 'price french-gazebo 15000', 'done']),
    moves: line('pass'),
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
  version: '1.2.0',
  options: {},
  seats: 2,
  seed: 'lesson 34',
  seat: 0,
  chapters: [...FIRST_ROUND, ...SECOND_ROUND, ...FURTHER_ROUNDS, ...ENDING],
  pictures,
};
