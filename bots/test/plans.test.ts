import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerBySoftmax, ask, type BotLevel, PLAN_SETTINGS, planTurn, playPlan } from '@madang/bots';
import { begin, decision, play, push, seedRandom } from '@madang/kernel';
import { determinize } from '../determinization.ts';
import { bids, bidsExpertise } from './toys/bids.ts';
import { type Doors, type DoorsMove, doors, doorsExpertise } from './toys/doors.ts';

/** Plays a whole match, every seat by that level; the points of each. */
function pointsBy(level: BotLevel, seats: number): readonly number[] {
  const state = begin(doors, { seats, seed: 'doors' });
  for (let open = decision(doors, state); open !== undefined; ) {
    const { seat } = open;
    const question = { game: doors, expertise: doorsExpertise, view: doors.redact(state, seat), seat, seed: 'd' };
    open = play(doors, state, seat, ask(level, question).move);
  }
  return state.points;
}

test('normal and hard follow their turn to the end and find what only the whole way pays; greedy looks at one answer', () => {
  for (const level of ['normal', 'hard'] as const) assert.deepEqual(pointsBy(level, 3), [10, 10, 10]);
  assert.deepEqual(pointsBy('greedy', 3), [2, 2, 2]);
});

test('a turn ends where the next one opens, also if the same seat goes on alone', () => {
  assert.deepEqual(pointsBy('normal', 1), [10]);
});

test('no further decision is thought about after as many turns as are wanted', () => {
  const world = begin(doors, { seats: 2, seed: 'plans' });
  const open = decision(doors, world) ?? assert.fail();
  const question = { game: doors, expertise: doorsExpertise, view: doors.redact(world, 0), seat: 0, seed: 'p' };
  const thought = (turns: number) => planTurn(question, world, open, seedRandom('p'), { width: 4, turns }).length;
  assert.deepEqual([1, 2, 3, 6, 7].map(thought), [2, 2, 6, 6, 14]);
});

test('a plan is played as far as it is offered: who cannot go on as planned does not come back to it', () => {
  const [left, right] = doors.moves.table;
  assert.ok(left && right);
  const elsewhere = { ...left, id: 99 };
  const wayOf = (plan: readonly DoorsMove[], glance = left) => {
    const world = begin(doors, { seats: 2, seed: 'plans' });
    const question = { game: doors, expertise: { ...doorsExpertise, rollout: () => glance }, view: doors.redact(world, 0), seat: 0, seed: 'p' };
    playPlan(question, world, plan, seedRandom('p'));
    return world.points[0];
  };
  assert.equal(wayOf([left, right, left]), 5);
  assert.equal(wayOf([left, elsewhere, left], right), 0, 'left, and right at a glance from then on, though the rest was planned');
  assert.equal(wayOf([right]), 1, 'what is not planned goes left at a glance');
});

test('where all answer at the same time a seat thinks all its own answers through before those of the others', () => {
  const twice: typeof bids = {
    ...bids,
    rules: {
      ...bids.rules,
      bid: {
        moves: () => bids.moves.table,
        resolve(state, { seat }, move) {
          const once = state.bids[seat] === -1;
          state.bids[seat] = (once ? 10 : 0) + (move?.kind === 'double' ? 1 : 0);
          if (once) push(state, { task: 'bid', seat });
        },
      },
    },
  };
  const state = begin(twice, { seats: 3, seed: 'twice' });
  for (const seat of [0, 1, 2]) {
    const question = { game: twice, expertise: bidsExpertise, view: twice.redact(state, seat), seat, seed: 'p' };
    const { world, decision: open } = determinize(question, seedRandom('p'));
    const plans = planTurn(question, world, open, seedRandom('p'));
    assert.deepEqual(plans.map(({ moves }) => moves.length).toSorted(), [1, 1, 2, 2, 2, 2], `seat ${seat}`);
  }
});

test('plans come best first, one at least behind each first move, and the world stays as it was', () => {
  const world = begin(doors, { seats: 2, seed: 'plans' });
  const open = decision(doors, world) ?? assert.fail();
  const question = { game: doors, expertise: doorsExpertise, view: doors.redact(world, 0), seat: 0, seed: 'p' };
  const before = structuredClone(world);
  const plans = planTurn(question, world, open, seedRandom('p'), PLAN_SETTINGS);
  const words = plans.map(({ moves, values }) => `${moves.map((move) => move.kind).join(' ')} ${values[0]}`);
  assert.equal(words.length, 14);
  // Half a plan is worth what a glance makes of the rest.
  assert.deepEqual(words.slice(0, 2), ['left right 0.5', 'left right left 0.5']);
  assert.ok(words.includes('right 0.1') && words.includes('left 0'));
  assert.deepEqual(world, before);
});

test('a level that errs never goes away and comes back, but may stay away', () => {
  const walk: typeof doors = {
    ...doors,
    rules: {
      turn: {
        moves: () => doors.moves.table,
        resolve(state, { seat }, move) {
          if (move?.kind === 'right') push(state, { task: 'door', seat });
          else state.over = true;
        },
      },
      door: {
        moves: () => doors.moves.table,
        resolve(state, _task, move) {
          state.way = move?.kind === 'right' ? 'away' : '';
          state.over = true;
        },
      },
    },
  };
  const chosen = (away: number, waversAmong = 2) =>
    Array.from({ length: 40 }, (_, i) => {
      const state = begin(walk, { seats: 1, seed: 'walk' });
      const expertise = { ...doorsExpertise, waversAmong, evaluate: ({ way }: Doors) => [way === 'away' ? away : 0.5] };
      const question = { game: walk, expertise, view: walk.redact(state, 0), seat: 0, seed: `${i}` };
      return answerBySoftmax(question, 10, PLAN_SETTINGS).move.kind;
    });
  assert.ok(!chosen(0.4).includes('right'), 'the best behind the step is the step back');
  assert.ok(chosen(0.6).includes('right'), 'away is better');
  assert.deepEqual(new Set(chosen(0.4, 1)), new Set(['left']), 'a detour is none of the few answers that it chooses among');
});

test('a level that errs chooses among as many answers as its game says, and takes the first where values see nothing', () => {
  const world = begin(doors, { seats: 2, seed: 'few' });
  const chosen = (more: Partial<typeof doorsExpertise>) =>
    Array.from({ length: 40 }, (_, i) => {
      const question = { game: doors, expertise: { ...doorsExpertise, ...more }, view: doors.redact(world, 0), seat: 0, seed: `${i}` };
      return answerBySoftmax(question, 10, PLAN_SETTINGS).move.kind;
    });
  assert.deepEqual(new Set(chosen({})), new Set(['left', 'right']));
  assert.deepEqual(new Set(chosen({ waversAmong: 1 })), new Set(['left']), 'the best alone');
  const backwards = { candidates: () => doors.moves.table.toReversed() };
  assert.deepEqual(new Set(chosen({ ...backwards, unseen: () => true })), new Set(['right']), 'the first that the game names');
  assert.deepEqual(new Set(chosen({ ...backwards, waversAmong: 1, unseen: () => false })), new Set(['left']));
});
