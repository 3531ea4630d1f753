import type { Migration } from 'kysely/migration';

/** Cups, their people, and who sits where in which round. */
export const cups: Migration = {
  async up(db) {
    await db.schema
      .createTable('cups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('clock', 'text', (column) => column.notNull())
      .addColumn('people', 'integer', (column) => column.notNull())
      .addColumn('rounds', 'integer', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('cups_by_status').on('cups').columns(['status', 'created_at']).execute();
    await db.schema.createIndex('cups_by_owner').on('cups').column('owner').execute();
    await db.schema
      .createTable('cup_people')
      .addColumn('cup_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('cup_people_key', ['cup_id', 'person'])
      .execute();
    await db.schema.createIndex('cup_people_by_person').on('cup_people').column('person').execute();
    await db.schema
      .createTable('cup_seats')
      .addColumn('cup_id', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('nth', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('table_id', 'text')
      .addColumn('points', 'integer')
      .addColumn('share', 'double precision')
      .addColumn('missed', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint')
      .addPrimaryKeyConstraint('cup_seats_key', ['cup_id', 'round', 'person'])
      .execute();
    await db.schema.createIndex('cup_seats_by_person').on('cup_seats').columns(['person', 'missed']).execute();
    await db.schema.alterTable('tables').addColumn('cup', 'text').execute();
  },
};
