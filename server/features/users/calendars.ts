import { randomBytes } from 'node:crypto';
import { ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { asSession, type Session, tokenHash } from './sessions.ts';

/** A calendar's person, as it speaks to them. */
export interface CalendarOwner {
  readonly id: string;
  readonly language: string | null;
}

/** When a person's calendar was made; null: they have none. */
export async function calendarSince({ storage }: Services, person: string): Promise<number | null> {
  const found = await storage.db.selectFrom('calendars').select('created_at').where('person', '=', person).executeTakeFirst();
  return found?.created_at ?? null;
}

/** Makes a person's calendar and returns the secret of its address, which only this answer has. An earlier address no longer leads anywhere. */
export function makeCalendar(services: Services, session: Session): Promise<Result<{ readonly secret: string; readonly since: number }, Problem>> {
  const secret = randomBytes(32).toString('base64url');
  const since = services.time.now();
  return asSession(services, session, async (db) => {
    await db.deleteFrom('calendars').where('person', '=', session.person.id).execute();
    await db
      .insertInto('calendars')
      .values({ person: session.person.id, token: tokenHash(secret), created_at: since })
      .execute();
    return ok({ secret, since });
  });
}

/** Removes a person's calendar: its address no longer leads anywhere. */
export async function removeCalendar({ storage }: Services, person: string): Promise<void> {
  await storage.db.deleteFrom('calendars').where('person', '=', person).execute();
}

/** The person whose calendar has this secret; undefined: there is none, or they are banned. */
export const ownerOfCalendar = ({ storage, time }: Services, secret: string): Promise<CalendarOwner | undefined> =>
  storage.db
    .selectFrom('calendars')
    .innerJoin('people', 'people.id', 'calendars.person')
    .select(['people.id', 'people.language'])
    .where('token', '=', tokenHash(secret))
    .where((where) => where.or([where('banned_until', 'is', null), where('banned_until', '<=', time.now())]))
    .executeTakeFirst();
