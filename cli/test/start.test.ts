import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const shim = fileURLToPath(new URL('../madang.mjs', import.meta.url));

/** An older Node.js of the host, where there is one beside the carried one. */
const hosts = [process.execPath, '/usr/bin/node', '/usr/local/bin/node'].filter((node) => existsSync(node));

test('madang starts with every Node.js at hand, old ones hand over to the carried one', () => {
  for (const node of hosts) {
    const good = spawnSync(node, [shim, 'simulate', 'siberia', '--matches', '1', '--json'], { encoding: 'utf8' });
    assert.equal(good.status, 0, `${node}: ${good.stderr}`);
    assert.equal(JSON.parse(good.stdout.trim().split('\n').at(-1) ?? '').finished, 1);
    assert.equal(spawnSync(node, [shim, 'simulate', 'chess']).status, 2, node);
  }
});

test('madang backup and restore: a copy of what a server keeps, and it is brought back', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-cli-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [data, copy] = [join(folder, 'data'), join(folder, 'monday')];
  const { DATABASE_URL: _, ...rest } = process.env;
  const madang = (...words: string[]) => spawnSync(process.execPath, [shim, ...words], { encoding: 'utf8', env: { ...rest, DATA_DIR: data } });
  assert.equal(madang('backup').status, 2);
  const nothing = madang('backup', copy);
  assert.deepEqual([nothing.status, nothing.stderr.includes('there is no')], [1, true]);
  mkdirSync(data);
  const kept = (sql: string): unknown[] => {
    const file = new DatabaseSync(join(data, 'madang.sqlite'));
    const rows = file.prepare(sql).all();
    file.close();
    return rows.flatMap((row) => Object.values(row));
  };
  // What is brought back must have the tables that every version of Madang has.
  for (const table of ['kysely_migration', 'tables', 'seats', 'moves', 'people', 'notes']) kept(`create table ${table} (text)`);
  kept("insert into notes values ('before')");
  assert.equal(madang('backup', copy).status, 0);
  kept("update notes set text = 'after'");
  assert.notEqual(madang('backup', join(folder, 'tuesday'), '--check').status, 2, 'an option of the command');
  assert.equal(madang('restore', copy).status, 0);
  assert.deepEqual(kept('select text from notes'), ['before']);
});
