import { fail, ok, type Result } from '@madang/kernel';
import type { Person, Problem } from '@madang/wire';
import type { Selectable } from 'kysely';
import { rulesOf, type Services } from '../../core/services.ts';
import type { SeatRow, TableRow } from '../../storage/schema/index.ts';
import { holdPeople, transact } from '../../storage/transact.ts';
import { enqueueNotifications, invitationsOf } from '../log/notifications.ts';
import { blockersOf } from '../model/relations.ts';
import type { TableRecord } from '../model/table.ts';
import { addTable, newInvitation, newTableId } from './create.ts';
import { withTable, writeTable } from './hold.ts';
import { claimKept } from './seating.ts';

/**
 * Creates a table with the same game and options for the people of a finished one. The caller sits down; the other seats are reserved. A second call
 * returns the first table. `most`: the limit of tables for each person.
 */
export async function rematchTable(services: Services, record: TableRecord, asking: Person, most: number): Promise<Result<string, Problem>> {
  const person = asking.id;
  const game = await rulesOf(services, record.game);
  if (!game) return fail({ code: 'unknown-game', details: { found: record.game } });
  return transact(services.storage.db, async (db): Promise<Result<string, Problem>> => {
    const held = await holdPeople(db, [person, ...record.seats.flatMap((seat) => seat.person ?? [])]);
    if (!held.has(person)) return fail({ code: 'no-session' });
    const blockers = await blockersOf(db, person, [...held]);
    const here = new Set([...held].filter((one) => !blockers.has(one)));
    return withTable(db, record.id, async ({ id: before, status, owner, rematch, seats: played }): Promise<Result<string, Problem>> => {
      if (status === 'waiting' || status === 'running') return fail({ code: 'not-over' });
      if (owner.id !== person && !played.some((seat) => seat.person === person)) return fail({ code: 'not-at-the-table' });
      // A second request also counts as consent.
      if (rematch !== null) return joinRematch(await claimKept(db, rematch, asking), rematch);
      const id = newTableId();
      const old = await db.selectFrom('tables').selectAll().where('id', '=', before).executeTakeFirstOrThrow();
      const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', before).execute();
      const table = { ...freshTable(old), id, version: game.version, owner: person };
      const made = await addTable(db, { table, seats: seats.map((seat) => ({ ...keptFor(seat, person, here), table_id: id })) }, most);
      if (!made.ok) return made;
      await writeTable(db, before, { rematch: id });
      const others = [...here].filter((one) => one !== person);
      await enqueueNotifications(db, id, invitationsOf(others), services.time.now());
      return made;
    });
  });
}

/** The first table that was asked for; one that is closed already is none any more. */
const joinRematch = (joined: Result<void, Problem>, table: string): Result<string, Problem> => (joined.ok ? ok(table) : joined);

/** A row for the same match before its start. */
function freshTable(old: Selectable<TableRow>): Selectable<TableRow> {
  const now = Date.now();
  const nothing = {
    seed: null,
    seq: 0,
    waiting: '[]',
    scores: null,
    frozen: null,
    rematch: null,
    cup: null,
    deal: null,
    deal_counted: null,
    started_at: null,
    ended_at: null,
  };
  const unannounced = { announced_at: null, remove_at: null, removed: null, imported: 0, counted: 0, helped: 0 };
  return { ...old, ...nothing, ...unannounced, status: 'waiting', invitation: newInvitation(), created_at: now, updated_at: now };
}

/** No bot plays for anybody yet, nobody took a seat over, and nothing was said. */
const unaided = {
  ...{ stand_in: null, resigned: 0, rest: null, rest_untold: null, heard: 0, ended_at: null, stood_in: 0 },
  ...{ offered: 0, former: null, former_name: null, former_until: null, taken_at: 0 },
};

/** A seat of the match before. The one who asks for a rematch has theirs again; another person's is kept, if they are still here. */
function keptFor(seat: Selectable<SeatRow>, asking: string, here: ReadonlySet<string>): Selectable<SeatRow> {
  if (seat.kind !== 'person' || seat.person === asking) return { ...seat, ...unaided };
  if (seat.person !== null && here.has(seat.person)) return { ...seat, ...unaided, kind: 'invited', person: null, asked: seat.person };
  return { ...seat, ...unaided, kind: seat.vacant_as, person: null, name: null, screen: 0, asked: null };
}
