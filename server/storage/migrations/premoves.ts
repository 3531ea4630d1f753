import type { Migration } from 'kysely/migration';

export const plans: Migration = {
  async up(db) {
    await db.schema
      .createTable('plans')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('condition', 'text', (column) => column.notNull())
      .addColumn('turns', 'text', (column) => column.notNull())
      .addColumn('after_seq', 'integer', (column) => column.notNull())
      .addColumn('stopped', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('plans_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('plans_by_person').on('plans').column('person').execute();
  },
};
