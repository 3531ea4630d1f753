import { fail, ok, type Result } from '@madang/kernel';
import type { JoinRequest, Person, Problem } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { askedSeats, isRemoved, maySee } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';

/**
 * Gives a person a free seat: those that are kept for them, else an open one, or with the invitation an invited one; the named
 * one or the first that is free.
 */
export async function joinTable(services: Services, record: TableRecord, person: Person, request: JoinRequest): Promise<Result<void, Problem>> {
  if (!maySee(record, person.id, request.invitation)) return fail({ code: 'no-table' });
  if (record.status !== 'waiting') return fail({ code: 'already-started' });
  if (isRemoved(record, person.id)) return fail({ code: 'sent-away' });
  if (record.seats.some((seat) => seat.person === person.id && !seat.screen)) return fail({ code: 'one-seat-each' });
  const invited = request.invitation === record.invitation;
  if (request.invitation !== undefined && !invited) return fail({ code: 'wrong-invitation' });
  const kept = askedSeats(record, person.id);
  if (kept.length > 0 && (request.seat === undefined || kept.includes(request.seat)) && (await takeKept(services, record.id, person)))
    return ok(undefined);
  const free = record.seats.filter((seat) => seat.kind === 'open' || (invited && seat.kind === 'invited'));
  const wanted = request.seat === undefined ? free : free.filter((seat) => seat.seat === request.seat);
  for (const { seat, kind } of wanted) if (await takeSeat(services, record.id, seat, kind, person)) return ok(undefined);
  return fail({ code: 'seat-taken', details: { free: free.map((seat) => seat.seat) } });
}

/** Takes every seat that is kept for a person, also those of others at its screen, if they are still kept and the match has not begun. */
export async function takeKept(services: Services, table: string, { id, name }: Person): Promise<boolean> {
  const taken = await services.storage.db
    .updateTable('seats')
    .set((set) => ({ kind: 'person', person: id, asked: null, name: set.case().when('screen', '=', 0).then(name).else(set.ref('name')).end() }))
    .where('table_id', '=', table)
    .where('asked', '=', id)
    .where('kind', '=', 'invited')
    .where((where) => where.exists(where.selectFrom('tables').select('id').where('id', '=', table).where('status', '=', 'waiting')))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Takes a seat if it is still free and the match has not begun. */
async function takeSeat(services: Services, table: string, seat: number, kind: string, person: Person): Promise<boolean> {
  const taken = await services.storage.db
    .updateTable('seats')
    .set({ kind: 'person', person: person.id, name: person.name, screen: 0, asked: null })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('kind', '=', kind)
    .where((where) => where.exists(where.selectFrom('tables').select('id').where('id', '=', table).where('status', '=', 'waiting')))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return false;
  await services.storage.db.updateTable('tables').set({ updated_at: Date.now() }).where('id', '=', table).execute();
  return true;
}

/**
 * Frees the seats of a person before the start. An owner who leaves hands the table to the next person seated;
 * where there is none the table is closed (`closed`).
 */
export function leaveTable(services: Services, table: string, person: string): Promise<Result<'left' | 'closed', Problem>> {
  return services.storage.db.transaction().execute(async (db): Promise<Result<'left' | 'closed', Problem>> => {
    // First a write, so that of two who leave at the same time the second reads what the first left behind.
    const kept = await db
      .updateTable('tables')
      .set({ updated_at: Date.now() })
      .where('id', '=', table)
      .where('status', '=', 'waiting')
      .returning('owner')
      .executeTakeFirst();
    if (!kept) return fail({ code: 'already-started' });
    const seats = await db.selectFrom('seats').select('person').where('table_id', '=', table).orderBy('seat').execute();
    const owns = kept.owner === person;
    if (!owns && !seats.some((seat) => seat.person === person)) return fail({ code: 'not-at-the-table' });
    const heir = seats.find((seat) => seat.person !== null && seat.person !== person)?.person ?? null;
    if (owns && heir === null) {
      await db.deleteFrom('tables').where('id', '=', table).execute();
      for (const rows of ['seats', 'chat'] as const) await db.deleteFrom(rows).where('table_id', '=', table).execute();
      return ok('closed');
    }
    if (owns && heir !== null) await db.updateTable('tables').set({ owner: heir }).where('id', '=', table).execute();
    await db
      .updateTable('seats')
      .set((column) => ({ kind: column.ref('vacant_as'), person: null, name: null, screen: 0 }))
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute();
    return ok('left');
  });
}
