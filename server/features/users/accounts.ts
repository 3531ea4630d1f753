import { fail, ok, type Result } from '@madang/kernel';
import type { AccountRequest, Problem, SignInRequest } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { Passwords } from './passwords.ts';
import type { Proof } from './proof.ts';
import { announceEnded, asSession, deleteAccess, type Session } from './sessions.ts';

const MINUTE = 60_000;

/** The name that a person signs in with; null: a guest, or somebody without a password. */
export async function loginOf({ storage }: Services, person: string): Promise<string | null> {
  const found = await storage.db.selectFrom('passwords').select('login').where('person', '=', person).executeTakeFirst();
  return found?.login ?? null;
}

/** Whether nothing lets a person in again but the cookie that they have. */
export async function isGuest(db: Kysely<Schema>, person: string): Promise<boolean> {
  const password = await db.selectFrom('passwords').select('person').where('person', '=', person).executeTakeFirst();
  const passkey = await db.selectFrom('passkeys').select('id').where('person', '=', person).executeTakeFirst();
  const openid = await db.selectFrom('openids').select('subject').where('person', '=', person).executeTakeFirst();
  return !password && !passkey && !openid;
}

/** The ladder on which a person's ratings are listed: none for guests, one for people, one for programs. */
export const listedAs = ({ account, program }: { readonly account: number; readonly program: number }): number => account * (1 + program);

/** Writes whether something lets a person in again, after a way in came or went, in the transaction that changed it. */
export async function noteAccount(db: Transaction<Schema>, person: string): Promise<void> {
  // First a write, so that of two changes the second reads what the first left behind.
  await db.updateTable('people').set({ account: 1 }).where('id', '=', person).execute();
  const account = (await isGuest(db, person)) ? 0 : 1;
  if (account === 0) await db.updateTable('people').set({ account }).where('id', '=', person).execute();
  const { program } = await db.selectFrom('people').select('program').where('id', '=', person).executeTakeFirstOrThrow();
  await db
    .updateTable('ratings')
    .set({ listed: listedAs({ account, program }) })
    .where('player', '=', `person ${person}`)
    .execute();
}

/** Minutes for which whoever signed in counts as having shown who they are. */
const SHOWN_FOR = 10;

/**
 * Whether somebody has shown lately who they are: before a new way into their account is made, an open session alone is not enough.
 * A guest has nothing to show it by.
 */
export async function recentlyAuthenticated(
  { storage, time }: Services,
  { id, person }: Session,
  db: Kysely<Schema> = storage.db,
): Promise<Result<void, Problem>> {
  if (await isGuest(db, person.id)) return ok(undefined);
  const since = time.now() - SHOWN_FOR * MINUTE;
  const session = await db.selectFrom('sessions').select('id').where('id', '=', id).where('created_at', '>=', since).executeTakeFirst();
  return session ? ok(undefined) : fail({ code: 'show-again', details: { most: SHOWN_FOR } });
}

/** Gives a person without a password a name to sign in with, and a password. Their seats, tables and talk stay theirs. */
export async function addPassword(
  services: Services,
  passwords: Passwords,
  session: Session,
  { login, password }: AccountRequest,
): Promise<Result<void, Problem>> {
  const hashed = await passwords.hash(password);
  if (!hashed.ok) return hashed;
  return asSession(services, session, async (db): Promise<Result<void, Problem>> => {
    const shown = await recentlyAuthenticated(services, session, db);
    if (!shown.ok) return shown;
    const added = await db
      .insertInto('passwords')
      .values({ person: session.person.id, login, hash: hashed.value, changed_at: services.time.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) return fail({ code: 'login-taken' });
    await noteAccount(db, session.person.id);
    return ok(undefined);
  });
}

/** Whether somebody is who they say: their password is right; without one, they signed in lately. An open session alone shows nothing. */
export async function checkPassword(
  services: Services,
  passwords: Passwords,
  session: Session,
  current: string | undefined,
): Promise<Result<void, Problem>> {
  const own = services.storage.db.selectFrom('passwords').select('hash').where('person', '=', session.person.id);
  const kept = await own.executeTakeFirst();
  if (!kept) return recentlyAuthenticated(services, session);
  const checked = await passwords.check(current ?? '', kept.hash);
  if (!checked.ok) return checked;
  return checked.value === 'wrong' ? fail({ code: 'wrong-password' }) : ok(undefined);
}

/** Changes a person's password, whose present one must be right. Every other session and every API token of theirs ends in the same transaction. */
export async function changePassword(
  services: Services,
  passwords: Passwords,
  session: Session,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<Result<void, Problem>> {
  const person = session.person.id;
  const kept = await services.storage.db.selectFrom('passwords').select(['hash', 'changed_at']).where('person', '=', person).executeTakeFirst();
  const checked = await passwords.check(current, kept?.hash ?? null);
  if (!checked.ok) return checked;
  if (!kept || checked.value === 'wrong') return fail({ code: 'wrong-password' });
  const hashed = await passwords.hash(password);
  if (!hashed.ok) return hashed;
  const ended = await asSession(services, session, async (db): Promise<Result<readonly string[], Problem>> => {
    const written = await writePassword(db, person, hashed.value, services.time.now());
    if (written?.before !== kept.changed_at) return fail({ code: 'wrong-password' });
    return ok(await deleteAccess(db, person, session.id));
  });
  if (ended.ok) announceEnded(services, ended.value);
  return ended.ok ? ok(undefined) : ended;
}

/**
 * Writes another password of a person, whose row is held. Mailed links and those that are about to be mailed are good no more. Gives the
 * version before and the new one, which is always higher; undefined: they have no password.
 */
export async function writePassword(
  db: Transaction<Schema>,
  person: string,
  hash: string,
  now: number,
): Promise<{ readonly before: number; readonly version: number } | undefined> {
  const kept = await db.selectFrom('passwords').select('changed_at').where('person', '=', person).executeTakeFirst();
  if (!kept) return undefined;
  const version = Math.max(now, kept.changed_at + 1);
  await db.updateTable('passwords').set({ hash, changed_at: version }).where('person', '=', person).execute();
  await db.deleteFrom('links').where('person', '=', person).execute();
  await db.deleteFrom('deliveries').where('person', '=', person).where('kind', 'in', ['reset', 'confirm']).execute();
  return { before: kept.changed_at, version };
}

/** Signs a user in by name and password. An unknown name and a wrong password get the same answer and cost the same work. */
export async function signIn({ storage }: Services, passwords: Passwords, { login, password }: SignInRequest): Promise<Result<Proof, Problem>> {
  const { db } = storage;
  const kept = await db.selectFrom('passwords').select(['person', 'hash', 'changed_at']).where('login', '=', login).executeTakeFirst();
  const checked = await passwords.check(password, kept?.hash ?? null);
  if (!checked.ok) return checked;
  if (!kept || checked.value === 'wrong') return fail({ code: 'wrong-login' });
  if (checked.value === 'outdated') {
    const hashed = await passwords.hash(password);
    // The same password hashed anew: its version stays.
    if (hashed.ok)
      await db.updateTable('passwords').set({ hash: hashed.value }).where('person', '=', kept.person).where('hash', '=', kept.hash).execute();
  }
  return ok({ kind: 'password', person: kept.person, version: kept.changed_at });
}
