import { fail, ok, type Result } from '@madang/kernel';
import type { HostedPerson, Problem } from '@madang/wire';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';

const MOST = 100;
/** For good, as far as a time can say it. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;
const DAY = 86_400_000;

/** Whether a person looks after this server. */
export async function isHost(db: Kysely<Schema>, person: string): Promise<boolean> {
  const found = await db.selectFrom('people').select('host').where('id', '=', person).executeTakeFirst();
  return found?.host === 1;
}

/** People whose name or login contains a text, or whose id it is; those who were here last come first. */
export async function findPeople(db: Kysely<Schema>, text: string): Promise<HostedPerson[]> {
  const like = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('people')
    .leftJoin('passwords', 'passwords.person', 'people.id')
    .select(['people.id', 'people.name', 'people.created_at', 'people.host', 'people.banned_until', 'passwords.login'])
    .select((select) =>
      select
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('used_at').as('used'))
        .whereRef('sessions.person', '=', 'people.id')
        .as('used'),
    )
    .where((where) =>
      where.or([
        where('people.id', '=', text),
        sql<boolean>`lower(people.name) like ${like} escape '\\'`,
        sql<boolean>`passwords.login like ${like} escape '\\'`,
      ]),
    )
    .orderBy('used', 'desc')
    .orderBy('people.id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, name, login, host, banned_until, created_at, used }) => {
    return { id, name, login, host: host === 1, bannedUntil: banned_until, since: created_at, usedAt: used };
  });
}

/** The one person of that login or id. */
export async function thePerson(db: Kysely<Schema>, name: string): Promise<Result<string, Problem>> {
  const found = await db
    .selectFrom('people')
    .leftJoin('passwords', 'passwords.person', 'people.id')
    .select('people.id')
    .where((where) => where.or([where('people.id', '=', name), where('passwords.login', '=', name.normalize('NFKC').toLowerCase())]))
    .executeTakeFirst();
  return found ? ok(found.id) : fail({ code: 'not-found' });
}

/**
 * Bans a person for so many days (null: for good; 0: not any more). Their sessions end; the result names those, for whoever can close
 * their sockets.
 */
export async function ban(db: Kysely<Schema>, person: string, days: number | null, now: number): Promise<readonly string[]> {
  const until = days === 0 ? null : days === null ? FOR_EVER : now + days * DAY;
  await db.updateTable('people').set({ banned_until: until }).where('id', '=', person).execute();
  if (until === null) return [];
  return (await db.deleteFrom('sessions').where('person', '=', person).returning('id').execute()).map(({ id }) => id);
}

/** Lets a person look after the server, or not any more. */
export async function makeHost(db: Kysely<Schema>, person: string, host: boolean): Promise<void> {
  await db
    .updateTable('people')
    .set({ host: host ? 1 : 0 })
    .where('id', '=', person)
    .execute();
}
