import { fail, ok, type Result } from '@madang/kernel';
import type { JoinRequest, Person, Problem } from '@madang/wire';
import type { House } from './live.ts';
import { maySee } from './present.ts';
import type { TableRecord } from './record.ts';

/** Gives a person a free seat: an open one, or with the invitation an invited one; the named one or the first that is free. */
export async function joinTable(house: House, record: TableRecord, person: Person, request: JoinRequest): Promise<Result<void, Problem>> {
  if (!maySee(record, person.id, request.invitation)) return fail({ code: 'no-table' });
  if (record.status !== 'waiting') return fail({ code: 'already-started' });
  if (record.seats.some((seat) => seat.person === person.id && !seat.screen)) return fail({ code: 'one-seat-each' });
  const invited = request.invitation === record.invitation;
  if (request.invitation !== undefined && !invited) return fail({ code: 'wrong-invitation' });
  const free = record.seats.filter((seat) => seat.kind === 'open' || (invited && seat.kind === 'invited'));
  const wanted = request.seat === undefined ? free : free.filter((seat) => seat.seat === request.seat);
  for (const { seat, kind } of wanted) if (await takeSeat(house, record.id, seat, kind, person)) return ok(undefined);
  return fail({ code: 'seat-taken', details: { free: free.map((seat) => seat.seat) } });
}

/** Takes a seat if it is still free and the match has not begun. */
async function takeSeat(house: House, table: string, seat: number, kind: string, person: Person): Promise<boolean> {
  const taken = await house.storage.db
    .updateTable('seats')
    .set({ kind: 'person', person: person.id, name: person.name, screen: 0 })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('kind', '=', kind)
    .where((where) => where.exists(where.selectFrom('tables').select('id').where('id', '=', table).where('status', '=', 'waiting')))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return false;
  await house.storage.db.updateTable('tables').set({ updated_at: Date.now() }).where('id', '=', table).execute();
  return true;
}

/**
 * Frees the seats of a person before the start. An owner who leaves hands the table to the next person seated;
 * where there is none the table is closed (`closed`).
 */
export async function leaveTable(house: House, record: TableRecord, person: string): Promise<Result<'left' | 'closed', Problem>> {
  if (record.status !== 'waiting') return fail({ code: 'already-started' });
  const seated = record.seats.some((seat) => seat.person === person);
  const owns = record.owner.id === person;
  if (!seated && !owns) return fail({ code: 'not-at-the-table' });
  const heir = record.seats.find((seat) => seat.person !== null && seat.person !== person)?.person ?? null;
  return house.storage.db.transaction().execute(async (db): Promise<Result<'left' | 'closed', Problem>> => {
    if (owns && heir === null) {
      const closed = await db.deleteFrom('tables').where('id', '=', record.id).where('status', '=', 'waiting').executeTakeFirst();
      if (closed.numDeletedRows === 0n) return fail({ code: 'already-started' });
      for (const table of ['seats', 'chat'] as const) await db.deleteFrom(table).where('table_id', '=', record.id).execute();
      return ok('closed');
    }
    const kept = await db
      .updateTable('tables')
      .set({ updated_at: Date.now(), ...(owns && heir !== null && { owner: heir }) })
      .where('id', '=', record.id)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    if (kept.numUpdatedRows === 0n) return fail({ code: 'already-started' });
    await db
      .updateTable('seats')
      .set((column) => ({ kind: column.ref('vacant_as'), person: null, name: null, screen: 0 }))
      .where('table_id', '=', record.id)
      .where('person', '=', person)
      .execute();
    return ok('left');
  });
}
