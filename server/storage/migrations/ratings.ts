import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether somebody asked a coach: of every match that is over, also those that were counted before. */
export const helped: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tables')
      .addColumn('helped', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update tables set helped = 1 where status = 'over' and counted = 1
      and id in (select table_id from moves where move like '{"act":{"kind":"help"%')`.execute(db);
  },
};

/** Results of matches that are over, and how well people and bots play. */
export const results: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tables')
      .addColumn('counted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index tables_uncounted on tables (updated_at) where status = 'over' and counted = 0`.execute(db);
    await db.schema
      .createTable('results')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('steps', 'integer', (column) => column.notNull())
      .addColumn('scores', 'text', (column) => column.notNull())
      .addColumn('parts', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('results_by_game').on('results').columns(['game', 'seats', 'at']).execute();
    await db.schema
      .createTable('ratings')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('played', 'integer', (column) => column.notNull())
      .addColumn('won', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['game', 'seats', 'player'])
      .execute();
    await db.schema.createIndex('ratings_by_player').on('ratings').column('player').execute();
  },
};
