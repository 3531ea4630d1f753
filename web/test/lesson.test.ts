import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lesson } from '@madang/kernel';
import { chapterOf, isDone, isOnCourse, isReading, wantedNow, wayTo } from '../src/lesson/course.ts';

const OTHER = [1, { kind: 'pass' }] as const;

/** Read; two own moves; read; the other moves and one of two kinds is as good; a place further on; the end. */
const lesson: Lesson = {
  catalogues: async () => ({}),
  version: '1',
  options: {},
  seats: 2,
  seed: 's',
  seat: 0,
  chapters: [
    { id: 'read' },
    { id: 'two', moves: [{ kind: 'a' }, { kind: 'b' }] },
    { id: 'look' },
    { id: 'free', before: [OTHER], moves: [{ kind: 'c' }], free: [{ kind: 'c' }, { kind: 'd' }] },
    { id: 'later', before: [OTHER, [0, { kind: 'e' }]], moves: [{ kind: 'f' }] },
    { id: 'end' },
  ],
};
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((kind, i) => ({ id: i, kind }));
assert.ok(A && B && C && D);
const at = (played: number, tried = 0, asked = true) => ({ played, tried, asked, busy: false });

test('a chapter takes its own moves in their order, or any as good', () => {
  assert.deepEqual(wantedNow(lesson, 1, at(0), [A, B]), [A]);
  assert.deepEqual(wantedNow(lesson, 1, at(0, 1), [A, B]), [B]);
  assert.deepEqual(wantedNow(lesson, 0, at(0), [A, B]), []);
  assert.deepEqual(wantedNow(lesson, 3, at(3), [A, C, D]), [C, D]);
  assert.deepEqual(wantedNow(lesson, 3, at(2), [C]), [], 'the other has not moved yet');
  assert.ok(isOnCourse(lesson, 3, at(3), C) && !isOnCourse(lesson, 3, at(3), D));
});

test('a chapter is done when its moves are made; a turn that is thought through is confirmed first', () => {
  assert.ok(!isDone(lesson, 0, at(0)), 'reading ends with a press');
  assert.ok(!isDone(lesson, 1, at(0, 1)));
  assert.ok(isDone(lesson, 1, at(0, 2, true)), 'the turn goes on in the next chapter');
  assert.ok(!isDone(lesson, 1, at(0, 2, false)), 'to be confirmed');
  assert.ok(isDone(lesson, 1, at(2, 0, false)));
  assert.ok(!isDone(lesson, 3, at(3, 1, true)), 'a free choice is played before it counts');
  assert.ok(isDone(lesson, 3, at(4, 0, false)));
});

test('the next chapter goes on from where the match is, after the others’ moves, or from a place of its own', () => {
  assert.equal(wayTo(lesson, 1, at(0)), 'on');
  assert.equal(wayTo(lesson, 2, at(2)), 'on');
  assert.equal(wayTo(lesson, 3, at(2)), 'show');
  assert.equal(wayTo(lesson, 4, at(4)), 'stand', 'own moves stand between');
  assert.equal(wayTo(lesson, 5, at(7)), 'on');
  assert.equal(wayTo(lesson, 5, at(8)), 'stand', 'more was played');
});

test('who takes moves back is in the last chapter that they belong to, never in one that is only read', () => {
  assert.equal(chapterOf(lesson, 3, at(1)), 1);
  assert.equal(chapterOf(lesson, 2, at(9)), 1);
  assert.equal(chapterOf(lesson, 1, at(0)), 1);
  assert.ok(isReading(lesson, 2) && !isReading(lesson, 3));
});
