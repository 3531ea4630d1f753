import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '../../../storage/sqlite.ts';
import { startChild } from '../../support/programs/child.ts';
import { folderFor } from '../../support/server.ts';

const MAIN = fileURLToPath(new URL('../../../main.ts', import.meta.url));

/** Milliseconds for which a test keeps a file to itself: less than a server waits for it. */
const HELD = 4000;

/** What a host's command says and how it ends, and whether it complained. */
function said(dataFolder: string, ...words: readonly string[]): Promise<readonly [code: unknown, out: string, error: string]> {
  const { DATABASE_URL: _, NATS_URL: __, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...words], { env: { ...env, DATA_DIR: dataFolder, PORT: '0' } }, (error, out, complaint) =>
      resolve([error ? error.code : 0, out, complaint]),
    );
  });
}

test('each of a host’s commands says what it did on one line and ends; what cannot be done ends with 1 and the reason', async (t) => {
  const folder = folderFor(t);
  await (await openSqlite(join(folder, 'madang.sqlite'))).close();
  const copy = join(folder, 'copy');
  const found = await Promise.all([
    said(folder, 'announce', 'closed on Monday'),
    said(folder, 'backup', copy),
    said(folder, 'upgrade', '--check'),
    said(folder, 'backup'),
    said(folder, 'table', 'show', 'nowhere'),
    said(folder, 'move'),
  ]);
  assert.deepEqual(found, [
    [0, 'closed on Monday\n', ''],
    [0, `${copy}\n`, ''],
    [0, '0 of 0 running matches go on as they are\n', ''],
    [1, '', 'madang backup FOLDER\n'],
    [1, '', "there is no table 'nowhere': its id stands at the end of its address\n"],
    [1, '', 'DATABASE_URL says where to: a PostgreSQL with nothing of Madang in it yet\n'],
  ]);
  assert.ok(existsSync(join(copy, 'madang.sqlite')));
});

test('a host’s command waits while somebody else has the file for a moment', async (t) => {
  const folder = folderFor(t);
  const path = join(folder, 'madang.sqlite');
  await (await openSqlite(path)).close();
  const held = new DatabaseSync(path);
  held.exec('pragma locking_mode = exclusive; begin exclusive; commit');
  const found = Promise.all([said(folder, 'backup', join(folder, 'copy')), said(folder, 'upgrade', '--check'), said(folder, 'users')]);
  await pause(HELD / 2);
  held.close();
  assert.deepEqual(await found, [
    [0, `${join(folder, 'copy')}\n`, ''],
    [0, '0 of 0 running matches go on as they are\n', ''],
    [0, '\n', ''],
  ]);
});

test('whoever presses the key that interrupts ends a server as the machine does, by its own hand', async (t) => {
  const server = await startChild({ DATABASE: 'memory', LOG_LEVEL: 'silent' });
  t.after(() => server.kill());
  assert.equal(await server.kill('SIGINT'), 0);
});

test('a limit of nought milliseconds watches over nobody: the server serves, and ends when it is told to', async (t) => {
  const server = await startChild({ DATABASE: 'memory', LOG_LEVEL: 'silent', WATCHDOG_MS: '0' });
  t.after(() => server.kill());
  // To read so much takes the event loop longer than the shortest of limits.
  const document = Array.from({ length: 1e5 }, (_, i) => ({ i }));
  const headers = { 'content-type': 'application/json', origin: server.url };
  for (let i = 0; i < 5; i++) {
    const answer = await fetch(`${server.url}/api/tables/import`, { method: 'POST', headers, body: JSON.stringify({ document }) });
    assert.equal(answer.status, 401);
  }
  assert.equal(await server.kill('SIGTERM'), 0);
});

test('a start that takes longer than the event loop may hang is waited for: a large file is checked and migrated in one go', async (t) => {
  const folder = folderFor(t);
  const file = new DatabaseSync(join(folder, 'madang.sqlite'));
  file.exec('create table busy (id integer); begin exclusive');
  const starting = startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent', WATCHDOG_MS: '300' });
  starting.catch(() => undefined);
  // SQLite waits for the file, and the event loop for SQLite.
  await pause(HELD);
  file.exec('rollback');
  file.close();
  const server = await starting;
  t.after(() => server.kill());
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
});
