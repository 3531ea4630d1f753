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

/** What owners typed that matches are played with, by the hash of its content; and a person's own, the last ones first. */
export const packs: Migration = {
  async up(db) {
    await db.schema
      .createTable('packs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('packs_by_person').on('packs').columns(['person', 'at']).execute();
  },
};
