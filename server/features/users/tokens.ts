import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@madang/kernel';
import { type NewToken, type Problem, TOKEN_SCOPES, type TokenRequest, type TokenScope, type TokenView } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { isGuest } from './accounts.ts';
import { announceEnded, asSession, isAdmitted, type Session, tokenHash } from './sessions.ts';

/** Every API token begins with it, so that people and scanners of published code recognize one. */
export const TOKEN_PREFIX = 'mdg_';
const MOST = 20;
/** When a token was used last is written once in so many milliseconds. */
const WRITTEN_EVERY = 3_600_000;

const readScopes = (scopes: string): readonly TokenScope[] => TOKEN_SCOPES.filter((scope) => scopes.split(' ').includes(scope));

/** Makes an API token of a person with an account; only this answer has its text. */
export function addToken(services: Services, session: Session, { name, scopes }: TokenRequest): Promise<Result<NewToken, Problem>> {
  const { person } = session;
  const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const made = { id: randomBytes(12).toString('base64url'), name, scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)) };
  const now = services.time.now();
  return asSession(services, session, async (db): Promise<Result<NewToken, Problem>> => {
    if (await isGuest(db, person.id)) return fail({ code: 'account-needed' });
    const known = await db.selectFrom('api_tokens').select('id').where('person', '=', person.id).execute();
    if (known.length >= MOST) return fail({ code: 'too-many', details: { of: 'tokens', most: MOST } });
    await db
      .insertInto('api_tokens')
      .values({ ...made, scopes: made.scopes.join(' '), token: tokenHash(token), person: person.id, created_at: now, used_at: null })
      .execute();
    return ok({ ...made, createdAt: now, usedAt: null, token });
  });
}

/** A person's API tokens, oldest first. */
export async function tokensOf({ storage }: Services, person: string): Promise<TokenView[]> {
  const rows = await storage.db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'used_at'])
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, scopes, created_at, used_at }) => {
    return { id, name, scopes: [...readScopes(scopes)], createdAt: created_at, usedAt: used_at };
  });
}

/** Ends a person's API token at once, its open sockets too. */
export async function removeToken(services: Services, person: string, id: string): Promise<Result<void, Problem>> {
  const removed = await services.storage.db.deleteFrom('api_tokens').where('id', '=', id).where('person', '=', person).executeTakeFirst();
  if (removed.numDeletedRows === 0n) return fail({ code: 'not-found' });
  announceEnded(services, [id]);
  return ok(undefined);
}

/** The session of a program that shows this API token; undefined: there is none, or none any more. */
export async function findToken({ storage, time }: Services, token: string): Promise<Session | undefined> {
  const now = time.now();
  const found = await storage.db
    .selectFrom('api_tokens')
    .innerJoin('people', 'people.id', 'api_tokens.person')
    .select(['api_tokens.id', 'api_tokens.scopes', 'api_tokens.used_at', 'people.id as person', 'people.name'])
    .where('token', '=', tokenHash(token))
    .where(isAdmitted(now))
    .executeTakeFirst();
  if (!found) return undefined;
  if ((found.used_at ?? 0) < now - WRITTEN_EVERY)
    await storage.db.updateTable('api_tokens').set({ used_at: now }).where('id', '=', found.id).execute();
  return { id: found.id, person: { id: found.person, name: found.name }, scopes: readScopes(found.scopes) };
}
