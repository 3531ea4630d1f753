import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../../core/services.ts';
import { deletePerson } from '../../../features/users/deletion.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import type { Schema } from '../../../storage/schema/index.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { services } from '../../support/services.ts';

type Row = Readonly<Record<string, unknown>>;

interface Column {
  readonly name: string;
  readonly type: string;
}

const tablesOf = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !/^(sqlite|kysely)_/.test(name));
};

const rowsOf = async (db: Kysely<Schema>, table: string): Promise<readonly Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} order by rowid`.execute(db)).rows.map((row) => ({ ...row }));

/** Tables whose rows have names that are not those of people. */
const NAMED_OTHERWISE: readonly string[] = ['cups', 'kept', 'passkeys', 'receivers', 'webhooks'];

/** What a column of a row holds that is about somebody; of all else as little as it takes. */
function cell(table: string, { name, type }: Column, who: string, nth: number): unknown {
  if (/^(person|owner|asked|reporter|former|other)$/.test(name) || (table === 'people' && name === 'id')) return who;
  if (name === 'former_name') return `${who}’s name`;
  if (name === 'name' && !NAMED_OTHERWISE.includes(table)) return `${who}’s name`;
  if (table === 'ratings' && name === 'player') return `person ${who}`;
  if (table === 'tables' && name === 'removed') return JSON.stringify([{ id: who, name: `${who}’s name` }]);
  if (name === 'status') return table === 'cups' ? 'running' : 'over';
  return type.toLowerCase() === 'text' ? `x${nth}` : nth;
}

/** A database in which every table has a row of each of these. */
async function full(t: TestContext, people: readonly string[]) {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { db } = storage;
  for (const table of await tablesOf(db)) {
    const { rows: columns } = await sql<Column>`select name, type from pragma_table_info(${table})`.execute(db);
    for (const [nth, who] of people.entries()) {
      const cells = columns.map((column) => cell(table, column, who, nth));
      const names = sql.join(columns.map(({ name }) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(cells)})`.execute(db);
    }
  }
  const node: Services = { ...services, storage };
  return { db, remove: (person: string) => deletePerson(node, newRegistry(node), person) };
}

test('whoever is deleted stands in no table of the database any more, and nobody else’s row is touched', async (t) => {
  const { db, remove } = await full(t, ['zoe', 'yun']);
  const tables = await tablesOf(db);
  const before = new Map<string, readonly Row[]>();
  for (const table of tables) before.set(table, await rowsOf(db, table));
  assert.ok([...before.values()].filter((rows) => JSON.stringify(rows).includes('zoe')).length > 20, 'most tables are about somebody');
  await remove('zoe');
  for (const table of tables) {
    const rows = await rowsOf(db, table);
    assert.doesNotMatch(JSON.stringify(rows), /zoe/, table);
    assert.deepEqual(rows.at(-1), before.get(table)?.at(-1), `${table}: yun’s`);
  }
});

test('tables pass to whoever sits first; where a match goes on a bot has the seat, where it is over nobody; free seats are not kept for them', async (t) => {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { db } = storage;
  const node: Services = { ...services, storage };
  for (const [id, status] of [
    ['over', 'over'],
    ['stopped', 'frozen'],
  ] as const) {
    await addTable(db, id, { owner: 'zoe', status });
    for (const [seat, person] of ['zoe', 'yun', 'xi'].entries()) await addSeat(db, id, seat, { kind: 'person', person, name: person });
  }
  await addTable(db, 'alone', { owner: 'zoe', status: 'over' });
  await addSeat(db, 'alone', 0, { kind: 'person', person: 'zoe', name: 'Zoe', screen: 1, rest: '{}' });
  await addTable(db, 'asking', { owner: 'yun', status: 'over' });
  await addSeat(db, 'asking', 0, { kind: 'invited', asked: 'zoe', name: 'Zoe' });
  // A match that this server does not hold goes on all the same.
  await addTable(db, 'running', { owner: 'zoe', status: 'running' });
  await addSeat(db, 'running', 0, { kind: 'person', person: 'zoe', name: 'Zoe', rest: '{}' });
  await db.insertInto('people').values({ id: 'zoe', name: 'Zoe', language: null, created_at: 0 }).execute();
  const nowhere = { ...newRegistry(node), open: async () => undefined };
  await deletePerson(node, nowhere, 'zoe');
  const owners = await db.selectFrom('tables').select(['id', 'owner']).orderBy('id').execute();
  assert.deepEqual(
    owners.map(({ id, owner }) => [id, owner]),
    [
      ['alone', ''],
      ['asking', 'yun'],
      ['over', 'yun'],
      ['running', ''],
      ['stopped', 'yun'],
    ],
  );
  const seats = await db
    .selectFrom('seats')
    .select(['table_id', 'kind', 'level', 'person', 'name', 'screen', 'rest', 'asked'])
    .where('seat', '=', 0)
    .orderBy('table_id')
    .execute();
  const gone = { level: null, person: null, name: null, screen: 0, rest: null, asked: null };
  assert.deepEqual(
    seats.map((seat) => ({ ...seat })),
    [
      { table_id: 'alone', kind: 'person', ...gone },
      { table_id: 'asking', kind: 'invited', ...gone },
      { table_id: 'over', kind: 'person', ...gone },
      { table_id: 'running', kind: 'bot', ...gone, level: 'normal' },
      { table_id: 'stopped', kind: 'person', ...gone },
    ],
  );
});
