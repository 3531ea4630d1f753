import { fail, ok, type Result } from '@madang/kernel';
import type { Person, Problem } from '@madang/wire';
import type { Insertable, Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { PersonRow, Schema } from '../../storage/schema/index.ts';
import { holdPeople, transact } from '../../storage/transact.ts';
import { isGuest } from './accounts.ts';
import { mergeGuest } from './merge-guest.ts';
import { holds, type Proof } from './proof.ts';
import { addSession, announceEnded, deleteSessions, type Session } from './sessions.ts';

/** What is answered where a proof holds no more. */
const OUTDATED = { password: 'wrong-login', passkey: 'wrong-passkey', openid: 'wrong-openid' } as const;

/** A browser that signs in. `before`: the session that it had; `bring`: what that session's guest has becomes the person's. */
interface Arrival {
  readonly proof: Proof;
  readonly device: string;
  readonly before: Session | undefined;
  readonly bring: boolean;
}

/** Somebody who is signed in. `tables`: those that their guest brought along. */
interface Entered {
  readonly person: Person;
  readonly token: string;
  readonly tables: readonly string[];
}

/** Opens a session of the person whom a proof names, while their row is locked: who changes a way in locks it too. */
export async function enterBy(services: Services, { proof, device, before, bring }: Arrival): Promise<Result<Entered, Problem>> {
  const now = services.time.now();
  const entered = await transact(services.storage.db, async (db): Promise<Result<Entered & { readonly ended: readonly string[] }, Problem>> => {
    await holdPeople(db, [proof.person, ...(before ? [before.person.id] : [])]);
    const found = await db.selectFrom('people').select(['id', 'name', 'banned_until']).where('id', '=', proof.person).executeTakeFirst();
    if (!found || !(await holds(db, proof))) return fail({ code: OUTDATED[proof.kind] });
    const { id, name, banned_until: until } = found;
    if (await isAnother(db, proof, before)) return fail({ code: 'openid-taken' });
    if (until !== null && until > now) return fail({ code: 'banned', details: { until } });
    const brought = before && bring ? await mergeGuest(db, before.person.id, { id, name }) : { sessions: [], tables: [] };
    // A session that is known from before is not carried on by whoever signs in.
    const ended = before ? await deleteSessions(db, before.person.id, { only: before.id }) : [];
    const token = await addSession(db, id, device, now);
    return ok({ person: { id, name }, token, tables: brought.tables, ended: [...brought.sessions, ...ended] });
  });
  if (entered.ok) announceEnded(services, entered.value.ended);
  return entered;
}

/** True for a person with an account of their own, who is never signed in as another by a provider. They may have got it since the provider was asked. */
const isAnother = async (db: Transaction<Schema>, { kind, person }: Proof, before: Session | undefined): Promise<boolean> =>
  kind === 'openid' && before !== undefined && before.person.id !== person && !(await isGuest(db, before.person.id));

/** Writes a new guest with a first session; gives its token. */
export async function enterAsGuest({ storage, time }: Services, guest: Insertable<PersonRow>, device: string): Promise<string> {
  return storage.db.transaction().execute(async (db) => {
    await db.insertInto('people').values(guest).execute();
    return addSession(db, guest.id, device, time.now());
  });
}
