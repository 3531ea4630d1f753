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
  {
    file: 'server/clock/clocks.ts',
    line: 'const seats = sitters.map(({ timed, rest }) => (timed ? { left: bankOf(clock), running: false, bank, ...restOf(rest) } : undefined));',
    change: 'false becomes true',
    why: 'whose clock runs is worked out anew before anybody sees it',
  },
  {
    file: 'server/tables/lobby/seating.ts',
    line: ".set((column) => ({ kind: column.ref('vacant_as'), person: null, name: null, screen: 0 }))",
    change: '0 becomes 1',
    why: 'of a seat that nobody has it says nothing, and whoever takes it writes it anew',
  },
  {
    file: 'server/notices/receivers.ts',
    line: "const known = await storage.db.selectFrom('receivers').select('id').where('person', '=', person).limit(1).executeTakeFirst();",
    change: '1 becomes 2',
    why: 'only the first row is taken',
  },
  {
    file: 'server/http/body.ts',
    line: 'let deepest = 0;',
    change: '0 becomes 1',
    why: 'only what is nested deeper than 32 is refused',
  },
  {
    file: 'server/node/watching.ts',
    line: 'if (missed < LOOKS) return;',
    change: '< becomes <=',
    why: 'a look later: a hang is found between two looks, so its length was never exact',
  },
  {
    file: 'server/cups/seating.ts',
    line: 'if (!best || cost < best.cost) best = { groups, cost };',
    change: '< becomes <=',
    why: 'of drafts that are as good any may be taken',
  },
];
