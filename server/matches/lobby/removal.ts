import { fail, ok, type Result, type Seat } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { type Removed, readRemoved, type TableRecord } from '../model/table.ts';

/** People that a table remembers as sent away: the last ones. */
const MOST = 50;

/**
 * Sends whoever has that seat away before the start; only the owner may, and not themselves. They may not sit down again, by whatever
 * link, until the owner lets them.
 */
export function removeFrom(services: Services, { id, owner }: TableRecord, person: string, seat: Seat): Promise<Result<void, Problem>> {
  if (owner.id !== person) return Promise.resolve(fail({ code: 'not-the-owner' }));
  return changing(services, id, async (db, removed) => {
    const sitting = await db.selectFrom('seats').select(['person', 'name']).where('table_id', '=', id).where('seat', '=', seat).executeTakeFirst();
    if (!sitting || sitting.person === null || sitting.person === person) return fail({ code: 'nobody-there' });
    const gone = sitting.person;
    await db
      .updateTable('seats')
      .set((column) => ({ kind: column.ref('vacant_as'), person: null, name: null, screen: 0, asked: null }))
      .where('table_id', '=', id)
      .where('person', '=', gone)
      .execute();
    return ok([...removed.filter((one) => one.id !== gone), { id: gone, name: sitting.name ?? '' }].slice(-MOST));
  });
}

/** Lets somebody come again who was sent away. */
export function letBack(services: Services, { id, owner }: TableRecord, person: string, who: string): Promise<Result<void, Problem>> {
  if (owner.id !== person) return Promise.resolve(fail({ code: 'not-the-owner' }));
  return changing(services, id, async (_, removed) => ok(removed.filter((one) => one.id !== who)));
}

type Change = (db: Transaction<Schema>, removed: readonly Removed[]) => Promise<Result<readonly Removed[], Problem>>;

/** Changes who is sent away from a table that waits. First a write, so that of two changes the second reads what the first left behind. */
const changing = ({ storage }: Services, table: string, change: Change): Promise<Result<void, Problem>> =>
  storage.db.transaction().execute(async (db): Promise<Result<void, Problem>> => {
    const kept = await db
      .updateTable('tables')
      .set({ updated_at: Date.now() })
      .where('id', '=', table)
      .where('status', '=', 'waiting')
      .returning('removed')
      .executeTakeFirst();
    if (!kept) return fail({ code: 'already-started' });
    const changed = await change(db, readRemoved(kept.removed));
    if (!changed.ok) return changed;
    await db
      .updateTable('tables')
      .set({ removed: JSON.stringify(changed.value) })
      .where('id', '=', table)
      .execute();
    return ok(undefined);
  });
