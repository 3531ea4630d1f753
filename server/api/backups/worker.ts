import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '../../core/config.ts';
import { type Poller, startPoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import { backupDay, type Shelf } from './shelf.ts';

/** Milliseconds between looks whether a backup is due, and after a failure. */
const LOOK_EVERY = 10 * 60_000;

/** Where a server's data are. */
type Site = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/**
 * Makes the day's backup when its hour has come, or later if the server was away. `hour`: of UTC. `make`: makes and checks one in an empty folder, as
 * `makeApart` does.
 */
export function startBackupWorker(
  services: Pick<Services, 'time' | 'log'>,
  { shelf, hour }: { readonly shelf: Shelf; readonly hour: number },
  make: (folder: string) => Promise<void>,
): Poller {
  return startPoller(services, {
    every: LOOK_EVERY,
    failing: `no backup was made in BACKUP_DIR=${shelf.name}`,
    poll: async () => {
      const now = services.time.now();
      const day = backupDay(now, hour);
      if ((await shelf.days()).includes(day)) return undefined;
      const part = shelf.begin(day, now);
      if (part === undefined) return undefined;
      try {
        await make(part);
        await shelf.finish(day, now);
        services.log.info({ day }, 'a backup was made and checked');
      } catch (error) {
        shelf.drop(day);
        throw error;
      }
      await tidy(services, shelf, now);
      return undefined;
    },
  });
}

/** Removes what the rule gives up. If that fails, it is tried again after the next backup. */
async function tidy({ log }: Pick<Services, 'log'>, shelf: Shelf, now: number): Promise<void> {
  try {
    log.info({ removed: await shelf.tidy(now) }, 'old backups were removed');
  } catch (error) {
    log.error({ error }, `old backups cannot be removed from BACKUP_DIR=${shelf.name}`);
  }
}

/** Makes a backup as `madang backup FOLDER --check` does, in a process of its own, so nobody waits. `program`: the file that does it. */
export const makeApart =
  ({ dataFolder, databaseUrl }: Site, program: string) =>
  async (folder: string): Promise<void> => {
    const place = { DATA_DIR: dataFolder ?? '', DATABASE_URL: databaseUrl ?? '' };
    await promisify(execFile)(process.execPath, [...process.execArgv, program, 'backup', folder, '--check'], { env: { ...process.env, ...place } });
  };
