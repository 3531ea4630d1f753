import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When people rest, and when those at a table rested as its match began. */
export const rests: Migration = {
  async up(db) {
    await db.schema.alterTable('people').addColumn('rest', 'text').execute();
    await db.schema.alterTable('seats').addColumn('rest', 'text').execute();
  },
};

/** Since when the log of a seat's table does not know yet that its person rests at other times. */
export const restsUntold: Migration = {
  async up(db) {
    await db.schema.alterTable('seats').addColumn('rest_untold', 'bigint').execute();
    await db.schema.createIndex('seats_by_rest_untold').on('seats').column('rest_untold').where(sql.ref('rest_untold'), 'is not', null).execute();
  },
};
