import type { Course, Deed } from '../deeds.ts';
import { entriesOf, standing } from './matches/log.ts';
import type { Rows } from './rows.ts';

/** A file holds a match that is over, whole; a table of it has its moves once; a rematch is one table; of a deleted table nothing is left. */
export function auditFiles(rows: Rows, { deeds }: Course): readonly string[] {
  return [...exported(rows, deeds), ...imported(rows, deeds), ...again(rows, deeds), ...left(rows, deeds)];
}

const done = (deeds: readonly Deed[], what: string): readonly Deed[] => deeds.filter((one) => one.what === what && one.answer === 'done');

const movesOf = (rows: Rows, table: string): string => JSON.stringify(standing(entriesOf(rows, table)).map(({ row, move }) => [row.seat, move]));

const movesIn = (document: unknown): string => JSON.stringify(JSON.parse(String(document)).moves);

function exported(rows: Rows, deeds: readonly Deed[]): readonly string[] {
  return done(deeds, 'export').flatMap(({ facts, given }) => {
    const table = rows.tables.find(({ id }) => id === facts.table);
    if (!table) return [];
    if (table.status !== 'over' && table.status !== 'abandoned') return [`a file was made of ${table.id}, which is ${table.status}`];
    return movesIn(given.document) === movesOf(rows, table.id) ? [] : [`a file of ${table.id} has other moves than its log`];
  });
}

function imported(rows: Rows, deeds: readonly Deed[]): readonly string[] {
  const brought = done(deeds, 'import');
  const unknown = deeds.filter(({ what, answer }) => what === 'import' && ['lost', 'unavailable'].includes(answer)).length;
  const tables = rows.tables.filter((table) => table.imported === 1);
  const found = tables.length > brought.length + unknown ? [`${tables.length} tables were made of ${brought.length} files`] : [];
  return [
    ...found,
    ...brought.flatMap(({ facts, given }) => {
      if (!tables.some(({ id }) => id === given.table)) return [`the table ${given.table} that was made of a file is not there`];
      return movesOf(rows, String(given.table)) === movesIn(facts.document) ? [] : [`the table ${given.table} has other moves than its file`];
    }),
  ];
}

function again(rows: Rows, deeds: readonly Deed[]): readonly string[] {
  const asked = done(deeds, 'rematch').filter(({ given }) => typeof given.table === 'string');
  return [...Map.groupBy(asked, ({ facts }) => String(facts.table))].flatMap(([before, all]) => {
    const made = new Set(all.map(({ given }) => given.table));
    if (made.size > 1) return [`${made.size} rematches of ${before} were made`];
    const old = rows.tables.find(({ id }) => id === before);
    return old && !made.has(old.rematch) ? [`the rematch of ${before} is ${old.rematch}, and ${[...made].join()} was told`] : [];
  });
}

/** Rows that belong to a table. */
const OF_TABLES = ['seats', 'moves', 'chat', 'jobs', 'notices', 'deliveries', 'plans', 'questions', 'analyses', 'notes'] as const;

function left(rows: Rows, deeds: readonly Deed[]): readonly string[] {
  const wiped = new Set(done(deeds, 'wipe').map(({ facts }) => facts.table));
  const here = rows.tables.filter(({ id }) => wiped.has(id)).map(({ id }) => `${id} was deleted and is there`);
  return [
    ...here,
    ...OF_TABLES.flatMap((name) =>
      rows[name].flatMap(({ table_id }) => (wiped.has(table_id ?? '') ? [`${name} of ${table_id}, which was deleted, are left`] : [])),
    ),
  ];
}
