import { randomBytes } from 'node:crypto';
import { ok, type Result } from '@madang/kernel';
import type { NewCalendar, Problem } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { asSession, isAdmitted, type Session, tokenHash } from '../users/sessions.ts';

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

/**
 * Makes a person's calendar and returns its address, whose secret only this answer has. An earlier address no longer leads anywhere. `address`: the
 * whole address of a calendar's file.
 */
export function makeCalendar(services: Services, session: Session, address: (file: string) => string): Promise<Result<NewCalendar, Problem>> {
  const secret = randomBytes(32).toString('base64url');
  const row = { person: session.person.id, token: tokenHash(secret), created_at: services.time.now() };
  return asSession(services, session, async (db) => {
    await db.deleteFrom('calendars').where('person', '=', row.person).execute();
    await db.insertInto('calendars').values(row).execute();
    return ok({ since: row.created_at, address: address(`${secret}.ics`) });
  });
}

/** Removes a person's calendar: its address no longer leads anywhere. */
export async function removeCalendar({ storage }: Services, person: string): Promise<Result<Record<string, never>, Problem>> {
  await storage.db.deleteFrom('calendars').where('person', '=', person).execute();
  return ok({});
}

/** The person whose calendar has this secret; undefined: there is none, or they are banned. */
export const ownerOfCalendar = ({ storage, time }: Services, secret: string): Promise<CalendarOwner | undefined> =>
  storage.db
    .selectFrom('people')
    .select(['id', 'language'])
    .where('id', '=', (where) => where.selectFrom('calendars').select('person').where('token', '=', tokenHash(secret)))
    .where(isAdmitted(time.now()))
    .executeTakeFirst();
