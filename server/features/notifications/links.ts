import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '../../core/services.ts';

/** What a link in a mail is good for: its address is confirmed, or a new password is chosen. */
export type LinkKind = 'confirm' | 'reset';

const HOUR = 3_600_000;
/** Milliseconds for which a link is good. */
const LASTS: Readonly<Record<LinkKind, number>> = { confirm: 24 * HOUR, reset: HOUR };

/** All that is kept of a link: whoever reads the database cannot follow it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a link for a person and a mail address of theirs; gives its token, which only the mail has. One that was made before is good no more. */
export async function makeLink({ storage, time }: Services, kind: LinkKind, person: string, receiver: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = time.now();
  await storage.db.transaction().execute(async (db) => {
    await db
      .deleteFrom('links')
      .where((where) => where.or([where('until', '<', now), where.and([where('receiver', '=', receiver), where('kind', '=', kind)])]))
      .execute();
    await db
      .insertInto('links')
      .values({ token: hashOf(token), kind, person, receiver, until: now + LASTS[kind] })
      .execute();
  });
  return token;
}

/** Whose link it is; it is good once. Undefined: it is none, or not any more. */
export const takeLink = ({ storage, time }: Services, kind: LinkKind, token: string) =>
  storage.db
    .deleteFrom('links')
    .where('token', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('until', '>=', time.now())
    .returning(['person', 'receiver'])
    .executeTakeFirst();
