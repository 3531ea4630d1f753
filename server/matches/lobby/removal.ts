import { fail, ok, type Result, type Seat } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { transact } from '../../storage/transact.ts';
import type { Removed, TableRecord } from '../model/table.ts';
import { withWaiting, writeTable } from './hold.ts';

/** People that a table remembers as sent away: the last ones. */
const MOST = 50;

/**
 * Sends whoever has that seat away before the start; only the owner may, and not themselves. They may not sit down again, by whatever
 * link, until the owner lets them.
 */
export const removePlayer = (services: Services, table: string, person: string, seat: Seat): Promise<Result<void, Problem>> =>
  changing(services, table, person, async (db, { removed, seats }) => {
    const sitting = seats[seat];
    if (!sitting || sitting.person === null || sitting.person === person) return fail({ code: 'nobody-there' });
    const gone = sitting.person;
    await db
      .updateTable('seats')
      .set((column) => ({ kind: column.ref('vacant_as'), person: null, name: null, screen: 0, asked: null }))
      .where('table_id', '=', table)
      .where('person', '=', gone)
      .execute();
    return ok([...removed.filter((one) => one.id !== gone), { id: gone, name: sitting.name ?? '' }].slice(-MOST));
  });

/** Lets somebody come again who was sent away. */
export const allowBack = (services: Services, table: string, person: string, who: string): Promise<Result<void, Problem>> =>
  changing(services, table, person, async (_, { removed }) => ok(removed.filter((one) => one.id !== who)));

type Change = (db: Transaction<Schema>, record: TableRecord) => Promise<Result<readonly Removed[], Problem>>;

/** Changes who is sent away from a table that waits. */
const changing = ({ storage }: Services, table: string, person: string, change: Change): Promise<Result<void, Problem>> =>
  transact(storage.db, (db) =>
    withWaiting(db, table, async (record): Promise<Result<void, Problem>> => {
      if (record.owner.id !== person) return fail({ code: 'not-the-owner' });
      const changed = await change(db, record);
      if (!changed.ok) return changed;
      await writeTable(db, table, { removed: JSON.stringify(changed.value) });
      return ok(undefined);
    }),
  );
