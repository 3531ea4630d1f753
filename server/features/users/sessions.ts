import { createHash, randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@madang/kernel';
import type { Person, Problem, TokenScope } from '@madang/wire';
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool, Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { asPerson, type Work } from '../../storage/transact.ts';

const DAY = 86_400_000;
/** Milliseconds after which a session that nobody used has ended: a little longer than its cookie is kept. */
const LASTS = 400 * DAY;
/** When a session was used last is written once in so many milliseconds. */
const WRITTEN_EVERY = 3_600_000;
const LONGEST_DEVICE = 200;
/** How many sessions are looked for at a time. */
const AT_ONCE = 500;

/** The person of a request's session. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  /** An API token's rights; absent: a browser's session, which may do everything. */
  readonly scopes?: readonly TokenScope[];
}

/**
 * Does work for a person while their row is locked, if the session that asks has not ended. What ends a session locks the row too, so
 * nothing is written for a session that has ended.
 */
export const asSession = <T>({ storage }: Services, session: Session, work: Work<T>): Promise<Result<T, Problem>> =>
  asPerson(storage.db, session.person.id, async (db) => {
    const open = await mustBeOpen(db, session);
    return open.ok ? work(db) : open;
  });

/** The problem that a session has ended, if it has. */
export async function mustBeOpen(db: Transaction<Schema>, { id, person }: Session): Promise<Result<void, Problem>> {
  const open = await db.selectFrom('sessions').select('id').where('id', '=', id).where('person', '=', person.id).executeTakeFirst();
  return open ? ok(undefined) : fail({ code: 'no-session' });
}

/**
 * All that is kept of a token: whoever reads the database cannot sign in with it. One round of SHA-256 is enough, because nobody can guess 256 random
 * bits; a slow hash is for passwords, which people think up.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Writes a new session of a person on a device, named by its browser; gives the token that only its cookie has. */
export async function addSession(db: Transaction<Schema>, person: string, device: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const id = randomBytes(12).toString('base64url');
  await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('used_at', '<', now - LASTS)
    .execute();
  await db
    .insertInto('sessions')
    .values({ id, token: tokenHash(token), person, device: device.slice(0, LONGEST_DEVICE), created_at: now, used_at: now })
    .execute();
  return token;
}

/** The session that has this token; undefined: none, or it has ended. */
export async function findSession({ storage, time }: Services, token: string): Promise<Session | undefined> {
  const now = time.now();
  const found = await storage.db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select(['sessions.id', 'sessions.used_at', 'people.id as person', 'people.name'])
    .where('token', '=', tokenHash(token))
    .where('used_at', '>=', now - LASTS)
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.used_at < now - WRITTEN_EVERY) await storage.db.updateTable('sessions').set({ used_at: now }).where('id', '=', found.id).execute();
  return { id: found.id, person: { id: found.person, name: found.name } };
}

/** A person's sessions, those used last first. */
export const sessionsOf = ({ storage, time }: Services, person: string) =>
  storage.db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('person', '=', person)
    .where('used_at', '>=', time.now() - LASTS)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();

/** Ends sessions of a person: that one, all but that one, or all. Their sockets are closed, here and on other nodes. */
export async function endSessions(
  services: Services,
  person: string,
  which: { readonly only?: string; readonly but?: string } = {},
): Promise<number> {
  const ended = await deleteSessions(services.storage.db, person, which);
  announceEnded(services, ended);
  return ended.length;
}

/** True for a person who is not banned. */
export const isAdmitted =
  (now: number) =>
  (where: ExpressionBuilder<Schema, 'people'>): ExpressionWrapper<Schema, 'people', SqlBool> =>
    where.or([where('banned_until', 'is', null), where('banned_until', '<=', now)]);

/** Deletes the rows of those sessions and gives their names; whoever calls it tells of them once that is durable. */
export async function deleteSessions(
  db: Kysely<Schema>,
  person: string,
  { only, but }: { readonly only?: string; readonly but?: string } = {},
): Promise<readonly string[]> {
  let rows = db.deleteFrom('sessions').where('person', '=', person);
  if (only !== undefined) rows = rows.where('id', '=', only);
  if (but !== undefined) rows = rows.where('id', '!=', but);
  return (await rows.returning('id').execute()).map(({ id }) => id);
}

/** Deletes everything by which somebody acts or reads for a person: their sessions but one, their API tokens and their calendar. Gives the names of both first. */
export async function deleteAccess(db: Kysely<Schema>, person: string, but?: string): Promise<readonly string[]> {
  const sessions = await deleteSessions(db, person, but === undefined ? {} : { but });
  const tokens = await db.deleteFrom('api_tokens').where('person', '=', person).returning('id').execute();
  await db.deleteFrom('calendars').where('person', '=', person).execute();
  return [...sessions, ...tokens.map(({ id }) => id)];
}

/** Closes the sockets of sessions, or of API tokens, that ended. */
export function announceEnded({ lines, bus }: Services, sessions: readonly string[]): void {
  if (sessions.length === 0) return;
  lines.end(sessions);
  bus.publish({ kind: 'ended', sessions: [...sessions] });
}

/** Closes the sockets of those sessions and API tokens that ended without this node hearing of it. */
export async function closeStaleSockets({ storage, lines }: Services, open: readonly string[]): Promise<void> {
  for (let i = 0; i < open.length; i += AT_ONCE) {
    const some = open.slice(i, i + AT_ONCE);
    const sessions = await storage.db.selectFrom('sessions').select('id').where('id', 'in', some).execute();
    const tokens = sessions.length === some.length ? [] : await storage.db.selectFrom('api_tokens').select('id').where('id', 'in', some).execute();
    const known = new Set([...sessions, ...tokens].map(({ id }) => id));
    lines.end(some.filter((id) => !known.has(id)));
  }
}
