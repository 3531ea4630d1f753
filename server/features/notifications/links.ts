import { createHash, randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { asPerson, holdPeople } from '../../storage/transact.ts';

/** What a link in a mail is good for: its address is confirmed, or a new password is chosen. */
export type LinkKind = 'confirm' | 'reset';

const HOUR = 3_600_000;
/** Milliseconds for which a link is good. */
const LASTS: Readonly<Record<LinkKind, number>> = { confirm: 24 * HOUR, reset: HOUR };

/** All that is kept of a link: whoever reads the database cannot follow it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a link for a mail of this kind and returns its token, which only the mail contains. An earlier link of the kind becomes invalid. Undefined:
 * the mail was cancelled, because the person's password has changed.
 */
export async function makeLink(
  { storage, time }: Services,
  { id, kind, person, receiver }: { readonly id: string; readonly kind: LinkKind; readonly person: string; readonly receiver: string },
): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url');
  const now = time.now();
  const made = await asPerson(storage.db, person, async (db): Promise<Result<void, Problem>> => {
    const mail = await db.selectFrom('deliveries').select('id').where('id', '=', id).executeTakeFirst();
    if (!mail) return fail({ code: 'not-found' });
    await db
      .deleteFrom('links')
      .where((where) => where.or([where('until', '<', now), where.and([where('receiver', '=', receiver), where('kind', '=', kind)])]))
      .execute();
    await db
      .insertInto('links')
      .values({ token: hashOf(token), kind, person, receiver, until: now + LASTS[kind] })
      .execute();
    return ok(undefined);
  });
  return made.ok ? token : undefined;
}

/** Locks the row of the person whose link it is until the transaction ends. Undefined: there is no such link or person. */
export async function holderOf(db: Transaction<Schema>, kind: LinkKind, token: string): Promise<string | undefined> {
  const link = await db.selectFrom('links').select('person').where('token', '=', hashOf(token)).where('kind', '=', kind).executeTakeFirst();
  return link && (await holdPeople(db, [link.person])).has(link.person) ? link.person : undefined;
}

/** Redeems a link once and returns its owner. Undefined: the link does not exist or is no longer valid. */
export const takeLink = (db: Kysely<Schema>, kind: LinkKind, token: string, now: number) =>
  db
    .deleteFrom('links')
    .where('token', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('until', '>=', now)
    .returning(['person', 'receiver'])
    .executeTakeFirst();
