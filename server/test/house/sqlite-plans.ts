import { DatabaseSync } from 'node:sqlite';
import type { TestContext } from 'node:test';
import { afterwards } from '../support/server.ts';
import { GROWING } from './growing.ts';

/** Statements that may read a whole index or table, each for a reason. */
const ALLOWED: readonly { readonly query: RegExp; readonly plan: RegExp; readonly why: string }[] = [
  {
    query: /^update "?jobs"? set "?claimed_until"? = \?$/,
    plan: /^SCAN jobs$/,
    why: 'once, as a server with a file starts: nobody works at any job then',
  },
  { query: /from "plans" inner join "tables"/, plan: /^SCAN plans/, why: 'plans of running matches: they are few' },
  {
    query: /"removed" is not null and "removed" like/,
    plan: /^SCAN tables USING INDEX tables_removing$/,
    why: 'tables that wait and sent somebody away',
  },
  { query: /order by .* limit \?$/, plan: /^SCAN \w+ USING (COVERING )?INDEX|INDEX tables_by_status/, why: 'the beginning of an index' },
  { query: /^select "seq" from "jobs" limit \?$/, plan: /^SCAN jobs/, why: 'health asks for any one row' },
];

/** Plans in which SQLite reads all of a table that grows, or all of its rows that are over. */
const READING_ALL = new RegExp(`^SCAN (${GROWING.join('|')})\\b|^SEARCH tables USING (COVERING )?INDEX tables_by_status \\(status=\\?\\)$`);

/** How SQLite answers a statement, step by step. */
export const stepsOf = (file: DatabaseSync, query: string): readonly string[] =>
  file
    .prepare(`explain query plan ${query}`)
    .all()
    .map(({ detail }) => String(detail));

/** How SQLite answers these statements where it reads all of a table that grows; nothing: it does not. `used`: why some of them may. */
export function scansOf(file: DatabaseSync, queries: Iterable<string>, used: Set<string> = new Set()): readonly string[] {
  return [...queries].flatMap((query) => {
    const plans = stepsOf(file, query);
    const scans = plans.filter((plan) => READING_ALL.test(plan));
    return scans.flatMap((plan) => {
      // What is read in the order of an index up to a limit is sorted by nothing.
      const sorted = plans.some((step) => step.startsWith('USE TEMP B-TREE FOR ORDER BY'));
      const allowed = ALLOWED.find((one) => one.query.test(query) && one.plan.test(plan) && !(sorted && one.query.source.startsWith('order by')));
      if (allowed) used.add(allowed.why);
      return allowed ? [] : [`${plan}: ${query}`];
    });
  });
}

/** Reasons for which no statement is allowed anything. */
export const unusedOf = (used: ReadonlySet<string>): readonly string[] => ALLOWED.map(({ why }) => why).filter((why) => !used.has(why));

const PLANNED = /^\s*(select|update|delete|insert|with|from)\b/i;

/** Every statement that is prepared from now on, until the test ends, but for those of the test's own connections; grows. */
export function recorded(t: TestContext, own: readonly DatabaseSync[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function prepareSeen(query) {
    if (!own.includes(this) && PLANNED.test(query)) seen.add(query);
    return prepare.call(this, query);
  };
  afterwards(t, () => {
    DatabaseSync.prototype.prepare = prepare;
  });
  return seen;
}

const MIGRATING = /sqlite_master|kysely_|pragma|^(update|insert into) \w+ |^select "id", "created_at" from "people"$/i;

/** Only statements that a serving server makes: migrations read and write whole tables, once. */
export const servedOf = (seen: Iterable<string>): readonly string[] => [...seen].filter((query) => !MIGRATING.test(query));
