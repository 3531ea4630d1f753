import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema/index.ts';

/** The name of the row that tells clusters apart. */
const NAME = 'cluster';

/**
 * What tells the nodes of this database from others on the same bus: a name that was drawn once and stands in it. The way by which a node
 * reaches the database (a host's name, a password) says nothing of which one it is.
 */
export async function clusterOf(db: Kysely<Schema>): Promise<string> {
  const value = randomBytes(12).toString('base64url');
  await db
    .insertInto('kept')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await db.selectFrom('kept').select('value').where('name', '=', NAME).executeTakeFirstOrThrow()).value;
}

/** Makes PostgreSQL forget that name where there is one: a copy of a database is another cluster. */
export const FORGET_CLUSTER = `do $$ begin if to_regclass('kept') is not null then delete from kept where name = '${NAME}'; end if; end $$`;
