import type { Migration } from 'kysely/migration';

/**
 * What somebody has planned for a seat; without turns it is done. `after_seq`: the seat's last step when that was so: once there is another,
 * it is void. `turns`: move ids with what was foreseen of each, as JSON. Nobody but that person may know that it is there.
 */
export interface PlanRow {
  table_id: string;
  seat: number;
  person: string;
  command: string;
  condition: string;
  turns: string;
  after_seq: number;
  stopped: string | null;
  at: number;
}

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
