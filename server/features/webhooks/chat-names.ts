import { ok, type Result } from '@madang/kernel';
import { CHAT_PROGRAMS, type ChatNameSettings, type ChatNames, type Problem } from '@madang/wire';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { asSession, type Session } from '../users/sessions.ts';
import { allWebhooks } from './webhook.ts';

async function namesOf(db: Kysely<Schema>, person: string): Promise<ChatNames> {
  const given = db.selectFrom('chat_names').select(['program', 'name']).where('person', '=', person);
  const names = new Map((await given.execute()).map(({ program, name }) => [program, name]));
  return { discord: names.get('discord') ?? null, matrix: names.get('matrix') ?? null };
}

/** A person's ids in chat programs, and the programs in which this server mentions people. */
export async function chatNamesOf({ storage }: Services, person: string): Promise<ChatNameSettings> {
  const telling = (await allWebhooks(storage.db)).filter(({ dropped, events }) => dropped === null && events.includes('turns'));
  const used = CHAT_PROGRAMS.filter((program) => telling.some(({ form }) => form === program));
  return { names: await namesOf(storage.db, person), used };
}

/** Sets a person's ids in chat programs. */
export const setChatNames = (services: Services, session: Session, names: ChatNames): Promise<Result<Record<string, never>, Problem>> =>
  asSession(services, session, async (db) => {
    const person = session.person.id;
    await db.deleteFrom('chat_names').where('person', '=', person).execute();
    const rows = CHAT_PROGRAMS.flatMap((program) => {
      const name = names[program];
      return name === null ? [] : [{ person, program, name }];
    });
    if (rows.length > 0) await db.insertInto('chat_names').values(rows).execute();
    return ok({});
  });

/** The ids of these people in a chat program, as far as they gave one. */
export async function mentionsOf({ storage }: Services, program: string, people: readonly string[]): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const rows = await storage.db.selectFrom('chat_names').select('name').where('program', '=', program).where('person', 'in', people).execute();
  return [...new Set(rows.map(({ name }) => name))].sort();
}
