import { fail, ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { insertTable, newInvitation, newTableId } from './create.ts';
import { type House, rulesOf } from './live.ts';
import type { TableRecord } from './record.ts';

/**
 * A new table with the same game, options and seats for the people of one that is over; it waits until whoever asked
 * starts it. Asked twice, the first one is given.
 */
export async function rematchTable(house: House, record: TableRecord, person: string): Promise<Result<string, Problem>> {
  if (record.rematch !== null) return ok(record.rematch);
  if (record.status !== 'over' && record.status !== 'frozen') return fail({ code: 'not-over' });
  if (record.owner.id !== person && !record.seats.some((seat) => seat.person === person)) return fail({ code: 'not-at-the-table' });
  const game = await rulesOf(house, record.game);
  if (!game) return fail({ code: 'unknown-game', details: { found: record.game } });
  const id = newTableId();
  return house.storage.db.transaction().execute(async (db): Promise<Result<string, Problem>> => {
    const won = await db.updateTable('tables').set({ rematch: id }).where('id', '=', record.id).where('rematch', 'is', null).executeTakeFirst();
    if (won.numUpdatedRows === 0n) {
      const { rematch } = await db.selectFrom('tables').select('rematch').where('id', '=', record.id).executeTakeFirstOrThrow();
      return rematch === null ? fail({ code: 'no-table' }) : ok(rematch);
    }
    const old = await db.selectFrom('tables').selectAll().where('id', '=', record.id).executeTakeFirstOrThrow();
    const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', record.id).execute();
    const now = Date.now();
    const fresh = { status: 'waiting', seed: null, seq: 0, waiting: '[]', scores: null, frozen: null, rematch: null, imported: 0, started_at: null };
    const table = { ...old, ...fresh, id, version: game.version, owner: person, invitation: newInvitation(), created_at: now, updated_at: now };
    await insertTable(db, { table, seats: seats.map((seat) => ({ ...seat, table_id: id })) });
    return ok(id);
  });
}
