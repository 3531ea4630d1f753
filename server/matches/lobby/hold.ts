import { fail, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Transaction } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';
import { findTable, type TableRecord } from '../model/table.ts';

/** Changes a table. `record` is what stands while its row is locked: a check of it holds until the change is written. */
type Change<T> = (record: TableRecord) => Promise<Result<T, Problem>>;

/** Locks the rows of these tables until the transaction ends: who sits where and whose they are stays as it is. */
export async function holdTables(db: Transaction<Schema>, tables: readonly string[]): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  for (const id of [...new Set(tables)].sort()) await db.updateTable('tables').set({ id }).where('id', '=', id).execute();
}

/** Locks a table's row until the transaction ends, and only then reads it. */
export async function withTable<T>(db: Transaction<Schema>, table: string, change: Change<T>): Promise<Result<T, Problem>> {
  await holdTables(db, [table]);
  const record = await findTable(db, table);
  return record.ok ? change(record.value) : record;
}

/** The same for a table that waits for its players. A change counts as use of it. */
export const withWaiting = <T>(db: Transaction<Schema>, table: string, change: Change<T>): Promise<Result<T, Problem>> =>
  withTable(db, table, async (record) => {
    if (record.status !== 'waiting') return fail({ code: 'already-started' });
    await db.updateTable('tables').set({ updated_at: Date.now() }).where('id', '=', table).execute();
    return change(record);
  });
