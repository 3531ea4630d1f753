import { achieved, type Seat } from '@madang/kernel';
import type { OwnReached } from '@madang/wire';
import type { Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Fold } from '../../matches/log/fold.ts';
import type { TableRecord } from '../../matches/model/table.ts';
import type { Schema } from '../../storage/schema/index.ts';

/** A person and what they reached in a match. */
export interface Reaching {
  readonly person: string;
  readonly achievement: string;
}

/** Acts after which a seat is not, or was not always, its person's. */
const AWAY = ['sit-in', 'resign', 'take-over'];

/** Whether one person decided everything at a seat. */
export function playedThrough({ acts, forced, resigned, standIns }: Pick<Fold, 'acts' | 'forced' | 'resigned' | 'standIns'>, seat: Seat): boolean {
  if (resigned.has(seat) || standIns[seat] !== undefined || forced.some((step) => step.seat === seat)) return false;
  return acts.every((done) => done.seat !== seat || !AWAY.includes(done.act.kind));
}

/**
 * Finds what people reached at their own seats in a match that is over. Leaves out imported matches, seats that a bot played at times, and further
 * players at one screen. A match is counted also where its game fails to tell.
 */
export async function reachedIn({ shelf, log: logger }: Services, record: TableRecord, fold: Fold): Promise<readonly Reaching[]> {
  const { id, game, seats, imported } = record;
  if (imported) return [];
  try {
    const found = await shelf.find(({ name }) => name === game)?.achievements?.();
    if (!found) return [];
    return seats.flatMap(({ kind, person, screen, former }, seat) => {
      if (kind !== 'person' || person === null || screen || former || !playedThrough(fold, seat)) return [];
      return achieved(fold, found, seat).map((achievement) => ({ person, achievement }));
    });
  } catch (error) {
    logger.error({ table: id, error }, 'the achievements of a match cannot be told');
    return [];
  }
}

/** Writes what is new to people whose rows the transaction holds. The match that ended first stays, in whatever order matches are counted. */
export async function addReached(
  db: Transaction<Schema>,
  { id, game, updatedAt }: Pick<TableRecord, 'id' | 'game' | 'updatedAt'>,
  reached: readonly Reaching[],
): Promise<void> {
  if (reached.length === 0) return;
  await db
    .insertInto('achievements')
    .values(reached.map((one) => ({ ...one, game, table_id: id, at: updatedAt })))
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'game', 'achievement'])
        .doUpdateSet((row) => ({ table_id: row.ref('excluded.table_id'), at: row.ref('excluded.at') }))
        .whereRef('achievements.at', '>', 'excluded.at'),
    )
    .execute();
}

/** What a person has reached, the latest first. */
export async function achievementsOf({ storage }: Services, person: string): Promise<readonly OwnReached[]> {
  const rows = await storage.db
    .selectFrom('achievements')
    .select(['game', 'achievement', 'table_id as table', 'at'])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .orderBy('game')
    .orderBy('achievement')
    .execute();
  return rows;
}
