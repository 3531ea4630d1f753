import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who comes to a table, and whether others may watch; before, a table was private or not. */
export const access: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tables')
      .addColumn('access', 'text', (column) => column.notNull().defaultTo('open'))
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('watchers', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await sql`update tables set access = 'link' where private = 1`.execute(db);
    await db.schema.alterTable('tables').dropColumn('private').execute();
  },
};
