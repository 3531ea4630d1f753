import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { stepsOf } from '../../house/sqlite-plans.ts';
import { handTime } from '../../support/hand-time.ts';
import { folderFor, serverFor } from '../../support/server.ts';

/** What every poller of a server asks when it looks: for plans, for clocks gone astray, for jobs. */
const ASKED = [/from "plans"/, /"clock" is not null and "updated_at" > /, /from "jobs"/];

test('a server that nobody asks anything goes through no list of the tables that are played', async (t) => {
  const prepare = t.mock.method(DatabaseSync.prototype, 'prepare');
  const asked = () => prepare.mock.calls.map(({ arguments: [sql] }) => sql);
  const time = handTime();
  const dataFolder = folderFor(t);
  const { url, close } = await serverFor(t, { dataFolder }, time.parts);
  for (let i = 0; !ASKED.every((one) => asked().some((sql) => one.test(sql))); i++) {
    time.pass(5000);
    await fetch(`${url}/healthz`);
    assert.ok(i < 200, 'it looks now and then');
  }
  await close();
  const statements = new Set(asked().filter((sql) => /^(with|select) /.test(sql) && sql.includes('"tables"')));
  prepare.mock.restore();
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  t.after(() => file.close());
  assert.ok(statements.size > 3);
  for (const sql of statements) {
    // Few matches are over and not yet counted.
    const long = stepsOf(file, sql).filter((step) => /SCAN tables|tables_by_status/.test(step));
    assert.deepEqual(sql.includes('"counted"') ? [] : long, [], sql);
  }
});
