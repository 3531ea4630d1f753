import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a table's removal was announced and when it is due; whom its owner sent away before the start. */
export const cleaning: Migration = {
  async up(db) {
    await db.schema.alterTable('tables').addColumn('announced_at', 'bigint').execute();
    await db.schema.alterTable('tables').addColumn('remove_at', 'bigint').execute();
    await db.schema.alterTable('tables').addColumn('removed', 'text').execute();
  },
};

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

/**
 * A person has one seat of their own at a table, and one is kept for them. Where a row says otherwise, the first seat stays theirs, and a
 * later one is played at the same screen.
 */
export const oneSeat: Migration = {
  async up(db) {
    await sql`update seats set screen = 1 where person is not null and screen = 0 and exists (select 1 from seats as other
      where other.table_id = seats.table_id and other.person = seats.person and other.screen = 0 and other.seat < seats.seat)`.execute(db);
    await sql`update seats set kind = vacant_as, asked = null, name = null where asked is not null and screen = 0 and exists (select 1 from
      seats as other where other.table_id = seats.table_id and other.asked = seats.asked and other.screen = 0 and other.seat < seats.seat)`.execute(
      db,
    );
    await sql`create unique index seats_own on seats (table_id, person) where person is not null and screen = 0`.execute(db);
    await sql`create unique index seats_asked on seats (table_id, asked) where asked is not null and screen = 0`.execute(db);
  },
};

/** The last chat line that each player has seen, and the open question of each table: the list of tables shows both. */
export const unread: Migration = {
  async up(db) {
    await db.schema
      .alterTable('seats')
      .addColumn('heard', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('questions')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('question', 'text', (column) => column.notNull())
      .execute();
  },
};

/** The list of open tables in its order, all tables in theirs, and who was sent away only where that counts: before the start. */
export const lists: Migration = {
  async up(db) {
    await sql`create index tables_open on tables (access, created_at desc, id desc)
      where access = 'open' and (status = 'waiting' or (status = 'running' and watchers = 1))`.execute(db);
    await sql`update tables set removed = null where removed is not null and status <> 'waiting'`.execute(db);
    await sql`create index tables_removing on tables (id) where removed is not null`.execute(db);
  },
};
