import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, below, decision, play, seedRandom } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import { choiceSeed } from '../matches.ts';
import { type ByHand, playByHand } from '../siberia-by-hand/game.ts';

const GAMES = 400;

/** One game of random play by the engine, told as the game by hand tells it. */
function playByEngine(seed: string, seats: number): ByHand {
  const random = seedRandom(choiceSeed(seed));
  const state = begin(siberia, { seats, seed, options: { exchangeTileOrder: 'fixed' } });
  let decisions = 0;
  let choices = 0;
  for (let next = decision(siberia, state); next; decisions++) {
    const move = next.moves[below(random, next.moves.length)];
    assert.ok(move);
    choices += next.moves.length;
    next = play(siberia, state, next.seat, move);
  }
  return { decisions, choices, rounds: state.round, money: state.players.map((player) => player.money) };
}

for (const seats of [2, 3, 4]) {
  test(`with ${seats} seats the game written by hand is, game by game, the game that the engine plays`, () => {
    for (let i = 0; i < GAMES; i++) {
      // The option leaves one shuffle out, so the seeds of both stay in step.
      const seed = String(i);
      assert.deepEqual(playByHand(seed, seats), playByEngine(seed, seats), `seed ${seed}`);
    }
  });
}
