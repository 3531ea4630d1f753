import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import pg from 'pg';
import { moveToPostgres } from '../../../api/cli/migrate-to-postgres.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { chance, follow, hotSeat, playAny, playOut, standing, startedTable } from '../../support/match.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const SECRET = 'a secret that both servers share, 32 letters';

/** Every row of every table of ours, as JSON with its fields in order. */
function rowsOf(file: string): ReadonlyMap<string, readonly string[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  const named = database.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'");
  const names = named.all().map(({ name }) => String(name));
  const rows = names.map((name) => [name, database.prepare(`select * from ${name}`).all().map(inOrder).sort()] as const);
  database.close();
  return new Map(rows);
}

const inOrder = (row: object): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

test('an embedded database moves into PostgreSQL row for row, and the same people play on there', { skip: POSTGRES }, async (t) => {
  const [dataFolder, databaseUrl] = [folderFor(t), await databaseFor(t)];
  const place = { dataFolder, databaseUrl };
  const server = await serverFor(t, { dataFolder, secret: SECRET });
  await playOut(await startedTable(server.url, 'tiny', 2, { options: { rounds: '1' } }), chance(1));
  const ada = await newGuest(server.url, 'Ada “ö” 마당');
  await ada.request('POST', '/api/account', { login: 'ada', password: 'a quiet courtyard' });
  const { table, line } = await hotSeat(ada, 'tiny', 2);
  const random = chance(2);
  for (let i = 0; i < 4; i++) await playAny(line, table.id, random);
  const before = standing(line);
  await assert.rejects(moveToPostgres(place), /another server runs on .*: stop it first/);
  await assert.rejects(moveToPostgres({ ...place, databaseUrl: undefined }), /DATABASE_URL says where to/);
  await server.close();

  const { rows, kept } = await moveToPostgres(place);
  const there = rowsOf(kept);
  for (const [name, known] of there) assert.equal(rows[name], known.length, name);
  assert.ok((rows.moves ?? 0) > 4 && (rows.results ?? 0) === 1 && (rows.passwords ?? 0) === 1);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  pg.types.setTypeParser(20, Number);
  for (const [name, known] of there) assert.deepEqual((await client.query(`select * from ${name}`)).rows.map(inOrder).sort(), known, name);
  await client.end();
  assert.deepEqual(
    readdirSync(dataFolder).filter((file) => file === 'madang.sqlite'),
    [],
  );

  const after = await serverFor(t, { databaseUrl, secret: SECRET });
  const back = await follow(guestOf(after.url, ada.id, ada.cookie), table.id);
  assert.deepEqual([standing(back).seq, standing(back).decisions], [before.seq, before.decisions]);
  assert.equal(await playAny(back, table.id, random), before.seq + 1);
});

test('nothing moves into a PostgreSQL that holds something, nor half of a database', { skip: POSTGRES }, async (t) => {
  const [dataFolder, databaseUrl] = [folderFor(t), await databaseFor(t)];
  const server = await serverFor(t, { dataFolder });
  await newGuest(server.url, 'Ada');
  await server.close();
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  // A text that PostgreSQL does not take, in a table that comes late.
  file.exec('update sessions set device = char(1, 0, 2)');
  file.close();
  await assert.rejects(moveToPostgres({ dataFolder, databaseUrl }), /sessions: .*Unicode/);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  assert.equal((await client.query('select * from people')).rowCount, 0);
  await client.query("insert into people (id, name, created_at) values ('x', 'X', 0)");
  await client.end();
  await assert.rejects(moveToPostgres({ dataFolder, databaseUrl }), /holds people already/);
  assert.ok(readdirSync(dataFolder).includes('madang.sqlite'));
});
