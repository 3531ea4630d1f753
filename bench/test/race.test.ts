import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { race } from '../race.ts';

for (const { name } of SHELF) {
  test(`${name} races in lanes of its own, and says how fast it was`, async () => {
    const { speed, ratio } = await race(name, ['random play', 'random matches'], { rounds: 1, stintSeconds: 0.01 });
    // A match has more than one decision.
    assert.ok(speed('random matches') > 0 && speed('random play') > speed('random matches'));
    assert.ok(ratio('random play', 'random matches') > 1);
  });
}

test('a game that is not on the shelf cannot race', async () => {
  await assert.rejects(race('chess', ['clone'], { rounds: 1, stintSeconds: 0.01 }), /ended with 1: clone, chess/);
});
