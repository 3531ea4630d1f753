import { type Kysely, sql } from 'kysely';
import type { Schema } from '../storage/schema/index.ts';

/** How often something may be tried, and in how many milliseconds one has all tries again. */
export interface Allowance {
  readonly most: number;
  readonly over: number;
}

/**
 * Takes one of the tries that a key has left, for all nodes together; false: none is left for now. Used ones come back evenly. One
 * statement, so of two who take the last try at the same moment one gets it.
 */
export async function takeToken(db: Kysely<Schema>, key: string, { most, over }: Allowance, now: number): Promise<boolean> {
  const back = sql<number>`(cast(${now} as double precision) - tries.at) * ${most / over}`;
  const used = sql<number>`case when tries.count > ${back} then tries.count - ${back} else 0 end`;
  const taken = await db
    .insertInto('tries')
    .values({ key, count: 1, at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: sql`${used} + 1`, at: now })
        .where(sql<boolean>`${used} + 1 <= ${most}`),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets tries of a day ago: whatever is limited is limited by less. */
export async function purgeTokens(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('tries')
    .where('at', '<', now - DAY)
    .execute();
}
const DAY = 86_400_000;
