import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decision, play, seedRandom } from '@madang/kernel';
import { expertise } from '../bot/index.ts';
import { CONTRACTS } from '../components/words.ts';
import { barrage } from '../rules/index.ts';

test('a measurement counts the contracts that a player has fulfilled, and none that is only held', () => {
  const played: number[][] = [[], [], [], []];
  const tell = (told: { readonly event: string }): void => {
    const shown = barrage.cards?.played(told);
    if (shown) played[shown.seat]?.push(shown.card);
  };
  const random = seedRandom('measured');
  const state = begin(barrage, { seats: 4, seed: 'measured' }, tell);
  for (let open = decision(barrage, state); open; ) open = play(barrage, state, open.seat, expertise.rollout(state, open, random), tell);
  assert.ok(played.flat().length > 8);
  for (const [seat, { fulfilled }] of state.players.entries()) {
    assert.deepEqual(
      played[seat]?.toSorted((a, b) => a - b),
      [...fulfilled].toSorted((a, b) => a - b),
    );
  }
  assert.equal(barrage.cards?.word(0), `barrage.contract.${CONTRACTS[0]}`);
});
