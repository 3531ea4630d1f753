import type { Migration } from 'kysely/migration';

/** When a table's removal was announced and when it is due; whom its owner sent away before the start. */
export const cleaning: Migration = {
  async up(db) {
    await db.schema.alterTable('tables').addColumn('announced_at', 'bigint').execute();
    await db.schema.alterTable('tables').addColumn('remove_at', 'bigint').execute();
    await db.schema.alterTable('tables').addColumn('removed', 'text').execute();
  },
};
