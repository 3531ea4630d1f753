import type { Kysely } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';
import { seatsOf } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';

/** When a person's time ends at each of these tables that waits for it under a clock: the earliest, by table. */
export async function dueTimes(db: Kysely<Schema>, records: readonly TableRecord[], person: string): Promise<ReadonlyMap<string, number>> {
  const timed = new Map(records.filter(({ clock, status }) => clock !== null && status === 'running').map((record) => [record.id, record]));
  const due = new Map<string, number>();
  if (timed.size === 0) return due;
  const jobs = await db
    .selectFrom('jobs')
    .select(['table_id', 'seat', 'due'])
    .where('table_id', 'in', [...timed.keys()])
    .execute();
  for (const job of jobs) {
    const record = timed.get(job.table_id);
    if (!record || !seatsOf(record, person).includes(job.seat)) continue;
    due.set(job.table_id, Math.min(due.get(job.table_id) ?? job.due, job.due));
  }
  return due;
}
