import { setImmediate } from 'node:timers/promises';
import { fail, ok, type Result } from '@madang/kernel';
import type { AdminUser, Problem } from '@madang/wire';
import type { Kysely } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';
import { deleteAccess } from '../users/sessions.ts';

const MOST = 100;
/** For good, as far as a time can say it. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;
const DAY = 86_400_000;

/** Whether a person looks after this server. */
export async function isAdmin(db: Kysely<Schema>, person: string): Promise<boolean> {
  const found = await db.selectFrom('people').select('host').where('id', '=', person).executeTakeFirst();
  return found?.host === 1;
}

/** People that one statement of a search looks at: some milliseconds of an embedded database. */
const LOOKED_AT = 500;

/** People of those ids, with when they were here last. */
const withLastUse = (db: Kysely<Schema>, ids: readonly string[]) =>
  db
    .selectFrom('people')
    .select(['id', 'name', 'created_at', 'host', 'banned_until'])
    .select((select) =>
      select
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('used_at').as('used'))
        .whereRef('sessions.person', '=', 'people.id')
        .as('used'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();

/**
 * People whose name or login contains a text, or whose id it is; those who were here last come first. Where more than a hundred are found,
 * some of them; without a text those who were here last.
 */
export async function findPeople(db: Kysely<Schema>, text: string): Promise<AdminUser[]> {
  const ids = text === '' ? await hereLast(db) : [];
  for (const id of ids.length < MOST ? await containing(db, text, MOST) : []) if (ids.length < MOST && !ids.includes(id)) ids.push(id);
  if (ids.length === 0) return [];
  const rows = await withLastUse(db, ids);
  const named = await db.selectFrom('passwords').select(['person', 'login']).where('person', 'in', ids).execute();
  const logins = new Map(named.map(({ person, login }) => [person, login]));
  return rows
    .sort((a, b) => (b.used ?? 0) - (a.used ?? 0))
    .map(({ id, name, host, banned_until, created_at, used }) => {
      return { id, name, login: logins.get(id) ?? null, host: host === 1, bannedUntil: banned_until, since: created_at, usedAt: used };
    });
}

/** Those whose sessions were used last. */
async function hereLast(db: Kysely<Schema>): Promise<string[]> {
  const sessions = await db.selectFrom('sessions').select('person').orderBy('used_at', 'desc').limit(LOOKED_AT).execute();
  return [...new Set(sessions.map(({ person }) => person))].slice(0, MOST);
}

/** Those of that id, name or login, so many at most: people are looked at by the hundred, and others have their turn between. */
async function containing(db: Kysely<Schema>, text: string, most: number): Promise<string[]> {
  const wanted = text.toLowerCase();
  const found: string[] = [];
  for (let last = ''; found.length < most; await setImmediate()) {
    const people = db
      .selectFrom('people')
      .leftJoin('passwords', 'passwords.person', 'people.id')
      .select(['people.id', 'people.name', 'passwords.login']);
    const rows = await people.where('people.id', '>', last).orderBy('people.id').limit(LOOKED_AT).execute();
    for (const { id, name, login } of rows)
      if (id === text || name.toLowerCase().includes(wanted) || login?.includes(wanted) === true) found.push(id);
    if (rows.length < LOOKED_AT) break;
    last = rows.at(-1)?.id ?? last;
  }
  return found.slice(0, most);
}

/** The one person of that login or id. */
export async function thePerson(db: Kysely<Schema>, name: string): Promise<Result<string, Problem>> {
  // Each by an index of its own.
  const login = db.selectFrom('passwords').select('person as id').where('login', '=', name.normalize('NFKC').toLowerCase());
  const found = await db.selectFrom('people').select('id').where('id', '=', name).union(login).executeTakeFirst();
  return found ? ok(found.id) : fail({ code: 'not-found' });
}

/**
 * Bans a person for so many days (null: for good; 0: not any more). Their sessions and API tokens end; the result names those, for whoever can close
 * their sockets.
 */
export async function ban(db: Kysely<Schema>, person: string, days: number | null, now: number): Promise<readonly string[]> {
  const until = days === 0 ? null : days === null ? FOR_EVER : now + days * DAY;
  await db.updateTable('people').set({ banned_until: until }).where('id', '=', person).execute();
  if (until === null) return [];
  return deleteAccess(db, person);
}

/** Lets a person look after the server, or not any more. */
export async function makeAdmin(db: Kysely<Schema>, person: string, host: boolean): Promise<void> {
  await db
    .updateTable('people')
    .set({ host: host ? 1 : 0 })
    .where('id', '=', person)
    .execute();
}
