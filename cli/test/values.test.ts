import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valued } from '@madang/bots';
import { SHELF } from '@madang/games';
import { begin } from '@madang/kernel';

test('the trained values of every game fit its present rules and facts, and are what its bots judge by', async () => {
  let trained = 0;
  for (const title of SHELF) {
    const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
    const judges = valued(game, expertise);
    let fitting = 0;
    for (let seats = game.players.min; seats <= game.players.max; seats++) {
      const state = begin(game, { seats, seed: 'values' });
      const shares = judges.evaluate(state);
      assert.equal(shares.length, seats);
      assert.ok(Math.abs(shares.reduce((a, b) => a + b, 0) - 1) < 1e-9);
      const fits = expertise.values !== undefined && seats > 1 && expertise.facts?.fits?.(state) !== false;
      if (fits) assert.notDeepEqual(shares, expertise.evaluate(state));
      else if (seats > 1) assert.deepEqual(shares, expertise.evaluate(state));
      if (fits) fitting++;
    }
    if (!expertise.values) continue;
    assert.ok(fitting > 0, game.name);
    trained++;
  }
  assert.ok(trained >= 2);
});
