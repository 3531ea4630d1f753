import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Title } from '@madang/games';
import pg from 'pg';
import { connecting } from '../../storage/pool.ts';
import { DUMP, FILE } from '../backups/shelf.ts';
import { assertOurDump, assertOurFile, kept, runTool } from './backup.ts';
import { checkUpgrade, type UpgradeCheck } from './upgrade-check.ts';

/** Running matches of a backup that are replayed. */
const REPLAYED = 200;
/** Bytes of a dump beyond which its check would cost the database's machine too much. */
const MOST_DUMP = 2 * 2 ** 30;
/** Milliseconds in which PostgreSQL must make or drop a database. */
const PATIENCE = 60_000;
const DAY = 86_400_000;
const SCRATCH = 'madang_check_';

/** How far a backup was checked. `listed`: it holds the tables that it must, but nothing was replayed. */
export type Checked = 'replayed' | 'listed';

/**
 * Throws if a backup is damaged, not one of Madang, or some of its running matches do not go on with this build. A dump is restored into a new
 * database beside the one of `databaseUrl`, if its role may create one.
 */
export async function checkBackup(folder: string, shelf: readonly Title[], databaseUrl?: string): Promise<Checked> {
  const dump = join(folder, DUMP);
  if (existsSync(dump)) {
    await assertOurDump(dump);
    if (databaseUrl === undefined || statSync(dump).size > MOST_DUMP) return 'listed';
    return inScratch(databaseUrl, async (scratch) => {
      await runTool('pg_restore', scratch, ['--no-owner', '--exit-on-error', dump]);
      assertReplays(await checkUpgrade({ dataFolder: null, databaseUrl: scratch }, shelf, REPLAYED));
    });
  }
  assertOurFile(kept(folder, FILE));
  assertReplays(await replayed(folder, shelf));
  return 'replayed';
}

function assertReplays({ running }: UpgradeCheck): void {
  const broken = running.filter(({ verdict }) => verdict === 'differs' || verdict === 'unplayable');
  if (broken.length > 0) throw new Error(`the backup does not replay: ${broken.map(({ table, verdict }) => `${table} ${verdict}`).join(', ')}`);
}

/** Works in a new database beside that one, and drops it. Does nothing if the role may not create one. */
async function inScratch(databaseUrl: string, work: (scratch: string) => Promise<void>): Promise<Checked> {
  const client = new pg.Client(connecting(databaseUrl, PATIENCE));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = current_user and (rolcreatedb or rolsuper)');
    if (rowCount === 0) return 'listed';
    await dropLeft(client);
    const name = `${SCRATCH}${Date.now()}_${randomBytes(3).toString('hex')}`;
    await client.query(`create database ${name} template template0`);
    try {
      const scratch = new URL(databaseUrl);
      scratch.pathname = `/${name}`;
      await work(scratch.href);
    } finally {
      // Waits five seconds for connections that end. Force would be an error on those.
      await client.query(`drop database ${name}`);
    }
    return 'replayed';
  } finally {
    await client.end();
  }
}

/** Drops what checks left that were killed. */
async function dropLeft(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ readonly datname: string }>(
    `select datname from pg_database where datname ~ '^${SCRATCH}[0-9]+_[0-9a-f]{6}$'`,
  );
  for (const { datname } of rows)
    if (Number(datname.slice(SCRATCH.length).split('_')[0]) < Date.now() - DAY) await client.query(`drop database if exists ${datname} with (force)`);
}

/** Replays what a backup holds, and leaves nothing beside it: SQLite makes two files for its readers. */
async function replayed(folder: string, shelf: readonly Title[]): Promise<UpgradeCheck> {
  try {
    return await checkUpgrade({ dataFolder: folder, databaseUrl: undefined }, shelf, REPLAYED);
  } finally {
    for (const end of ['-wal', '-shm']) rmSync(join(folder, `${FILE}${end}`), { force: true });
  }
}
