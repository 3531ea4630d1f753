import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Cups, their people, and who sits where in which round. */
export const cups: Migration = {
  async up(db) {
    await db.schema
      .createTable('cups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('clock', 'text', (column) => column.notNull())
      .addColumn('people', 'integer', (column) => column.notNull())
      .addColumn('rounds', 'integer', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('cups_by_status').on('cups').columns(['status', 'created_at']).execute();
    await db.schema.createIndex('cups_by_owner').on('cups').column('owner').execute();
    await db.schema
      .createTable('cup_people')
      .addColumn('cup_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('cup_people_key', ['cup_id', 'person'])
      .execute();
    await db.schema.createIndex('cup_people_by_person').on('cup_people').column('person').execute();
    await db.schema
      .createTable('cup_seats')
      .addColumn('cup_id', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('nth', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('table_id', 'text')
      .addColumn('points', 'integer')
      .addColumn('share', 'double precision')
      .addColumn('missed', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint')
      .addPrimaryKeyConstraint('cup_seats_key', ['cup_id', 'round', 'person'])
      .execute();
    await db.schema.createIndex('cup_seats_by_person').on('cup_seats').columns(['person', 'missed']).execute();
    await db.schema.alterTable('tables').addColumn('cup', 'text').execute();
  },
};

/** Daily deals, the attempts at them, and which tables are played for one. */
export const daily: Migration = {
  async up(db) {
    await db.schema
      .createTable('deals')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('deals_key', ['game', 'day'])
      .execute();
    await db.schema
      .createTable('deal_attempts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('points', 'integer')
      .addColumn('helped', 'integer', (column) => column.notNull())
      .addColumn('streak', 'integer', (column) => column.notNull())
      .addColumn('best', 'integer', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addPrimaryKeyConstraint('deal_attempts_key', ['person', 'day', 'game'])
      .execute();
    await db.schema.createIndex('deal_attempts_by_table').on('deal_attempts').column('table_id').execute();
    // A list is a range of this index: those without help first, the most points first.
    await sql`create index deal_attempts_ranked on deal_attempts (game, day, helped, points desc, ended_at, person) where state = 'counted'`.execute(
      db,
    );
    await db.schema.alterTable('tables').addColumn('deal', 'text').execute();
    await db.schema.alterTable('tables').addColumn('deal_counted', 'integer').execute();
    // As with tables_uncounted, the words of the condition stand in the key for SQLite.
    await sql`create index tables_deals on tables (status, deal_counted, id) where status = 'over' and deal_counted = 0`.execute(db);
  },
};
