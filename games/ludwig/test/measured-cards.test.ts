import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decision, play, seedRandom } from '@madang/kernel';
import { expertise } from '../bot/index.ts';
import { ROOMS } from '../components/rooms.ts';
import { faceNumber } from '../rules/castle/placement.ts';
import { ludwig } from '../rules/index.ts';

test('a measurement counts every room of a castle once, and no corridor', () => {
  const played: number[][] = [[], [], []];
  const tell = (told: { readonly event: string }): void => {
    const shown = ludwig.cards?.played(told);
    if (shown) played[shown.seat]?.push(shown.card);
  };
  const random = seedRandom('measured');
  const state = begin(ludwig, { seats: 3, seed: 'measured' }, tell);
  for (let open = decision(ludwig, state); open; ) open = play(ludwig, state, open.seat, expertise.rollout(state, open, random), tell);
  for (const [seat, { castle }] of state.players.entries()) {
    const rooms = castle.tiles.map(faceNumber).filter((face) => face < ROOMS.length);
    assert.ok(rooms.length > 4);
    assert.deepEqual(
      played[seat]?.toSorted((a, b) => a - b),
      rooms.toSorted((a, b) => a - b),
    );
  }
  assert.equal(ludwig.cards?.word(0), `ludwig.tile.${ROOMS[0]?.id}`);
});
