import { fail, ok, type Result } from '@madang/kernel';
import type { AccountRequest, Problem, SignInRequest } from '@madang/wire';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { Passwords } from './passwords.ts';
import type { Session } from './sessions.ts';

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

/** Minutes for which whoever signed in counts as having shown who they are. */
const SHOWN_FOR = 10;

/**
 * Whether somebody has shown lately who they are: before a new way into their account is made, an open session alone is not enough.
 * A guest has nothing to show it by.
 */
export async function shownLately({ storage: { db }, time }: Services, { id, person }: Session): Promise<Result<void, Problem>> {
  if (await isGuest(db, person.id)) return ok(undefined);
  const since = time.now() - SHOWN_FOR * MINUTE;
  const session = await db.selectFrom('sessions').select('id').where('id', '=', id).where('created_at', '>=', since).executeTakeFirst();
  return session ? ok(undefined) : fail({ code: 'show-again', details: { most: SHOWN_FOR } });
}

/** Gives a person without a password a name to sign in with, and a password. Their seats, tables and talk stay theirs. */
export async function addPassword(
  { storage, time }: Services,
  passwords: Passwords,
  person: string,
  { login, password }: AccountRequest,
): Promise<Result<void, Problem>> {
  const hashed = await passwords.hash(password);
  if (!hashed.ok) return hashed;
  const added = await storage.db
    .insertInto('passwords')
    .values({ person, login, hash: hashed.value, changed_at: time.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n ? ok(undefined) : fail({ code: 'login-taken' });
}

/** Whether somebody is who they say: their password is right, if they have one. */
export async function confirm(
  { storage }: Services,
  passwords: Passwords,
  person: string,
  current: string | undefined,
): Promise<Result<void, Problem>> {
  const kept = await storage.db.selectFrom('passwords').select('hash').where('person', '=', person).executeTakeFirst();
  if (!kept) return ok(undefined);
  const checked = await passwords.check(current ?? '', kept.hash);
  if (!checked.ok) return checked;
  return checked.value === 'wrong' ? fail({ code: 'wrong-password' }) : ok(undefined);
}

/** Changes a person's password, whose present one must be right. */
export async function changePassword(
  { storage, time }: Services,
  passwords: Passwords,
  person: string,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<Result<void, Problem>> {
  const { db } = storage;
  const kept = await db.selectFrom('passwords').select('hash').where('person', '=', person).executeTakeFirst();
  const checked = await passwords.check(current, kept?.hash ?? null);
  if (!checked.ok) return checked;
  if (checked.value === 'wrong') return fail({ code: 'wrong-password' });
  const hashed = await passwords.hash(password);
  if (!hashed.ok) return hashed;
  await db.updateTable('passwords').set({ hash: hashed.value, changed_at: time.now() }).where('person', '=', person).execute();
  return ok(undefined);
}

/** Who signs in so. Whether the name is unknown or the password wrong, the answer and the work for it are the same. */
export async function signIn({ storage }: Services, passwords: Passwords, { login, password }: SignInRequest): Promise<Result<string, Problem>> {
  const { db } = storage;
  const kept = await db.selectFrom('passwords').select(['person', 'hash']).where('login', '=', login).executeTakeFirst();
  const checked = await passwords.check(password, kept?.hash ?? null);
  if (!checked.ok) return checked;
  if (!kept || checked.value === 'wrong') return fail({ code: 'wrong-login' });
  if (checked.value === 'outdated') {
    const hashed = await passwords.hash(password);
    if (hashed.ok)
      await db.updateTable('passwords').set({ hash: hashed.value }).where('person', '=', kept.person).where('hash', '=', kept.hash).execute();
  }
  return ok(kept.person);
}
