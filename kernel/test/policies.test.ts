import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Decision, type Move, type State, seedRandom } from '../index.ts';
import { type Policy, reluctant, weighted } from '../testing/index.ts';

const MOVES: readonly Move[] = ['pass', 'build', 'sell'].map((kind, id) => ({ id, kind }));
const STATE: State = { agenda: [], random: seedRandom('none'), over: false };
const asked = (moves: readonly Move[]): Decision => ({ seat: 0, task: { task: 'act', seat: 0 }, moves });

/** How often each kind is chosen of so many. */
function counts(policy: Policy, draws: number): Readonly<Record<string, number>> {
  const random = seedRandom('policies');
  const found: Record<string, number> = { pass: 0, build: 0, sell: 0 };
  for (let i = 0; i < draws; i++) {
    const { kind } = policy(STATE, asked(MOVES), random);
    found[kind] = (found[kind] ?? 0) + 1;
  }
  return found;
}

test('a reluctant policy plays the kinds that it shuns only when all its draws are of them', () => {
  // One in three draws is a pass, so three in a row come once in 27.
  const { pass = 0, build = 0, sell = 0 } = counts(reluctant(['pass'], 3), 2700);
  assert.ok(pass > 50 && pass < 150, `${pass}`);
  assert.ok(Math.abs(build - sell) < 200, `${build} ${sell}`);
  assert.equal(reluctant(['pass', 'build', 'sell'], 3)(STATE, asked(MOVES.slice(0, 1)), seedRandom('one')), MOVES[0]);
});

test('a weighted policy plays each move as often as it weighs, and never one without weight', () => {
  const {
    pass,
    build = 0,
    sell = 0,
  } = counts(
    weighted((move) => move.id),
    3000,
  );
  assert.equal(pass, 0);
  assert.ok(Math.abs(build - 1000) < 100 && Math.abs(sell - 2000) < 100, `${build} ${sell}`);
  assert.throws(() => weighted(() => 0)(STATE, asked(MOVES), seedRandom('none')));
});
