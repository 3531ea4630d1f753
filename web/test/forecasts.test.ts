import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { decisions, newMatch, pickedTask, playMove, seedRandom } from '@madang/kernel';

/** By kind of move: how many of those that were offered in some matches say what they would do, and how many were offered. */
async function foretold(name: string): Promise<ReadonlyMap<string, { readonly said: number; readonly offered: number }>> {
  const title = SHELF.find((one) => one.name === name);
  assert.ok(title);
  const [game, wording, { rollout }] = await Promise.all([title.rules(), title.wording(), title.expertise()]);
  const kinds = new Map<string, { said: number; offered: number }>();
  for (const seed of ['a', 'b']) {
    const match = newMatch(game, { seats: 3, seed, options: {} });
    const random = seedRandom(seed);
    for (let step = 0; step < 260 && !match.state.over; step++) {
      const open = decisions(game, match.state)[0];
      assert.ok(open);
      const view = game.redact(match.state, open.seat);
      if (step % 2 === 0)
        for (const move of open.moves.slice(0, 12)) {
          const kind = pickedTask(open.task, move) ? 'picked' : move.kind;
          const count = kinds.get(kind) ?? { said: 0, offered: 0 };
          count.offered += 1;
          if (wording.forecast(view, open.seat, open, move)) count.said += 1;
          kinds.set(kind, count);
        }
      playMove(match, open.seat, rollout(match.state, open, random));
    }
  }
  return kinds;
}

/** Kinds of moves of which the label says all, by game. Of all others it is foretold at least once what they would do. */
const SAID_BY_LABEL: Readonly<Record<string, readonly string[]>> = {
  siberia: ['piece', 'stop'],
  barrage: [],
  ludwig: ['choose', 'decline', 'done', 'pass', 'picked', 'stack', 'take'],
  underwater: ['look', 'picked', 'stop'],
};

for (const { name } of SHELF) {
  test(`${name}: each kind of choice says before it is made what it would do, unless its label says all`, async () => {
    const kinds = [...(await foretold(name))];
    assert.ok(kinds.length > 8);
    const silent = kinds.filter(([, { said }]) => said === 0).map(([kind]) => kind);
    assert.deepEqual(
      silent.filter((kind) => !SAID_BY_LABEL[name]?.includes(kind)),
      [],
    );
    // what has something to say by now is taken off the list
    assert.deepEqual(
      kinds.filter(([kind, { said }]) => said > 0 && SAID_BY_LABEL[name]?.includes(kind)),
      [],
    );
  });
}
