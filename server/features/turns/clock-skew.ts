import type { ExpressionBuilder, Kysely } from 'kysely';
import { ASTRAY, correctSkew } from '../../core/clock/clocks.ts';
import type { Services } from '../../core/services.ts';
import { broadcastClocks } from '../../matches/broadcast/clocks.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import type { Schema } from '../../storage/schema/index.ts';

/** Milliseconds after which all tables with clocks are gone through though nothing pointed to a clock that ran ahead. */
const ALL_THE_SAME = 600_000;

/**
 * Sets players' time right where there is cause to: when a node starts, and once a clock is known to have run ahead. For to look
 * at every table with a clock costs the more the more of them stand idle.
 */
export function clockKeeper(services: Services, registry: Registry): () => Promise<void> {
  const { heart, time } = services;
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = time.now();
    if (!heart.astray && now - last < ALL_THE_SAME) return;
    heart.astray = false;
    try {
      await setClocksRight(services, registry);
      last = now;
    } catch (error) {
      heart.astray = true;
      throw error;
    }
  };
}

/** Sets players' time right where a clock that ran far ahead counted it: from now on it is counted from now. */
async function setClocksRight(services: Services, registry: Registry): Promise<void> {
  const now = services.time.now();
  for (const id of await setDueRight(services, now)) {
    const live = registry.loaded(id);
    if (!live?.fold?.clocks) continue;
    live.fold.clocks = correctSkew(live.fold.clocks, now);
    broadcastClocks(services, live);
  }
}

/** Sets ends of players' time anew that were set by a clock that ran ahead, counted from now; gives the tables. */
async function setDueRight({ storage }: Services, now: number): Promise<readonly string[]> {
  const { db } = storage;
  await endFuturePauses(db, now);
  const ahead = await db
    .selectFrom('tables')
    .select(['id', 'updated_at'])
    .where('status', '=', 'running')
    .where('clock', 'is not', null)
    .where('updated_at', '>', now + ASTRAY)
    .execute();
  for (const { id, updated_at } of ahead) {
    await db.transaction().execute(async (transaction) => {
      // Whichever node is first does it: to the others the table does not look astray any more.
      const mine = await transaction
        .updateTable('tables')
        .set({ updated_at: now })
        .where('id', '=', id)
        .where('updated_at', '=', updated_at)
        .executeTakeFirst();
      if (mine.numUpdatedRows === 0n) return;
      const sooner = (column: ExpressionBuilder<Schema, 'jobs'>) => ({ due: column('due', '-', updated_at - now) });
      await transaction.updateTable('jobs').set(sooner).where('table_id', '=', id).where('due', '>', now).execute();
    });
  }
  return ahead.map(({ id }) => id);
}

/** Takes pauses back that a clock wrote which ran ahead: nobody's time would run until it is there. */
async function endFuturePauses(db: Kysely<Schema>, now: number): Promise<void> {
  const future = await db
    .selectFrom('pauses')
    .selectAll()
    .where('to_at', '>', now + ASTRAY)
    .execute();
  for (const { from_at, to_at } of future) {
    await db.transaction().execute(async (transaction) => {
      const mine = await transaction.deleteFrom('pauses').where('from_at', '=', from_at).where('to_at', '=', to_at).executeTakeFirst();
      if (mine.numDeletedRows === 0n) return;
      // One that has not begun leaves nothing behind: two of those would begin alike.
      if (from_at < now) await transaction.insertInto('pauses').values({ from_at, to_at: now }).execute();
      await transaction
        .updateTable('jobs')
        .set((column) => ({ due: column('due', '-', to_at - Math.max(from_at, now)) }))
        .where('due', '>', from_at)
        // Later rows were written by the same clock, and are set right by their own time.
        .where(
          'table_id',
          'in',
          transaction
            .selectFrom('tables')
            .select('id')
            .where('status', '=', 'running')
            .where('clock', 'is not', null)
            .where('updated_at', '<=', from_at),
        )
        .execute();
    });
  }
}
