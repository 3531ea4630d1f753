import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { handTime } from '../support/hand-time.ts';
import { startChild } from '../support/programs/child.ts';
import { folderFor, serverFor } from '../support/server.ts';

test('a second server on the same file says so and ends; the first one goes on, and another may follow it', async (t) => {
  const dataFolder = folderFor(t);
  const first = await serverFor(t, { dataFolder });
  await assert.rejects(serverFor(t, { dataFolder }), /another server runs on .*madang\.sqlite: stop it first/);
  assert.equal((await fetch(`${first.url}/healthz`)).status, 200);
  await first.close();
  const next = await serverFor(t, { dataFolder });
  assert.equal((await fetch(`${next.url}/healthz`)).status, 200);
});

test('so does one in another process', async (t) => {
  const folder = folderFor(t);
  await serverFor(t, { dataFolder: folder });
  await assert.rejects(startChild({ DATA_DIR: folder }), /the server ended with 1/);
});

test('a database that cannot be written makes the server unwell until it can', async (t) => {
  const { parts, pass } = handTime();
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder }, parts);
  const health = async (): Promise<number> => (await fetch(`${url}/healthz`)).status;
  const settled = async (status: number): Promise<number> => {
    for (let i = 0; i < 50 && (await health()) !== status; i++) pass(5000);
    return health();
  };
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  t.after(() => file.close());
  assert.equal(await health(), 200);
  file.exec("create trigger full before update on heart begin select raise(abort, 'database or disk is full'); end");
  assert.equal(await settled(503), 503);
  file.exec('drop trigger full');
  assert.equal(await settled(200), 200);
});
