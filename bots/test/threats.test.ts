import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, play, type Seat } from '@madang/kernel';
import { reasonsFor } from '../analysis/reasons.ts';
import { threatsTo } from '../analysis/threats.ts';
import { parseContender } from '../arena/contender.ts';
import { warnedOf, wishesOf } from '../arena/warnings.ts';
import { type Fruits, fruits, fruitsExpertise } from './toys/fruits.ts';

const asked = (state: Fruits, seat: Seat) => ({ game: fruits, expertise: fruitsExpertise, view: fruits.redact(state, seat), seat, seed: 'asked' });

/** By fruit: the share of worlds in which it was gone, and who took it. */
const told = (state: Fruits, seat: Seat, reach = 1) =>
  Object.fromEntries(threatsTo(asked(state, seat), { worlds: 8, turns: 40, reach }).map(({ stake, share, by }) => [stake, [share, by]]));

test('what others will take before the next turn is told with who takes it, also what the best turn itself takes', () => {
  const state = begin(fruits, { seats: 3, seed: 'fruits' });
  // Seat 0 begins. It would eat fruit 0; if it ate fruit 1, seat 1 would eat fruit 0.
  assert.deepEqual(told(state, 0), { 0: [1, 1], 1: [1, 1], 2: [1, 2], 3: [0, null], 4: [0, null], 5: [0, null], 6: [0, null], 7: [0, null] });
});

test('only what is wanted is told of, and alone nothing is threatened', () => {
  const state = begin(fruits, { seats: 3, seed: 'fruits' });
  assert.deepEqual(Object.keys(told(state, 0, 0.11)), ['0', '1'], 'two points of twenty behind');
  const alone = begin(fruits, { seats: 1, seed: 'fruits' });
  assert.ok(Object.values(told(alone, 0)).every(([share]) => share === 0));
});

test('equal views have equal warnings, and in the last turn nothing is lost any more', () => {
  const state = begin(fruits, { seats: 2, seed: 'last' });
  assert.deepEqual(threatsTo(asked(state, 0)), threatsTo(asked(state, 0)));
  for (const seat of [0, 1]) {
    const [move] = fruits.rules.turn?.moves?.(state, { task: 'turn', seat }) ?? [];
    assert.ok(move);
    play(fruits, state, seat, move);
  }
  const left = Object.values(told(state, 0));
  assert.equal(left.length, 6);
  assert.ok(left.every(([share]) => share === 0));
});

test('a reason for a line names what it takes and others would take otherwise', () => {
  const state = begin(fruits, { seats: 3, seed: 'why' });
  const expertise = { ...fruitsExpertise, details: [{ what: { key: 'fruits.points' }, facts: [], amount: () => 0 }] };
  const question = { ...asked(state, 0), expertise };
  const eaten = (fruit: number) => fruits.moves.table.filter((move) => move.kind === 'eat' && move.fruit === fruit);
  assert.deepEqual(reasonsFor(question, eaten(1), eaten(7)), [{ kind: 'taken', what: { key: 'fruits.1' }, gone: 8, of: 8 }]);
  assert.deepEqual(reasonsFor(question, eaten(7), eaten(1)), [], 'nobody wants it');
  assert.deepEqual(reasonsFor(question, eaten(1), eaten(7), false), [], 'without a look at what others answer');
});

test('warnings are measured by what others took in the match', () => {
  const normal = parseContender('normal');
  assert.ok(normal.ok);
  const { wishes, turns } = wishesOf(fruits, fruitsExpertise, { seats: [normal.value, normal.value, normal.value], seed: 'measured' }, 2);
  assert.equal(turns, 2);
  assert.deepEqual(
    wishes.map(({ share, isLost }) => [share, isLost]),
    [[1, true]],
    'two points behind the best lies only one fruit, and it was taken',
  );
  assert.deepEqual(warnedOf(wishes), [
    { from: 0.25, warned: 1, came: 1, losses: 1 },
    { from: 0.5, warned: 1, came: 1, losses: 1 },
  ]);
});
