import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisions, play } from '@madang/kernel';
import { type LudwigMove, ludwig } from '../../rules/index.ts';
import { exchanged, movesTo } from '../market/free-prices.ts';
import { steps } from './matches.ts';

test('however often tiles change places, the fewest price moves lay them so, each of them offered', () => {
  let reached = 0;
  for (const { before, decision } of steps(8)) {
    if (decision.task.task !== 'prices' || before.priced !== 0) continue;
    const wished = structuredClone(before.market);
    let now = before;
    for (let swaps = 0; swaps < 5; swaps++) {
      const moves = decision.moves.filter((move) => move.kind === 'price');
      const move = moves[(swaps * 7 + 3) % moves.length];
      if (!move) continue;
      const market = exchanged(now, move);
      now = { ...now, market: [...market] };
      wished.splice(0, wished.length, ...market);
    }
    const state = ludwig.clone(before);
    const made: readonly LudwigMove[] = movesTo(before, wished);
    assert.ok(made.length < wished.length);
    for (const move of made) {
      const asked = decisions(ludwig, state)[0];
      assert.ok(
        asked?.moves.some(({ id }) => id === move.id),
        JSON.stringify(move),
      );
      play(ludwig, state, decision.seat, move);
    }
    assert.deepEqual(state.market, wished);
    reached += 1;
  }
  assert.ok(reached > 10);
});
