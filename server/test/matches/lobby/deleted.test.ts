import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Services } from '../../../core/services.ts';
import { keepNote } from '../../../features/profiles/marks.ts';
import type { Config } from '../../../index.ts';
import { markHeard, react, say } from '../../../matches/broadcast/chat.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { executeCommand } from '../../../matches/commands/handle.ts';
import { createTable } from '../../../matches/lobby/create.ts';
import { deleteTable } from '../../../matches/lobby/delete.ts';
import { joinTable } from '../../../matches/lobby/seating.ts';
import { startTable } from '../../../matches/lobby/start.ts';
import { openTables } from '../../../matches/model/lists.ts';
import { findTable } from '../../../matches/model/table.ts';
import { openConnections } from '../../../storage/pool.ts';
import { openPostgres } from '../../../storage/postgres.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { afterwards, TINY } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const PEOPLE = ['ada', 'bo', 'cy'].map((id) => ({ id, name: id, language: null, zone: null, banned_until: null, created_at: 0 }));
const TABLE = { game: 'tiny', options: {}, access: 'open', watchers: true, chances: false, clock: null } as const;

/** Three people, and a table of the first that waits for one of them. */
async function house(t: TestContext, { databaseUrl }: Partial<Config>) {
  const storage =
    databaseUrl === undefined ? await openSqlite(':memory:') : await openPostgres(openConnections(databaseUrl, 10_000, console.error), databaseUrl);
  afterwards(t, () => storage.close());
  const { db } = storage;
  const own: Services = { ...services, storage, shelf: [TINY] };
  await db.insertInto('people').values(PEOPLE).execute();
  const [ada = assert.fail(), bo = assert.fail()] = PEOPLE;
  const made = await createTable(own, ada, { ...TABLE, seats: [{ kind: 'me' }, { kind: 'open' }] }, 5);
  return { own, db, table: made.ok ? made.value : assert.fail(made.problem.code), bo };
}

onBothDatabases('what somebody does at a table that another node has just deleted leaves no row behind', async (t, config) => {
  const { own, db, table, bo } = await house(t, config);
  await joinTable(own, table, bo, {});
  await startTable(own, table, 'ada', {});
  const live = (await newRegistry(own).open(table)) ?? assert.fail('no table');
  assert.equal(await deleteTable(own, newRegistry(own), table), true);

  const speaker = (person: string) => ({ person, send: () => undefined, expel: () => undefined });
  const moves = [{ kind: 'bid', coins: 1 }];
  const played = await executeCommand(own, live, { person: 'ada' }, { seat: 0, seq: 0, command: 'command-1', moves });
  const said = await say(own, live, speaker('ada'), { command: 'command-2', text: 'hello' });
  const reacted = await react(own, live, speaker('ada'), { about: 'step', line: 0, sign: 'clap' });
  const noted = await keepNote(own, 'ada', table, { text: 'mine' });
  await markHeard(own, live, 'cy', 1);
  assert.deepEqual([played.done, said.done, reacted.done, noted.ok], [false, false, false, false]);
  for (const rows of ['moves', 'jobs', 'notices', 'chat', 'reactions', 'spectators', 'notes'] as const)
    assert.deepEqual(await db.selectFrom(rows).selectAll().execute(), [], rows);
});

onBothDatabases('a table that is deleted before its seats are read is none', async (t, config) => {
  const { db, table } = await house(t, config);
  assert.equal((await findTable(db, table)).ok, true);
  await db.deleteFrom('seats').where('table_id', '=', table).execute();
  assert.deepEqual(await findTable(db, table), { ok: false, problem: { code: 'no-table' } });
  assert.deepEqual((await openTables(db, null)).tables, []);
});
