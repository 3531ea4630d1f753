import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POSTGRES } from '../support/backends.ts';
import { groundFor } from './database.ts';
import type { Ground } from './machine/ground.ts';
import { MADE_UP, MENDED } from './planted/plants.ts';
import { play, workloadNamed } from './run.ts';
import { WORKLOADS } from './workloads/index.ts';

// The schedules of npm test again, so many that what goes wrong seldom shows too.

async function hold(ground: Ground, count: number): Promise<void> {
  for (const workload of WORKLOADS) {
    for (let seed = 1; seed <= count; seed++) {
      const { seed: name, findings } = await play(workload, ground, seed);
      assert.deepEqual(findings, [], name);
    }
  }
  await ground.close();
}

test('SQLite alone: a thousand schedules of each workload', async () => hold(await groundFor('sqlite', 1), 1000));

test('two nodes: four thousand schedules of each workload', async () => hold(await groundFor('sqlite'), 4000));

test('PostgreSQL: two hundred schedules of each workload', { skip: POSTGRES }, async () => hold(await groundFor('postgres'), 200));

test('the server as it is holds with the seeds that find planted faults', async () => {
  const grounds = { alone: await groundFor('sqlite', 1), sqlite: await groundFor('sqlite') };
  for (const { database, workload, seed } of [...MENDED, ...MADE_UP]) {
    if (database !== 'postgres') assert.deepEqual((await play(workloadNamed(workload), grounds[database], seed)).findings, [], `${workload} ${seed}`);
  }
  await Promise.all([grounds.alone.close(), grounds.sqlite.close()]);
});
