import { fail, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Transaction, Updateable } from 'kysely';
import type { Schema, TableRow } from '../../storage/schema/index.ts';
import { findTable, type TableRecord } from '../model/table.ts';

/** Changes a table. `record` is what stands while its row is locked: a check of it holds until the change is written. */
type Change<T> = (record: TableRecord) => Promise<Result<T, Problem>>;

/** Writes columns of a table's row. */
export async function writeTable(db: Transaction<Schema>, id: string, columns: Updateable<TableRow>): Promise<void> {
  await db.updateTable('tables').set(columns).where('id', '=', id).execute();
}

/** Locks the rows of these tables until the transaction ends: who sits where and whose they are stays as it is. */
export async function holdTables(db: Transaction<Schema>, tables: readonly string[]): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  for (const id of [...new Set(tables)].sort()) await writeTable(db, id, { id });
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
    await writeTable(db, table, { updated_at: Date.now() });
    return change(record);
  });
