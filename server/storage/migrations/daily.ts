import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

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
