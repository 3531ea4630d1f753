import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often something was tried lately, by whom or from where. */
export const tries: Migration = {
  async up(db) {
    await db.schema
      .createTable('tries')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'double precision', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** What people want to be told and where, what is to be told, and what is on its way. */
export const notices: Migration = {
  async up(db) {
    await addWishes(db);
    await addQueues(db);
    await db.schema
      .createTable('links')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('receiver', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('kept')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

async function addWishes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wishes')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('delay', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('wishes_key', ['person', 'kind'])
    .execute();
  await db.schema
    .createTable('receivers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('dropped', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('receivers_address', ['person', 'kind', 'address'])
    .execute();
  await db.schema.createIndex('receivers_by_address').on('receivers').column('address').execute();
}

async function addQueues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create index notices_due on notices (due) where told = 0`.execute(db);
  await db.schema.createIndex('notices_by_table').on('notices').column('table_id').execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text')
    .addColumn('receiver', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('deliveries_by_due').on('deliveries').column('due').execute();
}

type Columns = Readonly<Record<string, 'text' | 'integer' | 'bigint'>>;

/** Adds a table by its columns, with those of its key first. */
async function addTable(db: Kysely<unknown>, name: string, key: Columns, columns: Columns, nullable: Columns = {}): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, type] of Object.entries({ ...key, ...columns })) table = table.addColumn(column, type, (one) => one.notNull());
  for (const [column, type] of Object.entries(nullable)) table = table.addColumn(column, type);
  await table.addPrimaryKeyConstraint(`${name}_key`, Object.keys(key)).execute();
}

/** Channels of chat programs, what each was told of a table or tournament, and what people are called there. */
export const webhooks: Migration = {
  async up(db) {
    const channel = { name: 'text', form: 'text', address: 'text', details: 'text', language: 'text', events: 'text' } as const;
    const health = { since: 'bigint', failures: 'integer', resting_until: 'bigint' } as const;
    await addTable(db, 'webhooks', { id: 'text' }, { ...channel, ...health }, { dropped: 'text' });
    const told = { stage: 'text', shown: 'text', sent: 'integer', sent_at: 'bigint', marks: 'integer', claimed_until: 'bigint' } as const;
    await addTable(db, 'webhook_posts', { subject: 'text', webhook: 'text' }, told, { message: 'text', due: 'bigint' });
    await addTable(db, 'chat_names', { person: 'text', program: 'text' }, { name: 'text' });
    await sql`create index webhook_posts_due on webhook_posts (due) where due is not null`.execute(db);
    await sql`create index webhook_posts_done on webhook_posts (sent_at) where due is null`.execute(db);
    await sql`create index people_hosts on people (id) where host = 1`.execute(db);
  },
};
