import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { SendResult } from '../../features/notifications/message.ts';
import { recordAttempt } from '../../features/notifications/queue.ts';
import { claimJobs, postponeJob, refuseJob } from '../../features/turns/queue.ts';
import { DatabaseUnavailable } from '../../storage/connection-errors.ts';
import { openConnections } from '../../storage/pool.ts';
import { openPostgres } from '../../storage/postgres.ts';
import { kyselyOn, openSqlite } from '../../storage/sqlite.ts';
import type { Append, Storage } from '../../storage/storage.ts';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { newGuest } from '../support/guest.ts';
import { handTime } from '../support/hand-time.ts';
import { startedTable } from '../support/match.ts';
import { addTable } from '../support/rows.ts';
import { afterwards, folderFor, serverFor } from '../support/server.ts';
import { services } from '../support/services.ts';

const sqlite = (t: TestContext) => openSqlite(join(folderFor(t), 'madang.sqlite'));
const postgres = async (t: TestContext): Promise<Storage> => {
  const url = await databaseFor(t);
  const storage = await openPostgres(
    openConnections(url, 3000, () => undefined),
    url,
  );
  afterwards(t, () => storage.close());
  return storage;
};

/** What a command adds to a table. */
function entry(table: string, seqs: readonly number[], more: Partial<Append> = {}): Append {
  const rows = seqs.map((seq) => ({ table_id: table, seq, seat: 0, move: `"${table} ${seq}"`, command: `c${seq}`, at: 5 }));
  return { table, rows, seq: seqs.at(-1) ?? 0, waiting: '[1]', status: 'running', scores: null, at: 7, asked: [], released: [], ...more };
}

async function headOf({ db }: Storage, id: string) {
  const { seq, waiting, status, scores, updated_at } = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return [seq, waiting, status, scores, updated_at];
}

async function holdsRows(storage: Storage): Promise<void> {
  const { db } = storage;
  for (const id of ['a', 'b']) await addTable(storage.db, id);
  assert.equal(await storage.append(entry('a', [1], { asked: [{ seat: 1, due: 30 }] })), true);
  assert.deepEqual(await headOf(storage, 'a'), [1, '[1]', 'running', null, 7]);
  // The second writer has written nothing: no row, no head, no job.
  const late = entry('a', [2, 1], { waiting: '[0]', asked: [{ seat: 0, due: 40 }], released: [1] });
  assert.equal(await storage.append(late), false);
  assert.deepEqual(await headOf(storage, 'a'), [1, '[1]', 'running', null, 7]);
  const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }));
  const jobs = async () => plain(await db.selectFrom('jobs').select(['table_id', 'seat', 'seq', 'due']).orderBy('seat').execute());
  assert.deepEqual(await jobs(), [{ table_id: 'a', seat: 1, seq: 1, due: 30 }]);
  // When writers come together, a late one holds no other back.
  const together = await Promise.all([storage.append(entry('a', [2, 3])), storage.append(entry('a', [1])), storage.append(entry('b', [1]))]);
  assert.deepEqual(together, [true, false, true]);
  const rows = await db.selectFrom('moves').select(['table_id', 'seq', 'seat', 'move', 'command', 'at']).orderBy('table_id').orderBy('seq').execute();
  assert.deepEqual(plain(rows), [...entry('a', [1, 2, 3]).rows, ...entry('b', [1]).rows]);
  const asked = async () => plain(await db.selectFrom('questions').selectAll().execute());
  for (const [seq, question, found] of [
    [4, 'first', 'first'],
    [5, 'second', 'second'],
    [6, undefined, 'second'],
    [7, null, undefined],
  ] as const) {
    assert.equal(await storage.append(entry('a', [seq], question === undefined ? {} : { question })), true);
    assert.deepEqual(await asked(), found === undefined ? [] : [{ table_id: 'a', question: found }]);
  }
  for (const [kind, delay] of [
    ['turn', 10],
    ['low', -60],
    ['over', 0],
  ] as const)
    await db.insertInto('wishes').values({ person: 'ada', kind, delay }).execute();
  const noticed = async () => plain(await db.selectFrom('notices').select(['kind', 'since', 'due']).orderBy('kind').execute());
  const begun = [{ kind: 'turn' }, { kind: 'low', from: 100 }, { kind: 'last', from: 100 }] as const;
  await storage.append(entry('b', [2], { notices: { begun: begun.map((one) => ({ ...one, person: 'ada' })), ended: [] } }));
  assert.deepEqual(await noticed(), [
    { kind: 'low', since: 7, due: 40 },
    { kind: 'turn', since: 7, due: 17 },
  ]);
  await storage.append(entry('b', [3], { notices: { begun: [], ended: ['ada'] } }));
  assert.deepEqual(await noticed(), []);
  const over = { status: 'over', scores: '[]', waiting: '[]', asked: [{ seat: 0, due: 50 }], released: [1] };
  assert.equal(await storage.append(entry('a', [8], over)), true);
  assert.deepEqual(await headOf(storage, 'a'), [8, '[]', 'over', '[]', 7]);
  assert.deepEqual(await jobs(), [{ table_id: 'a', seat: 0, seq: 8, due: 50 }]);
}

test('SQLite: a command is written whole or not at all; a seq that is taken is said to be', async (t) => {
  const storage = await sqlite(t);
  await holdsRows(storage);
  await storage.close();
});

test('PostgreSQL: a command is written whole or not at all; a seq that is taken is said to be', { skip: POSTGRES }, async (t) =>
  holdsRows(await postgres(t)),
);

async function claimedOnce(storage: Storage): Promise<void> {
  const time = handTime();
  const mine: Services = { ...services, storage, time: time.parts.time ?? services.time };
  const now = mine.time.now();
  await addTable(storage.db, 'a');
  await storage.append(entry('a', [1], { asked: [{ seat: 1, due: now }] }));
  const room = { all: 4, slow: 2 };
  const both = await Promise.all([claimJobs(mine, room), claimJobs(mine, room)]);
  const [job, ...others] = both.flatMap(({ jobs }) => jobs);
  assert.ok(job);
  assert.deepEqual([others, job.attempts], [[], 0]);
  assert.deepEqual((await claimJobs(mine, room)).jobs, []);
  time.passQuietly(31_000);
  assert.equal((await claimJobs(mine, room)).jobs.length, 1, 'whoever claimed it may have died');
  await refuseJob(mine, job, 'x');
  assert.deepEqual((await claimJobs(mine, room)).jobs, [], 'never at once');
  time.passQuietly(1000);
  const [again] = (await claimJobs(mine, room)).jobs;
  assert.equal(again?.attempts, 1);
  await storage.append(entry('a', [2], { asked: [{ seat: 1, due: now }] }));
  await refuseJob(mine, { ...job, attempts: 1 }, 'x');
  assert.equal((await claimJobs(mine, room)).jobs[0]?.attempts, 2, 'asked anew it is due at once, and what was refused counts on');
  await postponeJob(mine, { ...job, seq: 2 }, now, 0);
  assert.equal((await claimJobs(mine, room)).jobs[0]?.attempts, 0);
  await postponeJob(mine, { ...job, seq: 2 }, now + 60_000);
  assert.deepEqual(await claimJobs(mine, room), { jobs: [], next: now + 60_000 });
}

test('SQLite: a job is one node’s for a while; what failed is counted until it is done', async (t) => {
  const storage = await sqlite(t);
  await claimedOnce(storage);
  await storage.close();
});

test('PostgreSQL: a job is one node’s for a while; what failed is counted until it is done', { skip: POSTGRES }, async (t) =>
  claimedOnce(await postgres(t)),
);

async function countsFailures(storage: Storage): Promise<void> {
  const mine: Services = { ...services, storage };
  const receiver = {
    id: 'r',
    person: 'p',
    kind: 'webhook',
    address: 'x',
    details: '{}',
    name: '',
    confirmed_at: 1,
    dropped: null,
    failures: 0,
    created_at: 0,
  };
  const asks = { kind: 'turn', person: 'p', table_id: 'a', receiver: 'r', since: 0, due: 0, attempts: 5, claimed_until: 0 };
  const messages = ['1', '2', '3', '4'].map((id) => ({ id, ...asks }));
  await storage.db.insertInto('receivers').values(receiver).execute();
  await storage.db.insertInto('deliveries').values(messages).execute();
  const standing = () => storage.db.selectFrom('receivers').select(['failures', 'dropped']).executeTakeFirstOrThrow();
  const left = () => storage.db.selectFrom('deliveries').select('id').execute();
  // All of them were begun before the first one was given up.
  const become = (sent: SendResult, ...ids: readonly string[]) =>
    Promise.all(messages.filter(({ id }) => ids.includes(id)).map((one) => recordAttempt(mine, one, receiver, sent)));
  await become('failed', '1', '2');
  assert.deepEqual([{ ...(await standing()) }, (await left()).length], [{ failures: 2, dropped: null }, 2]);
  await become('failed', '3');
  assert.deepEqual([{ ...(await standing()) }, (await left()).length], [{ failures: 3, dropped: 'failing' }, 0]);
}

test('SQLite: messages that are given up at the same time all count, and the third drops their receiver', async (t) => {
  const storage = await sqlite(t);
  await countsFailures(storage);
  await storage.close();
});

test('PostgreSQL: messages that are given up at the same time all count, and the third drops their receiver', { skip: POSTGRES }, async (t) =>
  countsFailures(await postgres(t)),
);

test('the file is written through a log, and when the server has ended it is whole by itself', async (t) => {
  const dataFolder = folderFor(t);
  const server = await serverFor(t, { dataFolder });
  await startedTable(server.url, 'tiny', 2);
  const file = join(dataFolder, 'madang.sqlite');
  const other = new DatabaseSync(file);
  assert.equal(other.prepare('pragma journal_mode').get()?.journal_mode, 'wal');
  other.close();
  assert.equal(existsSync(`${file}-wal`), true);
  await server.close();
  assert.equal(existsSync(`${file}-wal`), false);
});

test('a person’s language is kept until they choose another', async (t) => {
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder });
  const ada = await newGuest(url, 'Ada');
  const language = () => {
    const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
    const row = file.prepare('select language from people where id = ?').get(ada.id);
    file.close();
    return row?.language;
  };
  assert.equal(language(), null);
  await ada.request('PATCH', '/api/session', { language: 'ko' });
  await ada.request('PATCH', '/api/session', { name: 'Ada L.' });
  assert.equal(language(), 'ko');
  await ada.request('POST', '/api/session', { language: 'zh' });
  assert.equal(language(), 'zh');
});

test('a connection that the database ends is the database’s being away; a wrong question is the question’s fault', { skip: POSTGRES }, async (t) => {
  const connections = openConnections(await databaseFor(t), 3000, () => undefined);
  afterwards(t, () => connections.end());
  await assert.rejects(connections.query({ text: 'select pg_terminate_backend(pg_backend_pid())' }), DatabaseUnavailable);
  await assert.rejects(connections.query({ text: 'select nonsense' }), /column "nonsense" does not exist/);
  await connections.query({ text: 'select 1' });
});

test('SQLite: a statement is prepared once, asked with any values, and also after so many others that it was let go', async (t) => {
  const file = new DatabaseSync(':memory:');
  const prepare = t.mock.method(file, 'prepare');
  const db = kyselyOn(file);
  afterwards(t, () => db.destroy());
  await db.schema.createTable('heart').addColumn('id', 'integer').addColumn('at', 'integer').execute();
  for (const id of [1, 2, 3])
    await db
      .insertInto('heart')
      .values({ id, at: 10 * id })
      .execute();
  const at = async (...ids: readonly number[]) => {
    const rows = await db.selectFrom('heart').select('at').where('id', 'in', ids).orderBy('at').execute();
    return rows.map((row) => row.at);
  };
  assert.deepEqual([await at(2), await at(3), await at(4), await at(2)], [[20], [30], [], [20]]);
  assert.equal(prepare.mock.callCount(), 3);
  for (let many = 2; many < 300; many++) assert.deepEqual(await at(...Array.from({ length: many }, (_, i) => i)), [10, 20, 30].slice(0, many - 1));
  assert.deepEqual(await at(1), [10]);
  assert.ok(prepare.mock.callCount() <= 302);
});

test('PostgreSQL: a connection is used again by whoever comes next', { skip: POSTGRES }, async (t) => {
  const { db } = await postgres(t);
  const backend = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const first = await backend();
  await db.transaction().execute(async (within) => {
    await sql`select 1`.execute(within);
  });
  assert.deepEqual([typeof first, await backend()], ['number', first]);
});

test('SQLite: what is written when the database is closed already fails; what waited when it closed is there', async (t) => {
  const file = join(folderFor(t), 'madang.sqlite');
  const storage = await openSqlite(file);
  await addTable(storage.db, 'a');
  const written = storage.append(entry('a', [1]));
  await storage.close();
  assert.equal(await written, true);
  await assert.rejects(storage.append(entry('a', [2])), /the database is closed/);
  const again = await openSqlite(file);
  t.after(() => again.close());
  assert.equal((await headOf(again, 'a'))[0], 1);
});
