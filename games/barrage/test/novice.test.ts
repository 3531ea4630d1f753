import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Decision, decision, play, type RandomState, seedRandom } from '@madang/kernel';
import { expertise } from '../bot/index.ts';
import { judgeOf } from '../bot/judges.ts';
import { LAPSES, novice, PATHS, weaknessesOf } from '../bot/novice.ts';
import { barrage } from '../rules/index.ts';
import type { BarrageMove } from '../rules/moves.ts';
import { type Barrage, DECISIONS } from '../rules/state.ts';

/** Matches between so many players of their first games. */
const MATCHES = 12;

type Tell = (state: Barrage, open: Decision<BarrageMove>, move: BarrageMove) => void;

/** Plays a match of three, all by the novice; tells of each answer before it is played. */
function played(seed: string, tell: Tell): Barrage {
  const state = begin(barrage, { seats: 3, seed });
  const random: RandomState = seedRandom(seed);
  for (let open = decision(barrage, state); open; ) {
    const move = novice(state, open, random);
    tell(state, open, move);
    open = play(barrage, state, open.seat, move);
  }
  return state;
}

test('a novice produces in most rounds, and earns points as somebody who plays along', () => {
  let producing = 0;
  let points = 0;
  for (let match = 0; match < MATCHES; match++) {
    const most = new Map<string, number>();
    const end = played(`novice ${match}`, (state) => {
      for (const [seat, { energy }] of state.players.entries()) {
        const key = `${seat} ${state.round}`;
        most.set(key, Math.max(most.get(key) ?? 0, energy));
      }
    });
    for (const seat of [0, 1, 2]) producing += Number([1, 2, 3, 4, 5].filter((round) => (most.get(`${seat} ${round}`) ?? 0) > 0).length >= 3);
    points += barrage.standing(end).reduce((sum, one) => sum + one.points, 0);
  }
  assert.ok(producing >= 0.75 * 3 * MATCHES, `${producing} of ${3 * MATCHES} seats produce in three rounds or more`);
  assert.ok(points >= 65 * 3 * MATCHES, `${points / (3 * MATCHES)} points on average`);
});

test('a novice banks no engineers where another action would bring something that it thinks of, and few in all', () => {
  let banked = 0;
  for (let match = 0; match < MATCHES; match++) {
    played(`bank ${match}`, (state, open, move) => {
      if (move.kind !== 'bank') return;
      banked += move.engineers;
      const judge = judgeOf(state, DECISIONS.own(open.task));
      // A forgotten action brings as little as the bank to who forgets it.
      const forgotten = weaknessesOf(state, open.seat).some(({ factors }) => Object.values(factors).some((factor) => factor < 0.1));
      const missed = open.moves.filter((one) => one.kind !== 'bank' && judge(one) > 0.5);
      assert.ok(forgotten || missed.length === 0, `match ${match}, round ${state.round}: ${missed.map(({ id }) => id).join(' ')}`);
    });
  }
  assert.ok(banked <= 6 * 3 * MATCHES, `${banked / (3 * MATCHES)} of 60 engineers`);
});

test('weaknesses are drawn once: a path for the match, a lapse for a round, from what every view shows', () => {
  const paths = new Set<string>();
  const lapses = new Set<string>();
  for (let match = 0; match < MATCHES; match++) {
    const seen = new Map<string, string>();
    played(`drawn ${match}`, (state, { seat }) => {
      const [path, ...rest] = weaknessesOf(state, seat);
      assert.ok(path && rest.length === Number(state.round >= 3));
      assert.deepEqual(weaknessesOf(barrage.redact(state, (seat + 1) % 3), seat), [path, ...rest]);
      for (const [key, name] of [[`path ${seat}`, path.name] as const, ...rest.map((one) => [`${state.round} ${seat}`, one.name] as const)]) {
        assert.equal(seen.get(key) ?? name, name);
        seen.set(key, name);
      }
      paths.add(path.name);
      if (state.round < 5) for (const { name } of rest) lapses.add(name);
    });
  }
  assert.deepEqual([paths.size, lapses.size], [PATHS.length, LAPSES.length]);
});

test('the bot of that level goes by the novice', () => {
  assert.equal(expertise.novice, novice);
});
