import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decision, play, seedRandom } from '@madang/kernel';
import { expertise } from '../bot/index.ts';
import { underwater } from '../rules/index.ts';

test('a measurement counts every card that a player has claimed, and instant cards that took effect', () => {
  const played = [0, 1, 2, 3].map(() => new Set<number>());
  const tell = (told: { readonly event: string }): void => {
    const shown = underwater.cards?.played(told);
    if (shown) played[shown.seat]?.add(shown.card);
  };
  const random = seedRandom('measured');
  const state = begin(underwater, { seats: 4, seed: 'measured' }, tell);
  for (let open = decision(underwater, state); open; ) open = play(underwater, state, open.seat, expertise.rollout(state, open, random), tell);
  for (const [seat, me] of state.players.entries()) {
    const own = [...me.ready, ...me.spent, ...me.permanents, ...me.productions, ...me.endings].filter((card) => card > 0);
    assert.ok(own.length > 3);
    for (const card of [...own, ...me.paid]) assert.ok(played[seat]?.has(card), `card ${card} of seat ${seat}`);
    assert.ok((played[seat]?.size ?? 0) > own.length, 'instant cards as well');
    for (const card of me.hand) assert.ok(!played[seat]?.has(card));
  }
});

test('no other event shows a played card', () => {
  assert.equal(underwater.cards?.played({ event: 'card-played' }), undefined);
  assert.equal(underwater.cards?.played({ event: 'game-over' }), undefined);
});
