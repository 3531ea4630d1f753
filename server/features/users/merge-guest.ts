import type { Person } from '@madang/wire';
import { sql, type Transaction } from 'kysely';
import { holdTables } from '../../matches/lobby/hold.ts';
import { freeSeats } from '../../matches/lobby/invitations.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { isGuest, noteAccount } from './accounts.ts';
import { isProgram } from './programs.ts';
import { deleteSessions } from './sessions.ts';

/** What came of a guest that went along: sessions that ended, and tables that changed. */
interface Brought {
  readonly sessions: readonly string[];
  readonly tables: readonly string[];
}

/**
 * Gives a guest's seats, tables and chat lines to the person who signs in, and deletes the guest. Does nothing if the guest can sign in themselves or
 * is that person, or if the account is a program's. The caller's transaction covers both.
 */
export async function mergeGuest(db: Transaction<Schema>, guest: string, person: Person): Promise<Brought> {
  if (guest === person.id || !(await isGuest(db, guest)) || (await isProgram(db, person.id))) return { sessions: [], tables: [] };
  const sessions = await deleteSessions(db, guest);
  const tables = await tablesWith(db, guest);
  await holdTables(db, tables);
  await bringSeats(db, guest, person);
  await db.updateTable('tables').set({ owner: person.id }).where('owner', '=', guest).execute();
  await db.updateTable('chat').set({ person: person.id, name: person.name }).where('person', '=', guest).execute();
  await db.updateTable('packs').set({ person: person.id }).where('person', '=', guest).execute();
  await db.updateTable('analyses').set({ person: person.id }).where('person', '=', guest).execute();
  await bringTalk(db, guest, person.id);
  await bringRelations(db, guest, person.id);
  await bringCups(db, guest, person.id);
  await bringDeals(db, guest, person.id);
  await bringRatings(db, guest, person.id);
  await bringAchievements(db, guest, person.id);
  await bringProgress(db, guest, person.id);
  await bringNotices(db, guest, person.id);
  await bringCalendar(db, guest, person.id);
  await bringChatNames(db, guest, person.id);
  await db.deleteFrom('people').where('id', '=', guest).execute();
  return { sessions, tables };
}

async function tablesWith(db: Transaction<Schema>, person: string): Promise<readonly string[]> {
  const seats = await db
    .selectFrom('seats')
    .select('table_id')
    .where((where) => where.or([where('person', '=', person), where('asked', '=', person), where('former', '=', person)]))
    .execute();
  const own = await db.selectFrom('tables').select('id').where('owner', '=', person).execute();
  return [...new Set([...seats.map(({ table_id }) => table_id), ...own.map(({ id }) => id)])];
}

/** Where the person sits already, the guest's seat becomes that of one more at the same screen, under the guest's name. */
async function bringSeats(db: Transaction<Schema>, guest: string, { id, name }: Person): Promise<void> {
  const own = () => db.selectFrom('seats').select('table_id').where('screen', '=', 0);
  const taken = own().where('person', '=', id);
  await db.updateTable('seats').set({ screen: 1 }).where('person', '=', guest).where('table_id', 'in', taken).execute();
  await db.updateTable('seats').set({ name }).where('person', '=', guest).where('screen', '=', 0).execute();
  await db.updateTable('seats').set({ person: id }).where('person', '=', guest).execute();
  await db.updateTable('seats').set({ former: id, former_name: name }).where('former', '=', guest).execute();
  await db.updateTable('plans').set({ person: id }).where('person', '=', guest).execute();
  // One seat is kept for a person who has none at the table, and one alone.
  await freeSeats(db)
    .where('asked', '=', guest)
    .where('table_id', 'in', own().where('asked', '=', id))
    .execute();
  await db.updateTable('seats').set({ asked: id }).where('asked', '=', guest).execute();
  await freeSeats(db)
    .where('asked', '=', id)
    .where('table_id', 'in', own().where('person', '=', id))
    .execute();
}

/** At tables where the person has reacted, watched or noted already, what the guest did is forgotten. */
async function bringTalk(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  for (const rows of ['reactions', 'spectators', 'notes'] as const) {
    const own = db.selectFrom(rows).select('table_id').where('person', '=', person);
    await db.updateTable(rows).set({ person }).where('person', '=', guest).where('table_id', 'not in', own).execute();
    await db.deleteFrom(rows).where('person', '=', guest).execute();
  }
}

/** Relations that the person has already stay as they are; nobody is related to themselves. */
async function bringRelations(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  await sql`update relations set person = ${person} where person = ${guest} and other <> ${person}
    and other not in (select other from relations where person = ${person})`.execute(db);
  await sql`update relations set other = ${person} where other = ${guest} and person <> ${person}
    and person not in (select person from relations where other = ${person})`.execute(db);
  await sql`delete from relations where person = ${guest} or other = ${guest}`.execute(db);
}

/** In a cup that the person is of already, the guest stays nobody's. */
async function bringCups(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  const own = db.selectFrom('cup_people').select('cup_id').where('person', '=', person);
  await db.updateTable('cup_seats').set({ person }).where('person', '=', guest).where('cup_id', 'not in', own).execute();
  await db.updateTable('cup_people').set({ person }).where('person', '=', guest).where('cup_id', 'not in', own).execute();
  await db.updateTable('cups').set({ owner: person }).where('owner', '=', guest).execute();
}

/** A deal that the person has tried already stays as it is; the guest's attempt is forgotten. */
async function bringDeals(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  await sql`update deal_attempts set person = ${person} where person = ${guest} and not exists (select 1 from deal_attempts as own
    where own.person = ${person} and own.day = deal_attempts.day and own.game = deal_attempts.game)`.execute(db);
  await db.deleteFrom('deal_attempts').where('person', '=', guest).execute();
}

/** Where the person has a rating already it stays as it is; the guest's is forgotten. */
async function bringRatings(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  const [from, to] = [`person ${guest}`, `person ${person}`];
  await db
    .updateTable('ratings')
    .set({ player: to, person_id: person })
    .where('player', '=', from)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('ratings as own')
            .select('own.player')
            .where('own.player', '=', to)
            .whereRef('own.game', '=', 'ratings.game')
            .whereRef('own.seats', '=', 'ratings.seats'),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('ratings').where('player', '=', from).execute();
  await noteAccount(db, person);
}

/** Where both have reached the same, the match stays in which it was first. */
async function bringAchievements(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  await sql`insert into achievements (person, game, achievement, table_id, at)
    select ${person}, game, achievement, table_id, at from achievements where person = ${guest}
    on conflict (person, game, achievement) do update set table_id = excluded.table_id, at = excluded.at
    where achievements.at > excluded.at`.execute(db);
  await db.deleteFrom('achievements').where('person', '=', guest).execute();
}

/** The larger grade stays for each item. */
async function bringProgress(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  await sql`insert into progress (person, collection, item, grade, at)
    select ${person}, collection, item, grade, at from progress where person = ${guest}
    on conflict (person, collection, item) do update set grade = excluded.grade, at = excluded.at
    where progress.grade < excluded.grade`.execute(db);
  await db.deleteFrom('progress').where('person', '=', guest).execute();
}

/** Where the guest is told, the person is from now on, and of what, if they had chosen nothing. */
async function bringNotices(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  const own = db.selectFrom('receivers').select('address').where('person', '=', person);
  await db.updateTable('receivers').set({ person }).where('person', '=', guest).where('address', 'not in', own).execute();
  await db
    .updateTable('wishes')
    .set({ person })
    .where('person', '=', guest)
    .where((where) => where.not(where.exists(where.selectFrom('wishes as own').select('own.kind').where('own.person', '=', person))))
    .execute();
  for (const rows of ['receivers', 'wishes', 'notices', 'deliveries', 'links'] as const)
    await db.deleteFrom(rows).where('person', '=', guest).execute();
}

/** The guest's calendar goes on as the person's, unless they have one. */
async function bringCalendar(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  const own = await db.selectFrom('calendars').select('person').where('person', '=', person).executeTakeFirst();
  if (own) await db.deleteFrom('calendars').where('person', '=', guest).execute();
  else await db.updateTable('calendars').set({ person }).where('person', '=', guest).execute();
}

/** The guest's ids in chat programs are the person's, where they gave none. */
async function bringChatNames(db: Transaction<Schema>, guest: string, person: string): Promise<void> {
  const own = db.selectFrom('chat_names').select('program').where('person', '=', person);
  await db.updateTable('chat_names').set({ person }).where('person', '=', guest).where('program', 'not in', own).execute();
  await db.deleteFrom('chat_names').where('person', '=', guest).execute();
}
