import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foresees, isHiddenRandom, type Seat, play as step } from '@madang/kernel';
import { barrage } from '../rules/index.ts';
import { moveOf } from '../rules/moves.ts';
import type { Barrage } from '../rules/state.ts';
import { play, position, type Sketch, toAct } from './position.ts';

/** Whether a seat could work out from its view what a move does: the border of planning and undo. */
function foreseen(before: Barrage, words: string, seat: Seat = toAct(before)): boolean {
  const after = barrage.clone(before);
  step(barrage, after, seat, moveOf(words));
  return foresees(barrage, barrage.redact(before, seat), { seat, move: moveOf(words) }, barrage.redact(after, seat));
}

test('a view hides chance and nothing else', () => {
  const state = position({ players: [{ held: ['G11'] }] });
  for (const seat of [null, 0, 1]) {
    const view = barrage.redact(state, seat);
    assert.ok(isHiddenRandom(view.random));
    assert.deepEqual({ ...view, random: state.random }, state);
  }
  assert.deepEqual(barrage.views?.(state), [0, 0, 0, 0, 0]);
});

test('a construction and a production can be planned and taken back, step by step', () => {
  const sketch: Sketch = { dams: { D1l: ['neutral', 3, 3] }, conduits: { C1b: 0 }, powerhouses: { 'P5-2': 0 } };
  const building = position(sketch);
  for (const words of ['construct', 'tile basic-base', 'site D9l']) {
    assert.ok(foreseen(building, words), words);
    play(building, words);
  }
  const producing = position(sketch);
  for (const words of ['space turbine-zero-left', 'drops 2']) {
    assert.ok(foreseen(producing, words), words);
    play(producing, words);
  }
});

test('a refill, new patents and a round’s end reveal something', () => {
  const state = position();
  play(state, 'space contractOffice-two-left');
  assert.ok(foreseen(state, 'take G01'), 'nothing is refilled in between');
  play(state, 'take G01');
  assert.ok(!foreseen(state, 'take Y01'));
  const last = position({ seats: 2, players: [{ engineers: 1 }, { engineers: 0 }] });
  assert.ok(!foreseen(last, 'bank 1'), 'the next advanced tiles come out');
  const beginners = position({ options: { game: 'beginner' }, seats: 2, players: [{ engineers: 1 }, { engineers: 0 }] });
  assert.ok(foreseen(beginners, 'bank 1'));
});
