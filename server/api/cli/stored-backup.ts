import { tmpdir } from 'node:os';
import type { Title } from '@madang/games';
import type { Variables } from '../../core/renamed-settings.ts';
import { isS3, readS3Settings } from '../../core/s3/settings.ts';
import { fetchBackup, inStaging, openStore, sendBackup } from '../backups/store.ts';
import { backUp, type Place, restore } from './backup.ts';
import { checkBackup } from './backup-check.ts';

/** What messages call an address in a command. */
const ARGUMENT = 'the address';

/** Makes a backup at an address: a new folder, or a new place in a store. It is checked first where `shelf` holds the games to replay. */
export async function saveTo(place: Place, address: string, given: Variables, shelf: readonly Title[] | undefined): Promise<void> {
  const save = async (folder: string): Promise<void> => {
    await backUp(place, folder);
    if (shelf && (await checkBackup(folder, shelf, place.databaseUrl)) === 'listed')
      process.stderr.write('the dump was only listed, not replayed: it is large, or the role may not create a database\n');
  };
  if (!isS3(address)) return save(address);
  const store = openStore(address, readS3Settings(given), ARGUMENT);
  await inStaging(place.dataFolder ?? tmpdir(), async (folder) => {
    await save(folder);
    await sendBackup(store, folder);
  });
}

/** Restores the backup at an address. */
export async function restoreFrom(place: Place, address: string, given: Variables): Promise<void> {
  if (!isS3(address)) return restore(place, address);
  const store = openStore(address, readS3Settings(given), ARGUMENT);
  await inStaging(place.dataFolder ?? tmpdir(), async (folder) => {
    await fetchBackup(store, folder);
    await restore(place, folder);
  });
}
