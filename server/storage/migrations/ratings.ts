import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether somebody asked a coach: of every match that is over, also those that were counted before. */
export const helped: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tables')
      .addColumn('helped', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update tables set helped = 1 where status = 'over' and counted = 1
      and id in (select table_id from moves where move like '{"act":{"kind":"help"%')`.execute(db);
  },
};

/** Results of matches that are over, and how well people and bots play. */
export const results: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tables')
      .addColumn('counted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index tables_uncounted on tables (updated_at) where status = 'over' and counted = 0`.execute(db);
    await db.schema
      .createTable('results')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('steps', 'integer', (column) => column.notNull())
      .addColumn('scores', 'text', (column) => column.notNull())
      .addColumn('parts', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('results_by_game').on('results').columns(['game', 'seats', 'at']).execute();
    await db.schema
      .createTable('ratings')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('played', 'integer', (column) => column.notNull())
      .addColumn('won', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['game', 'seats', 'player'])
      .execute();
    await db.schema.createIndex('ratings_by_player').on('ratings').column('player').execute();
  },
};

/**
 * Adds the owner of a rating and whether a ladder lists it: bots, and people who can sign in. Both are columns, so a ladder is a range of an index,
 * however many guests there are.
 */
export const ladders: Migration = {
  async up(db) {
    const way = (from: string) => sql`exists (select 1 from ${sql.table(from)} as way where way.person = people.id)`;
    await db.schema
      .alterTable('people')
      .addColumn('account', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update people set account = 1 where ${way('passwords')} or ${way('passkeys')} or ${way('openids')}`.execute(db);
    await sql`create index people_guests on people (created_at, id) where account = 0 and host = 0`.execute(db);
    await db.schema.alterTable('ratings').addColumn('person_id', 'text').execute();
    await db.schema
      .alterTable('ratings')
      .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update ratings set person_id = substr(player, 8) where player like 'person %'`.execute(db);
    await sql`update ratings set listed = 1
      where person_id is null or exists (select 1 from people where people.id = ratings.person_id and people.account = 1)`.execute(db);
    await sql`create index ratings_ranked on ratings (game, seats, (mu - 3 * sigma) desc, player) where listed = 1`.execute(db);
  },
};

/** Matches to be counted, by what no move changes: an index on the time of the last one made every move dear to PostgreSQL. */
export const uncounted: Migration = {
  async up(db) {
    await db.schema.dropIndex('tables_uncounted').execute();
    // The words of the condition stand in the key as well: else SQLite takes the index of all that is over.
    await sql`create index tables_uncounted on tables (status, counted, id) where status = 'over' and counted = 0`.execute(db);
    // So that a row that a move changes finds room beside it.
    if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`alter table tables set (fillfactor = 80)`.execute(db);
  },
};

/** What a person reached first in a match, once for each achievement of a game. */
export const achievements: Migration = {
  async up(db) {
    await db.schema
      .createTable('achievements')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('achievement', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('achievements_key', ['person', 'game', 'achievement'])
      .execute();
  },
};

/** Adds what the points of the rated matches come to, for their mean. */
export const means: Migration = {
  async up(db) {
    await db.schema
      .alterTable('ratings')
      .addColumn('scored', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('ratings')
      .addColumn('score_sum', 'double precision', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** What people have come to in campaigns and puzzles. */
export const progress: Migration = {
  async up(db) {
    await db.schema
      .createTable('progress')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('grade', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('progress_key', ['person', 'collection', 'item'])
      .execute();
  },
};

/** Puzzles by who solves them; the index is for all tries of a game, person after person. */
export const puzzleRatings: Migration = {
  async up(db) {
    await db.schema
      .createTable('puzzle_ratings')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('puzzle', 'text', (column) => column.notNull())
      .addColumn('rating', 'integer', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('puzzle_ratings_key', ['game', 'puzzle'])
      .execute();
    await db.schema.createIndex('progress_by_collection').on('progress').columns(['collection', 'person', 'item', 'grade']).execute();
  },
};
