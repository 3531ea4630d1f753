import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Title } from '@madang/games';
import { DUMP, FILE } from '../backups/shelf.ts';
import { assertOurDump, assertOurFile, kept } from './backup.ts';
import { checkUpgrade, type UpgradeCheck } from './upgrade-check.ts';

/** Running matches of a backup that are replayed. */
const REPLAYED = 200;

/**
 * Throws if a backup could not be brought back: it is damaged, not one of Madang, or some of its running matches do not go on with this build. A dump of
 * PostgreSQL is only listed: its matches could be read in a database alone.
 */
export async function checkBackup(folder: string, shelf: readonly Title[]): Promise<void> {
  if (existsSync(join(folder, DUMP))) return assertOurDump(join(folder, DUMP));
  assertOurFile(kept(folder, FILE));
  const { running } = await replayed(folder, shelf);
  const broken = running.filter(({ verdict }) => verdict === 'differs' || verdict === 'unplayable');
  if (broken.length > 0) throw new Error(`the backup does not replay: ${broken.map(({ table, verdict }) => `${table} ${verdict}`).join(', ')}`);
}

/** Replays what a backup holds, and leaves nothing beside it: SQLite makes two files for its readers. */
async function replayed(folder: string, shelf: readonly Title[]): Promise<UpgradeCheck> {
  try {
    return await checkUpgrade({ dataFolder: folder, databaseUrl: undefined }, shelf, REPLAYED);
  } finally {
    for (const end of ['-wal', '-shm']) rmSync(join(folder, `${FILE}${end}`), { force: true });
  }
}
