import { fail, type Game, ok, type Result, type Seat } from '@madang/kernel';
import type { BotLevel, JoinRequest, Person, Problem, StartRequest } from '@madang/wire';
import type { Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { asPerson, transact } from '../../storage/transact.ts';
import { hasBlocked } from '../model/relations.ts';
import { invitedSeats, isRemoved, mayView } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';
import { withTable, withWaiting, writeTable } from './hold.ts';

/**
 * Gives a person a free seat: those that are kept for them, else an open one, or with the invitation an invited one; the named
 * one or the first that is free.
 */
export const joinTable = ({ storage }: Services, table: string, person: Person, request: JoinRequest): Promise<Result<void, Problem>> =>
  asPerson(storage.db, person.id, (db) =>
    withTable(db, table, async (record) => {
      const objection = objectionTo(record, person.id, request);
      if (objection) return fail(objection);
      // Nothing tells somebody that they are blocked.
      if (await hasBlocked(db, record.owner.id, person.id)) return fail({ code: 'seat-taken', details: { free: [] } });
      const kept = invitedSeats(record, person.id);
      const isKept = kept.length > 0 && (request.seat === undefined || kept.includes(request.seat));
      const taken = isKept ? await takeKept(db, table, person) : await takeFree(db, record, person, request);
      if (taken) return fail(taken);
      await writeTable(db, table, { updated_at: Date.now() });
      return ok(undefined);
    }),
  );

/** Why a person may not sit down at a table. */
function objectionTo(record: TableRecord, person: string, { invitation }: JoinRequest): Problem | undefined {
  if (!mayView(record, person, invitation)) return { code: 'no-table' };
  if (record.status !== 'waiting') return { code: 'already-started' };
  if (isRemoved(record, person)) return { code: 'sent-away' };
  if (sits(record, person)) return { code: 'one-seat-each' };
  return invitation === undefined || invitation === record.invitation ? undefined : { code: 'wrong-invitation' };
}

/** True if a person has a seat of their own at a table; others at their screen do not count. */
const sits = ({ seats }: TableRecord, person: string): boolean => seats.some((seat) => seat.person === person && !seat.screen);

/** Takes the seats that are kept for a person at a table that waits, if they have none there yet. The transaction holds the person. */
export const claimKept = (db: Transaction<Schema>, table: string, person: Person): Promise<Result<void, Problem>> =>
  withTable(db, table, async (record) => {
    if (record.status === 'waiting' && !sits(record, person.id)) await takeKept(db, table, person);
    return ok(undefined);
  });

/** Takes every seat that is kept for a person, also those of others at their screen. The table's row is held. */
async function takeKept(db: Transaction<Schema>, table: string, { id, name }: Person): Promise<void> {
  await db
    .updateTable('seats')
    .set((set) => ({ kind: 'person', person: id, asked: null, name: set.case().when('screen', '=', 0).then(name).else(set.ref('name')).end() }))
    .where('table_id', '=', table)
    .where('asked', '=', id)
    .where('kind', '=', 'invited')
    .execute();
}

/** Takes the named seat, or the first that is free; or why it cannot. The table's row is held. */
async function takeFree(
  db: Transaction<Schema>,
  { id, seats }: TableRecord,
  person: Person,
  { seat: wanted, invitation }: JoinRequest,
): Promise<Problem | undefined> {
  const free = seats.filter((seat) => seat.kind === 'open' || (invitation !== undefined && seat.kind === 'invited'));
  const seat = wanted === undefined ? free[0] : free.find((one) => one.seat === wanted);
  if (!seat) return { code: 'seat-taken', details: { free: free.map((one) => one.seat) } };
  await takeSeat(db, id, seat.seat, person);
  return undefined;
}

/** Takes a seat. The table's row is held. */
async function takeSeat(db: Transaction<Schema>, table: string, seat: number, person: Person): Promise<void> {
  await db
    .updateTable('seats')
    .set({ kind: 'person', person: person.id, name: person.name, screen: 0, asked: null })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute();
}

type Left = Result<'left' | 'closed', Problem>;

/**
 * Frees the seats of a person before the start. An owner who leaves hands the table to the next person seated;
 * where there is none the table is closed (`closed`).
 */
export const leaveTable = ({ storage }: Services, table: string, person: string): Promise<Left> =>
  transact(storage.db, (db) => leaveWithin(db, table, person));

/** Does so within a transaction. */
export const leaveWithin = (db: Transaction<Schema>, table: string, person: string): Promise<Left> =>
  withWaiting(db, table, async ({ owner, seats }): Promise<Left> => {
    const owns = owner.id === person;
    if (!owns && !seats.some((seat) => seat.person === person)) return fail({ code: 'not-at-the-table' });
    const heir = seats.find((seat) => seat.person !== null && seat.person !== person)?.person ?? null;
    if (owns && heir === null) {
      await db.deleteFrom('tables').where('id', '=', table).execute();
      for (const rows of ['seats', 'chat', 'reactions', 'spectators', 'notes'] as const)
        await db.deleteFrom(rows).where('table_id', '=', table).execute();
      return ok('closed');
    }
    if (owns && heir !== null) await writeTable(db, table, { owner: heir });
    await db
      .updateTable('seats')
      .set((column) => ({ kind: column.ref('vacant_as'), person: null, name: null, screen: 0 }))
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute();
    return ok('left');
  });

/** Gives a free seat, or one of a bot, to a bot of that level before the start; null: a bot's seat is free again. Only the owner may. */
export const seatBot = ({ storage }: Services, table: string, person: string, seat: Seat, level: BotLevel | null): Promise<Result<void, Problem>> =>
  transact(storage.db, (db) =>
    withWaiting(db, table, async ({ owner, seats }): Promise<Result<void, Problem>> => {
      if (owner.id !== person) return fail({ code: 'not-the-owner' });
      const free = seats.filter((one) => (one.kind === 'open' || one.kind === 'invited') && one.asked === null).map((one) => one.seat);
      const isBots = seats.some((one) => one.seat === seat && one.kind === 'bot');
      if (!isBots && (level === null || !free.includes(seat))) return fail({ code: 'seat-taken', details: { free } });
      await db
        .updateTable('seats')
        .set((column) => ({ kind: level === null ? column.ref('vacant_as') : 'bot', level, name: null, screen: 0 }))
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .execute();
      await writeTable(db, table, { updated_at: Date.now() });
      return ok(undefined);
    }),
  );

/** The bots that fill free seats where nobody chose a level. */
const USUAL_LEVEL: BotLevel = 'normal';

/** Fills the free seats of a table that is about to start, or leaves them out, as its owner wishes; gives how many seats there are then. */
export async function settleFree(
  db: Transaction<Schema>,
  { id, seats }: TableRecord,
  game: Pick<Game, 'players'>,
  { free: wish, level = USUAL_LEVEL }: StartRequest,
): Promise<Result<number, Problem>> {
  const free = seats.filter(({ kind }) => kind === 'open' || kind === 'invited').map(({ seat }) => seat);
  if (free.length === 0) return ok(seats.length);
  if (wish === 'bots') {
    await seatBots(db, id, level);
    return ok(seats.length);
  }
  // Where automas sit follows from the number of seats, which was chosen with them.
  if (wish !== 'leave' || seats.some(({ kind }) => kind === 'automa')) return fail({ code: 'seats-free', details: { seats: free } });
  const { min, max } = game.players;
  const found = seats.length - free.length;
  if (found < min) return fail({ code: 'wrong-seats', details: { min, max, found } });
  await leaveOut(
    db,
    id,
    free,
    seats.map(({ seat }) => seat),
  );
  return ok(found);
}

/** Gives every free seat of a table to a bot. */
const seatBots = (db: Transaction<Schema>, table: string, level: BotLevel) =>
  db
    .updateTable('seats')
    .set({ kind: 'bot', level, asked: null, name: null, screen: 0 })
    .where('table_id', '=', table)
    .where('kind', 'in', ['open', 'invited'])
    .execute();

/** Deletes the free seats of a table. Those behind them move up, one after the other, so that no two have one number. */
async function leaveOut(db: Transaction<Schema>, table: string, free: readonly Seat[], all: readonly Seat[]): Promise<void> {
  await db.deleteFrom('seats').where('table_id', '=', table).where('seat', 'in', free).execute();
  const taken = all.filter((seat) => !free.includes(seat));
  for (const [place, seat] of taken.entries())
    if (place !== seat) await db.updateTable('seats').set({ seat: place }).where('table_id', '=', table).where('seat', '=', seat).execute();
}
