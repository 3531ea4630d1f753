import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allAtOnce, begin, check, decision, decisionOf, decisions, NOBODY, play, StepBoundError } from '../index.ts';
import { after, answer, failing, loop, note, probeOf, say } from './probe.ts';

const game = probeOf();
const letter = (name: string) => game.moves.find({ kind: 'letter', letter: name }) ?? game.moves.stop;

test('check: an offered move is fine', () => {
  assert.equal(check(game, after(say(0, 'ab')), 0, letter('a')), undefined);
});

test('check: of a move that is not offered it says what is, and no reason', () => {
  assert.deepEqual(check(game, after(say(0, 'ab')), 0, letter('c')), { code: 'not-offered', offered: [letter('a'), letter('b')] });
});

test('check: another seat is told who is waited for', () => {
  assert.deepEqual(check(game, after(say(2, 'a')), 0, letter('a')), { code: 'not-your-decision', waitingFor: [2] });
  const state = after(allAtOnce([0, 1, 3], say(NOBODY, 'a')));
  answer(state, '1:a');
  assert.deepEqual(check(game, state, 1, letter('a')), { code: 'not-your-decision', waitingFor: [0, 3] });
  assert.equal(check(game, state, 3, letter('a')), undefined);
});

test('check: nothing is allowed when the match is over', () => {
  assert.deepEqual(check(game, answer(after(say(0, 'a')), 'a'), 0, letter('a')), { code: 'over' });
});

test('decisions: one for each seat that may act, the first of them is the decision', () => {
  const state = after(allAtOnce([2, 0], say(NOBODY, 'ab')));
  assert.deepEqual(
    decisions(game, state).map(({ seat, moves }) => [seat, moves.length]),
    [
      [2, 2],
      [0, 2],
    ],
  );
  assert.equal(decision(game, state)?.seat, 2);
  assert.equal(decisionOf(game, state, 0)?.seat, 0);
  assert.equal(decisionOf(game, state, 1), undefined);
});

test('play gives the next decision, as decision finds it', () => {
  const state = after(say(0, 'a'), say(1, 'bc'));
  assert.deepEqual(play(game, state, 0, letter('a')), decision(game, state));
  assert.equal(play(game, state, 1, letter('b')), undefined);
});

test('play: a seat without a lane, or a match that is over, is a bug of the caller', () => {
  const state = after(allAtOnce([0], say(NOBODY, 'a')));
  assert.throws(() => play(game, state, 3, letter('a')), /seat 3 has nothing to decide/);
  assert.throws(() => play(game, answer(state, 'a'), 0, letter('a')), /nothing to decide/);
});

test('a rule that never asks anybody is stopped', () => {
  assert.throws(() => after(loop), StepBoundError);
  assert.throws(() => after(allAtOnce([0], loop)), StepBoundError);
  assert.throws(() => answer(after(say(0, 'a', note('x'), loop)), 'a'), /more than 10000 steps between two decisions, the last at 'loop'/);
});

test('a rule that fails, fails the caller', () => {
  assert.throws(() => after(failing), /this rule fails/);
});

test('an agenda that runs empty before the end is a bug of the rules', () => {
  const unending = { ...game, setup: () => ({ agenda: [say(0, 'a')], random: [1, 2, 3, 4], over: false, trail: [] }) };
  const state = begin(unending, { seats: 1, seed: '' });
  assert.throws(() => play(unending, state, 0, letter('a')), /the agenda is empty but the match is not over/);
});

test('a task without a rule is a bug of the rules', () => {
  assert.throws(() => after({ task: 'nonsense', seat: 0 }), /no rule for the task 'nonsense'/);
});

test('begin refuses seats and options that the game does not have', () => {
  assert.throws(() => begin(game, { seats: 5, seed: '' }), /probe is not for 5 players/);
  assert.throws(() => begin(game, { seats: 1.5, seed: '' }), /probe is not for 1.5 players/);
  assert.throws(() => begin(game, { seats: 1, seed: '', options: { colour: 'red' } }), /unknown-option 'colour'/);
});
