import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';

/** Those among some people who have blocked a person. */
export async function blockersOf(db: Kysely<Schema>, person: string, among: readonly string[]): Promise<ReadonlySet<string>> {
  if (among.length === 0) return new Set();
  const blocked = sql<{
    person: string;
  }>`select person from relations where other = ${person} and kind = 'blocked' and person in (${sql.join(among)})`;
  return new Set((await blocked.execute(db)).rows.map((row) => row.person));
}

/** Whether a person has blocked another. */
export const hasBlocked = async (db: Kysely<Schema>, person: string, other: string): Promise<boolean> =>
  (await blockersOf(db, other, [person])).size > 0;

/** True for tables whose owner has not blocked a person, and is not blocked by them. */
export const isApart = (viewer: string) => sql<boolean>`not exists (select 1 from relations where relations.kind = 'blocked'
  and relations.person = tables.owner and relations.other = ${viewer}) and not exists (select 1 from relations where relations.kind = 'blocked'
  and relations.person = ${viewer} and relations.other = tables.owner)`;
