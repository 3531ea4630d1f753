import { fail, ok, type Result } from '@madang/kernel';
import type { PasskeyRegistration, PasskeySignIn, Person, Problem } from '@madang/wire';
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Services } from '../../core/services.ts';
import { isGuest, noteAccount } from './accounts.ts';
import type { Proof } from './proof.ts';
import { asSession, type Session } from './sessions.ts';

/** The site that a passkey is for: its origin, and its host, to which browsers tie the passkey. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** What verifies the answers of browsers. */
export interface Library {
  readonly verifyAuthenticationResponse: typeof verifyAuthenticationResponse;
  readonly verifyRegistrationResponse: typeof verifyRegistrationResponse;
}

/** Loaded with the first passkey: most servers are never asked for one. */
const usual = () => import('@simplewebauthn/server');

/** What a challenge is asked for: a passkey of that person, or to sign in as its owner. */
type Purpose = { readonly person: string | null };

/** Milliseconds in which a challenge must be answered. */
const ANSWERED_WITHIN = 300_000;
const MOST = 20;
const TOO_MANY: Problem = { code: 'too-many', details: { of: 'passkeys', most: MOST } };

/** A person's passkeys, oldest first. */
export const passkeysOf = ({ storage }: Services, person: string) =>
  storage.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** What a browser needs to make a passkey for a person. */
export async function offerPasskey(services: Services, { host }: Site, person: Person, login: string | null) {
  const known = await passkeysOf(services, person.id);
  if (known.length >= MOST) return fail(TOO_MANY);
  const { generateRegistrationOptions } = await usual();
  const options = await generateRegistrationOptions({
    rpName: 'Madang',
    rpID: host,
    userID: Uint8Array.from(Buffer.from(person.id)),
    userName: login ?? person.name,
    userDisplayName: person.name,
    excludeCredentials: known.map(({ id }) => ({ id })),
    // Signing in names no user: the passkey itself identifies its owner.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(services, options.challenge, { person: person.id });
  return ok({ ...options });
}

/** Keeps the passkey that a browser made for a person. */
export async function addPasskey(
  services: Services,
  { origin, host }: Site,
  session: Session,
  { id, name, attestationObject, clientDataJSON, transports }: PasskeyRegistration,
  library?: Library,
): Promise<Result<void, Problem>> {
  const person = session.person.id;
  const response = { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject }, clientExtensionResults: {} } as const;
  const { verifyRegistrationResponse } = library ?? (await usual());
  const made = await verified(services, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(services, challenge, { person }),
      expectedOrigin: origin,
      expectedRPID: host,
    }),
  );
  if (!made?.verified) return fail({ code: 'wrong-passkey' });
  const { credential } = made.registrationInfo;
  const now = services.time.now();
  const row = { id: credential.id, person, public_key: Buffer.from(credential.publicKey).toString('base64url'), counter: credential.counter };
  return asSession(services, session, async (db): Promise<Result<void, Problem>> => {
    const known = await db.selectFrom('passkeys').select('id').where('person', '=', person).execute();
    if (known.length >= MOST) return fail(TOO_MANY);
    const added = await db
      .insertInto('passkeys')
      .values({ ...row, transports: JSON.stringify(transports), host, name, created_at: now, used_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) return fail({ code: 'wrong-passkey' });
    await noteAccount(db, person);
    return ok(undefined);
  });
}

/** What a browser needs to sign in by any passkey that it has for this site. */
export async function askPasskey(services: Services, { host }: Site) {
  const { generateAuthenticationOptions } = await usual();
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
  await keepChallenge(services, options.challenge, { person: null });
  return { ...options };
}

/** Signs in the owner of a passkey. */
export async function signInByPasskey(
  services: Services,
  { origin, host }: Site,
  given: PasskeySignIn,
  library?: Library,
): Promise<Result<Proof, Problem>> {
  const { db } = services.storage;
  const kept = await db.selectFrom('passkeys').selectAll().where('id', '=', given.id).where('host', '=', host).executeTakeFirst();
  if (!kept) return fail({ code: 'wrong-passkey' });
  const { id, clientDataJSON, authenticatorData, signature } = given;
  const said = { clientDataJSON, authenticatorData, signature };
  const { verifyAuthenticationResponse } = library ?? (await usual());
  const signed = await verified(services, () =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response: said, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(services, challenge, { person: null }),
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(kept.public_key, 'base64url')), counter: kept.counter },
    }),
  );
  if (!signed?.verified) return fail({ code: 'wrong-passkey' });
  const used = { counter: signed.authenticationInfo.newCounter, used_at: services.time.now() };
  await db.updateTable('passkeys').set(used).where('id', '=', id).execute();
  return ok({ kind: 'passkey', person: kept.person, id });
}

/** Forgets a passkey of a person, unless they could not sign in any more without it. */
export function removePasskey(services: Services, session: Session, id: string): Promise<Result<void, Problem>> {
  const person = session.person.id;
  return asSession(services, session, async (db): Promise<Result<void, Problem>> => {
    const removed = await db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).executeTakeFirst();
    if (removed.numDeletedRows === 0n) return fail({ code: 'not-found' });
    if (await isGuest(db, person)) return fail({ code: 'last-way' });
    await noteAccount(db, person);
    return ok(undefined);
  });
}

/** The library throws where anything about an answer is wrong; why is for the log alone. */
async function verified<T>({ log }: Services, verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    log.info({ error }, 'a passkey was not accepted');
    return undefined;
  }
}

async function keepChallenge({ storage, time }: Services, challenge: string, { person }: Purpose): Promise<void> {
  const now = time.now();
  await storage.db.deleteFrom('challenges').where('until', '<', now).execute();
  await storage.db
    .insertInto('challenges')
    .values({ challenge, person, until: now + ANSWERED_WITHIN })
    .execute();
}

/** Whether that was asked, and not answered yet: each is taken once. */
async function takeChallenge({ storage, time }: Services, challenge: string, { person }: Purpose): Promise<boolean> {
  const mine = storage.db.deleteFrom('challenges').where('challenge', '=', challenge).where('until', '>=', time.now());
  const taken = await (person === null ? mine.where('person', 'is', null) : mine.where('person', '=', person)).executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
