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

/** Tells of two people whether either of them has blocked the other. */
export type Apart = (owner: string, viewer: string) => boolean;

/** Reads who is kept apart from the owners of some tables. */
export async function apartFrom(db: Kysely<Schema>, owners: readonly string[]): Promise<Apart> {
  if (owners.length === 0) return () => false;
  const of = sql.join(owners);
  const blocked = sql<{ person: string; other: string }>`select person, other from relations where kind = 'blocked' and person in (${of})
    union all select person, other from relations where kind = 'blocked' and other in (${of})`;
  const pairs = new Set((await blocked.execute(db)).rows.map(({ person, other }) => `${person} ${other}`));
  return (owner, viewer) => pairs.has(`${owner} ${viewer}`) || pairs.has(`${viewer} ${owner}`);
}

/** True for tables whose owner has not blocked a person, and is not blocked by them. */
export const isApart = (viewer: string) => sql<boolean>`not exists (select 1 from relations where relations.kind = 'blocked'
  and relations.person = tables.owner and relations.other = ${viewer}) and not exists (select 1 from relations where relations.kind = 'blocked'
  and relations.person = ${viewer} and relations.other = tables.owner)`;
