import type { Kysely } from 'kysely';
// Names and columns of the schema are all that the auditor has of the server: what it says of rows must not come from the code that wrote them.
import type { Schema } from '../../../storage/schema/index.ts';

/** Every row of a database in which nobody writes. */
export async function readRows(db: Kysely<Schema>) {
  return {
    people: await db.selectFrom('people').selectAll().execute(),
    sessions: await db.selectFrom('sessions').selectAll().execute(),
    passwords: await db.selectFrom('passwords').selectAll().execute(),
    results: await db.selectFrom('results').selectAll().execute(),
    ratings: await db.selectFrom('ratings').selectAll().execute(),
    reports: await db.selectFrom('reports').selectAll().execute(),
    tables: await db.selectFrom('tables').selectAll().execute(),
    seats: await db.selectFrom('seats').selectAll().execute(),
    moves: await db.selectFrom('moves').selectAll().execute(),
    chat: await db.selectFrom('chat').selectAll().execute(),
    jobs: await db.selectFrom('jobs').selectAll().execute(),
    heart: await db.selectFrom('heart').selectAll().execute(),
    pauses: await db.selectFrom('pauses').selectAll().execute(),
    cups: await db.selectFrom('cups').selectAll().execute(),
    cup_people: await db.selectFrom('cup_people').selectAll().execute(),
    cup_seats: await db.selectFrom('cup_seats').selectAll().execute(),
    wishes: await db.selectFrom('wishes').selectAll().execute(),
    receivers: await db.selectFrom('receivers').selectAll().execute(),
    notices: await db.selectFrom('notices').selectAll().execute(),
    deliveries: await db.selectFrom('deliveries').selectAll().execute(),
    links: await db.selectFrom('links').selectAll().execute(),
    plans: await db.selectFrom('plans').selectAll().execute(),
    questions: await db.selectFrom('questions').selectAll().execute(),
    passkeys: await db.selectFrom('passkeys').selectAll().execute(),
    openids: await db.selectFrom('openids').selectAll().execute(),
    challenges: await db.selectFrom('challenges').selectAll().execute(),
    api_tokens: await db.selectFrom('api_tokens').selectAll().execute(),
    achievements: await db.selectFrom('achievements').selectAll().execute(),
    progress: await db.selectFrom('progress').selectAll().execute(),
    deals: await db.selectFrom('deals').selectAll().execute(),
    deal_attempts: await db.selectFrom('deal_attempts').selectAll().execute(),
    notes: await db.selectFrom('notes').selectAll().execute(),
    chat_names: await db.selectFrom('chat_names').selectAll().execute(),
    calendars: await db.selectFrom('calendars').selectAll().execute(),
    relations: await db.selectFrom('relations').selectAll().execute(),
    packs: await db.selectFrom('packs').selectAll().execute(),
    webhooks: await db.selectFrom('webhooks').selectAll().execute(),
    webhook_posts: await db.selectFrom('webhook_posts').selectAll().execute(),
    analyses: await db.selectFrom('analyses').selectAll().execute(),
  };
}

/** Every row of a database. */
export type Rows = Awaited<ReturnType<typeof readRows>>;
