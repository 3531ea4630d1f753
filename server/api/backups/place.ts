import { utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../core/config.ts';
import { isS3 } from '../../core/s3/settings.ts';
import { beginBackup, dropBackup, folderShelf, type Shelf } from './shelf.ts';
import { openStore, type Store, sendDay, storedDays, tidyStore } from './store.ts';

/** A place in a store for scheduled backups. Each is made and checked in `staging` first. */
export function storeShelf(store: Store, staging: string): Shelf {
  let newest: number | null | undefined;
  return {
    name: store.name,
    async days() {
      const found = await storedDays(store);
      newest = found.size > 0 ? Math.max(...found.values()) : null;
      return [...found.keys()];
    },
    newest: () => newest,
    begin: (day, now) => beginBackup(staging, day, now),
    async finish(day, now) {
      const part = join(staging, `${day}.part`);
      // A folder that nobody writes to counts as left by a process that is gone.
      const touch = () => utimesSync(part, new Date(), new Date());
      await sendDay(store, day, part, touch);
      dropBackup(staging, day);
      newest = now;
    },
    tidy: (now) => tidyStore(store, now),
    drop: (day) => dropBackup(staging, day),
  };
}

/** Opens the place for scheduled backups that the settings name; undefined: there are to be none. */
export function openShelf({ backups, dataFolder }: Pick<Config, 'backups' | 'dataFolder'>): Shelf | undefined {
  if (!backups) return undefined;
  const { folder, store } = backups;
  if (!store || !isS3(folder)) return folderShelf(folder);
  return storeShelf(openStore(folder, store, 'BACKUP_DIR'), join(dataFolder ?? tmpdir(), 'backup-staging'));
}
