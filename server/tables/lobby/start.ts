import { decisions, fail, newMatch, ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { deadlines, startClocks } from '../../clock/clocks.ts';
import { rulesOf, type Services } from '../../services.ts';
import { newSeed } from './create.ts';
import type { TableRecord } from './record.ts';

/** Starts a table's match with a new seed. Only its owner may, and only when every seat is taken. */
export async function startTable(services: Services, record: TableRecord, person: string): Promise<Result<void, Problem>> {
  if (record.status !== 'waiting') return fail({ code: 'already-started' });
  if (record.owner.id !== person) return fail({ code: 'not-the-owner' });
  const game = await rulesOf(services, record.game);
  if (!game) return fail({ code: 'unknown-game', details: { found: record.game } });
  const seed = newSeed();
  const match = newMatch(game, { seats: record.seats.length, seed, options: record.options });
  const waiting = decisions(game, match.state).map((one) => one.seat);
  const at = services.time.now();
  return services.storage.db.transaction().execute(async (db): Promise<Result<void, Problem>> => {
    const started = await db
      .updateTable('tables')
      .set({ status: 'running', version: game.version, seed, waiting: JSON.stringify(waiting), started_at: at, updated_at: at })
      .where('id', '=', record.id)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    if (started.numUpdatedRows === 0n) return fail({ code: 'already-started' });
    const seats = await db.selectFrom('seats').select(['seat', 'kind']).where('table_id', '=', record.id).orderBy('seat').execute();
    const vacant = seats.filter((seat) => seat.kind === 'open' || seat.kind === 'invited').map((seat) => seat.seat);
    if (vacant.length > 0) {
      await db.updateTable('tables').set({ status: 'waiting', seed: null, waiting: '[]', started_at: null }).where('id', '=', record.id).execute();
      return fail({ code: 'seats-free', details: { seats: vacant } });
    }
    const bots = seats.filter((seat) => seat.kind === 'bot' && waiting.includes(seat.seat)).map(({ seat }) => ({ seat, due: at }));
    const timed = seats.map((seat) => seat.kind === 'person');
    const ends = record.clock ? deadlines(startClocks(record.clock, timed, { waiting, at })) : [];
    const jobs = [...bots, ...ends].map((job) => ({ table_id: record.id, seq: 0, attempts: 0, claimed_until: 0, ...job }));
    if (jobs.length > 0) await db.insertInto('jobs').values(jobs).execute();
    return ok(undefined);
  });
}
