import type { Migration } from 'kysely/migration';

/** Hosts, who is banned, what is announced and reported. */
export const hosting: Migration = {
  async up(db) {
    await db.schema
      .alterTable('people')
      .addColumn('host', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('people').addColumn('banned_until', 'bigint').execute();
    await db.schema
      .createTable('announcements')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('reporter', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
