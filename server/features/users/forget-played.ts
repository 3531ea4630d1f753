import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { broadcastTable } from '../../matches/broadcast/reload.ts';
import type { Schema } from '../../storage/schema/index.ts';

/** Rows that are changed by one transaction: some milliseconds of an embedded database. */
const AT_ONCE = 200;

/** Removes a person from some rows. Returns the tables that changed; none: there are no more such rows. */
type Step = (db: Kysely<Schema>, person: string) => Promise<readonly string[]>;

/** Their seats at matches that ended are nobody's. */
const leaveSeats: Step = async (db, person) => {
  const some = db.selectFrom('seats').select(['table_id', 'seat']).where('person', '=', person).where('ended_at', 'is not', null).limit(AT_ONCE);
  const rows = await some.execute();
  if (rows.length === 0) return [];
  await db
    .updateTable('seats')
    .set({ person: null, name: null, screen: 0, rest: null })
    .where('person', '=', person)
    .where((where) =>
      where(
        where.refTuple('table_id', 'seat'),
        'in',
        rows.map(({ table_id, seat }) => where.tuple(table_id, seat)),
      ),
    )
    .execute();
  return rows.map(({ table_id }) => table_id);
};

/** Nor do seats name them that others took over. */
const leaveFormer: Step = async (db, person) => {
  const rows = await db.selectFrom('seats').select('table_id').distinct().where('former', '=', person).limit(AT_ONCE).execute();
  const ids = rows.map(({ table_id }) => table_id);
  if (ids.length === 0) return [];
  await db.updateTable('seats').set({ former: '', former_name: null }).where('former', '=', person).where('table_id', 'in', ids).execute();
  return ids;
};

/** Their tables that are over are the next player's, or nobody's. */
const handOverEnded: Step = async (db, person) => {
  const rows = await db.selectFrom('tables').select('id').where('owner', '=', person).where('ended_at', 'is not', null).limit(AT_ONCE).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const heir = sql<string>`coalesce((select seats.person from seats where seats.table_id = tables.id and seats.person is not null
    and seats.person <> ${person} order by seats.seat limit 1), '')`;
  await db.updateTable('tables').set({ owner: heir }).where('id', 'in', ids).where('owner', '=', person).execute();
  return ids;
};

/** Nothing that they said is there any more. */
const unsay: Step = async (db, person) => {
  const rows = await db.selectFrom('chat').select(['table_id', 'id']).where('person', '=', person).limit(AT_ONCE).execute();
  if (rows.length === 0) return [];
  await db
    .updateTable('chat')
    .set({ person: '', name: '', text: '…' })
    .where((where) =>
      where(
        where.refTuple('table_id', 'id'),
        'in',
        rows.map(({ table_id, id }) => where.tuple(table_id, id)),
      ),
    )
    .execute();
  return rows.map(({ table_id }) => table_id);
};

/** Nor how they reacted. */
const takeBackSigns: Step = async (db, person) => {
  const rows = await db.selectFrom('reactions').select(['table_id', 'about', 'line']).where('person', '=', person).limit(AT_ONCE).execute();
  if (rows.length === 0) return [];
  await db
    .deleteFrom('reactions')
    .where('person', '=', person)
    .where((where) =>
      where(
        where.refTuple('table_id', 'about', 'line'),
        'in',
        rows.map(({ table_id, about, line }) => where.tuple(table_id, about, line)),
      ),
    )
    .execute();
  return rows.map(({ table_id }) => table_id);
};

/**
 * Takes a person's name from all that is over and from what they said, in steps: those who have played for years have too many rows for
 * one transaction. If the node dies meanwhile, a second deletion goes on from there.
 */
export async function forgetPlayed(services: Services, registry: Registry, person: string): Promise<void> {
  for (const step of [leaveSeats, leaveFormer, handOverEnded, unsay, takeBackSigns]) {
    for (;;) {
      const changed = await step(services.storage.db, person);
      if (changed.length === 0) break;
      await setImmediate();
      if (step === unsay || step === takeBackSigns) continue;
      for await (const table of unhurried([...new Set(changed)])) await broadcastTable(services, registry, table);
    }
  }
}
