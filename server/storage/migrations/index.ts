import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Schema } from '../schema/index.ts';
import { hosting } from './admin.ts';
import { analyses } from './analyses.ts';
import { notices, tries, webhooks } from './notifications.ts';
import { openid } from './openid.ts';
import { plans } from './premoves.ts';
import { achievements, helped, ladders, means, progress, puzzleRatings, results, uncounted } from './ratings.ts';
import { packs, rules } from './rules.ts';
import { access, chances, cleaning, ended, lists, offers, oneSeat, reactions, unread } from './tables.ts';
import { cups, daily } from './tournaments.ts';
import { apiTokens, byPerson, feeds, marks, passkeys, programs, sessions, zones } from './users.ts';
import { rests, restsUntold } from './vacations.ts';

/** What is kept of the matches at the tables: seats, moves, talk, and what bots and clocks have to do. */
async function addMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('vacant_as', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('screen', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('level', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_by_person').on('seats').column('person').execute();
  await db.schema
    .createTable('moves')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('move', 'text')
    .addColumn('command', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('moves_key', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
    .addUniqueConstraint('chat_command', ['table_id', 'command'])
    .execute();
  await db.schema
    .createTable('jobs')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('jobs_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('jobs_by_claim').on('jobs').column('claimed_until').execute();
}

const first: Migration = {
  async up(db) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('private', 'integer', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('invitation', 'text', (column) => column.notNull())
      .addColumn('seed', 'text')
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('waiting', 'text', (column) => column.notNull())
      .addColumn('scores', 'text')
      .addColumn('frozen', 'text')
      .addColumn('rematch', 'text')
      .addColumn('imported', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tables_by_owner').on('tables').column('owner').execute();
    await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'created_at']).execute();
    await addMatches(db);
  },
};

/** Clocks: of a table, and a time before which a job need not be looked at. */
const clocks: Migration = {
  async up(db) {
    await db.schema.alterTable('tables').addColumn('clock', 'text').execute();
    await db.schema.alterTable('tables').addColumn('started_at', 'bigint').execute();
    await db.schema
      .alterTable('jobs')
      .addColumn('due', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.dropIndex('jobs_by_claim').execute();
    await db.schema.createIndex('jobs_by_due').on('jobs').column('due').execute();
  },
};

/** Seats that are kept for somebody who has to be asked. */
const asked: Migration = {
  async up(db) {
    await db.schema.alterTable('seats').addColumn('asked', 'text').execute();
    await db.schema.createIndex('seats_by_asked').on('seats').column('asked').execute();
  },
};

/** When a node was alive last, and when none was: clocks stood still. */
const heart: Migration = {
  async up(db) {
    await db.schema
      .createTable('heart')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('pauses')
      .addColumn('from_at', 'bigint', (column) => column.primaryKey())
      .addColumn('to_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** Bots that play for people. */
const standIns: Migration = {
  async up(db) {
    await db.schema.alterTable('seats').addColumn('stand_in', 'text').execute();
  },
};

/** Seats whose people gave up. */
const resigned: Migration = {
  async up(db) {
    await db.schema
      .alterTable('seats')
      .addColumn('resigned', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** Nodes ask every few seconds for tables with clocks. The index holds nothing that a move changes: such a row is dear to PostgreSQL. */
const clocked: Migration = {
  async up(db) {
    await db.schema.createIndex('tables_by_clock').on('tables').column('status').where(sql.ref('clock'), 'is not', null).execute();
  },
};

/** Every change of the schema, by name, in order. A released one is never edited. */
const provider: MigrationProvider = {
  getMigrations: async () => {
    const known = { '001-first': first, '002-clocks': clocks, '003-asked': asked, '004-sessions': sessions, '005-heart': heart };
    const later = { '006-stand-ins': standIns, '007-resigned': resigned, '008-passkeys': passkeys, '009-zones': zones };
    const then = { '010-access': access, '011-results': results, '012-hosting': hosting, '013-cups': cups, '014-cleaning': cleaning };
    return {
      ...known,
      ...later,
      ...then,
      '015-rests': rests,
      '020-tries': tries,
      '021-notices': notices,
      '030-rules': rules,
      '031-plans': plans,
      '032-openid': openid,
      '033-helped': helped,
      '034-analyses': analyses,
      '035-clocked': clocked,
      '036-rests-untold': restsUntold,
      '037-one-seat': oneSeat,
      '038-unread': unread,
      '040-ladders': ladders,
      '041-uncounted': uncounted,
      '042-lists': lists,
      '043-by-person': byPerson,
      '044-ended': ended,
      '045-reactions': reactions,
      '046-offers': offers,
      '047-marks': marks,
      '048-daily': daily,
      '049-api-tokens': apiTokens,
      '050-programs': programs,
      '051-chances': chances,
      '055-achievements': achievements,
      '056-feeds': feeds,
      '057-webhooks': webhooks,
      '058-means': means,
      '059-packs': packs,
      '060-progress': progress,
      '061-puzzle-ratings': puzzleRatings,
    };
  },
};

/** Brings the database to the newest schema, or to an older one. Throws if that fails: nothing may run on another than it knows. */
export async function migrate(db: Kysely<Schema>, until?: string): Promise<void> {
  // What was made side by side may reach a database in either order.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (error !== undefined) throw error;
}
