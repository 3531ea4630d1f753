import { execFile } from 'node:child_process';
import { chmodSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Config } from '../../core/config.ts';
import { FORGET_CLUSTER } from '../../storage/cluster.ts';
import { APPLICATION, connecting } from '../../storage/pool.ts';
import { LOCK_PATIENCE, openSound } from '../../storage/sqlite.ts';
import { BACKUP_FILES, DUMP, FILE, OWNER_FOLDER, SECRET } from '../backups/shelf.ts';

const OWNER_ONLY = 0o600;
/** Bytes that a list of a dump's tables may have. */
const LISTING_BYTES = 16 * 2 ** 20;

/** The settings that say where a server's data are. */
export type Place = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/**
 * Writes a copy of everything that must be kept into a new folder: the database as it stands at one moment, and the secret
 * that sessions are signed with. The server may run. Throws where there is nothing, or already something.
 */
export async function backUp({ dataFolder, databaseUrl }: Place, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  for (const name of BACKUP_FILES) if (existsSync(join(folder, name))) throw new Error(`${folder} holds a backup already: name a new folder`);
  if (databaseUrl !== undefined) await runTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', `--file=${join(folder, DUMP)}`]);
  else await copyDatabase(kept(dataFolder, FILE), join(folder, FILE));
  if (dataFolder !== null && existsSync(join(dataFolder, SECRET))) copyForOwner(join(dataFolder, SECRET), join(folder, SECRET));
}

/**
 * Brings a backup back. What was there is kept beside it under another name (a PostgreSQL database is replaced). Throws
 * where the backup is damaged or not one of Madang, or a server still uses the database.
 */
export async function restore({ dataFolder, databaseUrl }: Place, folder: string): Promise<void> {
  if (databaseUrl !== undefined) {
    const dump = kept(folder, DUMP);
    await assertOurDump(dump);
    await assertUnused(databaseUrl);
    await runTool('pg_restore', databaseUrl, ['--clean', '--if-exists', '--no-owner', '--single-transaction', dump]);
    await forgetCluster(databaseUrl);
  } else {
    if (dataFolder === null) throw new Error('DATABASE=memory keeps nothing, so there is nowhere to bring a backup back to');
    assertOurFile(kept(folder, FILE));
    mkdirSync(dataFolder, { recursive: true, mode: OWNER_FOLDER });
    setAside(join(dataFolder, FILE));
    copyForOwner(join(folder, FILE), join(dataFolder, FILE));
  }
  if (dataFolder === null || !existsSync(join(folder, SECRET))) return;
  mkdirSync(dataFolder, { recursive: true, mode: OWNER_FOLDER });
  copyForOwner(join(folder, SECRET), join(dataFolder, SECRET));
}

/** What is brought back may be a copy: its nodes do not hear those of the first on the same bus. */
async function forgetCluster(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(FORGET_CLUSTER);
  } finally {
    await client.end();
  }
}

/** Returns the path of a file that must be there. Throws if it is not. */
export function kept(folder: string | null, name: string): string {
  const file = folder === null ? name : join(folder, name);
  if (folder === null || !existsSync(file)) throw new Error(`there is no ${file}`);
  return file;
}

function copyForOwner(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, OWNER_ONLY);
}

/** Copies a database that may be in use: by SQLite itself, page by page, so that the copy is of one moment. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const draft = `${to}.new`;
  closeSync(openSync(draft, 'w', OWNER_ONLY));
  const source = new DatabaseSync(from, { timeout: LOCK_PATIENCE });
  try {
    await backup(source, draft);
  } finally {
    source.close();
  }
  openSound(draft).close();
  renameSync(draft, to);
}

/** Puts a database aside that nobody uses. */
function setAside(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    makeSole(file, database);
  } catch (cause) {
    // What is no database may go aside as well.
    if (!(cause instanceof NotAlone) || !String(cause.cause).includes('not a database')) throw cause;
  } finally {
    database.close();
  }
  renameSync(file, besideName(file));
}

/** A database file that somebody else has open. */
class NotAlone extends Error {}

/** Throws where somebody else has the file open. What is in its write-ahead log is in the file then. */
function makeSole(file: string, database: DatabaseSync): void {
  try {
    // Only who is alone with a database may leave its write-ahead log.
    database.exec('pragma journal_mode = delete');
  } catch (cause) {
    throw new NotAlone(`${file} is in use or cannot be written: stop the server first`, { cause });
  }
}

const besideName = (file: string): string => `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;

/** Reads a database that nobody else may have open, and puts it aside if that went well. */
export async function aside<T>(file: string, read: (database: DatabaseSync) => Promise<T>): Promise<{ readonly read: T; readonly kept: string }> {
  const database = openSound(file);
  try {
    makeSole(file, database);
    // Nobody may come in between either.
    database.exec('pragma locking_mode = exclusive; begin immediate');
    const done = await read(database);
    database.exec('rollback');
    const kept = besideName(file);
    renameSync(file, kept);
    return { read: done, kept };
  } finally {
    database.close();
  }
}

/** Tables that every version of Madang has. */
const OURS = ['kysely_migration', 'tables', 'seats', 'moves', 'people'];

/** Throws if a file is no sound database of Madang. SQLite takes an empty file for an empty database. */
export function assertOurFile(file: string): void {
  const database = openSound(file);
  try {
    const names = database.prepare("select name from sqlite_master where type = 'table'").all();
    assertOurs(file, new Set(names.map(({ name }) => String(name))));
  } finally {
    database.close();
  }
}

/** Throws if a file is no dump of Madang's tables. */
export async function assertOurDump(file: string): Promise<void> {
  const listed = await tell('pg_restore', ['--list', file]);
  assertOurs(file, new Set([...listed.matchAll(/ TABLE DATA \S+ (\S+) /g)].map(([, name = '']) => name)));
}

function assertOurs(file: string, tables: ReadonlySet<string>): void {
  const missing = OURS.filter((name) => !tables.has(name));
  if (missing.length > 0) throw new Error(`${file} is no backup of Madang: it has no table ${missing.join(', ')}`);
}

/** Milliseconds in which every node writes that it is alive, twice over. */
const ALIVE_MS = 10_000;
/** Milliseconds in which PostgreSQL must answer. */
const PATIENCE = 30_000;

/** Throws if a node uses a database: what it acknowledges while the content is replaced would be lost. */
async function assertUnused(databaseUrl: string): Promise<void> {
  const client = new pg.Client(connecting(databaseUrl, PATIENCE));
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly named: string; readonly others: number }>(
      `select count(*) filter (where application_name = $1) as named, count(*) as others from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [APPLICATION],
    );
    const { named = 0, others = 0 } = rows[0] ?? {};
    if (Number(named) > 0 || (Number(others) > 0 && (await beatLately(client))))
      throw new Error(`a server uses the database (${others} connections): stop every server and worker first`);
  } finally {
    await client.end();
  }
}

/** True if a node of any version wrote lately that it is alive. */
async function beatLately(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_class where relname = 'heart' and relkind = 'r'");
  if (rowCount === 0) return false;
  const beats = await client.query<{ readonly at: number }>('select at from heart');
  return beats.rows.some(({ at }) => at > Date.now() - ALIVE_MS);
}

/** Runs a tool of PostgreSQL on a database. The password goes by the environment: every user of the machine sees arguments. */
export async function runTool(tool: string, databaseUrl: string, words: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = url.password === '' ? url.searchParams.get('password') : decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  await tell(tool, [`--dbname=${url.href}`, ...words], password === null ? {} : { PGPASSWORD: password });
}

/** Runs a tool of PostgreSQL and returns its output. */
async function tell(tool: string, words: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(tool, [...words], { env: { ...process.env, ...variables }, maxBuffer: LISTING_BYTES });
    return stdout;
  } catch (cause) {
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new Error(missing ? `${tool} is not installed: it comes with PostgreSQL` : `${tool}: ${said}`, { cause });
  }
}
