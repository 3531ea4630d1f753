import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Decision, decisions, type Options, play, type Seat } from '@madang/kernel';
import { expertiseLaws, playThrough } from '@madang/kernel/testing';
import { OPTIONS, type Siberia, type SiberiaMove, siberia } from '@madang/siberia';
import { expertise } from '@madang/siberia/bot';
import { features, lastFeatures, timeLeft } from '../bot/features.ts';
import { cubesOnMap } from '../bot/position.ts';
import { LAST_WEIGHTS, RUNNING_WEIGHTS } from '../bot/weights.ts';

const candidatesOf = (state: Siberia, open: Decision<SiberiaMove>): readonly SiberiaMove[] => expertise.candidates?.(state, open) ?? open.moves;

/** The defaults, and every other value of every option by itself. */
const VARIANTS: readonly Options[] = [
  {},
  ...Object.entries(OPTIONS).flatMap(([option, values]) => values.slice(1).map((value) => ({ [option]: value }))),
];

expertiseLaws({ game: siberia, expertise, seats: [2, 3, 4], options: VARIANTS, strength: { wins: 18, options: [{}] } });

test('every feature has its weight', () => {
  playThrough(siberia, { seats: 2, seed: 'features' }, (state, open, random) => {
    for (const me of state.players) {
      const values = features(state, me, timeLeft(state), cubesOnMap(state));
      assert.equal(values.length, RUNNING_WEIGHTS.length);
      assert.equal(lastFeatures(state, me).length, LAST_WEIGHTS.length);
      assert.ok(values.every(Number.isFinite));
    }
    return expertise.rollout(state, open, random);
  });
});

test('SIB-PLACE-11 placements are tried counter by counter: every legal placement stays reachable', () => {
  const state = begin(siberia, { seats: 2, seed: 'places', options: { exchangeSides: 'random' } });
  const reached = new Set<string>();
  const expected = new Set<string>();
  const boardOf = (at: Siberia, seat: Seat): string =>
    JSON.stringify([at.players[seat]?.spaces.map((_, i, all) => (i % 2 === 0 ? all.slice(i, i + 2).sort() : [])), at.players[seat]?.research]);
  const walk = (at: Siberia, seat: Seat, into: Set<string>, all: boolean): void => {
    const open = decisions(siberia, at).find((one) => one.seat === seat);
    if (open?.task.task !== 'place') {
      into.add(boardOf(at, seat));
      return;
    }
    // All orders are too many: for comparison the counters are taken from the last one on.
    const last = open.moves.at(-1);
    const moves = all
      ? open.moves.filter((move) => move.kind === 'place' && last?.kind === 'place' && move.counter === last.counter)
      : candidatesOf(at, open);
    for (const move of moves) {
      const next = siberia.clone(at);
      play(siberia, next, seat, move);
      walk(next, seat, into, all);
    }
  };
  walk(state, 0, reached, false);
  walk(state, 0, expected, true);
  assert.ok(reached.size > 50);
  assert.deepEqual([...reached].sort(), [...expected].sort());
});
