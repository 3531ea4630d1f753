import { ok } from '@madang/kernel';
import type { Announcement, Report } from '@madang/wire';
import type { Kysely } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';
import { holdPeople, transact } from '../../storage/transact.ts';

const MOST = 200;

/** What the host tells everybody; null: nothing. */
export async function announcement(db: Kysely<Schema>): Promise<Announcement | null> {
  const found = await db.selectFrom('announcements').select(['id', 'text', 'at']).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return found && found.text !== '' ? found : null;
}

/** Tells everybody something from now on, in the place of what was told before; an empty text: nothing. */
export async function announce(db: Kysely<Schema>, text: string, now: number): Promise<void> {
  // Two simultaneous announcements get consecutive ids: the loser of the race tries again.
  for (let written = 0n; written === 0n; ) {
    const last = await db.selectFrom('announcements').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    const row = { id: (last?.id ?? 0) + 1, text, at: now };
    const added = await db
      .insertInto('announcements')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    written = added.numInsertedOrUpdatedRows ?? 0n;
  }
}

/** Keeps what somebody reports of another; where one of them is gone meanwhile there is nothing to keep. */
export async function addReport(db: Kysely<Schema>, report: Omit<Report, 'reporterName' | 'personName'>): Promise<void> {
  const { id, table, reporter, person, reason, at } = report;
  await transact(db, async (held) => {
    const here = await holdPeople(held, [reporter, person]);
    if (here.has(reporter) && here.has(person))
      await held.insertInto('reports').values({ id, table_id: table, reporter, person, reason, at }).execute();
    return ok(undefined);
  });
}

/** What was reported and not dealt with yet, the last first. */
export async function reports(db: Kysely<Schema>): Promise<Report[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('people as one', 'one.id', 'reports.reporter')
    .leftJoin('people as other', 'other.id', 'reports.person')
    .select(['reports.id', 'table_id', 'reporter', 'person', 'reason', 'at', 'one.name as reporter_name', 'other.name as person_name'])
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, table_id, reporter, person, reason, at, reporter_name, person_name }) => {
    return { id, table: table_id, reporter, reporterName: reporter_name ?? '', person, personName: person_name ?? '', reason, at };
  });
}

/** A report is dealt with. */
export async function closeReport(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('reports').where('id', '=', id).execute();
}
