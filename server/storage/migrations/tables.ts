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

/** Adds who may join a table and whether others may watch; before, a table was private or not. */
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

/**
 * Adds when a match ended, to its table and seats, so a player's history is a page of an index. The time of the last step changes with every step.
 * Also adds what the admin reads, in its order.
 */
export const ended: Migration = {
  async up(db) {
    for (const table of ['tables', 'seats'] as const) await db.schema.alterTable(table).addColumn('ended_at', 'bigint').execute();
    await db.schema
      .alterTable('seats')
      .addColumn('stood_in', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update tables set ended_at = updated_at where status in ('over', 'abandoned')`.execute(db);
    await sql`update seats set ended_at = tables.ended_at from tables where tables.id = seats.table_id and tables.ended_at is not null`.execute(db);
    await sql`update seats set stood_in = 1 where (table_id, seat) in (select table_id, seat from moves where move like '{"act":%'
      and (move like '%"kind":"sit-in"%' or move like '%"kind":"resign"%'))`.execute(db);
    await sql`create index seats_active on seats (person) where person is not null and ended_at is null`.execute(db);
    await sql`create index seats_ended on seats (person, ended_at desc, table_id desc) where ended_at is not null`.execute(db);
    // Most seats are kept for nobody: an index that holds those too looks to SQLite as if it led to all of them.
    await db.schema.dropIndex('seats_by_asked').execute();
    await sql`create index seats_by_asked on seats (asked) where asked is not null`.execute(db);
    await sql`create index tables_active on tables (owner) where ended_at is null`.execute(db);
    await sql`create index tables_ended on tables (owner, ended_at desc, id desc) where ended_at is not null`.execute(db);
    await sql`create index tables_by_created on tables (created_at desc, id desc)`.execute(db);
    await sql`create index tables_removable on tables (status, remove_at) where remove_at is not null`.execute(db);
    await db.schema.createIndex('reports_by_at').on('reports').column('at').execute();
    await db.schema.createIndex('sessions_by_used').on('sessions').column('used_at').execute();
    await db.schema.dropIndex('chat_by_person').execute();
    await db.schema.createIndex('chat_by_person').on('chat').columns(['person', 'at', 'table_id', 'id']).execute();
    await db.schema.createIndex('deliveries_by_table').on('deliveries').column('table_id').execute();
    await db.schema.createIndex('links_by_receiver').on('links').column('receiver').execute();
  },
};

/** Seats of players who left, and who took them over; an index for the lobby and one for the deletion of a user. */
export const offers: Migration = {
  async up(db) {
    for (const column of ['offered', 'taken_at'] as const)
      await db.schema
        .alterTable('seats')
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
        .execute();
    for (const column of ['former', 'former_name'] as const) await db.schema.alterTable('seats').addColumn(column, 'text').execute();
    await db.schema.alterTable('seats').addColumn('former_until', 'integer').execute();
    await sql`create index seats_offered on seats (offered, table_id) where offered = 1`.execute(db);
    await sql`create index seats_by_former on seats (former, table_id) where former is not null`.execute(db);
  },
};

/** Tables whose pages show who is ahead. */
export const chances: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tables')
      .addColumn('chances', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** Reactions to chat lines and log steps, and which chat line a spectator has seen. */
export const reactions: Migration = {
  async up(db) {
    await db.schema
      .createTable('reactions')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('line', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('sign', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reactions_key', ['table_id', 'about', 'line', 'person'])
      .execute();
    await db.schema.createIndex('reactions_by_table').on('reactions').columns(['table_id', 'at']).execute();
    await db.schema.createIndex('reactions_by_person').on('reactions').columns(['person', 'at']).execute();
    await db.schema
      .createTable('spectators')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('heard', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('spectators_key', ['table_id', 'person'])
      .execute();
    await db.schema.createIndex('spectators_by_person').on('spectators').column('person').execute();
  },
};
