import { execFile } from 'node:child_process';
import { chmodSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Config } from '../../core/config.ts';
import { openSound } from '../../storage/sqlite.ts';

/** The embedded database, in the data folder. */
export const FILE = 'madang.sqlite';
const SECRET = 'secret';
const DUMP = 'madang.dump';
const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;

/** What of a server's settings says where its data lie. */
export type Place = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/**
 * Writes a copy of everything that must be kept into a new folder: the database as it stands at one moment, and the secret
 * that sessions are signed with. The server may run. Throws where there is nothing, or already something.
 */
export async function backUp({ dataFolder, databaseUrl }: Place, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  for (const name of [FILE, DUMP]) if (existsSync(join(folder, name))) throw new Error(`${folder} holds a backup already: name a new folder`);
  if (databaseUrl !== undefined) await run('pg_dump', ['--format=custom', '--no-owner', `--file=${join(folder, DUMP)}`, databaseUrl]);
  else await copyDatabase(kept(dataFolder, FILE), join(folder, FILE));
  if (dataFolder !== null && existsSync(join(dataFolder, SECRET))) copyForOwner(join(dataFolder, SECRET), join(folder, SECRET));
}

/**
 * Brings a backup back. What was there is kept beside it under another name (a PostgreSQL database is replaced). Throws
 * where the backup is damaged, or a server still uses the file.
 */
export async function restore({ dataFolder, databaseUrl }: Place, folder: string): Promise<void> {
  if (databaseUrl !== undefined) {
    const dump = kept(folder, DUMP);
    await run('pg_restore', ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${databaseUrl}`, dump]);
  } else {
    if (dataFolder === null) throw new Error('DATABASE=memory keeps nothing, so there is nowhere to bring a backup back to');
    openSound(kept(folder, FILE)).close();
    mkdirSync(dataFolder, { recursive: true, mode: OWNER_FOLDER });
    setAside(join(dataFolder, FILE));
    copyForOwner(join(folder, FILE), join(dataFolder, FILE));
  }
  if (dataFolder === null || !existsSync(join(folder, SECRET))) return;
  mkdirSync(dataFolder, { recursive: true, mode: OWNER_FOLDER });
  copyForOwner(join(folder, SECRET), join(dataFolder, SECRET));
}

function kept(folder: string | null, name: string): string {
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
  const source = new DatabaseSync(from);
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

async function run(tool: string, words: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(tool, [...words]);
  } catch (cause) {
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new Error(missing ? `${tool} is not installed: it comes with PostgreSQL` : `${tool}: ${said}`, { cause });
  }
}
