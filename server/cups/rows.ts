import type { Migration } from 'kysely/migration';

/** A cup. `round`: the last one whose tables were made. */
export interface CupRow {
  id: string;
  name: string;
  game: string;
  options: string;
  seats: number;
  clock: string;
  people: number;
  rounds: number;
  round: number;
  status: string;
  owner: string;
  created_at: number;
  updated_at: number;
}

/** Somebody who is of a cup; a person who is gone is a name that is nobody's. */
export interface CupPersonRow {
  cup_id: string;
  person: string;
  name: string;
  joined_at: number;
}

/**
 * Where somebody sits in a round of a cup: all of them are drawn when it starts. `nth`: which table of the round. `points` and the share
 * of the table's points (0 … 1) are there once the table is over; `missed`: a bot ended it for them.
 */
export interface CupSeatRow {
  cup_id: string;
  round: number;
  person: string;
  nth: number;
  seat: number;
  table_id: string | null;
  points: number | null;
  share: number | null;
  missed: number;
  at: number | null;
}

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
