import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '../../storage/migrations/index.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { kyselyOn } from '../../storage/sqlite.ts';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { addSeat, addTable } from '../support/rows.ts';
import { afterwards } from '../support/server.ts';

const BEFORE = '036-rests-untold';
const ADA = { kind: 'person', person: 'ada', name: 'Ada' };
const ASKED = { kind: 'invited', vacant_as: 'open', asked: 'bo', name: 'Bo' };

/** A database in which people got several seats of one table is brought up, and keeps everybody to one. */
async function broughtUp(db: Kysely<Schema>): Promise<void> {
  await migrate(db, BEFORE);
  for (const table of ['t', 'u']) await addTable(db, table);
  for (const seat of [0, 1, 2]) await addSeat(db, 't', seat, ADA);
  await addSeat(db, 't', 3, { ...ADA, screen: 1, name: 'Kid' });
  await addSeat(db, 'u', 0, ADA);
  for (const seat of [1, 2]) await addSeat(db, 'u', seat, ASKED);
  await addSeat(db, 'u', 3, { ...ASKED, screen: 1, name: 'Kid of Bo' });
  await migrate(db);
  const seats = await db
    .selectFrom('seats')
    .select(['table_id', 'kind', 'person', 'asked', 'name', 'screen'])
    .orderBy('table_id')
    .orderBy('seat')
    .execute();
  assert.deepEqual(
    seats.map((seat) => Object.values(seat).join(' ')),
    [
      ...['t person ada  Ada 0', 't person ada  Ada 1', 't person ada  Ada 1', 't person ada  Kid 1'],
      ...['u person ada  Ada 0', 'u invited  bo Bo 0', 'u open    0', 'u invited  bo Kid of Bo 1'],
    ],
  );
  await assert.rejects(addSeat(db, 'u', 4, ADA), /unique/i);
  await assert.rejects(addSeat(db, 'u', 4, ASKED), /unique/i);
}

test('SQLite: rows that give a person several seats of a table are set right, and none can be written any more', async (t) => {
  const db = kyselyOn(new DatabaseSync(':memory:'));
  afterwards(t, () => db.destroy());
  await broughtUp(db);
});

test('PostgreSQL: rows that give a person several seats of a table are set right, and none can be written any more', {
  skip: POSTGRES,
}, async (t) => {
  const connectionString = await databaseFor(t);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }) });
  afterwards(t, () => db.destroy());
  await broughtUp(db);
});
