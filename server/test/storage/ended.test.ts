import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../../storage/migrations/index.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { kyselyOn } from '../../storage/sqlite.ts';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { onBothDatabases } from '../support/databases.ts';
import { chance, playOut, startedTable } from '../support/match.ts';
import { addSeat, addTable } from '../support/rows.ts';
import { afterwards, command, folderFor, serverFor } from '../support/server.ts';

/** The rows of that server's database. */
async function rowsOf(t: TestContext, databaseUrl: string | undefined, file: string): Promise<Kysely<Schema>> {
  const postgres = () => new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }) });
  const db = databaseUrl === undefined ? kyselyOn(new DatabaseSync(file)) : postgres();
  afterwards(t, () => db.destroy());
  return db;
}

onBothDatabases('a match that ends is dated at its table and its seats, by its last step; a seat says that a bot sat there', async (t, config) => {
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder, ...config });
  const db = await rowsOf(t, config.databaseUrl, `${dataFolder}/madang.sqlite`);
  const told = async (id: string) => {
    const table = await db.selectFrom('tables').select(['status', 'ended_at', 'updated_at']).where('id', '=', id).executeTakeFirstOrThrow();
    const seats = await db.selectFrom('seats').select(['ended_at', 'stood_in']).where('table_id', '=', id).orderBy('seat').execute();
    const when = (at: number | null): string => (at === null ? 'goes on' : Number(at) === Number(table.updated_at) ? 'ended' : `${at}`);
    return [table.status, when(table.ended_at), ...seats.map(({ ended_at, stood_in }) => `${when(ended_at)} ${stood_in}`)];
  };
  const played = await startedTable(url, 'tiny', 2, { options: { rounds: '1' } });
  const { id } = played;
  const [line] = played.lines;
  assert.deepEqual(await told(id), ['running', 'goes on', 'goes on 0', 'goes on 0']);
  await line?.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'sit-in', level: 'random' } });
  await line?.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'back' } });
  await playOut(played, chance(1));
  assert.deepEqual(await told(id), ['over', 'ended', 'ended 1', 'ended 0']);
  const stopped = await startedTable(url, 'tiny', 2);
  const [one, two] = stopped.lines;
  const ask = { kind: 'ask', question: { kind: 'abandon' } } as const;
  await one?.ask({ type: 'act', table: stopped.id, seat: 0, command: command(), act: ask });
  await two?.ask({ type: 'act', table: stopped.id, seat: 1, command: command(), act: { kind: 'agree' } });
  assert.deepEqual(await told(stopped.id), ['abandoned', 'ended', 'ended 0', 'ended 0']);
});

/** A database of before comes up: matches that ended are dated, and a seat says whether a bot sat there. */
async function broughtUp(t: TestContext, db: Kysely<Schema>): Promise<void> {
  afterwards(t, () => db.destroy());
  await migrate(db, '043-by-person');
  for (const status of ['waiting', 'running', 'over', 'abandoned', 'frozen']) {
    await addTable(db, status, { status, updated_at: 7 });
    await addSeat(db, status, 0);
    await addSeat(db, status, 1);
  }
  const acts = { 'sit-in': 'over', resign: 'running', back: 'abandoned' };
  for (const [kind, table] of Object.entries(acts))
    await sql`insert into moves (table_id, seq, seat, move, command, at) values (${table}, 1, 1, ${JSON.stringify({ act: { kind } })}, null, 0)`.execute(
      db,
    );
  await migrate(db);
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'table_id')
    .select(['id', 'seat', 'stood_in', 'tables.ended_at as table'])
    .select('seats.ended_at')
    .orderBy('id')
    .orderBy('seat')
    .execute();
  assert.deepEqual(
    rows.map(({ id, seat, stood_in, table, ended_at }) => `${id} ${seat}: ${table} ${ended_at} ${stood_in}`),
    [
      ...['abandoned 0: 7 7 0', 'abandoned 1: 7 7 0', 'frozen 0: null null 0', 'frozen 1: null null 0', 'over 0: 7 7 0', 'over 1: 7 7 1'],
      ...['running 0: null null 0', 'running 1: null null 1', 'waiting 0: null null 0', 'waiting 1: null null 0'],
    ],
  );
}

test('SQLite: matches that ended before are dated', (t) => broughtUp(t, kyselyOn(new DatabaseSync(':memory:'))));

test('PostgreSQL: matches that ended before are dated', { skip: POSTGRES }, async (t) => {
  const pool = new pg.Pool({ connectionString: await databaseFor(t), max: 1 });
  await broughtUp(t, new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
});
