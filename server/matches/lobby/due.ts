import type { Kysely } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';
import { seatsOf } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';

/** When a person's time ends at each of these tables that waits for it under a clock: the earliest, by table and person. */
export async function dueTimes(
  db: Kysely<Schema>,
  records: readonly TableRecord[],
): Promise<(record: TableRecord, person: string) => number | undefined> {
  const timed = records.filter(({ clock, status }) => clock !== null && status === 'running').map(({ id }) => id);
  if (timed.length === 0) return () => undefined;
  const jobs = await db.selectFrom('jobs').select(['table_id', 'seat', 'due']).where('table_id', 'in', timed).execute();
  const byTable = Map.groupBy(jobs, (job) => job.table_id);
  return (record, person) => {
    const own = seatsOf(record, person);
    const due = (byTable.get(record.id) ?? []).flatMap((job) => (own.includes(job.seat) ? [job.due] : []));
    return due.length === 0 ? undefined : Math.min(...due);
  };
}
