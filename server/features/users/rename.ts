import { setImmediate } from 'node:timers/promises';
import type { Person } from '@madang/wire';
import type { Kysely } from 'kysely';
import { activeIds, type End, endedSeats, endOf } from '../../matches/model/lists.ts';
import type { Schema } from '../../storage/schema/index.ts';

/** Seats that are renamed by one statement: some milliseconds of an embedded database. */
const AT_ONCE = 200;
/** Finished matches whose viewers get the new name at once. Older ones show it when they are opened again. */
const TOLD = 100;

/** Writes a person's new name on their seats, in steps. Returns the tables whose viewers get it at once. */
export async function renameAtTables(db: Kysely<Schema>, { id, name }: Person): Promise<readonly string[]> {
  const own = () => db.updateTable('seats').set({ name }).where('person', '=', id).where('screen', '=', 0).where('name', '<>', name);
  await own().where('ended_at', 'is', null).execute();
  await db.updateTable('seats').set({ former_name: name }).where('former', '=', id).where('former_name', '<>', name).execute();
  const playing = await activeIds(db, id).execute();
  const told = await endedSeats(db, id).limit(TOLD).execute();
  for (let end: End | undefined; ; await setImmediate()) {
    const page = await endedSeats(db, id, end).select('seats.ended_at').limit(AT_ONCE).execute();
    const ids = page.map(({ table_id }) => table_id);
    if (ids.length > 0) await own().where('table_id', 'in', ids).execute();
    const last = page.at(-1);
    if (page.length < AT_ONCE || !last) break;
    end = endOf(last);
  }
  return [...playing, ...told].map(({ table_id }) => table_id);
}
