import type { Migration } from 'kysely/migration';

/** Rules that matches were begun with, each version with its kernel as the text of one module. */
export const rules: Migration = {
  async up(db) {
    await db.schema
      .createTable('rules')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('rules_key', ['game', 'version'])
      .execute();
  },
};
