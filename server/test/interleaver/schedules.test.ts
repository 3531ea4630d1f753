import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { POSTGRES } from '../support/backends.ts';
import { groundFor } from './database.ts';
import type { Ground } from './machine/ground.ts';
import { play, workloadNamed } from './run.ts';
import { WORKLOADS } from './workloads/index.ts';

// Fixed seeds: what they find they find each time. `npm run interleave` plays others, and shows what happened.

/** Plays schedules of every workload, and says which promises were broken with which seed. */
async function hold(t: TestContext, ground: Ground, count: number): Promise<void> {
  try {
    for (const workload of WORKLOADS) {
      for (let seed = 1; seed <= count; seed++) {
        const { seed: name, findings } = await play(workload, ground, seed);
        assert.deepEqual(findings, [], name);
      }
    }
  } finally {
    await ground.close();
  }
  t.diagnostic(`${count} schedules each of ${WORKLOADS.map(({ name }) => name).join(', ')}`);
}

test('SQLite: whatever the order of requests, deaths and late answers, every promise holds', async (t) => hold(t, await groundFor('sqlite', 1), 2));

test('two nodes: whatever the order of requests, nodes, deaths and lost messages, every promise holds', async (t) =>
  hold(t, await groundFor('sqlite'), 4));

test('PostgreSQL: whatever the order of statements, locks, nodes and deaths, every promise holds', { skip: POSTGRES }, async (t) =>
  hold(t, await groundFor('postgres'), 1),
);

test('a schedule is the same each time it is played by its seed', async () => {
  for (const name of ['undo', 'deletion', 'clock steps']) {
    const workload = workloadNamed(name);
    const ground = await groundFor('sqlite');
    const [first, again] = [await play(workload, ground, 7), await play(workload, ground, 7)];
    await ground.close();
    assert.ok(first.trace.length > 100, `${name}: ${first.trace.length} lines`);
    assert.deepEqual(again.trace, first.trace, name);
  }
});
