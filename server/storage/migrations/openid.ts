import type { Migration } from 'kysely/migration';

export const openid: Migration = {
  async up(db) {
    await db.schema
      .createTable('openids')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('openids_key', ['issuer', 'subject'])
      .execute();
    await db.schema.createIndex('openids_by_person').on('openids').column('person').execute();
    await db.schema
      .createTable('openid_asks')
      .addColumn('state', 'text', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('verifier', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('bring', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
