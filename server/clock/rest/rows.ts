import type { Migration } from 'kysely/migration';

/** When people rest, and when those at a table rested as its match began. */
export const rests: Migration = {
  async up(db) {
    await db.schema.alterTable('people').addColumn('rest', 'text').execute();
    await db.schema.alterTable('seats').addColumn('rest', 'text').execute();
  },
};
