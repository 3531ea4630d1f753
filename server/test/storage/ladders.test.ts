import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../../storage/migrations/index.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { kyselyOn } from '../../storage/sqlite.ts';
import { databaseFor, POSTGRES } from '../support/backends.ts';
import { afterwards } from '../support/server.ts';

/** A database of before ladders were the beginning of an index comes up: whose each rating is, and which are listed. */
async function filled(t: TestContext, db: Kysely<Schema>): Promise<void> {
  afterwards(t, () => db.destroy());
  await migrate(db, '036-rests-untold');
  for (const id of ['ada', 'bo', 'cy', 'guest']) await sql`insert into people (id, name, created_at) values (${id}, ${id}, 0)`.execute(db);
  await sql`insert into passwords (person, login, hash, changed_at) values ('ada', 'ada', 'x', 0)`.execute(db);
  await sql`insert into openids (issuer, subject, person, created_at, used_at) values ('i', 's', 'bo', 0, 0)`.execute(db);
  await sql`insert into passkeys (id, person, public_key, counter, transports, host, name, created_at, used_at)
    values ('k', 'cy', '', 0, '[]', '', '', 0, 0)`.execute(db);
  for (const player of ['person ada', 'person bo', 'person cy', 'person guest', 'bot hard'])
    await sql`insert into ratings (game, seats, player, mu, sigma, played, won, at) values ('tiny', 2, ${player}, 25, 8, 1, 0, 0)`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom('ratings').select(['player', 'person_id', 'listed']).orderBy('player').execute();
  assert.deepEqual(
    rows.map(({ player, person_id, listed }) => `${player}: ${person_id} ${listed}`),
    ['bot hard: null 1', 'person ada: ada 1', 'person bo: bo 1', 'person cy: cy 1', 'person guest: guest 0'],
  );
  const people = await db.selectFrom('people').select('id').where('account', '=', 0).execute();
  assert.deepEqual(
    people.map(({ id }) => id),
    ['guest'],
  );
}

test('SQLite: ratings of before are listed as they were', (t) => filled(t, kyselyOn(new DatabaseSync(':memory:'))));

test('PostgreSQL: ratings of before are listed as they were', { skip: POSTGRES }, async (t) => {
  const pool = new pg.Pool({ connectionString: await databaseFor(t), max: 1 });
  await filled(t, new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
});
