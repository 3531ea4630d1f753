import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Decision, decision, play, type Seat, seedRandom, type Told } from '@madang/kernel';
import { laws, ledgerLaws } from '@madang/kernel/testing';
import { type Example, type ExampleMove, example } from '../rules/index.ts';
import { LEDGER } from './ledger.ts';

laws(example, {
  seats: [2, 3, 4],
  matches: 20,
  knows: ({ players, turnPoints }) => ({ players, turnPoints }),
});

ledgerLaws(LEDGER);

/** A new match of three. */
const match = (goal = '50'): Example => begin(example, { seats: 3, seed: 'rules', options: { goal } });

/** The present decision, and the kinds of its answers. */
const open = (state: Example): Decision<ExampleMove> => decision(example, state) ?? assert.fail('nobody is asked');
const kinds = (state: Example): readonly string[] => open(state).moves.map(({ kind }) => kind);

/** Gives an answer; what is told. */
function answer(state: Example, kind: ExampleMove['kind']): readonly Told[] {
  const told: Told[] = [];
  const { seat, moves } = open(state);
  const move = moves.find((one) => one.kind === kind) ?? assert.fail(`no ${kind}`);
  play(example, state, seat, move, (event) => void told.push(event));
  return told;
}

/** Rolls from this position until the die shows a 1, or does not. */
function rollUntil(make: () => Example, one: boolean): { readonly state: Example; readonly die: number } {
  for (let seed = 0; seed < 100; seed++) {
    const state = make();
    state.random = seedRandom(`die ${seed}`);
    const die = answer(state, 'roll').flatMap((event) => ('die' in event ? [Number(event.die)] : []))[0];
    if (die !== undefined && (die === 1) === one) return { state, die };
  }
  return assert.fail('a die without that side');
}

const started = (turnPoints: number, score = 0): Example => {
  const state = match();
  const [me = assert.fail()] = state.players;
  me.score = score;
  return Object.assign(state, { turnPoints });
};

const seatAsked = (state: Example): Seat => open(state).seat;

test('EXA-SETUP-01 everybody begins with 0, and the first seat begins', () => {
  const state = match();
  assert.deepEqual(state.players, [{ score: 0 }, { score: 0 }, { score: 0 }]);
  assert.equal(seatAsked(state), 0);
});

test('EXA-TURN-01 the first answer of a turn is a roll', () => {
  assert.deepEqual(kinds(match()), ['roll']);
  assert.deepEqual(kinds(started(4)), ['roll', 'hold']);
});

test('EXA-TURN-02 a roll of 2 to 6 counts, and the player decides again', () => {
  const { state, die } = rollUntil(() => started(4), false);
  assert.equal(state.turnPoints, 4 + die);
  assert.equal(seatAsked(state), 0);
});

test('EXA-TURN-03 a roll of 1 loses the points of the turn', () => {
  const { state } = rollUntil(() => started(12, 30), true);
  assert.equal(state.turnPoints, 0);
  assert.equal(state.players[0]?.score, 30);
  assert.equal(seatAsked(state), 1);
});

test('EXA-TURN-04 holding keeps the points of the turn', () => {
  const state = started(12, 30);
  assert.deepEqual(answer(state, 'hold'), [{ event: 'held', seat: 0, points: 12 }]);
  assert.equal(state.players[0]?.score, 42);
  assert.equal(seatAsked(state), 1);
});

test('EXA-END-01 holding with enough points wins at once', () => {
  const state = started(20, 30);
  answer(state, 'hold');
  assert.ok(state.over);
  assert.deepEqual(
    example.standing(state).map(({ rank }) => rank),
    [1, 2, 2],
  );
  assert.ok(!match('100').over);
});
