import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allAtOnce, anyOrder, cloneAgenda, decisions, eachInTurn, inOrder, isAllAtOnce, NOBODY, oneOf, optional, turnOrder, upTo } from '../index.ts';
import { after, answer, finish, joining, never, note, offered, probeOf, say, trail } from './probe.ts';

test('tasks that resolve by themselves follow one another, what they push first', () => {
  assert.deepEqual(trail([note('1', note('2', note('3')), note('4')), note('5')]), ['1', '2', '3', '4', '5']);
});

test('in order: nested lists keep their order', () => {
  assert.deepEqual(trail([inOrder(note('1'), inOrder(note('2'), note('3')), note('4'))]), ['1', '2', '3', '4']);
  assert.deepEqual(trail([inOrder()]), []);
});

test('any order: the seat picks until one task is left', () => {
  const tasks = [anyOrder(0, note('1'), note('2'), note('3'))];
  assert.deepEqual(offered(after(...tasks)), [0, 1, 2]);
  assert.deepEqual(trail(tasks, 2, 1), ['3', '2', '1']);
  assert.deepEqual(trail(tasks, 0, 0), ['1', '2', '3']);
});

test('any order: one task, or none, is not asked about', () => {
  assert.deepEqual(trail([anyOrder(0, note('1'))]), ['1']);
  assert.deepEqual(trail([anyOrder(0)]), []);
});

test('any order: a task is played out before the next is picked', () => {
  assert.deepEqual(trail([anyOrder(0, say(0, 'ab', note('x')), note('y'))], 0, 'b'), ['0b', 'x', 'y']);
});

test('one of: exactly one happens, and only what is possible is offered', () => {
  const tasks = [oneOf(0, note('1'), never, say(0, ''), say(0, 'a'), oneOf(0, never))];
  assert.deepEqual(offered(after(...tasks)), [0, 3]);
  assert.deepEqual(trail(tasks, 0), ['1']);
  assert.deepEqual(trail(tasks, 3, 'a'), ['0a']);
});

test('one of: nothing possible, nothing happens', () => {
  assert.deepEqual(trail([oneOf(0, never, say(0, '')), note('on')]), ['on']);
});

test('one of: a list is possible if each of its tasks is', () => {
  assert.deepEqual(
    offered(after(oneOf(0, inOrder(note('1'), never), anyOrder(0, note('1'), note('2')), optional(never), eachInTurn([1], never)))),
    [1, 3],
  );
});

test('up to: the seat may stop before each', () => {
  const tasks = [upTo(2, say(0, 'ab')), note('on')];
  assert.deepEqual(offered(after(...tasks)), ['stop', 'a', 'b']);
  assert.deepEqual(trail(tasks, 'stop'), ['on']);
  assert.deepEqual(trail(tasks, 'a', 'stop'), ['0a', 'on']);
  assert.deepEqual(trail(tasks, 'a', 'b'), ['0a', '0b', 'on']);
  assert.deepEqual(trail([upTo(0, say(0, 'a')), note('on')]), ['on']);
});

test('up to: what a time causes comes before the next time', () => {
  assert.deepEqual(trail([upTo(2, say(0, 'a', note('x')))], 'a', 'a'), ['0a', 'x', '0a', 'x']);
});

test('optional: what resolves by itself is asked about, what is impossible is not', () => {
  const note1 = { ...note('1'), seat: 0 };
  assert.deepEqual(offered(after(optional(note1))), ['stop', 0]);
  assert.deepEqual(trail([upTo(2, note1)], 0, 0), ['1', '1']);
  assert.deepEqual(trail([optional(note1), note('on')], 'stop'), ['on']);
  assert.deepEqual(trail([optional({ ...never, seat: 0 }), optional(say(0, '')), note('on')]), ['on']);
});

test('optional: whole lists may be left', () => {
  const both = { ...inOrder(say(0, 'a'), note('x')), seat: 0 };
  assert.deepEqual(trail([optional(both), note('on')], 0, 'a'), ['0a', 'x', 'on']);
  assert.deepEqual(trail([optional(both), note('on')], 'stop'), ['on']);
  assert.deepEqual(trail([optional(anyOrder(0, note('1')))], 0), ['1']);
  assert.deepEqual(trail([optional({ ...eachInTurn([0, 1], say(NOBODY, 'a')), seat: 0 })], 0, 'a', '1:a'), ['0a', '1a']);
});

test('up to of one of: stop, or one of the possible', () => {
  const tasks = [upTo(2, oneOf(0, note('1'), never, say(0, 'a')))];
  assert.deepEqual(offered(after(...tasks)), ['stop', 0, 2]);
  assert.deepEqual(trail(tasks, 2, 'a', 0), ['0a', '1']);
});

test('one of: something zero times is no choice', () => {
  assert.deepEqual(offered(after(oneOf(0, upTo(0, say(0, 'a')), note('1'), note('2')))), [1, 2]);
  assert.deepEqual(trail([upTo(0, say(0, 'a')), note('on')]), ['on']);
});

test('up to of up to: one stop is offered', () => {
  const tasks = [upTo(2, upTo(2, say(0, 'a'))), note('on')];
  assert.deepEqual(offered(after(...tasks)), ['stop', 'a']);
  assert.deepEqual(trail(tasks, 'a', 'stop', 'a', 'stop'), ['0a', '0a', 'on']);
  assert.deepEqual(trail(tasks, 'a', 'stop', 'stop'), ['0a', 'on']);
});

test('each in turn: once for each seat, in the order given', () => {
  assert.deepEqual(trail([eachInTurn(turnOrder(2, 4), say(NOBODY, 'ab'))], '2:a', '3:b', '0:a', '1:b'), ['2a', '3b', '0a', '1b']);
  assert.deepEqual(trail([eachInTurn([], say(NOBODY, 'a'))]), []);
});

test('each in turn: the seat is put into the tasks inside, not into those of another seat', () => {
  const of = oneOf(NOBODY, inOrder(optional(say(NOBODY, 'a')), say(3, 'b')), anyOrder(NOBODY, say(NOBODY, 'c'), note('x')));
  assert.deepEqual(trail([eachInTurn([1, 2], of)], '1:0', '1:a', '3:b', '2:1', '2:1', '2:c'), ['1a', '3b', 'x', '2c']);
});

test('all at once: every seat may act, in any order, and all must be done', () => {
  const tasks = [allAtOnce([0, 1, 2], say(NOBODY, 'ab')), note('on')];
  const state = after(...tasks);
  assert.deepEqual(
    decisions(probeOf(), state).map((open) => open.seat),
    [0, 1, 2],
  );
  answer(state, '2:a');
  assert.deepEqual(
    decisions(probeOf(), state).map((open) => open.seat),
    [0, 1],
  );
  assert.deepEqual(answer(state, '0:b', '1:a').trail, ['2a', '0b', '1a', 'on']);
});

test('all at once: what a lane pushes stays in that lane', () => {
  const tasks = [allAtOnce([0, 1], say(NOBODY, 'a', note('x'), { ...note('y'), seat: 0 }, anyOrder(1, note('1'), note('2')))), note('on')];
  const state = after(allAtOnce([1], say(NOBODY, 'a', note('x'), anyOrder(1, note('1'), upTo(2, say(1, 'b'))))), note('on'));
  assert.deepEqual(answer(state, '1:a', '1:1', '1:b', '1:stop').trail, ['1a', 'x', '1b', '1', 'on']);
  assert.throws(() => trail(tasks, '0:a'), /of seat 1 in the lane of seat 0/);
});

test('all at once: lanes that resolve by themselves ask nobody', () => {
  assert.deepEqual(trail([allAtOnce([0, 1], note('x')), note('on')]), ['x', 'x', 'on']);
  assert.deepEqual(trail([allAtOnce([], note('x')), note('on')]), ['on']);
});

test('all at once: inside a list, one of, or optional; not inside a lane', () => {
  const together = allAtOnce([0, 1], say(NOBODY, 'a'));
  assert.deepEqual(trail([inOrder(note('1'), together), note('on')], '1:a', '0:a'), ['1', '1a', '0a', 'on']);
  assert.deepEqual(trail([oneOf(0, never, together)], 1, '0:a', '1:a'), ['0a', '1a']);
  assert.deepEqual(trail([upTo(2, { ...together, seat: 0 })], 0, '0:a', '1:a', 0, '1:a', '0:a'), ['0a', '1a', '1a', '0a']);
  assert.throws(() => after(allAtOnce([0], together)), /inside an all at once/);
});

test('all at once: frames that wait inside other tasks are not shared between copies', () => {
  const state = after(say(0, 'ab'), inOrder(allAtOnce([0, 1], say(NOBODY, 'ab')), note('on')));
  const copy = probeOf().clone(state);
  answer(copy, 'a', '0:a', '1:a');
  assert.deepEqual(answer(state, 'b', '1:b', '0:b').trail, ['0b', '1b', '0b', 'on']);
  assert.deepEqual(copy.trail, ['0a', '0a', '1a', 'on']);
});

test('a copy of an agenda has lanes of its own, wherever the frame stands', () => {
  const frame = allAtOnce([0, 1], say(NOBODY, 'ab'));
  const agenda = [frame, note('on'), frame];
  for (const one of cloneAgenda(agenda)) if (isAllAtOnce(one)) one.lanes[0]?.agenda.pop();
  assert.deepEqual(agenda, [allAtOnce([0, 1], say(NOBODY, 'ab')), note('on'), allAtOnce([0, 1], say(NOBODY, 'ab'))]);
});

test('a match that is over asks nobody, whatever is left on the agenda', () => {
  const state = after(say(0, 'a'), finish, say(0, 'b'));
  answer(state, 'a');
  assert.equal(state.over, true);
  assert.deepEqual(state.agenda, []);
  assert.deepEqual(offered(state), []);
});

test('a match may end inside a lane', () => {
  const state = after(allAtOnce([0, 1], say(NOBODY, 'a', finish)));
  assert.equal(answer(state, '1:a').over, true);
  assert.deepEqual(decisions(probeOf(), state), []);
});

test('any order: more tasks than can be picked from are an error, not silence', () => {
  const many = Array.from({ length: 17 }, (_, i) => note(String(i)));
  assert.throws(() => after(anyOrder(0, ...many)), /at most 16/);
  assert.throws(() => after(oneOf(0, ...many)), /at most 16/);
});

test('join: what comes up while an order is open is picked with what is left of it, also while its last task runs', () => {
  const tasks = [anyOrder(0, joining('1', 0, note('3'), note('4')), note('2'))];
  assert.deepEqual(offered(after(...tasks)), [0, 1]);
  assert.deepEqual(trail(tasks, 0, 2, 0), ['1', '4', '2', '3']);
  assert.deepEqual(trail([anyOrder(0, joining('1', 0, note('2'), note('3')))], 1), ['1', '3', '2']);
});

test('join: what a task in the midst of an order pushes goes on before anything that joined', () => {
  const busy = inOrder(joining('1', 0, note('3')), note('2'));
  assert.deepEqual(trail([anyOrder(0, busy, note('4'))], 0, 0), ['1', '2', '4', '3']);
});

test('join: without an open order of that seat it makes one', () => {
  assert.deepEqual(trail([joining('1', 0, note('2'), note('3')), note('4')], 1), ['1', '3', '2', '4']);
  const other = [anyOrder(1, joining('1', 0, note('2'), note('3')), note('4'))];
  assert.deepEqual(trail(other, '1:0', 1), ['1', '3', '2', '4']);
});
