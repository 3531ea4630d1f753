import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FurtherLook } from '@madang/kernel';
import { begin } from '@madang/kernel';
import { ask } from '../index.ts';
import { type Orchard, orchard, orchardExpertise } from './toys/orchard.ts';

/** What greedy thinks of its first turn, by move. */
function thought(seats: number, look: FurtherLook | undefined) {
  const view = orchard.redact(begin(orchard, { seats, seed: 'ahead' }), 0);
  const expertise = { ...orchardExpertise, ...(look && { looksFurther: () => look }) };
  const { move, considered } = ask('greedy', { game: orchard, expertise, view, seat: 0, seed: 'a' });
  return { move: move.kind, values: Object.fromEntries(considered.map((one) => [one.move.kind, one.value])) };
}

test('greedy sees what its turn itself brings, and what the next one brings where the game says so and nobody decides between', () => {
  const near = { move: 'pick', values: { pick: 0.1, plant: 0, wild: 0 } };
  assert.deepEqual(thought(1, undefined), near);
  assert.deepEqual(thought(2, { plans: 3, worlds: 1 }), near, 'another seat is next');
  const { move, values } = thought(1, { plans: 3, worlds: 40 });
  assert.equal(move, 'plant');
  assert.ok(Math.abs((values.pick ?? 0) - 0.2) < 1e-9 && Math.abs((values.plant ?? 0) - 0.5) < 1e-9);
});

test('what is left to chance counts in the mean of all worlds, and what was not looked at stays behind', () => {
  const { wild = Number.NaN } = thought(1, { plans: 3, worlds: 40 }).values;
  assert.ok(wild > 0.2 && wild < 0.5, `${wild}`);
  const { move, values } = thought(1, { plans: 1, worlds: 1 });
  assert.equal(move, 'pick');
  assert.deepEqual(values, { pick: 0.2, plant: 0, wild: 0 });
});

test('equal seeds look ahead equally', () => {
  assert.deepEqual(thought(1, { plans: 3, worlds: 3 }), thought(1, { plans: 3, worlds: 3 }));
});

test('what was not looked at is not chosen, however the others turn out', () => {
  const view = orchard.redact(begin(orchard, { seats: 1, seed: 'further' }), 0);
  const evaluate = ({ planted, over }: Orchard) => planted.map((tree) => (over ? 0.01 : tree === 'plant' ? 0.9 : 0.8));
  const expertise = { ...orchardExpertise, evaluate, looksFurther: () => ({ plans: 1, worlds: 1 }) };
  const { move, considered } = ask('greedy', { game: orchard, expertise, view, seat: 0, seed: 'a' });
  assert.equal(move.kind, 'plant');
  assert.deepEqual(
    considered.map(({ value, visits }) => [value, visits]),
    [
      [0.01, 1],
      [0, 0],
      [0, 0],
    ],
  );
});
