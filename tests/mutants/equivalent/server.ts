import type { Equivalent } from './equivalent.ts';

export const SERVER: readonly Equivalent[] = [
  {
    file: 'server/tables/match/load.ts',
    line: 'began = performance.now();',
    change: 'statement left out',
    why: 'it yields more often, and folds the same',
  },
  {
    file: 'server/storage/migrations.ts',
    line: "await db.schema.createIndex('seats_by_person').on('seats').column('person').execute();",
    change: 'statement left out',
    why: 'an index changes no answer',
  },
  {
    file: 'server/storage/migrations.ts',
    line: "await db.schema.createIndex('tables_by_owner').on('tables').column('owner').execute();",
    change: 'statement left out',
    why: 'an index changes no answer',
  },
  {
    file: 'server/storage/migrations.ts',
    line: "await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'created_at']).execute();",
    change: 'statement left out',
    why: 'an index changes no answer',
  },
  {
    file: 'server/storage/migrations.ts',
    line: "await db.schema.createIndex('jobs_by_due').on('jobs').column('due').execute();",
    change: 'statement left out',
    why: 'an index changes no answer',
  },
  {
    file: 'server/storage/migrations.ts',
    line: "await db.schema.createIndex('seats_by_asked').on('seats').column('asked').execute();",
    change: 'statement left out',
    why: 'an index changes no answer',
  },
];
