import { fail, ok, type Result, type Seat } from '@madang/kernel';
import type { Acquaintance, Problem } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { holdPeople, transact } from '../../storage/transact.ts';
import { enqueueNotifications, invitationsOf } from '../log/notifications.ts';
import { endedSeats } from '../model/lists.ts';
import { blockersOf, hasBlocked } from '../model/relations.ts';
import { isRemoved } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';
import { withWaiting } from './hold.ts';

/** The most people that a list of acquaintances has: those met last. */
const MOST = 60;

/** Matches that ended among which acquaintances are looked for: the last ones. */
const LOOKED_AT = 200;

/** Those who sat with a person at a table whose match began, lately, friends and the last met first: they may be asked to another one. */
export async function acquaintancesOf(db: Kysely<Schema>, person: string): Promise<Acquaintance[]> {
  const ended = db.selectFrom(endedSeats(db, person).limit(LOOKED_AT).as('ended')).select('table_id');
  const playing = db.selectFrom('seats').select('table_id').where('person', '=', person).where('ended_at', 'is', null);
  const met = await db
    .selectFrom('seats as other')
    .innerJoin('tables', 'tables.id', 'other.table_id')
    .innerJoin('people', 'people.id', 'other.person')
    .leftJoin('relations', (join) => join.on('relations.person', '=', person).onRef('relations.other', '=', 'people.id'))
    .select((select) => ['people.id', 'people.name', 'relations.kind', select.fn.max<number | string>('tables.updated_at').as('met_at')])
    .where('other.table_id', 'in', playing.union(ended))
    .where('other.person', '<>', person)
    .where('tables.status', '<>', 'waiting')
    .groupBy(['people.id', 'people.name', 'relations.kind'])
    .orderBy((order) => order.case().when('relations.kind', '=', 'friend').then(0).else(1).end())
    .orderBy('met_at', 'desc')
    .orderBy('people.id')
    .limit(MOST)
    .execute();
  const ids = met.map(({ id }) => id);
  const blockers = await blockersOf(db, person, ids);
  const near = met.filter(({ id, kind }) => kind !== 'blocked' && !blockers.has(id));
  return near.map(({ id, name, kind, met_at }) => ({ id, name, metAt: Number(met_at), friend: kind === 'friend' }));
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
export const inviteToTable = (
  { storage, time }: Services,
  table: string,
  asking: string,
  { seat, person }: { readonly seat: Seat; readonly person: string },
): Promise<Result<void, Problem>> =>
  transact(storage.db, async (db) => {
    const here = await holdPeople(db, [asking, person]);
    return withWaiting(db, table, async (record): Promise<Result<void, Problem>> => {
      const objection = objectionTo(record, asking, person);
      if (objection) return fail(objection);
      const met = await metBy(db, asking)
        .innerJoin('people', 'people.id', 'other.person')
        .select('people.name')
        .where('people.id', '=', person)
        .executeTakeFirst();
      // Nothing tells somebody that they are blocked.
      if (!met || !here.has(person) || (await hasBlocked(db, person, asking))) return fail({ code: 'never-met' });
      const free = record.seats.filter((one) => (one.kind === 'open' || one.kind === 'invited') && one.asked === null);
      if (!free.some((one) => one.seat === seat)) return fail({ code: 'seat-taken', details: { free: free.map((one) => one.seat) } });
      await db
        .updateTable('seats')
        .set({ kind: 'invited', asked: person, name: met.name })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .execute();
      await enqueueNotifications(db, table, invitationsOf([person]), time.now());
      return ok(undefined);
    });
  });

/** Why a user may not invite that person to a table, whatever the seat. */
function objectionTo(record: TableRecord, asking: string, person: string): Problem | undefined {
  if (record.owner.id !== asking) return { code: 'not-the-owner' };
  if (isRemoved(record, person)) return { code: 'removed-here' };
  return record.seats.some((one) => one.person === person || one.asked === person) ? { code: 'here-already' } : undefined;
}

/** Keeps a seat for nobody any more: its owner changed their mind, or whoever was asked does not want to. */
export const cancelInvitation = ({ storage }: Services, table: string, person: string, seat: Seat): Promise<Result<void, Problem>> =>
  transact(storage.db, (db) =>
    withWaiting(db, table, async ({ owner, seats }): Promise<Result<void, Problem>> => {
      const asked = seats[seat]?.asked ?? null;
      if (asked === null || (owner.id !== person && asked !== person)) return fail({ code: 'nobody-asked' });
      await freeSeats(db).where('table_id', '=', table).where('seat', '=', seat).execute();
      return ok(undefined);
    }),
  );

/** Makes seats what they were before they were kept for somebody. */
export const freeSeats = (db: Transaction<Schema>) =>
  db.updateTable('seats').set((column) => ({ kind: column.ref('vacant_as'), asked: null, name: null, screen: 0 }));
