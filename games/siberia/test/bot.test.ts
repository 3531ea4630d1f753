import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Decision, decision, decisions, play, type RandomState, type Seat, seedRandom } from '@madang/kernel';
import { OPTIONS, type Siberia, type SiberiaMove, siberia } from '@madang/siberia';
import { expertise } from '@madang/siberia/bot';
import { features, lastFeatures, timeLeft } from '../bot/features.ts';
import { cubesOnMap } from '../bot/position.ts';
import { LAST_WEIGHTS, RUNNING_WEIGHTS } from '../bot/weights.ts';

/** Plays a match by the playout policy; `visit` sees every decision, `answers` may give another answer. */
function playThrough(
  setup: { readonly seats: number; readonly seed: string; readonly options?: unknown },
  visit: (state: Siberia, open: Decision<SiberiaMove>, random: RandomState) => SiberiaMove | undefined,
): Siberia {
  const state = begin(siberia, setup);
  const random = seedRandom(setup.seed);
  let open = decision(siberia, state);
  while (open) open = play(siberia, state, open.seat, visit(state, open, random) ?? expertise.rollout(state, open, random));
  return state;
}

const candidatesOf = (state: Siberia, open: Decision<SiberiaMove>): readonly SiberiaMove[] => expertise.candidates?.(state, open) ?? open.moves;

/** The defaults, and every other value of every option by itself. */
const VARIANTS = [{}, ...Object.entries(OPTIONS).flatMap(([option, values]) => values.slice(1).map((value) => ({ [option]: value })))];

test('playouts answer with offered moves and end the match, with every option and number of players', () => {
  for (const options of VARIANTS) {
    for (const seats of [2, 3, 4]) {
      const state = playThrough({ seats, seed: 'variants', options }, (at, open, random) => {
        const candidates = candidatesOf(at, open);
        assert.ok(candidates.length > 0 && candidates.every((move) => open.moves.includes(move)));
        const answer = expertise.rollout(at, open, random);
        assert.ok(open.moves.includes(answer));
        return answer;
      });
      assert.ok(state.over, JSON.stringify({ options, seats }));
    }
  }
});

test('values are shares of one victory, and exact when the match is over', () => {
  for (let i = 0; i < 5; i++) {
    const end = playThrough({ seats: 4, seed: `shares ${i}` }, (state) => {
      const values = expertise.evaluate(state);
      assert.equal(values.length, 4);
      assert.ok(values.every((value) => value >= 0 && value <= 1));
      assert.ok(Math.abs(values.reduce((a, b) => a + b, 0) - 1) < 1e-9);
      return undefined;
    });
    const first = siberia.standing(end).filter((score) => score.rank === 1);
    assert.deepEqual(
      expertise.evaluate(end),
      end.players.map((_, seat) => (first.some((score) => score.seat === seat) ? 1 / first.length : 0)),
    );
  }
});

test('every feature has its weight', () => {
  playThrough({ seats: 2, seed: 'features' }, (state) => {
    for (const me of state.players) {
      const values = features(state, me, timeLeft(state), cubesOnMap(state));
      assert.equal(values.length, RUNNING_WEIGHTS.length);
      assert.equal(lastFeatures(state, me).length, LAST_WEIGHTS.length);
      assert.ok(values.every(Number.isFinite));
    }
    return undefined;
  });
});

test('the bot changes no state and draws no chance from it', () => {
  playThrough({ seats: 3, seed: 'pure' }, (state, open, random) => {
    const before = siberia.clone(state);
    expertise.evaluate(state);
    expertise.rollout(state, open, random.slice());
    candidatesOf(state, open);
    assert.deepEqual(state, before);
    return undefined;
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

test('the playout policy alone beats three that answer at random', () => {
  let wins = 0;
  for (let i = 0; i < 20; i++) {
    const mine = i % 4;
    const end = playThrough({ seats: 4, seed: `policy ${i}` }, (_state, open, random) =>
      open.seat === mine ? undefined : open.moves[(random[0] ?? 0) % open.moves.length],
    );
    if (siberia.standing(end)[mine]?.rank === 1) wins++;
  }
  assert.ok(wins >= 18, `${wins} of 20`);
});
