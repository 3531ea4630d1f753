import { fail, ok, type Result, type Seat } from '@madang/kernel';
import type { Acquaintance, Problem } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { beginNotices } from '../log/notifications.ts';
import { isRemoved } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';

/** The most people that a list of acquaintances has: those met last. */
const MOST = 60;

/** Those who sat with a person at a table whose match began, the last met first: whoever may be asked to another one. */
export async function acquaintancesOf(db: Kysely<Schema>, person: string): Promise<Acquaintance[]> {
  const met = await metBy(db, person)
    .innerJoin('people', 'people.id', 'other.person')
    .select((select) => ['people.id', 'people.name', select.fn.max<number | string>('tables.updated_at').as('met_at')])
    .groupBy(['people.id', 'people.name'])
    .orderBy('met_at', 'desc')
    .orderBy('people.id')
    .limit(MOST)
    .execute();
  return met.map(({ id, name, met_at }) => ({ id, name, metAt: Number(met_at) }));
}

/** The seats of others at the tables of a person that have begun. */
const metBy = (db: Kysely<Schema>, person: string) =>
  db
    .selectFrom('seats as own')
    .innerJoin('seats as other', 'other.table_id', 'own.table_id')
    .innerJoin('tables', 'tables.id', 'own.table_id')
    .where('own.person', '=', person)
    .where('other.person', '<>', person)
    .where('tables.status', '<>', 'waiting');

/**
 * Keeps a free seat of a table that waits for somebody whom its owner has played with, and has them told. Strangers cannot be
 * asked, so that nobody is told things by people they never met.
 */
export async function askToTable(
  services: Services,
  record: TableRecord,
  asking: string,
  { seat, person }: { readonly seat: Seat; readonly person: string },
): Promise<Result<void, Problem>> {
  if (record.owner.id !== asking) return fail({ code: 'not-the-owner' });
  if (isRemoved(record, person)) return fail({ code: 'removed-here' });
  if (record.seats.some((one) => one.person === person || one.asked === person)) return fail({ code: 'here-already' });
  const { db } = services.storage;
  const met = await metBy(db, asking)
    .innerJoin('people', 'people.id', 'other.person')
    .select('people.name')
    .where('people.id', '=', person)
    .executeTakeFirst();
  if (!met) return fail({ code: 'never-met' });
  return changingSeats(services, record.id, async (waiting) => {
    const kept = await waiting
      .updateTable('seats')
      .set({ kind: 'invited', asked: person, name: met.name })
      .where('table_id', '=', record.id)
      .where('seat', '=', seat)
      .where('kind', 'in', ['open', 'invited'])
      .where('asked', 'is', null)
      .executeTakeFirst();
    if (kept.numUpdatedRows === 0n) {
      const free = record.seats.filter((one) => (one.kind === 'open' || one.kind === 'invited') && one.asked === null);
      return fail({ code: 'seat-taken', details: { free: free.map((one) => one.seat) } });
    }
    await beginNotices(waiting, 'invited', record.id, [person], services.time.now());
    return ok(undefined);
  });
}

/** Keeps a seat for nobody any more: its owner changed their mind, or whoever was asked does not want to. */
export function freeAsked(services: Services, record: TableRecord, person: string, seat: Seat): Promise<Result<void, Problem>> {
  return changingSeats(services, record.id, async (waiting) => {
    const mayFree = waiting
      .updateTable('seats')
      .set((column) => ({ kind: column.ref('vacant_as'), asked: null, name: null, screen: 0 }))
      .where('table_id', '=', record.id)
      .where('seat', '=', seat)
      .where('kind', '=', 'invited');
    const whose = record.owner.id === person ? mayFree.where('asked', 'is not', null) : mayFree.where('asked', '=', person);
    const freed = await whose.executeTakeFirst();
    return freed.numUpdatedRows === 0n ? fail({ code: 'nobody-asked' }) : ok(undefined);
  });
}

type Change = (db: Transaction<Schema>) => Promise<Result<void, Problem>>;

/** Changes seats of a table that waits. First a write, so that of two changes the second reads what the first left behind. */
const changingSeats = ({ storage }: Services, table: string, change: Change): Promise<Result<void, Problem>> =>
  storage.db.transaction().execute(async (db): Promise<Result<void, Problem>> => {
    const waits = db.updateTable('tables').set({ updated_at: Date.now() }).where('id', '=', table).where('status', '=', 'waiting');
    const { numUpdatedRows } = await waits.executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? fail({ code: 'already-started' }) : change(db);
  });
