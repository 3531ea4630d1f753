import { fail, ok, type Result } from '@madang/kernel';
import type { Person, Problem } from '@madang/wire';
import type { Selectable } from 'kysely';
import { rulesOf, type Services } from '../../core/services.ts';
import type { SeatRow } from '../../storage/schema/index.ts';
import { beginNotices } from '../log/notifications.ts';
import type { TableRecord } from '../model/table.ts';
import { insertTable, newInvitation, newTableId } from './create.ts';
import { takeKept } from './seating.ts';

/**
 * A new table with the same game and options for the people of one that is over. Whoever asks sits down; the others' seats are
 * kept for them until they take them. Asked twice, the first one is given.
 */
export async function rematchTable(services: Services, record: TableRecord, asking: Person): Promise<Result<string, Problem>> {
  const person = asking.id;
  if (record.status === 'waiting' || record.status === 'running') return fail({ code: 'not-over' });
  if (record.owner.id !== person && !record.seats.some((seat) => seat.person === person)) return fail({ code: 'not-at-the-table' });
  const game = await rulesOf(services, record.game);
  if (!game) return fail({ code: 'unknown-game', details: { found: record.game } });
  const id = newTableId();
  const made = await services.storage.db.transaction().execute(async (db): Promise<Result<string, Problem>> => {
    const won = await db.updateTable('tables').set({ rematch: id }).where('id', '=', record.id).where('rematch', 'is', null).executeTakeFirst();
    if (won.numUpdatedRows === 0n) {
      const { rematch } = await db.selectFrom('tables').select('rematch').where('id', '=', record.id).executeTakeFirstOrThrow();
      return rematch === null ? fail({ code: 'no-table' }) : ok(rematch);
    }
    const old = await db.selectFrom('tables').selectAll().where('id', '=', record.id).executeTakeFirstOrThrow();
    const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', record.id).execute();
    const now = Date.now();
    const fresh = {
      status: 'waiting',
      seed: null,
      seq: 0,
      waiting: '[]',
      scores: null,
      frozen: null,
      rematch: null,
      cup: null,
      announced_at: null,
      remove_at: null,
      removed: null,
      imported: 0,
      started_at: null,
      counted: 0,
    };
    const table = { ...old, ...fresh, id, version: game.version, owner: person, invitation: newInvitation(), created_at: now, updated_at: now };
    await insertTable(db, { table, seats: seats.map((seat) => ({ ...keptFor(seat, person), table_id: id })) });
    const others = seats.flatMap((seat) => (seat.person === null || seat.person === person ? [] : [seat.person]));
    await beginNotices(db, 'invited', id, others, services.time.now());
    return ok(id);
  }); // Whoever asks too has agreed.
  if (made.ok && made.value !== id) await takeKept(services, made.value, asking);
  return made;
}

/** No bot plays for anybody yet. */
const unaided = { stand_in: null, resigned: 0, rest: null };

/** A seat of the match before: of whoever asks for a rematch it is theirs again, of another person it is kept. */
const keptFor = (seat: Selectable<SeatRow>, asking: string): Selectable<SeatRow> =>
  seat.person === null || seat.person === asking
    ? { ...seat, ...unaided }
    : { ...seat, ...unaided, kind: 'invited', person: null, asked: seat.person };
