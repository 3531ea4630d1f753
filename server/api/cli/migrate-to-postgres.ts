import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openConnections } from '../../storage/pool.ts';
import { openPostgres } from '../../storage/postgres.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { FILE } from '../backups/shelf.ts';
import { aside, type Place } from './backup.ts';

/** Milliseconds for one question to PostgreSQL. */
const PATIENCE = 60_000;
const ROWS_AT_ONCE = 500;

/** What was moved: rows by table of the database, and the name under which the file is kept. */
export interface Moved {
  readonly rows: Readonly<Record<string, number>>;
  readonly kept: string;
}

/**
 * Copies an embedded database into an empty PostgreSQL, all or nothing. Renames the old file, so that no server continues with it by mistake. Throws
 * if a server has the file open or the target is not empty.
 */
export async function moveToPostgres({ dataFolder, databaseUrl }: Place): Promise<Moved> {
  if (databaseUrl === undefined) throw new Error('DATABASE_URL says where to: a PostgreSQL with nothing of Madang in it yet');
  const file = dataFolder === null ? FILE : join(dataFolder, FILE);
  if (dataFolder === null || !existsSync(file)) throw new Error(`there is no ${file}: DATA_DIR says where it lies`);
  // Both of the newest schema, so that every row fits.
  await (await openSqlite(file)).close();
  await (
    await openPostgres(
      openConnections(databaseUrl, PATIENCE, () => undefined),
      databaseUrl,
    )
  ).close();
  const { read: rows, kept } = await aside(file, (source) => copyAll(source, databaseUrl));
  return { rows, kept };
}

async function copyAll(source: DatabaseSync, databaseUrl: string): Promise<Readonly<Record<string, number>>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const rows: Record<string, number> = {};
    for (const table of tablesOf(source)) rows[table] = await copyTable(source, client, table);
    await client.query('commit');
    return rows;
  } finally {
    // What was not committed is rolled back by that.
    await client.end();
  }
}

/** The tables of a database that are not its own book-keeping. */
const tablesOf = (source: DatabaseSync): readonly string[] =>
  source
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name")
    .all()
    .map(({ name }) => String(name));

/** Copies the rows of a table; every column goes by its name, as the type that PostgreSQL has it in. */
async function copyTable(source: DatabaseSync, client: pg.Client, table: string): Promise<number> {
  const name = pg.escapeIdentifier(table);
  await client.query(`lock table ${name} in exclusive mode`);
  if ((await client.query(`select 1 from ${name} limit 1`)).rowCount !== 0)
    throw new Error(`the PostgreSQL of DATABASE_URL holds ${table} already: name an empty database`);
  let copied = 0;
  let batch: unknown[] = [];
  const write = async (): Promise<void> => {
    await client
      .query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [JSON.stringify(batch)])
      .catch((cause: Error) => {
        throw new Error(`${table}: ${cause.message}; nothing was moved`, { cause });
      });
    copied += batch.length;
    batch = [];
  };
  for (const row of source.prepare(`select * from "${table}"`).iterate()) {
    if (batch.push(row) === ROWS_AT_ONCE) await write();
  }
  if (batch.length > 0) await write();
  return copied;
}
