import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Lesson, type LessonChapter, type Move, scriptTo, wanted } from '../index.ts';
import { MOVES, type TinyMove } from './tiny.ts';

const bid = (coins: number) => ({ kind: 'bid', coins }) as const;
const stop = { kind: 'stop' } as const;
const offered = [stop, bid(0), bid(1), bid(2)].map((fields) => {
  const move: Move | undefined = MOVES.find(fields);
  assert.ok(move);
  return move;
});
const [halt, none, one, two] = offered;

const silent = async () => ({});
const chapter = (fields: Omit<LessonChapter<TinyMove>, 'id'>): LessonChapter => ({ id: 'first', ...fields });

test('a chapter of moves goes on with the next of them, and with nothing when all are played', () => {
  const first = chapter({ moves: [bid(2), stop] });
  assert.deepEqual(
    [0, 1, 2].map((played) => wanted(first, played, offered)),
    [[two], [halt], []],
  );
  assert.deepEqual(wanted(chapter({}), 0, offered), []);
});

test('a free chapter goes on with every move that is like one of its patterns', () => {
  assert.deepEqual(wanted(chapter({ moves: [bid(2)], free: [bid(1), stop] }), 0, offered), [halt, one]);
  assert.deepEqual(wanted(chapter({ moves: [bid(2)], free: [{ kind: 'bid' }] }), 0, offered), [none, one, two]);
});

test('up to a chapter all earlier ones are played, each after what goes before it, and then what goes before this one', () => {
  const chapters = [chapter({ moves: [bid(1)] }), chapter({ before: [[1, bid(2)]], moves: [stop] }), chapter({ before: [[1, stop]] })];
  const lesson: Lesson = { catalogues: silent, version: '1', options: {}, seats: 2, seed: '', seat: 0, chapters };
  assert.deepEqual(scriptTo(lesson, 0), []);
  assert.deepEqual(scriptTo(lesson, 1), [
    [0, bid(1)],
    [1, bid(2)],
  ]);
  assert.deepEqual(scriptTo(lesson, 2), [
    [0, bid(1)],
    [1, bid(2)],
    [0, stop],
    [1, stop],
  ]);
});
