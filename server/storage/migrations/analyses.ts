import type { Migration } from 'kysely/migration';

export const analyses: Migration = {
  async up(db) {
    await db.schema
      .createTable('analyses')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('of_all', 'integer', (column) => column.notNull())
      .addColumn('findings', 'text', (column) => column.notNull())
      .addColumn('figures', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('analyses_by_state').on('analyses').columns(['state', 'asked_at']).execute();
    await db.schema.createIndex('analyses_by_person').on('analyses').column('person').execute();
  },
};
