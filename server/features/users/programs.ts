import { fail, ok, type Result } from '@madang/kernel';
import { type Person, PROGRAM_MARK, type Problem } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { isGuest } from './accounts.ts';
import { asSession, type Session } from './sessions.ts';

/** Which of these people are programs' accounts. */
export async function programsAmong(db: Kysely<Schema>, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db.selectFrom('people').select('id').where('id', 'in', people).where('program', '=', 1).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether an account says that a program plays by it. */
export const isProgram = async (db: Kysely<Schema>, person: string): Promise<boolean> => (await programsAmong(db, [person])).has(person);

/** A name as everybody sees it: that of a program's account begins with a mark that no other name may have. */
export const shownName = (name: string, program: boolean): string => (program ? `${PROGRAM_MARK} ${name}` : name);

/**
 * Makes an account a program's, for good. Returns its person under the marked name. Refused for guests, and once somebody has sat at a table by it
 * or joined a tournament: others would have played somebody else than they knew.
 */
export const becomeProgram = (services: Services, session: Session): Promise<Result<Person, Problem>> =>
  asSession(services, session, async (db): Promise<Result<Person, Problem>> => {
    const { person } = session;
    if (await isGuest(db, person.id)) return fail({ code: 'account-needed' });
    const { name, program } = await db.selectFrom('people').select(['name', 'program']).where('id', '=', person.id).executeTakeFirstOrThrow();
    if (program === 1) return ok({ ...person, name });
    if (await hasPlayed(db, person.id)) return fail({ code: 'played-already' });
    const marked = { ...person, name: shownName(name, true) };
    await db.updateTable('people').set({ program: 1, name: marked.name }).where('id', '=', person.id).execute();
    return ok(marked);
  });

async function hasPlayed(db: Transaction<Schema>, person: string): Promise<boolean> {
  const seat = await db.selectFrom('seats').select('table_id').where('person', '=', person).limit(1).executeTakeFirst();
  const left = await db.selectFrom('seats').select('table_id').where('former', '=', person).limit(1).executeTakeFirst();
  const rated = await db.selectFrom('ratings').select('player').where('person_id', '=', person).limit(1).executeTakeFirst();
  const joined = await db.selectFrom('cup_people').select('cup_id').where('person', '=', person).limit(1).executeTakeFirst();
  return [seat, left, rated, joined].some((found) => found !== undefined);
}
