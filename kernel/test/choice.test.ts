import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Choice, choice, type Move, type Rule, type Task } from '../index.ts';
import { after, note } from './probe.ts';

type Probe = ReturnType<typeof after>;

const MOVES: readonly Move[] = [
  { id: 17, kind: 'a' },
  { id: 18, kind: 'b' },
];
const TASK: Task = { task: 'which', seat: 0 };

/** A decision with so many answers that writes the kind of its answer down. */
const decision = (answers: number, more: Partial<Choice<Probe, Task, Move>> = {}): Choice<Probe, Task, Move> => ({
  choices: () => MOVES.slice(0, answers),
  answer: (state, _task, move) => {
    state.trail.push(move?.kind ?? 'nothing');
  },
  ...more,
});

const state = () => after(note('begun'));

/** What a rule writes down when it resolves by itself. */
function byItself(rule: Rule<Probe, Task, Move>): string | undefined {
  const now = state();
  rule.resolve(now, TASK, undefined, undefined);
  return now.trail.at(-1);
}

test('choice: more than one answer is asked for', () => {
  assert.deepEqual(choice(decision(2)).moves?.(state(), TASK), MOVES);
});

test('choice: a single answer is taken without asking, but shown to who asks what could be answered', () => {
  const rule = choice(decision(1));
  assert.deepEqual(rule.moves?.(state(), TASK), []);
  assert.deepEqual(rule.answers?.(state(), TASK), MOVES.slice(0, 1));
  assert.equal(byItself(rule), 'a');
});

test('choice: without an answer it is told that there was none', () => {
  assert.equal(byItself(choice(decision(0))), 'nothing');
});

test('choice: always asked means asked for a single answer too', () => {
  const rule = choice(decision(1, { always: true }));
  assert.equal(rule.moves?.(state(), TASK).length, 1);
  assert.equal(rule.asks, true);
});

test('choice: a seat that the rules play is not asked; its procedure answers', () => {
  const rule = choice(decision(2), { plays: () => true, answer: () => MOVES[1] });
  assert.deepEqual(rule.moves?.(state(), TASK), []);
  assert.equal(byItself(rule), 'b');
  const people = choice(decision(2), { plays: () => false, answer: () => MOVES[1] });
  assert.equal(people.moves?.(state(), TASK).length, 2);
});

test('choice: an answer that was given is carried out; reasons are passed on', () => {
  const why = { rule: 'X-Y-01', why: { key: 'why' } };
  const rule = choice(decision(2, { refuse: () => why }));
  const now = state();
  rule.resolve(now, TASK, MOVES[1], undefined);
  assert.equal(now.trail.at(-1), 'b');
  assert.deepEqual(rule.refuse?.(now, TASK, { id: 19, kind: 'c' }), why);
  assert.equal('refuse' in choice(decision(2)), false);
});
