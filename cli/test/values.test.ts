import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valued } from '@madang/bots';
import { SHELF } from '@madang/games';
import { begin, decision, play, seedRandom } from '@madang/kernel';

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
      // A player alone has the chance of a goal, no share.
      if (seats > 1) assert.ok(Math.abs(shares.reduce((a, b) => a + b, 0) - 1) < 1e-9);
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

/** A seat's public store, as JSON has it: what may be added to is a number. */
type Store = Record<string, number>;
const more = (good: string, n: number) => (me: Store) => {
  me[good] = (me[good] ?? 0) + n;
};

/** What anybody would rather have than not, by game: who has it more stands no worse, else a bot might wait for ever. */
const GAINS: Readonly<Record<string, Readonly<Record<string, (me: Store) => void>>>> = {
  siberia: { money: more('money', 5000) },
  barrage: { points: more('vp', 5), credits: more('credits', 3), excavators: more('excavators', 2), mixers: more('mixers', 2) },
  ludwig: { points: more('points', 5), money: more('money', 5000) },
  underwater: { points: more('points', 5) },
};

test('what is plainly a gain raises a seat’s share by the trained values, in the mean and nearly everywhere', async () => {
  for (const title of SHELF) {
    const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
    const judges = valued(game, expertise);
    for (const [gain, add] of Object.entries(GAINS[title.name] ?? {})) {
      const changes: number[] = [];
      const random = seedRandom(`gain ${title.name}`);
      const state = begin(game, { seats: game.players.max, seed: `gain ${title.name}` });
      for (let open = decision(game, state); open; open = play(game, state, open.seat, expertise.rollout(state, open, random))) {
        const richer = JSON.parse(JSON.stringify(state));
        add(richer.players[open.seat]);
        changes.push((judges.evaluate(richer)[open.seat] ?? 0) - (judges.evaluate(state)[open.seat] ?? 0));
      }
      const raised = changes.filter((change) => change > 0).length / changes.length;
      const mean = changes.reduce((a, b) => a + b, 0) / changes.length;
      assert.ok(mean > 0.003 && raised >= 0.9, `${title.name}, ${gain}: ${mean.toFixed(4)} in the mean, raised in ${(100 * raised).toFixed(1)} %`);
    }
  }
});
