import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema/index.ts';

/**
 * Sessions as rows, and passwords. Before, a session was a signed cookie with the person's name in it; each of those goes on
 * as a session whose token is that name, which counts only where the server signed it.
 */
export const sessions: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_person').on('sessions').column('person').execute();
    await db.schema
      .createTable('passwords')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('login', 'text', (column) => column.notNull().unique())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    const now = Date.now();
    const people = await db.selectFrom('people').select(['id', 'created_at']).execute();
    for (const { id, created_at } of people) {
      const token = createHash('sha256').update(id).digest('base64url');
      await db
        .insertInto('sessions')
        .values({ id: `first-${id}`, token, person: id, device: '', created_at, used_at: now })
        .execute();
    }
  },
};

/** Passkeys, and the challenges that are out for them. */
export const passkeys: Migration = {
  async up(db) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text')
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** The time zone that a person lives by. */
export const zones: Migration = {
  async up(db) {
    await db.schema.alterTable('people').addColumn('zone', 'text').execute();
  },
};

/** What is somebody's or runs out, where it is looked for by that: to delete a person read all that anybody ever said. */
export const byPerson: Migration = {
  async up(db) {
    for (const table of ['chat', 'notices', 'deliveries', 'links', 'challenges'] as const)
      await db.schema.createIndex(`${table}_by_person`).on(table).column('person').execute();
    await db.schema.createIndex('reports_by_person').on('reports').column('person').execute();
    await db.schema.createIndex('reports_by_reporter').on('reports').column('reporter').execute();
    await db.schema.createIndex('deliveries_by_receiver').on('deliveries').column('receiver').execute();
    for (const table of ['links', 'challenges', 'openid_asks'] as const)
      await db.schema.createIndex(`${table}_by_until`).on(table).column('until').execute();
    await db.schema.createIndex('tries_by_at').on('tries').column('at').execute();
  },
};

/** Secrets by which programs act for a person. */
export const apiTokens: Migration = {
  async up(db) {
    await db.schema
      .createTable('api_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema.createIndex('api_tokens_by_person').on('api_tokens').column('person').execute();
  },
};

/** Accounts that say that a program plays by them, on a ladder of their own. */
export const programs: Migration = {
  async up(db) {
    await db.schema
      .alterTable('people')
      .addColumn('program', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index ratings_programs on ratings (game, seats, (mu - 3 * sigma) desc, player) where listed = 2`.execute(db);
  },
};

/** Friends and blocked people, and private notes on tables. */
export const marks: Migration = {
  async up(db) {
    await db.schema
      .createTable('relations')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('other', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('relations_key', ['person', 'other'])
      .execute();
    await db.schema.createIndex('relations_by_other').on('relations').columns(['other', 'kind', 'person']).execute();
    await db.schema
      .createTable('notes')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('notes_key', ['person', 'table_id'])
      .execute();
    await db.schema.createIndex('notes_by_table').on('notes').column('table_id').execute();
  },
};

/** Calendars of turns, found by their addresses; and the public finished tables in their order, for a feed of the last ones. */
export const feeds: Migration = {
  async up(db) {
    await db.schema
      .createTable('calendars')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`create index tables_shown on tables (access, ended_at desc, id desc)
      where access = 'open' and status = 'over' and watchers = 1`.execute(db);
  },
};
