import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Services } from '../../../core/services.ts';
import { isGuest, noteAccount } from '../accounts.ts';
import type { Proof } from '../proof.ts';
import { asSession, type Session } from '../sessions.ts';
import type { Asking, Provider } from './provider.ts';

/** Milliseconds in which a browser must be back. */
const BACK_WITHIN = 600_000;

const hashOf = (state: string): string => createHash('sha256').update(state).digest('base64url');

/** Where a browser is to go to show the provider who its person is. `bring`: what its guest has becomes theirs. */
export async function beginSignIn({ storage, time }: Services, provider: Provider, session: Session, bring: boolean): Promise<string> {
  const { url, state, nonce, verifier } = await provider.ask();
  const now = time.now();
  await storage.db.deleteFrom('openid_asks').where('until', '<', now).execute();
  await storage.db
    .insertInto('openid_asks')
    .values({ state: hashOf(state), session: session.id, verifier, nonce, bring: Number(bring), until: now + BACK_WITHIN })
    .execute();
  return url;
}

/** What a browser that is back is to be signed in by; undefined: it stays who it is. */
export interface Back {
  readonly proof: Proof | undefined;
  readonly bring: boolean;
}

/**
 * Redeems a provider's answer, once, for the session that asked. A subject that the provider names for the first time becomes the person who asked: a
 * guest becomes an account. A person with an account is never signed in as another.
 */
export async function finishSignIn(services: Services, provider: Provider, session: Session, query: string): Promise<Result<Back, Problem>> {
  const asked = await takeAsk(services, session, query);
  if (!asked) return fail({ code: 'wrong-openid' });
  let subject: string;
  try {
    subject = await provider.answered(query, asked);
  } catch (error) {
    services.log.info({ error }, 'an OpenID answer was not accepted');
    return fail({ code: 'wrong-openid' });
  }
  const { bring } = asked;
  const known = await personOf(services, provider, subject);
  if (known === session.person.id) return ok({ proof: undefined, bring });
  if (known === undefined) {
    const linked = await link(services, provider, subject, session);
    return linked.ok ? ok({ proof: undefined, bring }) : linked;
  }
  const proof = { kind: 'openid', person: known, issuer: provider.issuer, subject } as const;
  return (await isGuest(services.storage.db, session.person.id)) ? ok({ proof, bring }) : fail({ code: 'openid-taken' });
}

async function takeAsk(
  { storage, time }: Services,
  session: Session,
  query: string,
): Promise<(Omit<Asking, 'url'> & { bring: boolean }) | undefined> {
  const state = new URLSearchParams(query).get('state');
  if (state === null) return undefined;
  const asks = storage.db.deleteFrom('openid_asks').where('state', '=', hashOf(state)).where('session', '=', session.id);
  const taken = await asks.where('until', '>=', time.now()).returning(['verifier', 'nonce', 'bring']).executeTakeFirst();
  return taken && { state, verifier: taken.verifier, nonce: taken.nonce, bring: taken.bring === 1 };
}

async function personOf({ storage, time }: Services, { issuer }: Provider, subject: string): Promise<string | undefined> {
  const used = storage.db.updateTable('openids').set({ used_at: time.now() }).where('issuer', '=', issuer).where('subject', '=', subject);
  return (await used.returning('person').executeTakeFirst())?.person;
}

/** Makes that a person's way in, unless somebody was quicker. */
function link(services: Services, { issuer }: Provider, subject: string, session: Session): Promise<Result<void, Problem>> {
  const now = services.time.now();
  return asSession(services, session, async (db): Promise<Result<void, Problem>> => {
    const added = await db
      .insertInto('openids')
      .values({ issuer, subject, person: session.person.id, created_at: now, used_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) return fail({ code: 'openid-taken' });
    await noteAccount(db, session.person.id);
    return ok(undefined);
  });
}

/** Whether a person may come in by this provider. */
export async function isLinked({ storage }: Services, { issuer }: Provider, person: string): Promise<boolean> {
  const own = storage.db.selectFrom('openids').select('subject').where('person', '=', person).where('issuer', '=', issuer);
  return (await own.executeTakeFirst()) !== undefined;
}

/** Takes that way in from a person, unless they could not sign in any more without it. */
export const unlink = (services: Services, session: Session): Promise<Result<void, Problem>> =>
  asSession(services, session, async (db): Promise<Result<void, Problem>> => {
    await db.deleteFrom('openids').where('person', '=', session.person.id).execute();
    if (await isGuest(db, session.person.id)) return fail({ code: 'last-way' });
    await noteAccount(db, session.person.id);
    return ok(undefined);
  });
