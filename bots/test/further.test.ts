import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FurtherLook } from '@madang/kernel';
import { begin } from '@madang/kernel';
import { ask } from '../index.ts';
import { answerGreedily } from '../policies.ts';
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

test('greedy wavers between what is nearly alike, by how much it is behind; where it looks further it does not', () => {
  const view = orchard.redact(begin(orchard, { seats: 2, seed: 'waver' }), 0);
  // Odds of e to the usual temperature, 0.09, to one of even ones: those are taken e times as rarely, 1 of 3.72; the error of 1,000 draws is 14.
  const near = Math.exp(0.09) / (1 + Math.exp(0.09));
  const values = { pick: near, plant: 0.5, wild: 0.3, stop: 0 };
  const evaluate = ({ planted, points }: Orchard) =>
    planted.map((tree, seat) => (tree === 'plant' ? 0.5 : tree === 'wild' ? 0.3 : near * (points[seat] ?? 0)));
  const question = { game: orchard, expertise: { ...orchardExpertise, evaluate }, view, seat: 0 };
  const taken = { pick: 0, plant: 0, wild: 0, stop: 0 };
  const draws = 1_000;
  for (let i = 0; i < draws; i++) {
    const thought = ask('greedy', { ...question, seed: `${i}` });
    taken[thought.move.kind] += 1;
    assert.equal(thought.values[0], values[thought.move.kind]);
    assert.deepEqual(thought, ask('greedy', { ...question, seed: `${i}` }));
  }
  assert.ok(Math.abs(taken.plant - draws / (1 + Math.E)) < 60, `${taken.plant}`);
  assert.equal(taken.wild, 0);
  const alone = { ...question, view: orchard.redact(begin(orchard, { seats: 1, seed: 'waver' }), 0) };
  const looking = { ...alone, expertise: { ...alone.expertise, looksFurther: () => ({ plans: 3, worlds: 3 }) } };
  for (let i = 0; i < 100; i++) assert.deepEqual(ask('greedy', { ...looking, seed: `${i}` }), answerGreedily({ ...looking, seed: `${i}` }));
});

test('who is nearly lost wavers no more than others: what doubles its odds is taken', () => {
  const view = orchard.redact(begin(orchard, { seats: 2, seed: 'lost' }), 0);
  const evaluate = ({ points }: Orchard) => points.map((own) => (own > 0 ? 0.002 : 0.001));
  for (let i = 0; i < 50; i++) {
    const { move } = ask('greedy', { game: orchard, expertise: { ...orchardExpertise, evaluate }, view, seat: 0, seed: `${i}` });
    assert.equal(move.kind, 'pick');
  }
});

test('where nothing that was looked at is worth anything, it answers all the same', () => {
  const view = orchard.redact(begin(orchard, { seats: 1, seed: 'lost' }), 0);
  const evaluate = ({ planted, over }: Orchard) => planted.map((tree) => (over ? 0 : tree === 'plant' ? 0.9 : 0.8));
  const expertise = { ...orchardExpertise, evaluate, looksFurther: () => ({ plans: 1, worlds: 1 }) };
  const { move, values } = ask('greedy', { game: orchard, expertise, view, seat: 0, seed: 'a' });
  assert.ok(orchard.moves.table.some(({ id }) => id === move.id));
  assert.deepEqual(values, [0]);
});
