import type { Insertable, Kysely } from 'kysely';
import type { Schema, SeatRow, TableRow } from '../../storage/schema/index.ts';
import type { ReceiverRow } from '../../storage/schema/notifications.ts';

// Rows as they stand in a database, of what a test says nothing of as plain as may be.

/** Somebody who is there. */
export async function addPerson(db: Kysely<Schema>, id: string, name = id): Promise<void> {
  const unsaid = { language: null, zone: null, rest: null, banned_until: null };
  await db
    .insertInto('people')
    .values({ id, name, ...unsaid, created_at: 0 })
    .execute();
}

/** A table of tiny, running; nobody sits there. */
export async function addTable(db: Kysely<Schema>, id: string, more: Partial<Insertable<TableRow>> = {}): Promise<void> {
  const played = { game: 'tiny', version: '1', options: '{}', status: 'running', seed: null, seq: 0, waiting: '[]', scores: null, frozen: null };
  const known = { access: 'open', watchers: 1, owner: 'x', invitation: '', rematch: null, imported: 0, clock: null };
  const times = { started_at: null, created_at: 0, updated_at: 0 };
  await db
    .insertInto('tables')
    .values({ id, ...played, ...known, ...times, ...more })
    .execute();
}

/** A seat that anybody may take. */
export async function addSeat(db: Kysely<Schema>, table: string, seat: number, more: Partial<Insertable<SeatRow>> = {}): Promise<void> {
  const vacant = { kind: 'open', vacant_as: 'open', person: null, screen: 0, name: null, level: null, asked: null, stand_in: null };
  await db
    .insertInto('seats')
    .values({ table_id: table, seat, ...vacant, ...more })
    .execute();
}

/** A mail address of Ada’s that is confirmed. */
export async function addReceiverRow(db: Kysely<Schema>, id: string, more: Partial<ReceiverRow> = {}): Promise<void> {
  const mail = {
    person: 'ada',
    kind: 'mail',
    address: `${id}@x`,
    details: '{}',
    name: id,
    confirmed_at: 1,
    dropped: null,
    failures: 0,
    created_at: 0,
  };
  await db
    .insertInto('receivers')
    .values({ id, ...mail, ...more })
    .execute();
}
